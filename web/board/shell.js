/*
 * What every board in a page has: listeners, a camera that keeps clear of what the page lays over
 * the map, an end.
 */
import { Camera } from './camera.js';

/** @typedef {number | boolean | (() => number | boolean) | undefined} Motion how fast, or whether at all */

/** The speed of animations now; 0: nothing is to move. @param {Motion} motion @returns {() => number} */
export function speedOf(motion) {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    return () =>
        reduced.matches ? 0 : Number((typeof motion === 'function' ? motion() : motion) ?? 1);
}

/** @template {string} Name of what it tells */
export class Shell {
    /** @type {Map<Name, Set<(what: any) => void>>} */
    listeners = new Map();
    stop = new AbortController();
    queue = Promise.resolve();
    /** How often a position was drawn at once: what that has overtaken is not played any more. */
    shows = 0;

    /**
     * @param {HTMLElement} root @param {HTMLElement} frame @param {SVGSVGElement} map
     * @param {() => number} speed @param {import('./camera.js').Land} land
     */
    constructor(root, frame, map, speed, land) {
        this.frame = frame;
        this.svg = map;
        root.replaceChildren(frame);
        this.camera = new Camera(map, () => speed() === 0, land);
    }

    /** @param {Name} name @param {(what: any) => void} listener @returns {() => void} takes it back */
    on(name, listener) {
        const set = this.listeners.get(name) ?? new Set();
        this.listeners.set(name, set);
        set.add(listener);
        return () => set.delete(listener);
    }

    /** @param {Name} name @param {any} what */
    emit(name, what) {
        for (const listener of this.listeners.get(name) ?? []) listener(what);
    }

    /** Shows the whole map. */
    fit() {
        this.camera.whole();
    }

    /**
     * Parts of the element that something of the page lies over, in pixels.
     * @param {{top?: number, right?: number, bottom?: number, left?: number}} inset
     */
    setInset(inset) {
        this.camera.inset = { top: 0, right: 0, bottom: 0, left: 0, ...inset };
        this.camera.apply();
    }

    destroy() {
        this.shows++;
        this.stop.abort();
        this.camera.destroy();
        this.listeners.clear();
        this.frame.remove();
    }
}
