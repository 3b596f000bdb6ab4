// lists.js: the lobby's lists: my games, open seats, games to watch; and the way in for a save.
import { forgetGame, keptGame, keptGames } from '../memory.js';
import { gameHash, go } from '../router.js';
import { isLocal } from '../../engine/local.js';
import { problemText, toast } from '../frame.js';
import { askSure } from '../talk/dialogs.js';
import { el } from '../dom.js';
import { refill } from '../focus.js';
import { getSettings } from '../settings.js';
import { t, whenText } from '../i18n.js';

/** @typedef {import('../main.js').App} App */
/** @typedef {import('../types.js').MatchEntry} MatchEntry */
/**
 * @typedef {MatchEntry & {yours?: boolean, deletable?: boolean}} Listed yours: it is your turn;
 *     deletable: nobody else has a seat in it
 */

const MOST = 20; // games of mine that are asked about

/** @param {App} app */
export function createGameLists(app) {
    const mine = section('mine');
    const open = section('open');
    const others = section('others');

    async function refresh() {
        const [here, there, all] = await Promise.all([
            localGames(app),
            remoteGames(app),
            publicGames(app),
        ]);
        const known = new Set(there.map(({ id }) => id));
        const strangers = all.filter(({ id }) => !known.has(id));
        const free = strangers.filter(
            ({ seats, over }) => !over && seats.some((seat) => seat.open),
        );
        mine.show([...there, ...here].sort(byChange), (game) => myButtons(app, game, refresh));
        open.show(free, (game) => takeButtons(app, game));
        others.show(
            strangers.filter((game) => !free.includes(game)),
            (game) => [link(game, game.over ? t('web.lists.look') : t('web.lists.watch'))],
        );
    }

    return {
        refresh,
        node: el(
            'div',
            { class: 'lists' },
            mine.node,
            app.online ? [open.node, others.node] : null,
            uploadSection(app),
        ),
    };
}

/** Those that go on before those that are over. @param {Listed} a @param {Listed} b */
const byChange = (a, b) => Number(a.over) - Number(b.over) || b.changed - a.changed;

/** A list with its heading. @param {'mine' | 'open' | 'others'} word */
function section(word) {
    const list = el('ul', { class: 'games' });
    const none = t(`web.lists.${word}_none`);
    return {
        node: el('section', {}, el('h2', {}, t(`web.lists.${word}`)), list),
        /** @param {Listed[]} games @param {(game: Listed) => import('../dom.js').Child[]} buttons */
        show(games, buttons) {
            const rows = games.map((game) =>
                el(
                    'li',
                    { class: 'game-row' },
                    describe(game),
                    el('div', { class: 'buttons' }, buttons(game)),
                ),
            );
            refill(list, rows.length > 0 ? rows : el('li', { class: 'none small' }, none));
        },
    };
}

/** @param {App} app */
function uploadSection(app) {
    const upload = el('input', {
        type: 'file',
        accept: '.mekong,text/plain',
        class: 'visually-hidden',
        onchange: () => void loadFile(app, upload),
    });
    return el(
        'section',
        {},
        el('h2', {}, t('web.lists.upload')),
        el('p', { class: 'small' }, t('web.lists.upload_about')),
        el('label', { class: 'button file' }, t('web.lists.upload_choose'), upload),
    );
}

/** @param {App} app @param {HTMLInputElement} upload */
async function loadFile(app, upload) {
    const file = upload.files?.[0];
    upload.value = '';
    if (!file) return;
    try {
        const { id } = await (app.online ? app.remote : app.local).load(await file.text());
        go(gameHash(id));
    } catch (error) {
        toast(problemText(error));
    }
}

/** @param {App} app @param {Listed} game @param {() => Promise<void>} refresh */
function myButtons(app, game, refresh) {
    /** @param {() => Promise<void>} act @param {string} label @param {object} [more] */
    const button = (act, label, more) =>
        el('button', { type: 'button', class: 'quiet', ...more, onclick: act }, label);
    return [
        link(game, game.over ? t('web.lists.look') : t('web.lists.go_on')),
        button(() => remove(app, game).then(refresh), t('web.lists.remove')),
        game.deletable
            ? button(() => erase(app, game).then(refresh), t('web.lists.delete'), {
                  'data-test': 'delete',
              })
            : null,
    ];
}

/** @param {App} app @param {Listed} game */
const takeButtons = (app, game) =>
    game.seats
        .filter((seat) => seat.open)
        .map((seat) =>
            el(
                'button',
                { type: 'button', onclick: () => take(app, game.id, seat.word) },
                t('web.lists.take', { s0: seat.name }),
            ),
        );

/** @param {App} app @param {Listed} game */
async function remove(app, game) {
    const about = t(isLocal(game.id) ? 'web.lists.remove_here' : 'web.lists.remove_there');
    if (!(await askSure(t('web.lists.remove_sure'), about, t('web.lists.remove')))) return;
    await app.transportOf(game.id).forget(game.id);
    forgetGame(game.id);
}

/** Deletes a game on the server, for everybody. @param {App} app @param {Listed} game */
async function erase(app, game) {
    const about = t('web.lists.delete_about');
    if (!(await askSure(t('web.lists.delete_sure'), about, t('web.lists.delete')))) return;
    try {
        await app.remote.erase?.(game.id);
        forgetGame(game.id);
    } catch (error) {
        toast(problemText(error));
    }
}

/** @param {App} app @param {string} id @param {string} seat */
async function take(app, id, seat) {
    try {
        await app.remote.take(id, seat, getSettings().name);
        go(gameHash(id));
    } catch (error) {
        toast(problemText(error));
    }
}

/** @param {Listed} game @param {string} label */
const link = (game, label) =>
    el(
        'a',
        {
            class: 'button',
            href: gameHash(game.id),
            'aria-label': `${label}: ${game.title}, ${seatsText(game)}`,
        },
        label,
    );

/** @param {Listed} game */
const seatsText = (game) => game.seats.map((seat) => `${seat.name}: ${holder(seat)}`).join(' · ');

/** @param {import('../types.js').SeatInfo} seat */
function holder(seat) {
    if (seat.open || seat.invited) return t('web.seat.open');
    if (seat.player) return seat.player;
    return !seat.controller || seat.controller === 'human'
        ? t('web.seat.person')
        : t('web.seat.computer', { s0: seat.controller });
}

/** @param {number} turn */
const begunText = (turn) =>
    turn > 0 ? t('web.lists.begun', { n0: turn }) : t('web.lists.begun_once');

/** @param {Listed} game */
function describe(game) {
    const where = game.over
        ? t('web.lists.over')
        : t('web.turn_of', { n0: game.turn, n1: game.turns });
    return el(
        'div',
        { class: 'game-about' },
        el('strong', {}, game.title),
        game.yours ? el('span', { class: 'yours' }, t('web.lists.your_turn')) : null,
        el('span', {}, where),
        typeof game.begun === 'number'
            ? el('span', { class: 'small', 'data-test': 'begun' }, begunText(game.begun))
            : null,
        el('span', { class: 'small' }, seatsText(game)),
        el(
            'span',
            { class: 'small' },
            game.changed ? whenText(game.changed) : '',
            isLocal(game.id) ? ` · ${t('web.lists.here')}` : '',
        ),
    );
}

/** @param {App} app @returns {Promise<Listed[]>} */
const localGames = async (app) =>
    (await app.local.matches().catch(() => ({ matches: [] }))).matches;

/** @param {App} app @returns {Promise<Listed[]>} */
const publicGames = async (app) =>
    app.online ? (await app.remote.matches().catch(() => ({ matches: [] }))).matches : [];

/**
 * Games on the server of which this browser holds a seat.
 * @param {App} app @returns {Promise<Listed[]>}
 */
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

/** @param {App} app @param {string} id @returns {Promise<Listed>} */
async function remoteGame(app, id) {
    const { keys, touched } = keptGame(id);
    const seat = Object.keys(keys)[0];
    const [table, state] = await Promise.all([
        app.remote.look(id, '', 'table'),
        app.remote.look(id, seat, 'state'),
    ]);
    return {
        id,
        title: table.title,
        turn: state.turn,
        turns: state.turns,
        over: state.over !== null,
        seats: table.seats,
        begun: table.begun,
        deletable: table.deletable,
        changed: Math.floor(touched / 1000),
        yours: state.over === null && state.actor in keys,
    };
}
