/*
 * A legend of all signs on the board, for a sheet of the page: what a piece is, how it stands, what
 * marks a place.
 */
import { diePicture } from './dice.js';
import { html, picture, svg } from './dom.js';
import { coin, flagLook, keyLook } from './markers.js';
import { KINDS } from './model.js';
import { block, groupLook } from './pieces.js';
import { sign } from './symbols.js';

/** @typedef {import('./types.js').Translate} Translate */

/** @param {...Node} look on a field of 40 x 40 */
const on = (...look) => picture('-21 -21 42 44', 'legend-picture', ...look);

/** @param {string[]} flags @param {number} count */
const example = (flags, count) =>
    groupLook({
        key: '',
        place: '',
        side: 'sv',
        kind: 'ranger',
        step: 'single',
        flags,
        ids: Array.from({ length: count }, (_, n) => String(n)),
    });

/** @param {string} name class of the border of a place */
const border = (name) =>
    on(
        svg(
            'g',
            { class: `place ${name}` },
            svg('path', { d: 'M-16-10L4-16 17-6 12 15-12 13Z', class: 'place-shape' }),
        ),
    );

const HELD = () =>
    on(
        svg('path', { d: 'M-16-10L4-16 17-6 12 15-12 13Z', class: 'occupied' }),
        svg('path', { d: 'M-13-8L3.5-13 13-5 9.5 11.5-9.5 10Z', class: 'occupied-edge' }),
    );

/** @param {string} kind */
const kindLook = (kind) => on(block(kind, kind.endsWith('division') ? 'full' : 'single'));

/** @returns {Record<string, [string, Element][]>} message id and picture, by chapter */
const chapters = () => ({
    pieces: [
        ...KINDS.map(
            (kind) => /** @type {[string, Element]} */ ([`web.board.kind.${kind}`, kindLook(kind)]),
        ),
        ['web.board.legend.reduced', on(block('sv_division', 'reduced'))],
    ],
    states: [
        ['web.board.legend.count', on(...example([], 3))],
        ['web.board.flag.activated', on(...example(['activated'], 1))],
        ['web.board.flag.moved', on(...example(['moved'], 1))],
        ['web.board.flag.fought', on(...example(['fought'], 1))],
        ['web.board.flag.barred', on(...example(['barred'], 1))],
        ['web.board.flag.frozen', on(...example(['frozen'], 1))],
    ],
    places: [
        ['web.board.control.nv', on(svg('g', { class: 'flag nv' }, flagLook('nv')))],
        ['web.board.control.sv', on(svg('g', { class: 'flag sv' }, flagLook('sv')))],
        ['web.board.legend.held', HELD()],
        ['web.board.legend.lit', border('lit')],
        ['web.board.legend.hot', border('lit hot')],
        ['web.board.legend.fight', border('battle')],
        ['web.board.legend.key', on(keyLook(1, [0, 0]))],
        [
            'web.board.legend.clash',
            on(svg('g', { class: 'clash' }, svg('circle', { r: 19 }), sign('combat', 0, 0, 0.95))),
        ],
    ],
    coins: [
        ['web.board.militia', on(coin('militia', 'nv'))],
        ['web.board.legend.infiltration', on(coin('infiltration', 'nv'))],
        ['web.board.legend.plus', on(coin('plus', 'sv'))],
        ['web.board.legend.air', on(coin('air', 'air'))],
        ['web.board.legend.token', on(coin('', 'token', '3'))],
        ['web.board.token_hidden', on(coin('star', 'token back'))],
    ],
    dice: [
        ['web.board.legend.x', diePicture({ kind: 'sv', face: 'x' })],
        ['web.board.legend.r', diePicture({ kind: 'nv', face: 'r' })],
        ['web.board.legend.blank', diePicture({ kind: 'sv', face: 'blank' })],
        ['web.board.legend.attrition', diePicture({ kind: 'attrition', face: 'aircraft' })],
    ],
});

/** @param {Translate} t */
export const drawLegend = (t) =>
    html(
        'div',
        { class: 'tokens legend' },
        html('p', {}, t('web.board.legend.outline')),
        ...Object.entries(chapters()).map(([chapter, lines]) =>
            html(
                'section',
                {},
                html('h4', {}, t(`web.board.legend.chapter.${chapter}`)),
                html(
                    'ul',
                    {},
                    ...lines.map(([id, look]) => html('li', {}, look, html('span', {}, t(id)))),
                ),
            ),
        ),
    );
