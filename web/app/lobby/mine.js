// mine.js: my games: the first few as cards that show what is asked, all of them in a box of their
// own, where they can be removed and deleted.
import { forgetGame } from '../memory.js';
import { gameHash } from '../router.js';
import { isLocal } from '../../engine/local.js';
import { problemText, toast } from '../frame.js';
import { askSure, openDialog } from '../talk/dialogs.js';
import { el } from '../dom.js';
import { refill } from '../focus.js';
import { agoText, t, whenText } from '../i18n.js';
import { begunNote, holder, isYours, stateOf } from './games.js';

/** @typedef {import('../main.js').App} App */
/** @typedef {import('./games.js').Listed} Listed */
/** @typedef {import('./shelf.js').Shelf} Shelf */

const SHOWN = 3; // cards beside one another

/**
 * @param {App} app @param {Shelf} shelf
 * @param {() => Promise<void>} refresh looks for games again
 */
export function createMine(app, shelf, refresh) {
    const heading = el('h2', { id: 'l-mine' }, t('web.lists.mine'));
    const waits = el('span', {});
    const all = el('button', {
        type: 'button',
        class: 'link',
        'data-test': 'all',
        onclick: openAll,
    });
    const cards = el('ul', {});
    /** @type {Listed[]} */
    let games = [];
    const list = el('ul', { class: 'games' });

    function openAll() {
        openDialog(t('web.lists.mine'), [list], { class: 'wide' });
    }

    /** @type {Map<string, {key: string, node: HTMLElement}>} what has not changed is not drawn again */
    const drawn = new Map();

    /** @param {Listed} game */
    function cardOf(game) {
        const key = JSON.stringify([
            game.turn,
            game.actor,
            game.over,
            game.seats,
            game.state?.version,
        ]);
        const old = drawn.get(game.id);
        if (old?.key === key && !isLocal(game.id)) return old.node;
        const node = el('li', {}, card(app, shelf, game));
        drawn.set(game.id, { key, node });
        return node;
    }

    return {
        node: el(
            'section',
            { class: 'yours', 'aria-labelledby': 'l-mine', hidden: true },
            el('header', { class: 'lh' }, heading, waits, all),
            cards,
        ),
        /** @param {Listed[]} found */
        show(found) {
            games = found;
            const due = games.filter(isYours).length;
            this.node.hidden = games.length === 0;
            this.node.dataset.count = String(Math.min(games.length, SHOWN));
            waits.textContent = due > 0 ? t('web.lists.due', { n0: due }) : '';
            all.textContent =
                games.length > SHOWN
                    ? t('web.lists.all', { n0: games.length })
                    : t('web.lists.tidy');
            refill(cards, games.slice(0, SHOWN).map(cardOf));
            refill(
                list,
                games.length > 0
                    ? games.map((game) => listRow(app, shelf, game, refresh))
                    : el('li', { class: 'none small' }, t('web.lists.mine_none')),
            );
        },
    };
}

/* ---- A card ---------------------------------------------------------------------------------- */

/** Where a game stands. @param {Shelf} shelf @param {Listed} game */
function standing(shelf, game) {
    const { card: words } = shelf.module(game.game);
    const turn =
        game.turn > 0
            ? t(words?.turn ?? 'web.turn_of', { n0: game.turn, n1: game.turns })
            : t('web.lists.set_up');
    const seat = game.seats.find(({ word }) => word === game.winner);
    if (seat) return `${turn} · ${t('web.lists.won', { s0: shelf.seatName(game.game, seat) })}`;
    const phase = game.state?.moment?.strip?.find(
        (/** @type {any} */ cell) => cell.word === 'phase',
    );
    if (!phase || game.over) return turn;
    return game.turn > 0 ? `${turn} · ${phase.title}` : phase.title;
}

/** Those who play against me, with their signs. @param {Shelf} shelf @param {Listed} game */
function opponents(shelf, game) {
    const others = game.seats.filter(({ word }) => !(game.mine ?? []).includes(word));
    const shown = others.length > 0 ? others : game.seats;
    const signs = shown.map(({ word }) => shelf.sign(game.game, word));
    if (others.length === 0) return [...signs, el('span', {}, t('web.lobby.screen'))];
    const info = shelf.info(game.game);
    const text =
        shown.length === 1 ? holder(shown[0], info) : t('web.lists.others_n', { n0: shown.length });
    return [...signs, el('span', {}, text)];
}

/** @param {Shelf} shelf @param {Listed} game */
function whoseTurn(shelf, game) {
    if (game.over) return el('span', { class: 'todo' }, t('web.lists.review'));
    if (isYours(game)) return el('span', { class: 'move' }, t('web.lists.your_turn'));
    const seat = game.seats.find(({ word }) => word === game.actor);
    if (!seat) return el('span', { class: 'wait' }, '');
    if (seat.open || seat.invited) return el('span', { class: 'wait' }, t('web.lists.waits'));
    const name = seat.player || shelf.seatName(game.game, seat);
    return el('span', { class: 'wait' }, t('web.lists.moves', { s0: name }));
}

/** What is asked, as words of places; nothing while another moves. @param {any} state */
const asked = (state) => [
    ...new Set(
        [
            state?.about,
            ...(state?.choices ?? []).map((/** @type {any} */ { place }) => place),
        ].filter((place) => place),
    ),
];

/** @param {App} app @param {Shelf} shelf @param {Listed} game */
function card(app, shelf, game) {
    const look = game.over ? 'over' : isYours(game) ? 'turn' : '';
    return el(
        'a',
        { class: `mygame ${look}`, href: gameHash(game.id), 'data-test': 'mine' },
        shelf.picture(game.game, 'thumb', async () => {
            const state = await stateOf(app, game);
            return { form: 'thumb', view: state?.view, places: asked(state) };
        }),
        el(
            'span',
            { class: 'mg' },
            el('b', { class: 'mg-t' }, game.title),
            el('span', { class: 'mg-w' }, standing(shelf, game)),
            el('span', { class: 'mg-p' }, opponents(shelf, game)),
            el(
                'span',
                { class: 'mg-s' },
                whoseTurn(shelf, game),
                game.changed ? el('time', {}, agoText(game.changed)) : null,
            ),
        ),
    );
}

/* ---- All of them ----------------------------------------------------------------------------- */

/** @param {Shelf} shelf @param {Listed} game */
const seatsText = (shelf, game) =>
    game.seats.map((seat) => `${seat.name}: ${holder(seat, shelf.info(game.game))}`).join(' · ');

/** @param {Shelf} shelf @param {Listed} game */
function describe(shelf, game) {
    return el(
        'div',
        { class: 'game-about' },
        el('strong', {}, game.title),
        isYours(game) ? el('span', { class: 'move' }, t('web.lists.your_turn')) : null,
        el('span', {}, game.over ? t('web.lists.over') : standing(shelf, game)),
        begunNote(game),
        el('span', { class: 'small' }, seatsText(shelf, game)),
        el(
            'span',
            { class: 'small' },
            game.changed ? whenText(game.changed) : '',
            isLocal(game.id) ? ` · ${t('web.lists.here')}` : '',
        ),
    );
}

/** @param {App} app @param {Shelf} shelf @param {Listed} game @param {() => Promise<void>} refresh */
function listRow(app, shelf, game, refresh) {
    const label = game.over ? t('web.lists.look') : t('web.lists.go_on');
    const about = `${label}: ${game.title}, ${seatsText(shelf, game)}`;
    /** @param {(app: App, game: Listed) => Promise<void>} act @param {string} text @param {object} [more] */
    const button = (act, text, more) =>
        el(
            'button',
            {
                type: 'button',
                class: 'quiet',
                ...more,
                onclick: () => act(app, game).then(refresh),
            },
            text,
        );
    return el(
        'li',
        { class: 'game-row' },
        describe(shelf, game),
        el(
            'div',
            { class: 'buttons' },
            el(
                'a',
                {
                    class: 'button',
                    href: gameHash(game.id),
                    'aria-label': about,
                    onclick: (/** @type {Event} */ { target }) =>
                        /** @type {Element} */ (target).closest('dialog')?.close(),
                },
                label,
            ),
            button(remove, t('web.lists.remove')),
            game.deletable ? button(erase, t('web.lists.delete'), { 'data-test': 'delete' }) : null,
        ),
    );
}

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
