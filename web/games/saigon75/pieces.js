/*
 * Wooden pieces, drawn on a field of 40 x 40 around 0,0. The outline tells the side: South square
 * with a light frame, North with cut corners and a dark edge. The sign tells the kind, two bars the
 * steps: one of them hollow, on a pale face, is a reduced division.
 */
import { svg } from './dom.js';
import { sign } from './symbols.js';

/** @typedef {import('./types.js').Group} Group */

const ELITE = ['ranger', 'marine', 'paratrooper', 'river_patrol'];

/** A square with cut corners: half its side, half its straight part. @param {number} h @param {number} c */
export const octagon = (h, c) =>
    `M${-c} ${-h}H${c}L${h} ${-c}V${c}L${c} ${h}H${-c}L${-h} ${c}V${-c}Z`;

/** Wood of a kind. @param {string} kind */
const face = (kind) =>
    kind === 'nv_division' ? 'nv' : kind === 'vc' ? 'vc' : ELITE.includes(kind) ? 'elite' : 'sv';

/** @param {string} kind */
export const isNorth = (kind) => kind === 'nv_division' || kind === 'vc';

/** @param {boolean} north @param {string} name class @param {number} half @param {object} [more] */
function shape(north, name, half, more = {}) {
    if (north) return svg('path', { class: name, d: octagon(half + 0.5, half * 0.55), ...more });
    return svg('rect', {
        class: name,
        x: -half,
        y: -half,
        width: half * 2,
        height: half * 2,
        rx: half * 0.36,
        ...more,
    });
}

/** @param {string} step */
const bars = (step) =>
    step === 'single'
        ? []
        : [-10, 1].map((x, n) =>
              svg('rect', {
                  class: n && step === 'reduced' ? 'bar gone' : 'bar',
                  x,
                  y: 9,
                  width: 9,
                  height: 3.6,
                  rx: 1,
              }),
          );

/** @param {string} kind */
function signOf(kind) {
    if (kind.endsWith('division')) return sign('division', 0, isNorth(kind) ? -2.5 : -3, 0.84);
    return sign(
        kind,
        0,
        kind === 'vc' ? -1 : 0,
        kind === 'vc' || kind === 'mechanised' ? 0.9 : 0.86,
    );
}

/**
 * @param {string} kind @param {string} step
 * @param {number} [layers] pieces that lie under it, 0 or 1
 */
export function block(kind, step, layers = 0) {
    const north = isNorth(kind);
    return svg(
        'g',
        { class: `block ${face(kind)} ${kind} ${step}` },
        layers ? shape(north, 'rim under', 18, { transform: 'translate(-3.4 -3.4)' }) : null,
        shape(north, 'shadow', 18, { transform: 'translate(1 3)' }),
        shape(north, 'rim', 18),
        shape(north, 'face', 15),
        signOf(kind),
        ...bars(step),
    );
}

/** How often a thing is there. @param {number} count @param {number} x @param {number} y */
export const badge = (count, x = 15.3, y = -15.3) =>
    svg(
        'g',
        { class: 'count', transform: `translate(${x} ${y})` },
        svg('circle', { r: 9.4 }),
        svg('text', { y: 4.7 }, String(count)),
    );

/** @param {string[]} flags */
function states(flags) {
    const shown = flags.filter((flag) => flag !== 'activated' && flag !== 'absent');
    return shown.map((flag, n) =>
        svg(
            'g',
            { class: `state ${flag}`, transform: `translate(${-13 + n * 13} 19)` },
            svg('circle', { r: 7 }),
            sign(flag === 'fought' ? 'combat' : flag, 0, 0, 0.4),
        ),
    );
}

/**
 * What a group looks like, at 0,0; a gold corner: it is activated.
 * @param {Group} group
 * @returns {SVGElement[]}
 */
export function groupLook(group) {
    const count = group.ids.length;
    const north = isNorth(group.kind);
    return [
        shape(north, 'halo', 22),
        block(group.kind, group.step, Math.min(1, count - 1)),
        ...(group.flags.includes('activated')
            ? [svg('path', { d: 'M-18-8.6V-13.3Q-18-18-13.3-18H-6Z', class: 'ready' })]
            : []),
        ...states(group.flags),
        shape(north, 'shade', 18),
        ...(count > 1 ? [badge(count)] : []),
    ];
}
