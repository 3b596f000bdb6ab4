/*
 * Single pieces as the wood of the box, for the panel of a space: the silhouette is the kind, letter
 * and colour are the faction. Hollow with a broken rim: underground; a star: active.
 */
import { svg } from '../../app/dom.js';
import { at, LETTERS } from './pieces.js';

const CUBE = 'M-13-16H13Q16-16 16-13V13Q16 16 13 16H-13Q-16 16-16 13V-13Q-16-16-13-16Z';
const HEXAGON = 'M-15-8.5L0-17 15-8.5V8.5L0 17-15 8.5Z';
const DISC = 'M16.5 0A16.5 16.5 0 1 1-16.5 0A16.5 16.5 0 1 1 16.5 0Z';
const HOUSE = 'M-18 18V-4L0-19 18-4V18Z';
const STAR = 'M0-7L1.7-2.3H6.7L2.7.8 4.2 5.6 0 2.7-4.2 5.6-2.7.8-6.7-2.3H-1.7Z';

/** @type {Record<import('./kinds.js').Form, string>} */
const FORMS = {
    cube: CUBE,
    police: CUBE,
    hexagon: HEXAGON,
    disc: DISC,
    base: HOUSE,
    tunnel: HOUSE,
};

/** @param {string} name @param {string} d */
const part = (name, d) => svg('path', { class: `f-${name}`, d });

/** What stands on a piece besides its letter: y and size of that, and what else.
 * @param {import('./kinds.js').Kind} kind @returns {[number, number, SVGElement[]]} */
function marks({ form, hidden }) {
    if (form === 'cube') return [0, 1.05, [part('top', 'M-15-15H15L12.5-12.5H-12.5Z')]];
    if (form === 'police')
        return [-3, 0.85, [part('band', 'M-16 7H16V13Q16 16 13 16H-13Q-16 16-16 13Z')]];
    if (form === 'base') return [3, 1, []];
    if (form === 'tunnel') return [-7, 0.6, [part('arch', 'M-8 17V8A8 8 0 0 1 8 8V17Z')]];
    return hidden ? [0, 1, []] : [5, 0.85, [at(0, -8.5, 0.86, part('star', STAR))]];
}

/** The parts of a piece, around 0,0. @param {import('./kinds.js').Kind} kind @returns {SVGElement[]} */
function parts(kind) {
    const d = FORMS[kind.form];
    const [y, size, more] = marks(kind);
    return [
        svg('path', { class: 'f-shadow', d, transform: 'translate(1.5 2.5)' }),
        part('face', d),
        ...more,
        at(0, y, size, part('letter', LETTERS[kind.owner])),
    ];
}

/** @param {import('./kinds.js').Kind} kind */
const classOf = (kind) => `f-wood f-${kind.owner}${kind.hidden ? ' f-hidden' : ''}`;

/** @param {import('./kinds.js').Kind} kind @returns {SVGElement} */
export const wood = (kind) =>
    svg(
        'svg',
        { class: classOf(kind), viewBox: '-20 -21 41 43', 'aria-hidden': 'true' },
        ...parts(kind),
    );

/** The same on the map. @param {import('./kinds.js').Kind} kind @param {number} x @param {number} y @param {number} scale */
export function woodAt(kind, x, y, scale) {
    const node = at(x, y, scale, ...parts(kind));
    node.setAttribute('class', classOf(kind));
    return node;
}
