// seats.js: who sits where in a new game. The form above sets all seats at once; here each can be
// given to somebody else: me, somebody by link, anybody, a computer of some level.
import { el } from '../dom.js';
import { t } from '../i18n.js';
import { playerName } from './games.js';

/** @typedef {import('../types.js').GameInfo} GameInfo */
/** @typedef {import('./shelf.js').Shelf} Shelf */

/** Who may sit there, by word. @param {GameInfo} game @param {string} seat @param {boolean} online */
function sitters(game, seat, online) {
    const computers = game.players
        .filter(({ seats }) => seats.includes(seat))
        .map(({ word }) => [word, playerName(game, word)]);
    const people = [['human', t('web.lobby.me')]];
    if (online) people.push(['invite', t('web.lobby.friend')], ['open', t('web.lobby.anybody')]);
    return [...people, ...computers];
}

/** @param {GameInfo} game @param {Shelf} shelf @param {boolean} online */
export function createSeats(game, shelf, online) {
    const selects = new Map(
        game.seats.map(({ word }) => [
            word,
            el(
                'select',
                { 'data-test': `seat-${word}` },
                sitters(game, word, online).map(([value, name]) => el('option', { value }, name)),
            ),
        ]),
    );
    const node = el(
        'details',
        { class: 'fold seats' },
        el('summary', {}, el('b', {}, t('web.lobby.seats'))),
        el(
            'div',
            { class: 'seat-list' },
            game.seats.map((seat) =>
                el(
                    'label',
                    { class: 'seat-pick' },
                    shelf.sign(game.word, seat.word),
                    el('span', {}, shelf.seatName(game.word, seat)),
                    selects.get(seat.word),
                ),
            ),
        ),
    );
    return {
        node,
        /** @param {Record<string, string>} seating */
        show(seating) {
            for (const [seat, select] of selects) select.value = seating[seat];
        },
        /** @returns {Record<string, string>} */
        values: () =>
            Object.fromEntries([...selects].map(([seat, select]) => [seat, select.value])),
    };
}
