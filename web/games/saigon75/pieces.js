/*
 * Wooden blocks: how one is drawn, and how the groups of a place share its box. A block is drawn on
 * a field of 40 x 40 around 0,0 and scaled to the cell it gets.
 */
import { svg } from './dom.js';
import { SPOTS } from './mapdata.js';
import { sign } from './symbols.js';

/** @typedef {import('./types.js').Group} Group */

/**
 * The letter of a kind (D V T R M P B, as in the terminal), drawn: it is part of the picture, not
 * of the text.
 */
const LETTERS = /** @type {Record<string, string>} */ ({
    nv_division: 'M0 0V6H1.6Q4 6 4 3T1.6 0Z',
    sv_division: 'M0 0V6H1.6Q4 6 4 3T1.6 0Z',
    vc: 'M0 0L2 6 4 0',
    mechanised: 'M0 0H4M2 0V6',
    ranger: 'M0 6V0H2.2Q4 0 4 1.6T2.2 3.2H0M2 3.2L4 6',
    marine: 'M0 6V0L2.2 3.4 4.4 0V6',
    paratrooper: 'M0 6V0H2.2Q4 0 4 1.7T2.2 3.4H0',
    river_patrol: 'M0 0V6H2.2Q4 6 4 4.5T2.2 3H0M0 0H2Q3.6 0 3.6 1.5T2 3',
});
const ELITE = ['ranger', 'marine', 'paratrooper', 'river_patrol'];

/** Wood of a kind. @param {string} kind */
const face = (kind) =>
    kind === 'nv_division' ? 'nv' : kind === 'vc' ? 'vc' : ELITE.includes(kind) ? 'elite' : 'sv';

/**
 * Full divisions show two notches, reduced ones are turned to their pale side and show one.
 * @param {string} step
 */
function notches(step) {
    if (step === 'single') return null;
    return svg('path', {
        class: 'notches',
        d: step === 'full' ? 'M9.2 14.2h5M9.2 11.2h5' : 'M9.2 14.2h5',
    });
}

/**
 * @param {string} kind @param {string} step
 * @param {number} [layers] blocks that lie under it, 0 to 2
 */
export function block(kind, step, layers = 0) {
    const under = [2, 1]
        .filter((n) => n <= layers)
        .map((n) =>
            svg('rect', {
                x: -17 - n * 2.6,
                y: -17 - n * 2.6,
                width: 34,
                height: 34,
                rx: 4.5,
                class: 'under',
            }),
        );
    return svg(
        'g',
        { class: `block ${face(kind)} ${kind} ${step}` },
        ...under,
        svg('rect', { x: -16.6, y: -15, width: 34.6, height: 34.4, rx: 5, class: 'shadow' }),
        svg('rect', { x: -17, y: -17, width: 34, height: 36, rx: 5, class: 'edge' }),
        svg('rect', { x: -17, y: -17, width: 34, height: 33.4, rx: 4.5, class: 'face' }),
        svg('rect', { x: -17, y: -17, width: 34, height: 33.4, rx: 4.5, class: 'wood' }),
        svg('path', { d: 'M-15.6 11.5V-12.6Q-15.6-15.6-12.6-15.6H12.6', class: 'shine' }),
        sign(kind, 0, 0, 0.86),
        svg('path', { d: LETTERS[kind], transform: 'translate(-14.2 8.4)', class: 'letter' }),
        notches(step),
    );
}

/** @param {string[]} flags */
function badges(flags) {
    const shown = flags.filter((flag) => flag !== 'activated' && flag !== 'absent');
    return shown.map((flag, n) =>
        svg(
            'g',
            { class: `badge ${flag}`, transform: `translate(${-12 + n * 11.5} 18.5)` },
            svg('circle', { r: 6.2 }),
            sign(flag === 'fought' ? 'combat' : flag, 0, 0, 0.36),
        ),
    );
}

/**
 * What a group looks like, at 0,0.
 * @param {Group} group
 * @returns {SVGElement[]}
 */
export function groupLook(group) {
    const count = group.ids.length;
    return [
        svg('rect', { x: -20, y: -20, width: 40, height: 42, rx: 7, class: 'halo' }),
        block(group.kind, group.step, Math.min(2, count - 1)),
        svg('rect', { x: -17, y: -17, width: 34, height: 36, rx: 5, class: 'shade' }),
        ...(group.flags.includes('activated')
            ? [svg('path', { d: 'M17-17V-4L4-17Z', class: 'ready' })]
            : []),
        ...badges(group.flags),
        ...(count > 1
            ? [
                  svg(
                      'g',
                      { class: 'count', transform: 'translate(14 -14)' },
                      svg('circle', { r: 9 }),
                      svg('text', { y: 4.6 }, String(count)),
                  ),
              ]
            : []),
    ];
}

/* ---- Places in a box ------------------------------------------------------------------------- */

const LARGEST = 56;

/**
 * The largest cell for rows of these widths.
 * @param {number} width @param {number} height @param {number} a @param {number} b
 */
function fit(width, height, a, b) {
    let best = { size: 0, rowsA: 0, rowsB: 0 };
    for (let rowsA = a ? 1 : 0; rowsA <= Math.min(a, 5); rowsA++)
        for (let rowsB = b ? 1 : 0; rowsB <= Math.min(b, 5); rowsB++) {
            const across = Math.max(rowsA && Math.ceil(a / rowsA), rowsB && Math.ceil(b / rowsB));
            const size = Math.min(LARGEST, width / across, height / (rowsA + rowsB));
            if (size > best.size + 0.01) best = { size, rowsA, rowsB };
        }
    return best;
}

/**
 * Cells for North's and South's pieces of a place: North in the upper rows, each row in the middle
 * of the box.
 * @param {string} place @param {number} north @param {number} south
 * @returns {{x: number, y: number, scale: number}[]} first North's, then South's
 */
export function cells(place, north, south) {
    const [bx, by, width, height] = SPOTS[place]?.box ?? [0, 0, 100, 100];
    const { size, rowsA, rowsB } = fit(width, height, north, south);
    const top = by + (height - size * (rowsA + rowsB)) / 2;
    /** @param {number} count @param {number} rows @param {number} first */
    const fill = (count, rows, first) => {
        const across = Math.ceil(count / rows);
        return Array.from({ length: count }, (_, n) => {
            const row = Math.floor(n / across),
                inRow = Math.min(across, count - row * across);
            return {
                x: bx + width / 2 + ((n % across) - (inRow - 1) / 2) * size,
                y: top + (first + row + 0.5) * size,
                scale: size / 44,
            };
        });
    };
    return [...(north ? fill(north, rowsA, 0) : []), ...(south ? fill(south, rowsB, rowsA) : [])];
}
