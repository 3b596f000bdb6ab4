/*
 * What moved while the other side had the phase: where a piece stood, a ghost, and a dotted arrow to
 * where it is. It stays until one's own turn is over, so that nobody has to remember it.
 */
import { svg } from './dom.js';
import { changes } from './model.js';
import { block } from './pieces.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Unit} Unit */
/** @typedef {import('./shape.js').Point} Point */
/** @typedef {{unit: Unit, from: string, start: Point}} Trace */

/** @param {Point} from @param {Point} to */
export function bent([x1, y1], [x2, y2]) {
    const far = Math.hypot(x2 - x1, y2 - y1);
    const short = Math.max(0, 1 - 34 / (far || 1)); // ends before the piece it points at
    const [ex, ey] = [x1 + (x2 - x1) * short, y1 + (y2 - y1) * short];
    const bend = Math.min(34, far * 0.14);
    return `M${x1} ${y1}Q${(x1 + ex) / 2 + bend} ${(y1 + ey) / 2 - bend} ${ex} ${ey}`;
}

/** Is this an earlier phase? North comes first in a turn. @param {View} before @param {View} after */
const isBack = (before, after) =>
    after.turn < before.turn ||
    (after.turn === before.turn && before.phase === 'sv' && after.phase === 'nv');

export class Traces {
    /** @param {import('./stage.js').Stage} stage */
    constructor(stage) {
        this.stage = stage;
        /** @type {Map<string, Trace>} by unit */
        this.list = new Map();
    }

    clear() {
        this.list.clear();
        this.stage.layers.traces.replaceChildren();
    }

    /**
     * A position follows another on the board. Traces of the other side's phase go when its next
     * phase begins, or when the board leaps to another turn.
     * @param {View|null} before @param {View} after @param {string} viewer
     */
    follow(before, after, viewer) {
        const begun = before?.phase !== after.phase || before?.turn !== after.turn;
        const leaps = !before || Math.abs(after.turn - before.turn) > 1 || isBack(before, after);
        if (leaps || (begun && after.phase !== viewer)) this.list.clear();
        if (!before || leaps) return;
        for (const { unit, from } of changes(before, after).moved)
            if (unit.side !== viewer && from !== 'box' && !this.list.has(unit.id))
                this.list.set(unit.id, { unit, from, start: this.stage.positionOf(unit.id) });
    }

    /** Draws them to where their units are now. @param {View} view */
    draw(view) {
        const now = new Map(view.units.map((unit) => [unit.id, unit]));
        /** @type {Map<string, Trace & {to: string}>} one for all that went the same way */
        const ways = new Map();
        for (const [id, trace] of this.list) {
            const to = now.get(id)?.place ?? 'out';
            if (to !== 'out' && to !== trace.from)
                ways.set([trace.from, to, trace.unit.kind].join(), { ...trace, to });
        }
        this.stage.layers.traces.replaceChildren(
            ...[...ways.values()].flatMap((way) => this.look(way)),
        );
    }

    /** @param {Trace & {to: string}} way */
    look({ unit, from, start }) {
        const [x, y] = start;
        const ghost = svg(
            'g',
            { class: 'ghost', transform: `translate(${x} ${y}) scale(1.5)` },
            block(unit.kind, unit.step),
        );
        const arrow = svg('path', {
            class: `way ${unit.side}`,
            d: bent(start, this.stage.positionOf(unit.id)),
            'marker-end': `url(#s75-gone-${unit.side})`,
        });
        return from === 'reserve' ? [arrow] : [ghost, arrow];
    }
}
