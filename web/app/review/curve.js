// curve.js: the chances of a seat as a drawing: from left to right the actions, turns as bands, the
// position looked at, and the numbers of the costliest decisions. A click goes there.
import { svg } from '../dom.js';
import { percent, t } from '../i18n.js';

const WIDE = 316,
    HIGH = 160,
    LEFT = 34,
    RIGHT = 310,
    TOP = 10,
    FLOOR = 138,
    WORD = 34; // width a word needs below a band
const STEPS = [0, 19, -19, 38, -38, 57, -57]; // up and down, until a number has room

/** @typedef {import('../types.js').Review} Review */
/** @typedef {{x: (number: number) => number, y: (value: number) => number}} Scale */

/**
 * @param {Review} review
 * @param {{seat: string, name: string, at: number, look: (number: number) => void}} how
 */
export function chanceCurve({ seats, moves }, { seat, name, at, look }) {
    const one = seats.find((found) => found.seat === seat) ?? seats[0];
    const values = [one.start, ...moves.map(({ value }) => value[seat])];
    const last = Math.max(1, moves.length);
    /** @type {Scale} */
    const scale = {
        x: (number) => LEFT + ((RIGHT - LEFT) * number) / last,
        y: (value) => TOP + (FLOOR - TOP) * (1 - value),
    };
    const picture = svg('svg', {
        viewBox: `0 0 ${WIDE} ${HIGH}`,
        class: `curve by-${seat}`,
        role: 'img',
        'aria-label': t('web.review.curve_words', {
            s0: name,
            s1: percent(one.start),
            s2: percent(one.end),
        }),
    });
    const line = values.map((value, n) => `${n ? 'L' : 'M'}${point(scale, n, value)}`).join('');
    picture.append(
        ...bands(moves, scale),
        ...grid(scale),
        svg('path', { class: 'ar', d: `${line}L${scale.x(last)} ${FLOOR}L${LEFT} ${FLOOR}Z` }),
        svg('path', { class: 'ln', d: line }),
        ...now(values, scale, at),
        ...marks(one.worst, values, scale),
    );
    picture.addEventListener('click', (event) => {
        const box = picture.getBoundingClientRect();
        const x = ((event.clientX - box.left) / box.width) * WIDE;
        const share = (x - LEFT) / (RIGHT - LEFT);
        look(Math.round(Math.max(0, Math.min(1, share)) * last));
    });
    return picture;
}

/** @param {Scale} scale @param {number} number @param {number} value */
const point = ({ x, y }, number, value) => `${x(number).toFixed(1)} ${y(value).toFixed(1)}`;

/** @param {string} words @param {Record<string, string | number>} props */
function text(words, props) {
    const node = svg('text', props);
    node.textContent = words;
    return node;
}

/** @param {import('../types.js').ReviewMove[]} moves @param {Scale} scale */
function bands(moves, { x }) {
    const turns = [...new Set(moves.map(({ turn }) => turn))].filter((turn) => turn > 0);
    return turns.flatMap((turn) => {
        const inside = moves.filter((move) => move.turn === turn);
        const left = x(inside[0].number - 1),
            right = x(inside[inside.length - 1].number);
        const words = right - left < WORD ? String(turn) : t('web.room.turn', { n0: turn });
        const width = Math.max(0, right - left);
        return [
            turn % 2
                ? null
                : svg('rect', { class: 'tz', x: left, y: TOP, width, height: FLOOR - TOP }),
            text(words, { class: 'tx', x: (left + right) / 2, y: HIGH - 6 }),
        ].filter((node) => node !== null);
    });
}

/** @param {Scale} scale */
const grid = ({ y }) =>
    [0, 0.5, 1].flatMap((value) => [
        svg('path', { class: 'gl', d: `M${LEFT} ${y(value)}H${RIGHT}` }),
        text(String(100 * value), { class: 'ax', x: LEFT - 6, y: y(value) + 4 }),
    ]);

/** The position looked at, and what the next action did. @param {number[]} values @param {Scale} scale @param {number} at */
function now(values, scale, at) {
    const before = values[at],
        after = values[at + 1];
    if (before === undefined) return [];
    const x = scale.x(at);
    const list = [
        svg('path', { class: 'nowl', d: `M${x.toFixed(1)} 4V${FLOOR}` }),
        svg('circle', { class: 'dot', cx: x, cy: scale.y(before), r: 5 }),
    ];
    if (after === undefined || before - after < 0.04) return list;
    const [fall, high] = [
        `M${point(scale, at, before)}L${point(scale, at + 1, after)}`,
        list.pop() ?? svg('g'),
    ];
    const low = { class: 'dot lo', cx: scale.x(at + 1), cy: scale.y(after), r: 5 };
    return [...list, svg('path', { class: 'fallp', d: fall }), high, svg('circle', low)];
}

/** Numbers of the costliest, beside the curve and not on each other. @param {number[]} worst @param {number[]} values @param {Scale} scale */
function marks(worst, values, scale) {
    /** @type {[number, number][]} */
    const taken = [];
    return worst.map((number, rank) => {
        const [before, after] = [values[number - 1], values[number]];
        const beside = scale.x(number) + (scale.x(number) > RIGHT - 20 ? -14 : 14);
        const x = Math.max(LEFT + 9, Math.min(RIGHT - 9, beside));
        const middle = Math.max(TOP + 9, Math.min(FLOOR - 9, scale.y((before + after) / 2)));
        const y =
            STEPS.map((step) => middle + step).find(
                (free) =>
                    free > TOP &&
                    free < FLOOR &&
                    !taken.some(([a, b]) => Math.hypot(a - x, b - free) < 18),
            ) ?? middle;
        taken.push([x, y]);
        return svg(
            'g',
            { class: 'cm', transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
            svg('circle', { r: 8 }),
            text(String(rank + 1), { y: 4 }),
        );
    });
}
