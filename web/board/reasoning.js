/*
 * What a computer player weighed, drawn on the map while it is told: the places it looked at, lightly;
 * those that the deciding line turned away, dotted and with a cross; what was left, whole and with a
 * tick. Lies on top of the map and lets everything through.
 */
import { svg } from '../app/dom.js';

/** @typedef {{considered: string[], dropped: string[], chosen: string[]}} Weighed */

const SIGNS = { dropped: 'M-8-8L8 8M8-8L-8 8', chosen: 'M-9 0L-3 7L9-7' };

export class Reasoning {
    /**
     * @param {SVGSVGElement} map
     * @param {(place: string) => string | null} shape the outline of a place; null: it has none
     * @param {(place: string) => number[] | null} spot where its sign stands
     * @param {Element} pieces what lies above the places' colours
     */
    constructor(map, shape, spot, pieces) {
        this.shape = shape;
        this.spot = spot;
        this.borders = svg('g', { class: 'reasoning', 'aria-hidden': 'true' });
        this.signs = svg('g', { class: 'reasoning', 'aria-hidden': 'true' });
        map.insertBefore(this.borders, pieces);
        map.append(this.signs);
    }

    /** @param {Weighed | null} weighed */
    show(weighed) {
        const { considered = [], dropped = [], chosen = [] } = weighed ?? {};
        const rest = considered.filter((one) => ![...dropped, ...chosen].includes(one));
        this.borders.replaceChildren(
            ...rest.flatMap((place) => this.#border(place, 'considered')),
            ...dropped.flatMap((place) => this.#border(place, 'dropped')),
            ...chosen.flatMap((place) => this.#border(place, 'chosen')),
        );
        this.signs.replaceChildren(
            ...dropped.flatMap((place) => this.#sign(place, 'dropped')),
            ...chosen.flatMap((place) => this.#sign(place, 'chosen')),
        );
    }

    /** @param {string} place @param {string} look */
    #border(place, look) {
        const d = this.shape(place);
        return d ? [svg('path', { d, class: `why-${look}`, 'data-why': place })] : [];
    }

    /** @param {string} place @param {'dropped' | 'chosen'} look */
    #sign(place, look) {
        const at = this.spot(place);
        if (!at) return [];
        const inside = [svg('circle', { r: 19 }), svg('path', { d: SIGNS[look] })];
        const where = { transform: `translate(${at[0]} ${at[1]})` };
        return [svg('g', { class: `why-sign why-sign-${look}`, ...where }, ...inside)];
    }
}
