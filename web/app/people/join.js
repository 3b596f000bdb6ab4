// join.js: the page behind an invitation: which game, who invites, which side one gets; one says
// what one wants to be called, and sits down.
import { el, fill } from '../dom.js';
import { changeSettings, getSettings } from '../settings.js';
import { gameHash, go } from '../router.js';
import { keptGame } from '../memory.js';
import { loadGame } from '../../games/boards.js';
import { problemText, topBar } from '../frame.js';
import { t } from '../i18n.js';
import { TransportError } from '../../engine/errors.js';

/** @typedef {import('../types.js').Table} Table */
/** @typedef {import('../types.js').SeatInfo} SeatInfo */

/**
 * @param {import('../main.js').App} app @param {{id: string, key: string}} invitation
 * @returns {Promise<import('../main.js').Page | null>}
 */
export async function openJoin(app, { id, key }) {
    const enter = () => go(gameHash(id));
    let table = await read();
    if (!table) {
        enter();
        return null;
    }
    let typed = getSettings().name;

    /** The table, if the link is still good. */
    async function read() {
        const found = await app.remote.invitation?.(id, key);
        if (found?.invited?.length) return found;
        // Who comes back with a link that he has used goes on; others come too late.
        if (Object.keys(keptGame(id).keys).length > 0) return null;
        throw new TransportError(403, 'key', '');
    }

    /** @param {Table} now */
    async function draw(now) {
        const { drawSign } = await loadGame(now.game);
        fill(app.root, topBar(), page(now, drawSign, typed, sit));
        app.root.querySelector('input')?.focus();
    }

    /** @param {string} name @param {HTMLElement} problem */
    async function sit(name, problem) {
        typed = name;
        try {
            await app.remote.join(id, key, name);
            changeSettings({ name });
            enter();
        } catch (error) {
            fill(problem, problemText(error));
        }
    }
    await draw(table);
    return {
        close: () => {},
        async relabel() {
            table = await read();
            if (table) await draw(table);
            else enter();
        },
    };
}

/**
 * @param {Table} table @param {(word: string) => Element | null} drawSign @param {string} name
 * @param {(name: string, problem: HTMLElement) => Promise<void>} sit
 */
function page(table, drawSign, name, sit) {
    const mine = table.seats.filter(({ word }) => table.invited?.includes(word));
    const host = table.seats.find(
        ({ controller, open, invited }) => controller === 'human' && !open && !invited,
    );
    const who = host?.player || t('web.join.somebody');
    const field = el('input', {
        type: 'text',
        maxlength: 40,
        autocomplete: 'nickname',
        value: name,
        'data-test': 'join-name',
    });
    const problem = el('p', { class: 'refusal', role: 'alert' });
    return el(
        'main',
        { class: 'join' },
        el(
            'form',
            {
                class: 'join-card',
                onsubmit: (/** @type {Event} */ event) => {
                    event.preventDefault();
                    void sit(field.value.trim(), problem);
                },
            },
            el('p', { class: 'small' }, table.title),
            el('h1', { 'data-test': 'join-title' }, t('web.join.title', { s0: who })),
            el(
                'ul',
                { class: 'join-seats' },
                table.seats.map((seat) => seatLine(seat, mine, drawSign)),
            ),
            el('label', { class: 'field' }, el('span', {}, t('web.join.name')), field),
            table.series ? el('p', {}, t('web.join.series')) : null,
            el('p', { class: 'small' }, t('web.join.about', { s0: who })),
            problem,
            el(
                'button',
                { type: 'submit', class: 'primary large', 'data-test': 'join' },
                t('web.join.sit', { s0: mine.map((seat) => seat.name).join(' + ') }),
            ),
        ),
    );
}

/** @param {SeatInfo} seat @param {SeatInfo[]} mine @param {(word: string) => Element | null} drawSign */
function seatLine(seat, mine, drawSign) {
    const { word, name, player, controller, open, invited } = seat;
    const you = mine.includes(seat);
    const who = you
        ? t('web.join.you')
        : open || invited
          ? t('web.plate.open')
          : controller === 'human'
            ? player || t('web.join.somebody')
            : t('web.join.computer');
    return el(
        'li',
        { class: `join-seat by-${word}${you ? ' mine' : ''}`, 'data-seat': word },
        drawSign(word) ?? el('span', { class: 'emblem' }, name.slice(0, 1)),
        el('b', {}, name),
        el('span', {}, who),
    );
}
