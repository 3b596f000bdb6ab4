// lists.js: the lobby's lists: my games, open seats, games to watch; and the way in for a save.
import { forgetGame, keptGame, keptGames } from './memory.js';
import { gameHash, go } from './router.js';
import { isLocal } from '../engine/local.js';
import { problemText, toast } from './frame.js';
import { askSure } from './dialogs.js';
import { el } from './dom.js';
import { refill } from './focus.js';
import { getSettings } from './settings.js';
import { t, whenText } from './i18n.js';

/** @typedef {import('./main.js').App} App */
/** @typedef {import('./types.js').MatchEntry} MatchEntry */
/**
 * @typedef {MatchEntry & {yours?: boolean, deletable?: boolean}} Listed yours: it is your turn;
 *     deletable: nobody else has a seat in it
 */

const MOST = 20; // games of mine that are asked about

/** @param {App} app */
export function createGameLists(app) {
    const mine = el('ul', { class: 'games' }),
        open = el('ul', { class: 'games' }),
        others = el('ul', { class: 'games' });
    const upload = el('input', {
        type: 'file',
        accept: '.mekong,text/plain',
        class: 'visually-hidden',
        onchange: () => void loadFile(),
    });
    const sections = [
        { title: t('web.lists.mine'), list: mine, none: t('web.lists.mine_none') },
        { title: t('web.lists.open'), list: open, none: t('web.lists.open_none') },
        { title: t('web.lists.others'), list: others, none: t('web.lists.others_none') },
    ];

    async function loadFile() {
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

    /** @param {Listed} game */
    async function remove(game) {
        if (
            !(await askSure(
                t('web.lists.remove_sure'),
                t(isLocal(game.id) ? 'web.lists.remove_here' : 'web.lists.remove_there'),
                t('web.lists.remove'),
            ))
        )
            return;
        await app.transportOf(game.id).forget(game.id);
        forgetGame(game.id);
        await refresh();
    }

    /** Deletes a game on the server, for everybody. @param {Listed} game */
    async function erase(game) {
        if (
            !(await askSure(
                t('web.lists.delete_sure'),
                t('web.lists.delete_about'),
                t('web.lists.delete'),
            ))
        )
            return;
        try {
            await app.remote.erase?.(game.id);
            forgetGame(game.id);
        } catch (error) {
            toast(problemText(error));
        }
        await refresh();
    }

    /** @param {string} id @param {string} seat */
    async function take(id, seat) {
        try {
            await app.remote.take(id, seat, getSettings().name);
            go(gameHash(id));
        } catch (error) {
            toast(problemText(error));
        }
    }

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
        show(
            mine,
            [...there, ...here].sort(
                (a, b) => Number(a.over) - Number(b.over) || b.changed - a.changed,
            ),
            (game) => [
                link(game, game.over ? t('web.lists.look') : t('web.lists.go_on')),
                el(
                    'button',
                    { type: 'button', class: 'quiet', onclick: () => remove(game) },
                    t('web.lists.remove'),
                ),
                game.deletable
                    ? el(
                          'button',
                          {
                              type: 'button',
                              class: 'quiet',
                              'data-test': 'delete',
                              onclick: () => erase(game),
                          },
                          t('web.lists.delete'),
                      )
                    : null,
            ],
        );
        show(open, free, (game) =>
            game.seats
                .filter((seat) => seat.open)
                .map((seat) =>
                    el(
                        'button',
                        { type: 'button', onclick: () => take(game.id, seat.word) },
                        t('web.lists.take', { s0: seat.name }),
                    ),
                ),
        );
        show(
            others,
            strangers.filter((game) => !free.includes(game)),
            (game) => [link(game, game.over ? t('web.lists.look') : t('web.lists.watch'))],
        );
    }

    /**
     * @param {HTMLElement} list @param {Listed[]} games
     * @param {(game: Listed) => import('./dom.js').Child[]} actions
     */
    function show(list, games, actions) {
        const section = sections.find((one) => one.list === list);
        refill(
            list,
            games.length === 0
                ? el('li', { class: 'none small' }, section?.none)
                : games.map((game) =>
                      el(
                          'li',
                          { class: 'game-row' },
                          describe(game),
                          el('div', { class: 'buttons' }, actions(game)),
                      ),
                  ),
        );
    }

    return {
        refresh,
        node: el(
            'div',
            { class: 'lists' },
            sections
                .filter(({ list }) => app.online || list === mine)
                .map(({ title, list }) => el('section', {}, el('h2', {}, title), list)),
            el(
                'section',
                {},
                el('h2', {}, t('web.lists.upload')),
                el('p', { class: 'small' }, t('web.lists.upload_about')),
                el('label', { class: 'button file' }, t('web.lists.upload_choose'), upload),
            ),
        ),
    };
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

/** @param {import('./types.js').SeatInfo} seat */
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
