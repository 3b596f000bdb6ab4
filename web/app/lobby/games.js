// games.js: the games that the lobby lists: those of this browser, those on the server of which it
// holds a seat, and those that are open to all.
import { keptGame, keptGames } from '../memory.js';
import { isLocal } from '../../engine/local.js';
import { el } from '../dom.js';
import { computerName } from '../computers.js';
import { t } from '../i18n.js';

/** @typedef {import('../main.js').App} App */
/** @typedef {import('../types.js').MatchEntry} MatchEntry */
/** @typedef {import('../types.js').GameState} GameState */
/** @typedef {import('../types.js').GameInfo} GameInfo */

/**
 * @typedef {MatchEntry & {mine?: string[], deletable?: boolean, state?: GameState | null}} Listed
 *     mine: my seats; deletable: nobody else has a seat in it; state: as I see it, if it is known
 */

const MOST = 20; // games of mine that are asked about

/** Own move first, then those that go on, then those that are over. @param {Listed} game */
const rank = (game) => (game.over ? 2 : isYours(game) ? 0 : 1);

/** @param {Listed[]} games */
export const sorted = (games) =>
    [...games].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);

/** Whether it waits for me. @param {Listed} game */
export const isYours = ({ over, mine, actor }) =>
    !over && actor !== undefined && (mine ?? []).includes(actor);

/** Games that are over do not change: they are asked for once. @type {Map<string, Listed>} */
const past = new Map();

/** @param {App} app @param {string} id @returns {Promise<Listed>} */
async function remoteGame(app, id) {
    const known = past.get(id);
    if (known) return known;
    const { keys, touched } = keptGame(id);
    const mine = Object.keys(keys);
    const [table, state] = await Promise.all([
        app.remote.look(id, '', 'table'),
        app.remote.look(id, mine[0], 'state'),
    ]);
    const game = {
        id,
        game: table.game,
        title: table.title,
        turn: state.turn,
        turns: state.turns,
        actor: state.actor,
        over: state.over !== null,
        winner: state.over?.winner ?? null,
        seats: table.seats,
        begun: table.begun,
        deletable: table.deletable,
        changed: Math.floor(touched / 1000),
        mine,
        state,
    };
    if (game.over) past.set(id, game);
    return game;
}

/** @param {App} app @returns {Promise<Listed[]>} */
async function remoteGames(app) {
    if (!app.online) return [];
    const ids = keptGames()
        .filter(({ id, keys }) => !isLocal(id) && Object.keys(keys).length > 0)
        .map(({ id }) => id);
    const found = await Promise.all(
        ids.slice(0, MOST).map((id) => remoteGame(app, id).catch(() => null)),
    );
    return found.filter((game) => game !== null);
}

/** @param {App} app @returns {Promise<Listed[]>} */
async function localGames(app) {
    const { matches } = await app.local.matches().catch(() => ({ matches: [] }));
    return matches.map((entry) => ({
        ...entry,
        mine: entry.seats
            .filter(({ controller }) => controller === 'human')
            .map(({ word }) => word),
    }));
}

/** @param {App} app @returns {Promise<Listed[]>} */
const publicGames = async (app) =>
    app.online ? (await app.remote.matches().catch(() => ({ matches: [] }))).matches : [];

/** @param {App} app */
export async function findGames(app) {
    const [here, there, all] = await Promise.all([
        localGames(app),
        remoteGames(app),
        publicGames(app),
    ]);
    const known = new Set(there.map(({ id }) => id));
    const strangers = all.filter(({ id }) => !known.has(id));
    const open = strangers.filter(({ seats, over }) => !over && seats.some((seat) => seat.open));
    return {
        mine: sorted([...there, ...here]),
        open,
        others: strangers.filter((game) => !open.includes(game)),
    };
}

/**
 * The position of a game as I see it. Of a game in this browser it is asked for when it is drawn.
 * @param {App} app @param {Listed} game @returns {Promise<GameState | null>}
 */
export async function stateOf(app, game) {
    if (game.state !== undefined) return game.state;
    return app
        .transportOf(game.id)
        .look(game.id, game.mine?.[0] ?? '', 'state')
        .catch(() => null);
}

/** What a computer player is called. @param {GameInfo | undefined} game @param {string} word */
export function playerName(game, word) {
    const player = game?.players.find((one) => one.word === word);
    return player?.needs ? t('web.lobby.automaton') : computerName(word);
}

/**
 * Who holds a seat.
 * @param {import('../types.js').SeatInfo} seat @param {GameInfo | undefined} game
 */
export function holder(seat, game) {
    if (seat.open || seat.invited) return t('web.seat.open');
    if (seat.player) return seat.player;
    return !seat.controller || seat.controller === 'human'
        ? t('web.seat.person')
        : playerName(game, seat.controller);
}

/** That it was begun from a save, if it was. @param {Listed} game */
export function begunNote({ begun }) {
    if (typeof begun !== 'number') return null;
    const text = begun > 0 ? t('web.lists.begun', { n0: begun }) : t('web.lists.begun_once');
    return el('span', { class: 'small', 'data-test': 'begun' }, text);
}
