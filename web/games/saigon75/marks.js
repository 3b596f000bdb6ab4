/*
 * What was played and what would have been better, when somebody looks back: a dotted arrow and a
 * whole one, each with its chance. And where something goes by the words of actions.
 */
import { svg } from './dom.js';
import { bent } from './traces.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./shape.js').Point} Point */
/** @typedef {import('../boards.js').Mark} Mark */

const AWAY = 74; // from an arrow's end to the middle of its tag
const LETTER = 14.5;

/**
 * Where a piece goes by these actions, or where something is done.
 * @param {any} view @param {string[]} actions
 * @returns {{from: string, to: string, unit?: string} | null}
 */
export function arrowOf(view, actions) {
    const [first = '', second = ''] = actions.map((action) => action.split(' '));
    const unit = (/** @type {string} */ id) =>
        view?.units?.find((/** @type {any} */ one) => one.id === id);
    const [verb, word] = first;
    if (verb === 'to') {
        const gone = unit(view?.moving?.unit);
        return gone ? { from: gone.place, to: word, unit: gone.id } : null;
    }
    const piece = unit(word);
    if (piece && second[0] === 'to') return { from: piece.place, to: second[1], unit: piece.id };
    if (piece) return { from: piece.place, to: piece.place, unit: piece.id };
    return ['attack', 'fight'].includes(verb) ? { from: word, to: word } : null;
}

/** @param {import('./stage.js').Stage} stage @param {Mark[]} marks */
export function drawMarks(stage, marks) {
    const known = (/** @type {string} */ word) => stage.places.has(word);
    const list = marks.filter(({ from, to }) => known(from) && known(to));
    stage.layers.marks.replaceChildren(...list.flatMap((mark) => look(stage, mark)));
}

/** @param {import('./stage.js').Stage} stage @param {Mark} mark */
function look(stage, { kind, from, to, unit, label }) {
    const start = unit && stage.pieceOf(unit) ? stage.positionOf(unit) : stage.middleOf(from);
    const end = from === to ? start : stage.middleOf(to);
    const tag = label ? [tagOf(kind, tagSpot(kind, start, end), label)] : [];
    if (from === to) return tag;
    const d = bent(start, end);
    return [
        svg('path', { class: 'mark-halo', d }),
        svg('path', { class: `mark ${kind}`, d, 'marker-end': `url(#s75-mark-${kind})` }),
        ...tag,
    ];
}

/** Beyond the ends of the arrow: what was played at its tip, what was better at its foot. @param {string} kind @param {Point} start @param {Point} end @returns {Point} */
function tagSpot(kind, start, end) {
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const far = Math.hypot(dx, dy);
    const [x, y] = kind === 'played' ? end : start;
    const way = kind === 'played' ? 1 : -1;
    if (far === 0) return [x, y + way * AWAY];
    return [x + (way * AWAY * 1.3 * dx) / far, y + (way * AWAY * 0.8 * dy) / far];
}

/** @param {string} kind @param {Point} spot @param {string} label */
function tagOf(kind, [x, y], label) {
    const wide = label.length * LETTER + 26;
    const text = svg('text', { y: 9 });
    text.textContent = label;
    return svg(
        'g',
        { class: `rtag ${kind}`, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
        svg('rect', { x: -wide / 2, y: -21, width: wide, height: 42, rx: 21 }),
        text,
    );
}
