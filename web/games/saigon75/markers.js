/*
 * Markers: flags, militia, tokens and combats, which are part of the picture and told with their
 * province; and the coins and aircraft in the boxes, which can be chosen.
 */
import { svg } from './dom.js';
import { nameWidth } from './map.js';
import { SPOTS } from './mapdata.js';
import { centre } from './shape.js';
import { sign } from './symbols.js';

/** @typedef {import('./types.js').View} View */

/* ---- In a province --------------------------------------------------------------------------- */

/** @param {View} view @param {string} place @returns {SVGElement[]} */
export function markersOf(view, place) {
    const { label, box, militia, token } = SPOTS[place];
    const made = [];
    /** @param {string} name @param {number[]|null} at @param {...SVGElement} children */
    const put = (name, at, ...children) => {
        if (at)
            made.push(
                svg(
                    'g',
                    { class: name, 'data-at': place, transform: `translate(${at[0]} ${at[1]})` },
                    ...children,
                ),
            );
    };
    const holder = view.control[place] ?? 'sv';
    put(
        `flag ${holder}`,
        [label[0] - nameWidth(place) / 2 + 8, label[1]],
        svg(
            'g',
            { class: 'flag-cloth' },
            svg('rect', { x: -9, y: -7, width: 18, height: 14, rx: 2.5 }),
            sign(holder === 'nv' ? 'star' : 'bars', 0, 0, holder === 'nv' ? 0.58 : 0.62),
        ),
    );
    if (view.militia.includes(place))
        put(
            'militia',
            militia,
            svg('circle', { r: 11.5, cy: 1.2, class: 'coin-edge' }),
            svg('circle', { r: 11.5, class: 'coin militia nv' }),
            sign('militia', 0, 0, 0.62),
        );
    const lying = view.tokens.find((each) => each.state === 'lies' && each.place === place);
    if (lying)
        put(
            'token',
            token,
            svg('circle', { r: 11.5, cy: 1.2, class: 'coin-edge' }),
            svg('circle', { r: 11.5, class: 'coin token' }),
            svg('circle', { r: 9, class: 'coin-ring' }),
            svg('text', { y: 4.8, class: 'coin-number small' }, String(lying.number)),
        );
    else if (view.token_sites.includes(place))
        put(
            'token hidden',
            token,
            svg('circle', { r: 11.5, cy: 1.2, class: 'coin-edge' }),
            svg('circle', { r: 11.5, class: 'coin token back' }),
            sign('star', 0, 0, 0.7),
        );
    const combat = view.combats.find((each) => each.province === place);
    if (combat && box)
        put(
            `clash ${combat.in_course ? 'in-course' : combat.resolved ? 'resolved' : 'declared'}`,
            [box[0] + box[2] / 2, box[1] + box[3] / 2],
            svg('rect', {
                x: -box[2] / 2 - 2,
                y: -box[3] / 2 - 2,
                width: box[2] + 4,
                height: box[3] + 4,
                rx: 9,
                class: 'clash-frame',
            }),
            svg(
                'g',
                { transform: `translate(${box[2] / 2 - 2} ${-box[3] / 2 + 2})` },
                svg('circle', { r: 10 }),
                sign('combat', 0, 0, 0.58),
            ),
        );
    const numbers = chips(view, place);
    if (numbers) made.push(numbers);
    return made;
}

/**
 * For a map seen from afar: how many units of each side.
 * @param {View} view @param {string} place
 */
function chips(view, place) {
    const here = view.units.filter((unit) => unit.place === place);
    const sides = /** @type {const} */ (['nv', 'sv'])
        .map((side) => ({ side, n: here.filter((unit) => unit.side === side).length }))
        .filter(({ n }) => n);
    if (!sides.length) return null;
    const [x, y] = centre(place);
    return svg(
        'g',
        { class: 'chips', transform: `translate(${x} ${y})` },
        ...sides.map(({ side, n }, index) =>
            svg(
                'g',
                {
                    class: `chip ${side}`,
                    transform: `translate(${(index - (sides.length - 1) / 2) * 54} 0)`,
                },
                svg('rect', { x: -25, y: -21, width: 50, height: 44, rx: side === 'nv' ? 22 : 7 }),
                svg('text', { y: 12 }, String(n)),
            ),
        ),
    );
}

/* ---- In the boxes ---------------------------------------------------------------------------- */

/**
 * @param {string} id @param {string} kind @param {number} count @param {string} side
 * @returns {SVGElement[]}
 */
export function markerLook(id, kind, count, side) {
    const number = id.startsWith('token') ? id.slice(5) : '';
    return [
        svg('circle', { r: 20, class: 'halo' }),
        svg('circle', { r: 16.5, cy: 1.5, class: 'coin-edge' }),
        svg('circle', { r: 16.5, class: `coin ${kind} ${side}` }),
        svg('circle', { r: 13, class: 'coin-ring' }),
        number ? svg('text', { y: 6, class: 'coin-number' }, number) : sign(kind, 0, 0, 0.72),
        svg('circle', { r: 16.5, class: 'shade' }),
        ...(count > 1
            ? [
                  svg(
                      'g',
                      { class: 'count', transform: 'translate(13 -12)' },
                      svg('circle', { r: 9 }),
                      svg('text', { y: 4.6 }, String(count)),
                  ),
              ]
            : []),
    ];
}

/**
 * Five places for aircraft; those that are out on a combat leave theirs open.
 * @param {View['air']} air @returns {SVGElement[]}
 */
export function airLook({ box, committed }) {
    const [, , w, h] = /** @type {number[]} */ (SPOTS.air.box);
    return [
        svg('rect', {
            x: -w / 2 - 4,
            y: -h / 2 - 2,
            width: w + 8,
            height: h + 4,
            rx: 10,
            class: 'halo',
        }),
        ...[0, 1, 2, 3, 4].map((n) =>
            svg(
                'g',
                {
                    transform: `translate(${((n - 2) * w) / 5} 0)`,
                    class: n < box ? 'slot full' : n < box + committed ? 'slot out' : 'slot',
                },
                svg('circle', { r: 18 }),
                sign('air', 0, 0, 0.95),
            ),
        ),
    ];
}
