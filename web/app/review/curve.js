// curve.js: the chances of a game as a drawing: from left to right the actions, turns as bands, the
// curve of the first seat, and a mark for each of the costliest decisions.
import { svg } from '../dom.js';
import { percent, t } from '../i18n.js';

const WIDE = 640,
    HIGH = 200,
    LEFT = 36,
    BOTTOM = 20;

/**
 * @param {import('../game.js').GamePage} page @param {import('../types.js').Review} review
 * @param {(number: number) => void} look shows the position before that action
 */
export function chanceCurve(page, { seats, moves }, look) {
    const first = seats[0].seat;
    /** @param {number} number */
    const x = (number) => LEFT + ((WIDE - LEFT) * number) / moves.length;
    /** @param {number} value */
    const y = (value) => (HIGH - BOTTOM) * (1 - value) + 4;
    const line = [[0, seats[0].start], ...moves.map(({ number, value }) => [number, value[first]])]
        .map(([number, value]) => `${x(number).toFixed(1)},${y(value).toFixed(1)}`)
        .join(' ');
    const picture = svg('svg', {
        viewBox: `0 0 ${WIDE} ${HIGH + 8}`,
        class: 'curve-picture',
        role: 'img',
        'aria-label': t('web.review.curve_words', {
            s0: page.desk.seatName(first),
            s1: percent(seats[0].start),
            s2: percent(seats[0].end),
        }),
    });
    picture.append(
        ...bands(moves, x),
        ...grid(y),
        svg('polyline', { points: line, class: `curve-line by-${first}` }),
        ...marks(seats, moves, first, x, y, look),
    );
    return picture;
}

/** @param {import('../types.js').ReviewMove[]} moves @param {(number: number) => number} x */
function bands(moves, x) {
    const turns = [...new Set(moves.map(({ turn }) => turn))];
    return turns.flatMap((turn) => {
        const inside = moves.filter((move) => move.turn === turn);
        const left = x(inside[0].number - 1),
            right = x(inside[inside.length - 1].number);
        const label = svg('text', { x: (left + right) / 2, y: HIGH + 2, class: 'curve-text' });
        label.textContent = turn > 0 ? String(turn) : '';
        return [
            svg('rect', {
                x: left,
                y: 4,
                width: right - left,
                height: HIGH - BOTTOM,
                class: turn % 2 ? 'band-odd' : 'band-even',
            }),
            label,
        ];
    });
}

/** @param {(value: number) => number} y */
const grid = (y) =>
    [0, 0.5, 1].flatMap((value) => {
        const label = svg('text', { x: LEFT - 6, y: y(value) + 4, class: 'curve-text end' });
        label.textContent = percent(value);
        return [
            svg('line', { x1: LEFT, x2: WIDE, y1: y(value), y2: y(value), class: 'curve-grid' }),
            label,
        ];
    });

/**
 * @param {import('../types.js').Review['seats']} seats
 * @param {import('../types.js').ReviewMove[]} moves @param {string} first
 * @param {(number: number) => number} x @param {(value: number) => number} y
 * @param {(number: number) => void} look
 */
const marks = (seats, moves, first, x, y, look) =>
    seats.flatMap(({ seat, worst }) =>
        worst.map((number) => {
            const move = moves[number - 1];
            const title = svg('title');
            title.textContent = move.label;
            const mark = svg(
                'circle',
                { cx: x(number), cy: y(move.value[first]), r: 5.5, class: `curve-mark by-${seat}` },
                title,
            );
            mark.addEventListener('click', () => look(number - 1));
            return mark;
        }),
    );
