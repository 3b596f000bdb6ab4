/*
 * Small signs on the map: population and what the people think, Terror and Sabotage.
 */
import { svg } from '../../app/dom.js';
import { at } from './pieces.js';

const BURST =
    'M0-16L3.5-8.5 10.5-12.5 9-4.5 16-2.5 10 3 13.5 10 5.5 8.5 2.5 16-2 9-9.5 13-8.5 5-16 3-10-2-13.5-9.5-5.5-7.5Z';
/** @type {Record<string, [string, string]>} */
const LEVELS = {
    as: ['support', 'M-4 0L4-8 12 0M-4 8L4 0 12 8'],
    ps: ['support', 'M-4 4L4-4 12 4'],
    n: ['neutral', 'M-3 0H11'],
    po: ['opposition', 'M-4-4L4 4 12-4'],
    ao: ['opposition', 'M-4-8L4 0 12-8M-4 0L4 8 12 0'],
};

/** @param {string} text */
const textNode = (text) => document.createTextNode(text);

/** Population and what the people think. @param {number} pop @param {string} level */
export function people(pop, level) {
    const [name, d] = LEVELS[level] ?? LEVELS.n;
    return [
        svg(
            'g',
            { class: `f-level f-${name}`, transform: 'translate(12 0)' },
            svg('rect', { x: -13, y: -15, width: 40, height: 30, rx: 8 }),
            svg('path', { d }),
        ),
        svg('circle', { class: 'f-pop', cx: -9, r: 16 }),
        svg('text', { class: 'f-pop-number', x: -9, y: 8.5 }, textNode(String(pop))),
    ];
}

/** @param {number} x @param {number} y */
export const burst = (x, y) => at(x, y, 1.25, svg('path', { class: 'f-burst', d: BURST }));

/** Terror lies beside the name, at most three of them apart. @param {number} n @param {number} x @param {number} y */
export const terror = (n, x, y) =>
    Array.from({ length: Math.min(3, n) }, (_, index) => burst(x + index * 26, y));
