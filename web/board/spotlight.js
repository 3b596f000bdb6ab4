/*
 * The map in the dark but for some places, for lessons: a veil over everything with holes in the
 * shape of the places, a bright border around these, and a cross on places that were the wrong
 * ones. Lies on top of the map and lets everything through.
 */
import { svg } from '../app/dom.js';

const VEIL = { x: -3000, y: -3000, width: 8000, height: 8000 };

let masks = 0; // a mask is found by its id, and a page may have several boards

export class Spotlight {
    /**
     * @param {SVGSVGElement} map
     * @param {(place: string) => string | null} shape the outline of a place; null: it has none
     */
    constructor(map, shape) {
        const id = `spot-${++masks}`;
        this.shape = shape;
        this.holes = svg('g', { filter: `url(#${id}-soft)` });
        this.veil = svg('rect', { ...VEIL, class: 'spot-veil', mask: `url(#${id})` });
        this.borders = svg('g', {});
        this.crosses = svg('g', {});
        this.layer = svg(
            'g',
            { class: 'spotlight', 'aria-hidden': 'true' },
            svg(
                'filter',
                { id: `${id}-soft`, filterUnits: 'userSpaceOnUse', ...VEIL },
                svg('feGaussianBlur', { stdDeviation: 9 }),
            ),
            svg(
                'mask',
                { id, maskUnits: 'userSpaceOnUse', ...VEIL },
                svg('rect', { ...VEIL, fill: '#fff' }),
                this.holes,
            ),
            this.veil,
            this.borders,
            this.crosses,
        );
        map.append(this.layer);
    }

    /** @param {string[]} places none: no veil @param {string[]} missed */
    show(places, missed) {
        const [lit, wrong] = [this.#shapes(places), this.#shapes(missed)];
        this.veil.toggleAttribute('hidden', lit.length === 0);
        this.holes.replaceChildren(...[...lit, ...wrong].map((d) => this.#path(d, 'spot-hole')));
        this.borders.replaceChildren(...lit.map((d) => this.#path(d, 'spot-lit-border')));
        this.crosses.replaceChildren(...wrong.flatMap((d) => this.#cross(d)));
        // Corners of the boxes of what has just been put in are known only now.
        for (const cross of this.crosses.querySelectorAll('g')) stand(cross);
    }

    /** @param {string[]} places */
    #shapes(places) {
        return places.flatMap((place) => this.shape(place) ?? []);
    }

    /** @param {string} d @param {string} look */
    #path(d, look) {
        return svg('path', { d, class: look });
    }

    /** @param {string} d */
    #cross(d) {
        return [
            this.#path(d, 'spot-missed-border'),
            svg(
                'g',
                { class: 'spot-miss' },
                svg('circle', { r: 19 }),
                svg('path', { d: 'M-7-7L7 7M7-7L-7 7' }),
            ),
        ];
    }

    /** Where the places in the light are on the screen. @returns {DOMRect[]} */
    rects() {
        return [...this.borders.children].map((path) => path.getBoundingClientRect());
    }
}

/** A cross stands at the lower right of its province. @param {SVGGElement} cross */
function stand(cross) {
    const { x, y, width, height } = /** @type {SVGPathElement} */ (
        cross.previousElementSibling
    ).getBBox();
    cross.setAttribute('transform', `translate(${x + 0.85 * width} ${y + 0.85 * height})`);
}
