/*
 * Markers: flags, militia, tokens, combats and the keys of choices, which are part of the picture
 * and told with their province; and the coins in the docks, which can be chosen.
 */
import { middle } from './cells.js';
import { svg } from './dom.js';
import { PROVINCES, SPOTS } from './mapdata.js';
import { nameWidth } from './measures.js';
import { octagon } from './pieces.js';
import { sign } from './symbols.js';

/** @typedef {import('./types.js').View} View */

/** @param {number[]} at @param {number} [scale] */
const at = ([x, y], scale = 1) => `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;

/* ---- Flags and coins ------------------------------------------------------------------------- */

/** @param {'nv'|'sv'} side */
export const flagLook = (side) =>
    svg(
        'g',
        { class: 'flag-cloth' },
        side === 'nv'
            ? svg('path', { class: 'cloth', d: 'M-11-11H11L17-5V5L11 11H-11L-17 5V-5Z' })
            : svg('rect', { class: 'cloth', x: -17, y: -11, width: 34, height: 22, rx: 3 }),
        sign(side === 'nv' ? 'star' : 'bars', 0, 0, side === 'nv' ? 0.82 : 0.86),
    );

/** The sign of a side: its outline again. @param {'nv'|'sv'} side */
export const emblem = (side) =>
    svg(
        'g',
        { class: `emblem ${side}` },
        side === 'nv'
            ? svg('path', { class: 'ground', d: octagon(18, 9.5) })
            : svg('rect', { class: 'ground', x: -18, y: -18, width: 36, height: 36, rx: 7 }),
        side === 'nv'
            ? null
            : svg('rect', { class: 'inner', x: -15, y: -15, width: 30, height: 30, rx: 4.5 }),
        sign(side === 'nv' ? 'star' : 'bars', 0, 0, side === 'nv' ? 1.05 : 0.95),
    );

/** @param {string} kind @param {string} look side, air or token @param {string} [text] */
export const coin = (kind, look, text = '') =>
    svg(
        'g',
        { class: `coin ${look}` },
        svg('circle', { r: 17, cx: 0.6, cy: 2.5, class: 'shadow' }),
        svg('circle', { r: 17, class: 'ground' }),
        svg('circle', { r: 13.6, class: 'ring' }),
        text ? svg('text', { y: 7.5, class: 'coin-number' }, text) : sign(kind, 0, 0, 0.8),
    );

/* ---- In a province --------------------------------------------------------------------------- */

/** Where a flag and its name begin. @param {string} place @param {string} name */
export function nameSpot(place, name) {
    const { label, anchor } = SPOTS[place];
    const width = nameWidth(name, place === 'saigon') - 34;
    const x =
        anchor === 'start'
            ? label[0] + 33
            : anchor === 'end'
              ? label[0] - width
              : label[0] - width / 2 + 17;
    return { x, y: label[1], flag: [x - 19, label[1]] };
}

/** @param {View} view @param {string} place */
function tokenOf(view, place) {
    const lying = view.tokens.find((each) => each.state === 'lies' && each.place === place);
    if (lying) return coin('', 'token', String(lying.number));
    return view.token_sites.includes(place) ? coin('star', 'token back') : null;
}

/** How far a combat has come. @param {{in_course: boolean, resolved: boolean}} combat */
const clashState = ({ in_course: now, resolved }) =>
    now ? 'in-course' : resolved ? 'resolved' : 'declared';

/** @param {View} view @param {string} place @param {string} name @returns {SVGElement[]} */
export function markersOf(view, place, name) {
    const { militia, token, key } = SPOTS[place];
    /** @type {SVGElement[]} */
    const made = [];
    /**
     * @param {string} name @param {number[]|null} where @param {number} scale
     * @param {SVGElement|null} look @param {string} [tip] what it can tell of itself
     */
    const put = (name, where, scale, look, tip) => {
        if (where && look)
            made.push(
                svg(
                    'g',
                    {
                        class: name,
                        'data-at': place,
                        'data-tip': tip,
                        transform: at(where, scale),
                    },
                    look,
                ),
            );
    };
    const holder = view.control[place] ?? 'sv';
    put(`flag ${holder}`, nameSpot(place, name).flag, 0.78, flagLook(holder));
    if (view.militia.includes(place))
        put('militia', militia, 1.06, coin('militia', 'nv'), 'militia');
    put('token', token, 1.12, tokenOf(view, place), 'token');
    const combat = view.combats.find((each) => each.province === place);
    if (combat)
        put(
            `clash ${clashState(combat)}`,
            key,
            1,
            svg('g', {}, svg('circle', { r: 19 }), sign('combat', 0, 0, 0.95)),
            'clash',
        );
    const numbers = chips(view, place);
    if (numbers) made.push(numbers);
    return made;
}

/** The key of a choice: a key of a keyboard, so that nobody takes it for a token. @param {number} number @param {number[]} where @param {number} [scale] */
export const keyLook = (number, where, scale = 1) =>
    svg(
        'g',
        { class: 'key', transform: at(where, scale) },
        svg('rect', { x: -17, y: -18, width: 34, height: 36, rx: 8 }),
        svg('text', { y: 8 }, String(number)),
    );

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
    return svg(
        'g',
        { class: 'chips', transform: at(middle(place)) },
        ...sides.map(({ side, n }, index) =>
            svg(
                'g',
                {
                    class: `chip ${side}`,
                    transform: `translate(${(index - (sides.length - 1) / 2) * 58} 0)`,
                },
                side === 'nv'
                    ? svg('path', { d: octagon(27, 15) })
                    : svg('rect', { x: -26, y: -26, width: 52, height: 52, rx: 8 }),
                svg('text', { y: 13 }, String(n)),
            ),
        ),
    );
}

/** Every province with what it is called. @param {View} view @param {(place: string) => string} name */
export const allMarkers = (view, name) =>
    Object.keys(PROVINCES).flatMap((place) => markersOf(view, place, name(place)));
