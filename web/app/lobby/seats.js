// seats.js: who sits where in a new game. The form above sets all seats at once; here each can be
// given to somebody else: me, somebody by link, anybody, a computer of some level. Seats that are one
// player's have one row.
import { el, fill } from '../dom.js';
import { t } from '../i18n.js';
import { playerName } from './games.js';
import { aboutPlayer, playersOf, playersOption } from './players.js';

/** @typedef {import('../types.js').GameInfo} GameInfo */
/** @typedef {import('./shelf.js').Shelf} Shelf */

/** Who may sit there, by word. @param {GameInfo} game @param {string[]} player @param {boolean} online */
function sitters(game, player, online) {
    const computers = game.players
        .filter(({ seats }) => player.every((seat) => seats.includes(seat)))
        .map(({ word }) => [word, playerName(game, word)]);
    const people = [['human', t('web.lobby.me')]];
    if (online) people.push(['invite', t('web.lobby.friend')], ['open', t('web.lobby.anybody')]);
    return [...people, ...computers];
}

/**
 * @param {GameInfo} game @param {Shelf} shelf @param {boolean} online
 * @param {(value: string) => void} onplayers another value of the option that joins seats
 */
export function createSeats(game, shelf, online, onplayers) {
    const option = playersOption(game);
    const joined = el(
        'select',
        { 'data-test': 'players', onchange: () => onplayers(joined.value) },
        option?.values.map(({ word, name }) => el('option', { value: word }, name)),
    );
    const summary = el('span', {});
    const list = el('div', { class: 'seat-list' });
    const about = el('div', { class: 'seat-about small', 'aria-live': 'polite' });
    /** Who sits there, by the seats of a player. @type {Map<string[], HTMLSelectElement>} */
    let selects = new Map();

    /** Says how those play who sit there. */
    function tell() {
        const sitting = [...new Set([...selects.values()].map(({ value }) => value))];
        fill(
            about,
            sitting
                .map((word) => [playerName(game, word), aboutPlayer(game, word)])
                .filter(([, words]) => words)
                .map(([name, words]) => el('p', {}, el('b', {}, name), ' · ', words)),
        );
    }

    /** @param {string[]} player */
    function pick(player) {
        const select = el(
            'select',
            { 'data-test': `seat-${player[0]}`, onchange: tell },
            sitters(game, player, online).map(([value, name]) => el('option', { value }, name)),
        );
        selects.set(player, select);
        return el(
            'label',
            { class: 'seat-pick' },
            el(
                'span',
                { class: 'signs' },
                player.map((seat) => shelf.sign(game.word, seat)),
            ),
            el('span', {}, shelf.playerName(game.word, player)),
            select,
        );
    }

    return {
        node: el(
            'details',
            { class: 'fold seats' },
            el('summary', {}, el('b', {}, t('web.lobby.seats')), summary),
            option ? el('label', { class: 'field' }, el('span', {}, option.name), joined) : null,
            list,
            about,
        ),
        /** @param {string} players value of the option @param {Record<string, string>} seating */
        show(players, seating) {
            selects = new Map();
            fill(list, playersOf(game, players).map(pick));
            for (const [[seat], select] of selects) select.value = seating[seat];
            joined.value = players;
            tell();
            summary.textContent = option?.values.find(({ word }) => word === players)?.name ?? '';
        },
        /** @returns {Record<string, string>} */
        values: () =>
            Object.fromEntries(
                [...selects].flatMap(([player, select]) =>
                    player.map((seat) => [seat, select.value]),
                ),
            ),
    };
}
