// tables.js: tables of others: those with a free seat, those to watch; and the way in for a save or
// a link.
import { gameHash, go } from '../router.js';
import { problemText, toast } from '../frame.js';
import { openDialog } from '../talk/dialogs.js';
import { el } from '../dom.js';
import { refill } from '../focus.js';
import { getSettings } from '../settings.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { begunNote, holder } from './games.js';

/** @typedef {import('../main.js').App} App */
/** @typedef {import('./games.js').Listed} Listed */
/** @typedef {import('./shelf.js').Shelf} Shelf */

const MOST = 8; // rows of a list

/**
 * A list with its heading.
 * @param {string} word @param {import('../dom.js').Child} [more] beside the heading
 */
function section(word, more = null) {
    const list = el('ul', {});
    const count = el('span', {});
    const id = `l-${word}`;
    return {
        node: el(
            'section',
            { class: 'tables', 'aria-labelledby': id, 'data-test': `list-${word}` },
            el('header', { class: 'lh' }, el('h2', { id }, t(`web.lists.${word}`)), count, more),
            list,
        ),
        /** @param {HTMLElement[]} rows */
        show(rows) {
            count.textContent = rows.length > 0 ? String(rows.length) : '';
            const none = el('li', { class: 'none small' }, t(`web.lists.${word}_none`));
            refill(list, rows.length > 0 ? rows.slice(0, MOST) : none);
        },
    };
}

/** @param {Listed} game @param {Node | null} sign @param {string} who @param {string} what @param {Node[]} acts */
const tableRow = (game, sign, who, what, acts) =>
    el(
        'li',
        { class: 'tb' },
        el('span', { class: 'tb-e' }, sign),
        el('span', { class: 'tb-t' }, el('b', {}, who), el('span', {}, what), begunNote(game)),
        el('span', { class: 'tb-a' }, acts),
    );

/** Those who sit at a table. @param {Shelf} shelf @param {Listed} game */
const sitters = (shelf, game) =>
    game.seats
        .filter((seat) => !seat.open && !seat.invited)
        .sort((a, b) => Number(Boolean(b.player)) - Number(Boolean(a.player)))
        .map((seat) => holder(seat, shelf.info(game.game)))
        .join(', ');

/**
 * @param {App} app @param {Shelf} shelf
 * @param {() => void} watchTwo readies the form for two computers
 */
export function createTables(app, shelf, watchTwo) {
    const open = section('open');
    const others = section(
        'others',
        el(
            'button',
            { type: 'button', class: 'link', 'data-test': 'watch-two', onclick: watchTwo },
            t('web.lobby.watch_two'),
        ),
    );

    /** @param {Listed} game */
    function openRow(game) {
        const free = game.seats.filter((seat) => seat.open);
        const names = free.map((seat) => shelf.seatName(game.game, seat)).join(', ');
        const acts = free.map((seat) => {
            const name = shelf.seatName(game.game, seat);
            return el(
                'button',
                {
                    type: 'button',
                    'aria-label': t('web.lists.take', { s0: name }),
                    'data-test': `join-${seat.word}`,
                    onclick: () => take(app, game.id, seat.word),
                },
                free.length > 1 ? name : t('web.lists.join'),
            );
        });
        const what = `${game.title} · ${t('web.lists.free', { s0: names })}`;
        const who = sitters(shelf, game) || t('web.lists.nobody');
        return tableRow(game, shelf.sign(game.game, free[0].word), who, what, acts);
    }

    /** @param {Listed} game */
    function otherRow(game) {
        const { card } = shelf.module(game.game);
        const where = game.over
            ? t('web.lists.over')
            : t(card?.turn ?? 'web.turn_of', { n0: game.turn, n1: game.turns });
        const label = game.over ? t('web.lists.look') : t('web.lists.watch');
        const who = sitters(shelf, game);
        const link = { class: 'button', href: gameHash(game.id), 'aria-label': `${label}: ${who}` };
        const act = el('a', link, label);
        return tableRow(game, icon('eye'), who, `${game.title} · ${where}`, [act]);
    }

    return {
        nodes: [...(app.online ? [open.node] : []), others.node],
        /** @param {{open: Listed[], others: Listed[]}} found */
        show(found) {
            open.show(found.open.map(openRow));
            others.show(
                [...found.others].sort((a, b) => Number(a.over) - Number(b.over)).map(otherRow),
            );
        },
    };
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

/* ---- A save or a link ------------------------------------------------------------------------ */

/** Of a link only what is behind its # counts, and only a game or an invitation. @param {string} text */
export function hashOf(text) {
    const found = text.trim().match(/#\/(?:game|join)\/[\w%/.~-]+$/);
    return found ? found[0] : null;
}

/** @param {App} app @param {File | undefined} file */
async function loadFile(app, file) {
    if (!file) return;
    try {
        const { id } = await (app.online ? app.remote : app.local).load(await file.text());
        go(gameHash(id));
    } catch (error) {
        toast(problemText(error));
    }
}

/** Asks for a link, for who cannot put it into the browser's own line: an installed app has none. */
function openLink() {
    const link = el('input', { type: 'text', 'data-test': 'link-in', autocomplete: 'off' });
    /** @param {Event} event */
    function follow(event) {
        event.preventDefault();
        const hash = hashOf(link.value);
        if (!hash) return toast(t('web.lists.link_bad'));
        box.close();
        go(hash);
    }
    const box = openDialog(t('web.lists.link_open'), [
        el(
            'form',
            { class: 'link-in', onsubmit: follow },
            el('label', { class: 'field' }, el('span', {}, t('web.lists.link')), link),
            el('button', { type: 'submit' }, t('web.lists.link_open')),
        ),
    ]);
    link.focus();
}

const openAbout = () =>
    openDialog(t('web.lobby.about'), [
        el('p', {}, t('web.lobby.unofficial')),
        el('p', {}, t('web.lobby.reconstructed')),
    ]);

/** @param {string} word @param {string} label @param {() => void} act */
const footButton = (word, label, act) =>
    el('button', { type: 'button', 'data-test': word, onclick: act }, label);

/** The last row: a save or a link; who made all this. @param {App} app */
export function createFoot(app) {
    const upload = el('input', {
        type: 'file',
        accept: '.mekong,text/plain',
        class: 'visually-hidden',
        onchange: () => {
            void loadFile(app, upload.files?.[0]);
            upload.value = '';
        },
    });
    return el(
        'footer',
        { class: 'tables file' },
        el(
            'label',
            { title: t('web.lists.upload_about') },
            icon('file'),
            el('span', {}, t('web.lists.upload')),
            upload,
        ),
        footButton('open-link', t('web.lists.link_open'), openLink),
        footButton('about', t('web.lobby.about'), openAbout),
    );
}
