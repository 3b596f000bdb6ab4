/*
 * Everything in a position that can be pointed at besides places: groups of units, coins and
 * aircraft, each with its name and how it looks.
 */
import { airSlots, coinTally, unitTally } from './docks.js';
import { groupsOf } from './model.js';
import { groupLook } from './pieces.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Translate} Translate */
/**
 * @typedef {{key: string, word: string, place: string, kind: 'unit'|'marker', ids: string[], side:
 *     string, look: () => Element[], name: string, flags: string[], about: string, group?:
 *     import('./types.js').Group}} Piece
 */

/** @param {View} view @param {import('./speech.js').Speech} words @returns {Piece[]} */
const unitsOf = (view, words) =>
    groupsOf(view).map((group) => ({
        key: group.key,
        word: group.ids[0],
        place: group.place,
        kind: 'unit',
        ids: group.ids,
        side: group.side,
        look: () =>
            group.place === 'reserve' || group.place === 'box'
                ? unitTally(group)
                : groupLook(group),
        name: words.groupLabel(group, false, false),
        flags: group.flags,
        about: group.kind,
        group,
    }));

/**
 * @param {string} id @param {string} word @param {'nv'|'sv'} side @param {number} count
 * @param {string} name @param {string} [text] on the coin
 * @returns {Piece[]} none where there is none
 */
const coinOf = (id, word, side, count, name, text) =>
    count
        ? [
              {
                  key: `${id}-${side}-${count}`,
                  word,
                  place: side === 'nv' ? 'reserve' : 'box',
                  kind: 'marker',
                  ids: [word],
                  side,
                  look: () => coinTally(word, text ? 'token' : side, count, text),
                  name,
                  flags: [],
                  about: word,
              },
          ]
        : [];

/** @param {View} view @param {'nv'|'sv'} side @param {Translate} t */
function coinsOf(view, side, t) {
    const plus = view.availability.plus_left[side];
    const owned = view.tokens.filter(({ state, owner }) => state === 'owned' && owner === side);
    return [
        ...coinOf('plus', 'plus', side, plus, t('web.board.plus', { n0: plus })),
        ...owned.flatMap(({ number }) =>
            coinOf(
                `token${number}`,
                'token',
                side,
                1,
                t('web.board.token', { n0: number }),
                String(number),
            ),
        ),
    ];
}

/** @param {View} view @param {Translate} t @returns {Piece} */
const airOf = ({ air }, t) => ({
    key: `air-${air.box}-${air.committed}`,
    word: 'air',
    place: 'box',
    kind: 'marker',
    ids: ['air', 'buy-air'],
    side: 'sv',
    look: () => airSlots(air),
    name: t('web.board.air', { n0: air.box }),
    flags: ['air'],
    about: 'air',
});

/**
 * @param {View} view @param {import('./speech.js').Speech} words @param {Translate} t
 * @returns {Piece[]}
 */
export const piecesOf = (view, words, t) => [
    ...unitsOf(view, words),
    ...coinOf(
        'infiltration',
        'infiltration',
        'nv',
        view.infiltration,
        t('web.board.infiltration', { n0: view.infiltration }),
    ),
    ...coinsOf(view, 'nv', t),
    airOf(view, t),
    ...coinsOf(view, 'sv', t),
];
