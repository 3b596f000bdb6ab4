/*
 * What lies on the board: control, names with population and support, terror, piles, and what is
 * lit. draw() brings the layers from any position to the one given; a space keeps its element, and
 * so the focus.
 */
import { svg } from '../../app/dom.js';
import { groupsAt, FACTIONS, ownedBy } from './kinds.js';
import { line, outline } from './map.js';
import { ROADS } from './mapdata.js';
import { nearPile } from './near.js';
import { at, pile, standing } from './pieces.js';
import { burst, people, terror } from './signs.js';
import { BOXES, DISCS, LINES, nameSpot, PROVINCES, shape, SPACES, spot } from './places.js';

/** @typedef {import('./speech.js').Speech} Speech */
/**
 * @typedef {{things: Set<string>, chosen: string | null, hot: string | null, numbers: Map<string,
 *     number>, choices: any[], group: Crew | null, ahead: {place: string, via: any, choices: any[]} |
 *     null}} Light
 * @typedef {{place: string | null, kinds: {of: string, count: number, most: number}[]}} Crew who
 *     sets out from a place
 */

const LETTER = 16.2; // breadth of a letter of a name, and of one on a ribbon
const RIBBON_LETTER = 17.6;
const WEST = 40; // no name begins farther to the left
/** @param {string} text */
const textNode = (text) => document.createTextNode(text);

export class Stage {
    /** @param {Record<string, SVGElement>} layers @param {Speech} words */
    constructor(layers, words) {
        this.layers = layers;
        this.words = words;
        /** @type {any} */
        this.view = null;
        /** @type {Light} */
        this.light = {
            things: new Set(),
            chosen: null,
            hot: null,
            numbers: new Map(),
            choices: [],
            group: null,
            ahead: null,
        };
        /** The space that holds the Tab key's stop. */
        this.current = 'saigon';
        /** @type {Map<string, SVGElement | HTMLElement>} */
        this.places = new Map(SPACES.map((space) => [space, makePlace(space)]));
        layers.land.append(...PROVINCES.map((space) => this.placeOf(space)));
        layers.lines.append(...[...LINES.keys()].map((space) => this.placeOf(space)));
        layers.cities.append(...[...DISCS.keys()].map((space) => this.placeOf(space)));
        /** @type {Map<string, {key: string, node: SVGElement}>} */
        this.piles = new Map();
        /** One looks from so near that every piece is drawn. */
        this.near = false;
        /** An earlier position that is compared with. @type {any} */
        this.before = null;
    }

    /** @param {boolean} near */
    setNear(near) {
        if (near === this.near) return;
        this.near = near;
        if (this.view) for (const space of SPACES) this.drawPile(this.view, space);
    }

    /** Marks what is otherwise than in an earlier position; null: nothing. @param {any} before */
    compare(before) {
        this.before = before?.spaces ? before : null;
        this.paintLight();
    }

    /** Whether a place is otherwise than in the position compared with. @param {string} place */
    hasChanged(place) {
        const { before, view } = this;
        const of = (/** @type {any} */ one) => JSON.stringify(one?.spaces[place]);
        return Boolean(before && view && of(before) !== of(view));
    }

    /** @param {string} place */
    placeOf(place) {
        return /** @type {SVGElement | HTMLElement} */ (this.places.get(place));
    }

    /** @param {any} view */
    draw(view) {
        this.view = view;
        this.drawControl(view);
        this.layers.names.replaceChildren(
            ...[...PROVINCES, ...DISCS.keys()].flatMap((space) => this.drawName(view, space)),
        );
        this.layers.econ.replaceChildren(...ROADS.flatMap((road) => drawEcon(view, road)));
        for (const space of SPACES) this.drawPile(view, space);
        this.paintLight();
    }

    /** @param {any} view */
    drawControl(view) {
        this.layers.control.replaceChildren(
            ...PROVINCES.flatMap((space) => {
                const control = view.spaces[space]?.control ?? 'none';
                if (control === 'none') return [];
                const far = this.words.factsOf(space).abroad ? ' f-far' : '';
                const d = outline(space);
                return [
                    svg(
                        'g',
                        { 'clip-path': `url(#fitl-in-${space})` },
                        ...(control === 'nva' && !far
                            ? [line('texture', d, { fill: 'url(#fitl-held)' })]
                            : []),
                        line(`control f-by-${control}${far}`, d),
                    ),
                ];
            }),
        );
        for (const space of DISCS.keys())
            this.placeOf(space).setAttribute('data-control', view.spaces[space]?.control ?? 'none');
    }

    /** @param {any} view @param {string} space @returns {SVGElement[]} */
    drawName(view, space) {
        const middle = nameSpot(space);
        if (!middle) return [];
        const { pop, abroad } = this.words.factsOf(space);
        const { level, terror: terrors = 0 } = view.spaces[space] ?? {};
        const name = this.words.shortName(space);
        const [x, y] = middle;
        const breadth = name.length * LETTER;
        const node = svg('g', { 'data-at': space });
        if (DISCS.has(space)) {
            const wide = name.length * RIBBON_LETTER + 92;
            const end = x + wide / 2;
            node.append(
                svg('rect', {
                    class: 'f-ribbon',
                    x: x - wide / 2,
                    y: y - 18,
                    width: wide,
                    height: 36,
                    rx: 8,
                }),
                svg(
                    'text',
                    { class: 'f-city-name', x: x - wide / 2 + 14, y: y + 9.5 },
                    textNode(name),
                ),
                at(end - 38, y, 1, ...people(pop ?? 0, level)),
                ...terror(terrors, end + 16, y),
            );
            return [node];
        }
        const room = pop ? 62 : 0;
        const begin = Math.max(WEST, x - (breadth + room) / 2);
        node.append(
            ...(pop ? [at(begin + 20, y, 1, ...people(pop, level))] : []),
            svg(
                'text',
                { class: `f-name${abroad ? ' f-far' : ''}`, x: begin + room, y: y + 10 },
                textNode(name),
            ),
            ...terror(terrors, begin + breadth + room + 26, y),
        );
        return [node];
    }

    /** @param {any} view @param {string} space */
    drawPile(view, space) {
        const pieces = view.spaces[space]?.pieces ?? {};
        const key = JSON.stringify([pieces, this.near]);
        const old = this.piles.get(space);
        if (old?.key === key) return;
        const node = this.near ? nearPile(view, space) : pile(space, pieces);
        node.setAttribute('class', 'f-pile');
        node.setAttribute('data-at', space);
        if (old) old.node.replaceWith(node);
        else this.layers.piles.append(node);
        this.piles.set(space, { key, node });
    }

    /* ---- Light ------------------------------------------------------------------------------- */

    /** @param {string} place @returns {string[]} how it stands with choosing */
    states(place) {
        const { things, chosen } = this.light;
        // Those of an activity or event stay in the view after it is over.
        const { operation_spaces: taken = [] } = this.view ?? {};
        return [
            things.has(place) ? 'lit' : '',
            chosen === place ? 'chosen' : '',
            things.size > 0 && taken.includes(place) ? 'done' : '',
        ].filter(Boolean);
    }

    paintLight() {
        const { view, light } = this;
        if (!view) return;
        for (const [place, element] of this.places) {
            const states = this.states(place);
            const looks = [
                'f-place',
                ...states.map((state) => `f-is-${state}`),
                light.hot === place ? 'f-is-hot' : '',
                this.hasChanged(place) ? 'f-is-changed' : '',
            ];
            element.setAttribute('class', looks.filter(Boolean).join(' '));
            // A box says in its text what it holds.
            if (BOXES.includes(place))
                element.setAttribute('aria-description', this.words.statesText(states));
            else element.setAttribute('aria-label', this.words.placeLabel(view, place, states));
            element.setAttribute('tabindex', place === this.current ? '0' : '-1');
        }
        this.drawKeys();
    }

    /** What the mouse is at while something is held. @param {string} place */
    setHot(place) {
        for (const [word, element] of this.places)
            element.classList.toggle('f-is-hot', word === place && this.light.things.has(word));
    }

    /** Numbers of choices, and ticks where something was done already. */
    drawKeys() {
        const { numbers } = this.light;
        const keys = SPACES.flatMap((space) => {
            const number = numbers.get(space);
            if (number === undefined && !this.states(space).includes('done')) return [];
            const [x, y] = this.keySpot(space);
            return [
                svg(
                    'g',
                    {
                        class: `f-key${number === undefined ? ' f-tick' : ''}`,
                        transform: `translate(${x} ${y})`,
                        'data-at': space,
                    },
                    svg('circle', { r: 23 }),
                    number === undefined
                        ? svg('path', { d: 'M-10 0L-3 8 11-8' })
                        : svg('text', { y: 10 }, textNode(String(number))),
                ),
            ];
        });
        this.layers.keys.replaceChildren(...keys);
        for (const box of BOXES) {
            const number = numbers.get(box);
            const element = this.places.get(box);
            element?.toggleAttribute('data-number', number !== undefined);
            if (number !== undefined) element?.setAttribute('data-number', String(number));
        }
    }

    /** To the left of the pieces. @param {string} space @returns {[number, number]} */
    keySpot(space) {
        const disc = DISCS.get(space);
        if (disc) return [disc.x - 0.85 * disc.r, disc.y - 0.85 * disc.r];
        const heaps = this.heaps(space);
        const [x, y] = heaps.length ? [heaps[0].x, heaps[0].y] : spot(space);
        if (LINES.has(space)) return heaps.length ? [x - 46, y] : [x, y];
        return [x - (heaps.length ? 62 : 0), y];
    }

    /** Where the factions in a space stand. @param {string} space */
    heaps(space) {
        const groups = groupsAt(this.view, space);
        return standing(
            space,
            FACTIONS.filter((faction) => ownedBy(groups, faction).length > 0),
        );
    }

    /** Moves the Tab stop. @param {string} place */
    setCurrent(place) {
        if (!this.places.has(place)) return;
        this.current = place;
        for (const [word, element] of this.places)
            element.setAttribute('tabindex', word === place ? '0' : '-1');
    }
}

/** @param {string} space */
function makePlace(space) {
    const d = shape(space);
    const disc = DISCS.get(space);
    return svg(
        'g',
        {
            role: 'button',
            'data-word': space,
            'data-kind': 'place',
            'data-place': space,
            'data-form': disc ? 'city' : LINES.has(space) ? 'line' : 'province',
        },
        ...(disc
            ? [
                  svg('circle', { class: 'f-disc', cx: disc.x, cy: disc.y, r: disc.r }),
                  svg('circle', { class: 'f-disc-in', cx: disc.x, cy: disc.y, r: disc.r - 9 }),
              ]
            : []),
        ...(LINES.has(space) ? [line('reach', d)] : []),
        line('shape', d),
    );
}

/**
 * What a line of communication is worth, or that it is sabotaged.
 * @param {any} view @param {(typeof ROADS)[number]} road @returns {SVGElement[]}
 */
function drawEcon(view, [space, , econ, x, y]) {
    const sabotaged = (view.spaces[space]?.sabotage ?? 0) > 0;
    if (!sabotaged && !econ) return [];
    const node = svg('g', { 'data-at': space });
    if (sabotaged) node.append(burst(x, y));
    else
        node.append(
            svg('circle', { class: 'f-econ', cx: x, cy: y, r: 15 }),
            svg('text', { class: 'f-econ-number', x, y: y + 8.5 }, textNode(String(econ))),
        );
    return [node];
}
