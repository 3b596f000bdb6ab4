/*
 * A combat from its first position to its last, as far as the board has seen it: who began, what
 * the dice showed, what it came to. What is shown after the last die is read here, too: by then the
 * position knows nothing of the combat any more.
 */
import { changes } from './model.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Combat} Combat */
/** @typedef {import('./types.js').Unit} Unit */
/** @typedef {'nv'|'sv'} Side */

/**
 * @typedef {object} Scene
 * @property {View} start the first position of the combat
 * @property {View} now the last one, or the one after it
 * @property {Combat} combat as it stood last
 * @property {Record<Side, string[]>} engaged all who fought in it: who falls is engaged no more
 * @property {boolean} over nothing is left to do but to read
 */

/** @param {Scene} scene */
const nameOf = ({ start, combat }) =>
    [start.turn, start.phase, combat.province, combat.attacker].join();

/** @param {View} view @param {Combat} combat @returns {Scene} */
const sceneOf = (view, combat) => ({
    start: view,
    now: view,
    combat,
    engaged: { nv: combat.nv.engaged, sv: combat.sv.engaged },
    over: false,
});

/** The same combat further on. @param {Scene} known @param {Scene} begun @returns {Scene} */
const goneOn = (known, begun) => ({
    ...begun,
    start: known.start,
    engaged: {
        nv: [...new Set([...known.engaged.nv, ...begun.engaged.nv])],
        sv: [...new Set([...known.engaged.sv, ...begun.engaged.sv])],
    },
});

/**
 * Dice of a roll that ended the combat at once stand in the words of the action alone.
 * @param {Combat} combat @param {string|null} action
 */
function withRoll(combat, action) {
    const [verb, side, x, r] = (action ?? '').split(' ');
    if (verb !== 'roll' || (side !== 'nv' && side !== 'sv')) return combat;
    const own = combat[side];
    const faces = { x: Number(x), r: Number(r), blank: own.dice - Number(x) - Number(r) };
    return { ...combat, [side]: { ...own, faces } };
}

export class Fight {
    constructor() {
        /** @type {Scene|null} what is shown */
        this.scene = null;
        /** @type {Scene|null} the next combat, which waits until the last one has been seen */
        this.next = null;
        this.last = '';
    }

    /** What is seen next does not follow from what was seen last. */
    forget() {
        this.scene = this.next = null;
        this.last = '';
    }

    /** The position changes. @param {View} view @param {string|null} action what led to it, if known */
    see(view, action) {
        const told = JSON.stringify(view);
        if (told === this.last) return;
        this.last = told;
        const { scene } = this;
        const begun = view.combat ? sceneOf(view, view.combat) : null;
        const known = [this.next, scene].find(
            (each) => each && begun && !each.over && nameOf(each) === nameOf(begun),
        );
        if (known && begun) this.show(goneOn(known, begun));
        else if (scene && !scene.over) {
            const combat = withRoll(scene.combat, action);
            this.show({ ...scene, now: view, combat, over: true }, begun);
        } else this.show(begun);
    }

    /**
     * Positions go by that nobody sees. What is asked next is about the combat in course, if there is
     * one; else the last that ended stays to be read.
     * @param {{view: View, action: string|null}[]} steps
     */
    pass(steps) {
        let ended = null;
        for (const { view, action } of steps) {
            this.see(view, action);
            if (this.scene?.over) ended = this.scene;
            if (this.next) this.close();
        }
        this.scene ??= ended;
    }

    /** @param {Scene|null} scene @param {Scene|null} [next] */
    show(scene, next = null) {
        this.scene = scene;
        this.next = next;
    }

    /** Has been read. */
    close() {
        this.show(this.next);
    }
}

/* ---- What it came to ------------------------------------------------------------------------- */

/**
 * @typedef {{lost: Unit[], reduced: Unit[], gone: Map<string, Unit[]>, due: {x: number, r: number}}}
 *     Result of a side; gone: by where they retreated to
 */

/** @param {Scene} scene @param {Side} side @returns {Result} */
export function resultOf({ start, now, combat, over }, side) {
    const { moved, lost, reduced } = changes(start, now);
    /** @type {Result['gone']} */
    const gone = new Map();
    for (const { unit, from, to } of moved)
        if (unit.side === side && from === combat.province)
            gone.set(to, [...(gone.get(to) ?? []), unit]);
    return {
        lost: lost.filter((unit) => unit.side === side),
        reduced: reduced.filter((unit) => unit.side === side),
        gone,
        due: over ? { x: 0, r: 0 } : combat[side].outstanding,
    };
}

/** Air markers shot down. @param {Scene} scene */
export const airLost = ({ start, now }) => now.air.lost - start.air.lost;

/** Have all dice fallen? @param {Scene} scene */
export const isRolled = ({ combat, over }) =>
    over ||
    /** @type {const} */ (['nv', 'sv']).every((side) => {
        const { dice, faces } = combat[side];
        return dice === faces.x + faces.r + faces.blank;
    });
