/*
 * What lies on the board: control, militia, tokens, combats, pieces, and what is lit. draw() brings
 * the layers of the map from any position to the one given; pieces that stay keep their element,
 * and so the focus. After draw() the layers depend on position and light alone, not on what was
 * shown before.
 */
import { classes, svg } from './dom.js';
import { PROVINCES, SIZE, SPOTS } from './mapdata.js';
import { airLook, markerLook, markersOf } from './markers.js';
import { groupsOf } from './model.js';
import { cells, groupLook } from './pieces.js';
import { areaPath, centre } from './shape.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Group} Group */
/**
 * @typedef {{key: string, word: string, place: string, kind: 'unit'|'marker', ids: string[], side:
 *     string, look: () => SVGElement[], name: string, flags: string[], fixed?: boolean}} Piece
 */

export const PLACES = [...Object.keys(PROVINCES), 'reserve', 'box'];

const AIR_END = /** @type {number[]} */ (SPOTS.air.box)[1] + 52;

/**
 * The outline of a place that can be chosen; South's boxes and the air box are one place.
 * @param {string} place
 */
function outline(place) {
    if (place in PROVINCES) return areaPath(place);
    const [x, y, w, h] = /** @type {number[]} */ (SPOTS[place].box);
    const bottom = place === 'box' ? AIR_END : y + h + 8;
    return `M${x - 8} ${y - 30}H${x + w + 8}V${bottom}H${x - 8}Z`;
}

export class Stage {
    /**
     * @param {ReturnType<typeof import('./map.js').drawMap>['layers']} layers
     * @param {import('./speech.js').Speech} words
     * @param {import('./types.js').Translate} t
     */
    constructor(layers, words, t) {
        this.layers = layers;
        this.words = words;
        this.t = t;
        /** @type {View|null} */
        this.view = null;
        /** @type {import('./types.js').Light} */
        this.light = { things: new Set(), chosen: null };
        /** The place that holds the Tab key's stop. */
        this.current = 'saigon';
        /** @type {Map<string, SVGGElement>} */
        this.places = new Map(PLACES.map((place) => [place, this.makePlace(place)]));
        layers.places.append(...this.places.values());
        /** @type {Map<string, SVGGElement>} */
        this.pieces = new Map();
        /** @type {Map<string, Piece>} */
        this.told = new Map();
        this.control = new Map(
            Object.keys(PROVINCES).map((place) => [place, svg('path', { d: areaPath(place) })]),
        );
        layers.control.append(...this.control.values());
    }

    /** @param {string} place */
    makePlace(place) {
        return svg(
            'g',
            {
                class: 'place',
                role: 'button',
                'data-word': place,
                'data-kind': 'place',
                'data-place': place,
            },
            svg('path', { d: outline(place), class: 'place-shape' }),
        );
    }

    /** @param {View} view */
    draw(view) {
        this.view = view;
        for (const [place, path] of this.control)
            path.setAttribute('class', classes(`control ${view.control[place] ?? 'sv'}`));
        this.layers.markers.replaceChildren(
            ...Object.keys(PROVINCES).flatMap((place) => markersOf(view, place)),
        );
        this.drawPieces(view);
        this.paintLight();
    }

    /* ---- Pieces ------------------------------------------------------------------------------ */

    /** @param {View} view @returns {Piece[]} */
    piecesOf(view) {
        /** @type {Piece[]} */
        const units = groupsOf(view).map((group) => ({
            key: group.key,
            word: group.ids[0],
            place: group.place,
            kind: 'unit',
            ids: group.ids,
            side: group.side,
            look: () => groupLook(group),
            name: this.words.groupLabel(group, false, false),
            flags: group.flags,
        }));
        /** @type {Piece[]} */
        const markers = [];
        /**
         * @param {string} id @param {string} word @param {string} kind @param {number} count
         * @param {'nv'|'sv'} side @param {string} name
         */
        const add = (id, word, kind, count, side, name) => {
            if (count)
                markers.push({
                    key: `${id}-${side}-${count}`,
                    word,
                    place: side === 'nv' ? 'reserve' : 'box',
                    kind: 'marker',
                    ids: [word],
                    side,
                    look: () => markerLook(id, kind, count, side),
                    name,
                    flags: [],
                });
        };
        add(
            'infiltration',
            'infiltration',
            'infiltration',
            view.infiltration,
            'nv',
            this.t('web.board.infiltration', { n0: view.infiltration }),
        );
        for (const side of /** @type {const} */ (['nv', 'sv'])) {
            add(
                'plus',
                'plus',
                'plus',
                view.availability.plus_left[side],
                side,
                this.t('web.board.plus', { n0: view.availability.plus_left[side] }),
            );
            for (const token of view.tokens)
                if (token.state === 'owned' && token.owner === side)
                    add(
                        `token${token.number}`,
                        'token',
                        'token',
                        1,
                        side,
                        this.t('web.board.token', { n0: token.number }),
                    );
        }
        const { air } = view;
        markers.push({
            key: `air-${air.box}-${air.committed}`,
            word: 'air',
            place: 'box',
            kind: 'marker',
            ids: ['air', 'buy-air'],
            side: 'sv',
            look: () => airLook(air),
            name: this.t('web.board.air', { n0: air.box }),
            flags: [],
            fixed: true,
        });
        return [...units, ...markers];
    }

    /** @param {View} view */
    drawPieces(view) {
        const wanted = this.piecesOf(view);
        const focused = document.activeElement;
        const lostFocus = [...this.pieces].find(
            ([key, element]) => element === focused && !wanted.some((piece) => piece.key === key),
        );
        this.told = new Map(wanted.map((piece) => [piece.key, piece]));
        for (const [key, element] of this.pieces)
            if (!this.told.has(key)) {
                element.remove();
                this.pieces.delete(key);
            }
        const ordered = PLACES.flatMap((place) =>
            this.placePieces(
                place,
                wanted.filter((piece) => piece.place === place),
            ),
        );
        // Pieces that stay never change their order, so none of them is taken out and loses the
        // focus.
        let next = this.layers.groups.firstElementChild;
        for (const element of ordered)
            if (element === next) next = next.nextElementSibling;
            else this.layers.groups.insertBefore(element, next);
        if (lostFocus) this.places.get(lostFocus[1].dataset.place ?? '')?.focus();
    }

    /** @param {string} place @param {Piece[]} here */
    placePieces(place, here) {
        /** @param {Piece} piece */
        const isUpper = (piece) =>
            place === 'box'
                ? !piece.fixed
                : place === 'reserve'
                  ? piece.kind === 'unit'
                  : piece.side === 'nv';
        const upper = here.filter(isUpper);
        const lower = here.filter((piece) => !upper.includes(piece) && !piece.fixed);
        const places = cells(place, upper.length, lower.length);
        return [...upper, ...lower, ...here.filter((piece) => piece.fixed)].map((piece, n) => {
            const element = this.pieceElement(piece);
            const { x, y, scale } = places[n] ?? {
                x: centre('air')[0],
                y: centre('air')[1],
                scale: 1,
            };
            element.setAttribute(
                'transform',
                `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`,
            );
            return element;
        });
    }

    /** @param {Piece} piece */
    pieceElement(piece) {
        const ids = piece.ids.join(' ');
        let element = this.pieces.get(piece.key);
        if (!element) {
            element = svg('g', {
                role: 'button',
                'data-key': piece.key,
                'data-kind': piece.kind,
                'data-place': piece.place,
                'data-side': piece.side,
            });
            this.pieces.set(piece.key, element);
        }
        if (element.dataset.ids !== ids) {
            element.setAttribute('data-ids', ids);
            element.replaceChildren(...piece.look());
        }
        return element;
    }

    /* ---- Light ------------------------------------------------------------------------------- */

    paintLight() {
        const { view, light } = this;
        if (!view) return;
        const chosen = light.chosen ?? view.moving?.unit ?? null;
        const lighting = light.things.size > 0;
        for (const [place, element] of this.places) {
            const lit = light.things.has(place);
            element.setAttribute(
                'class',
                classes(`place${lit ? ' lit' : ''}${light.chosen === place ? ' chosen' : ''}`),
            );
            element.setAttribute('aria-label', this.words.placeLabel(view, place, lit));
            element.setAttribute('tabindex', place === this.current ? '0' : '-1');
        }
        for (const [key, element] of this.pieces) {
            const piece = /** @type {Piece} */ (this.told.get(key));
            const lit = piece.ids.some((id) => light.things.has(id));
            const isChosen = chosen !== null && piece.ids.includes(chosen);
            element.setAttribute(
                'class',
                classes(
                    [
                        'piece',
                        piece.kind,
                        ...piece.flags,
                        lit ? 'lit' : lighting ? 'dark' : '',
                        isChosen ? 'chosen' : '',
                    ]
                        .filter(Boolean)
                        .join(' '),
                ),
            );
            element.setAttribute(
                'data-word',
                piece.ids.find((id) => light.things.has(id)) ?? piece.word,
            );
            element.setAttribute(
                'aria-label',
                piece.name +
                    (isChosen
                        ? `, ${this.t('web.board.chosen')}`
                        : lit
                          ? `, ${this.t('web.board.lit')}`
                          : ''),
            );
            element.setAttribute('tabindex', piece.place === this.current ? '0' : '-1');
        }
        this.drawAims(view, chosen);
    }

    /**
     * Arrows from the chosen unit to every lit place.
     * @param {View} view @param {string|null} chosen
     */
    drawAims(view, chosen) {
        const from = view.units.find((unit) => unit.id === chosen)?.place;
        const start = from && this.pieceOf(chosen ?? '');
        const targets = start
            ? [...this.light.things].filter((word) => this.places.has(word) && word !== from)
            : [];
        this.layers.aims.replaceChildren(
            ...targets.map((word) => {
                const [x1, y1] = this.positionOf(chosen ?? ''),
                    [x2, y2] = centre(word);
                const bend = Math.min(40, Math.hypot(x2 - x1, y2 - y1) * 0.15);
                return svg('path', {
                    class: 'aim',
                    'marker-end': 'url(#s75-aim)',
                    d: `M${x1} ${y1}Q${(x1 + x2) / 2 + bend} ${(y1 + y2) / 2 - bend} ${x2} ${y2}`,
                });
            }),
        );
    }

    /* ---- Asking ------------------------------------------------------------------------------ */

    /** The piece that holds a unit. @param {string} id */
    pieceOf(id) {
        for (const [key, piece] of this.told)
            if (piece.kind === 'unit' && piece.ids.includes(id))
                return this.pieces.get(key) ?? null;
        return null;
    }

    /** Where a unit's piece stands. @param {string} id @returns {[number, number]} */
    positionOf(id) {
        const found = this.pieceOf(id)
            ?.getAttribute('transform')
            ?.match(/translate\(([-\d.]+) ([-\d.]+)\)/);
        return found ? [Number(found[1]), Number(found[2])] : [SIZE[0] / 2, SIZE[1] / 2];
    }

    /** Moves the Tab stop. @param {string} place */
    setCurrent(place) {
        if (!this.places.has(place)) return;
        this.current = place;
        for (const [word, element] of this.places)
            element.setAttribute('tabindex', word === place ? '0' : '-1');
        for (const element of this.pieces.values())
            element.setAttribute('tabindex', element.dataset.place === place ? '0' : '-1');
    }
}
