/*
 * Panels on the map's empty parts: the North's Reserve over Laos, the South's boxes with the
 * aircraft over the sea. Each is a place that can be chosen, and holds pieces that can.
 */
import { html, picture } from './dom.js';
import { coin, emblem } from './markers.js';
import { block } from './pieces.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Translate} Translate */
/** @typedef {import('./stage.js').Piece} Piece */

export const DOCKS = /** @type {const} */ (['reserve', 'box']);

/** @param {string} place @param {string} title @param {'nv'|'sv'} side */
function makeDock(place, title, side) {
    const head = html(
        'button',
        {
            type: 'button',
            class: 'place dock-title',
            'data-word': place,
            'data-kind': 'place',
            'data-place': place,
        },
        picture('-20 -20 40 40', 'dock-emblem', emblem(side)),
        html('span', {}, title),
    );
    const units = html('div', { class: 'dock-row dock-units' });
    const markers = html('div', { class: 'dock-row dock-markers' });
    const note = html('span', { class: 'dock-note' });
    const node = html(
        'section',
        { class: `dock dock-${place}`, 'data-dock': place, 'aria-label': title },
        head,
        units,
        markers,
        note,
    );
    return { node, head, units, markers, note };
}

/** @param {Translate} t */
export const makeDocks = (t) => ({
    reserve: makeDock('reserve', t('web.board.field.reserve'), 'nv'),
    box: makeDock('box', t('web.board.field.box'), 'sv'),
});

/** @typedef {ReturnType<typeof makeDocks>} Docks */

/** How many of the North's are out of the game; what of the air markers can be bought, and is lost.
 * @param {View} view @param {string} place @param {Translate} t */
export function dockNote(view, place, t) {
    if (place === 'box')
        return t('web.board.dock.air', { n0: view.air.unbought, n1: view.air.lost });
    const lost = view.units.filter(({ side, step }) => side === 'nv' && step === 'lost').length;
    return lost ? t('web.board.dock.lost', { n0: lost }) : '';
}

/* ---- Looks ----------------------------------------------------------------------------------- */

/** @param {number} count */
const tally = (count) => html('b', { class: 'tally' }, String(count));

/** Five places for aircraft; those out on a combat leave theirs open. @param {View['air']} air */
export const airSlots = ({ box, committed }) => [
    html(
        'span',
        { class: 'slots' },
        ...[0, 1, 2, 3, 4].map((n) =>
            html(
                'span',
                { class: n < box ? 'slot full' : n < box + committed ? 'slot out' : 'slot' },
                n < box + committed
                    ? picture('-19 -19 38 40', 'coin-picture', coin('air', 'air'))
                    : null,
            ),
        ),
    ),
];

/** @param {import('./types.js').Group} group */
export const unitTally = (group) => [
    picture('-20 -20 40 42', 'piece-picture', block(group.kind, group.step)),
    tally(group.ids.length),
];

/** @param {string} kind @param {string} look @param {number} count @param {string} [text] */
export const coinTally = (kind, look, count, text) => [
    picture('-19 -19 38 40', 'coin-picture', coin(kind, look, text)),
    ...(text ? [] : [tally(count)]),
];
