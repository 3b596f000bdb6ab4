/*
 * Pictograms and patterns, drawn for this game: signs of the unit kinds, markers, faces of dice,
 * and the defs the map fills its areas with. Every sign sits on a field of about 28 x 28 around
 * 0,0. Colours come from the style sheet (board.css) through classes.
 */
import { svg } from './dom.js';

const STAR =
    'M0-10L2.35-3.24 9.51-3.09 3.8 1.24 5.88 8.09 0 4 -5.88 8.09-3.8 1.24-9.51-3.09-2.35-3.24Z';

/**
 * Sign by name: outline strokes, solid shapes, and what is cut out of them.
 * @type {Record<string, {line?: string, solid?: string, cut?: string}>}
 */
const SIGNS = {
    division: { line: 'M-12-6.5H12V7.5H-12ZM-12-6.5L12 7.5M12-6.5L-12 7.5' },
    vc: {
        solid: 'M0-11C2-9 11 1 13 5.5C8 9.5-8 9.5-13 5.5C-11 1-2-9 0-11ZM-6 10.5C-2 12 2 12 6 10.5L4 13.5H-4Z',
    },
    mechanised: {
        solid: 'M-5-8H4L6.5-3H13.5V-1H7L9 1H11.5L14 4.5 11 9.5H-11L-14 4.5-11.5 1H-8.5L-7-3Z',
        cut: 'M-9 5.4H9',
    },
    ranger: {
        line: 'M-10-11L7 8M10-11L-7 8M-11 4.5L-3.5 11M11 4.5L3.5 11M-9.5 11l3-3M9.5 11l-3-3',
        solid: 'M-12-13l6 3.2-2.6 2.4ZM12-13l-6 3.2 2.6 2.4Z',
    },
    marine: {
        line: 'M0-7.2V11.5M-6-3.5H6M-10.5 3.5C-9.5 9-5 11.5 0 11.5S9.5 9 10.5 3.5M-12.8 6l2.3-3 2.7 2.6M12.8 6l-2.3-3-2.7 2.6M2.8-10a2.8 2.8 0 1 1-5.6 0a2.8 2.8 0 1 1 5.6 0Z',
    },
    paratrooper: {
        line: 'M-11.5-2L0 8.5L11.5-2M-4-2.5L0 8.5L4-2.5',
        solid: 'M-12.5-2C-12.5-15 12.5-15 12.5-2C10-4.6 6.5-4.6 4.2-2C2-4.6-2-4.6-4.2-2C-6.5-4.6-10-4.6-12.5-2ZM-2.4 8.3h4.8v5h-4.8Z',
    },
    river_patrol: {
        solid: 'M-13.5 1H13.5L9.5 7.5H-10.5ZM-6-1V-6H3V-1ZM-2.4-7V-12.5H-.9V-7ZM4.5-3H11V-1.4H4.5Z',
        line: 'M-13 11c2.2-2 4.3-2 6.5 0s4.3 2 6.5 0 4.3-2 6.5 0 4.3 2 6.5 0',
    },
    star: { solid: STAR },
    bars: { solid: 'M-9-6.5H9V-3.5H-9ZM-9-1.5H9V1.5H-9ZM-9 3.5H9V6.5H-9Z' },
    militia: { line: 'M-7 13V-12', solid: 'M-6-12.5C-2-15 3-9 11-12.5V1C3 4.5-2-1.5-6 1Z' },
    infiltration: { line: 'M-10 8C-4 8-8-6-1-6H6', solid: 'M5-11L12.5-6 5-1Z' },
    air: {
        solid: 'M0-13C1.4-13 2-10.5 2-8V-4.5L13 3V6L2 3V8L5.2 10.6V12.6L0 11.2-5.2 12.6V10.6L-2 8V3L-13 6V3L-2-4.5V-8C-2-10.5-1.4-13 0-13Z',
    },
    plus: { solid: 'M-2.6-10H2.6V-2.6H10V2.6H2.6V10H-2.6V2.6H-10V-2.6H-2.6Z' },
    combat: {
        line: 'M-9-9L7 7M9-9L-7 7M-9 3.5L-3.5 9M9 3.5L3.5 9',
        solid: 'M-11-11l5 2-3 3ZM11-11l-5 2 3 3ZM5 8.5l3.5-3.5 3 6ZM-5 8.5l-3.5-3.5-3 6Z',
    },
    moved: { line: 'M-8 0H5', solid: 'M3-7L11 0 3 7Z' },
    barred: { line: 'M9.5 0a9.5 9.5 0 1 1-19 0a9.5 9.5 0 1 1 19 0ZM-6.5-6.5L6.5 6.5' },
    frozen: { solid: 'M-7.5-1H7.5V9.5H-7.5Z', line: 'M-4.5-1V-5C-4.5-11 4.5-11 4.5-5V-1' },
    ammunition: {
        solid: 'M-12 12V-3Q-12-9-8.5-12.5Q-5-9-5-3V12ZM-3.5 12V-3Q-3.5-9 0-12.5Q3.5-9 3.5-3V12Z',
        line: 'M6 11V-3Q6-8 8.7-11Q11.5-8 11.5-3V11Z',
    },
    rain: {
        solid: 'M-8 1C-14 1-14-8-7-8C-6-14 4-15 6-9C13-10 14 1 8 1Z',
        line: 'M-7 5L-9 11M0 5L-2 11M7 5L5 11',
    },
    eye: {
        line: 'M-13 0Q0-13 13 0Q0 13-13 0Z',
        solid: 'M4.5 0a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0Z',
    },
    peaks: { solid: 'M-14 11L-5-10 1 0 4-5 14 11Z' },
    x: { line: 'M-7.5-7.5L7.5 7.5M7.5-7.5L-7.5 7.5' },
    r: { line: 'M8 6H-3C-10 6-10-5-3-5H3', solid: 'M1-11L9-5 1 1Z' },
    blank: {},
    aircraft: {
        solid: 'M0-11C1.2-11 1.7-9 1.7-7V-4L11 2.5V5L1.7 2.5V7L4.4 9.2V11L0 9.7-4.4 11V9.2L-1.7 7V2.5L-11 5V2.5L-1.7-4V-7C-1.7-9-1.2-11 0-11Z',
    },
};

/**
 * A sign at a place and size.
 * @param {string} name @param {number} [x] @param {number} [y] @param {number} [scale]
 * @param {string} [more] classes
 */
export function sign(name, x = 0, y = 0, scale = 1, more = '') {
    const { line, solid, cut } = SIGNS[name];
    return svg(
        'g',
        { class: `sign ${more}`.trim(), transform: `translate(${x} ${y}) scale(${scale})` },
        solid ? svg('path', { d: solid, class: 'solid' }) : null,
        line ? svg('path', { d: line, class: 'line' }) : null,
        cut ? svg('path', { d: cut, class: 'cut' }) : null,
    );
}

/* ---- Definitions of the map ------------------------------------------------------------------ */

/** @param {string} id @param {number} size @param {...Node} children */
const pattern = (id, size, ...children) =>
    svg('pattern', { id, width: size, height: size, patternUnits: 'userSpaceOnUse' }, ...children);

/** The tip of an arrow. @param {string} id @param {string} name class @param {number} size */
const tip = (id, name, size) =>
    svg(
        'marker',
        {
            id,
            viewBox: '0 0 10 10',
            refX: 7,
            refY: 5,
            markerWidth: size,
            markerHeight: size,
            orient: 'auto',
        },
        svg('path', { d: 'M0 0L10 5 0 10 2.5 5Z', class: name }),
    );

/** Patterns of control and frontier, tips of arrows. */
export const definitions = () =>
    svg(
        'defs',
        {},
        pattern(
            's75-hatch',
            14,
            svg('path', { d: 'M-1 15L15-1M-1 1L1-1M13 15L15 13', class: 'hatch' }),
        ),
        pattern('s75-zone', 8, svg('path', { d: 'M0 8L8 0', class: 'zone-line' })),
        tip('s75-tip', 'trail-tip', 4.4),
        tip('s75-aim', 'aim-tip', 4.5),
        tip('s75-gone-nv', 'way-tip nv', 4),
        tip('s75-gone-sv', 'way-tip sv', 4),
        tip('s75-mark-played', 'mark-tip played', 3.8),
        tip('s75-mark-better', 'mark-tip better', 3.4),
    );
