/*
 * What lies on the board: control, markers, pieces, and what is lit. draw() brings the layers of
 * the map and the docks from any position to the one given; pieces that stay keep their element,
 * and so the focus. After draw() they depend on position and light alone, not on what was shown
 * before.
 */
import { cells, middle } from './cells.js';
import { DOCKS, dockNote } from './docks.js';
import { classes, html, svg } from './dom.js';
import { PROVINCES, SPOTS } from './mapdata.js';
import { allMarkers, keyLook } from './markers.js';
import { piecesOf } from './inventory.js';
import { areaPath } from './shape.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./inventory.js').Piece} Piece */
/** @typedef {import('./shape.js').Point} Point */

export const PLACES = [...Object.keys(PROVINCES), ...DOCKS];
const CROWD = 8; // more arrows than this show nothing
const isDock = (/** @type {string} */ place) => place === 'reserve' || place === 'box';

/** @param {string} place */
const makeControl = (place) =>
    svg(
        'g',
        { 'clip-path': `url(#s75-in-${place})` },
        svg('path', { d: areaPath(place), class: 'occupied' }),
        svg('path', { d: areaPath(place), class: 'occupied-edge' }),
    );

/** @param {string} place */
const makePlace = (place) =>
    svg(
        'g',
        {
            role: 'button',
            'data-word': place,
            'data-kind': 'place',
            'data-place': place,
        },
        svg('path', { d: areaPath(place), class: 'place-shape' }),
    );

/** @param {string[]} parts */
const joined = (parts) => classes(parts.filter(Boolean).join(' '));

export class Stage {
    /**
     * @param {ReturnType<typeof import('./map.js').drawMap>['layers']} layers
     * @param {import('./docks.js').Docks} docks
     * @param {import('./speech.js').Speech} words
     * @param {import('./types.js').Translate} t
     * @param {(element: Element) => Point} locate where on the map an element of a dock is seen
     */
    constructor(layers, docks, words, t, locate) {
        this.layers = layers;
        this.docks = docks;
        this.words = words;
        this.t = t;
        this.locate = locate;
        /** @type {View|null} */
        this.view = null;
        /** @type {import('./types.js').Light} */
        this.light = {
            things: new Set(),
            chosen: null,
            ids: new Set(),
            numbers: new Map(),
            hot: null,
        };
        /** The place that holds the Tab key's stop. */
        this.current = 'saigon';
        /** @type {Map<string, SVGGElement|HTMLElement>} */
        this.places = new Map(
            PLACES.map((place) => [
                place,
                isDock(place) ? this.docks[/** @type {'box'} */ (place)].head : makePlace(place),
            ]),
        );
        layers.places.append(...Object.keys(PROVINCES).map((place) => this.placeOf(place)));
        /** @type {Map<string, SVGGElement|HTMLElement>} */
        this.pieces = new Map();
        /** @type {Map<string, Piece>} */
        this.told = new Map();
        this.control = new Map(Object.keys(PROVINCES).map((place) => [place, makeControl(place)]));
        layers.control.append(...this.control.values());
    }

    /** @param {string} place */
    placeOf(place) {
        return /** @type {SVGGElement|HTMLElement} */ (this.places.get(place));
    }

    /** @param {View} view */
    draw(view) {
        this.view = view;
        for (const [place, path] of this.control)
            path.setAttribute('class', classes(`control ${view.control[place] ?? 'sv'}`));
        this.layers.markers.replaceChildren(...allMarkers(view, this.words.placeName));
        this.drawPieces(view);
        for (const place of DOCKS)
            this.docks[place].note.textContent = dockNote(view, place, this.t);
        this.paintLight();
    }

    /* ---- Pieces ------------------------------------------------------------------------------ */

    /** @param {View} view */
    drawPieces(view) {
        const wanted = piecesOf(view, this.words, this.t);
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
        arrange(
            this.layers.groups,
            Object.keys(PROVINCES).flatMap((place) => this.placePieces(place)),
        );
        for (const place of DOCKS) {
            const here = wanted.filter((piece) => piece.place === place);
            const elements = (/** @type {string} */ kind) =>
                here
                    .filter((piece) => piece.kind === kind)
                    .map((piece) => this.pieceElement(piece));
            arrange(this.docks[place].units, elements('unit'));
            arrange(this.docks[place].markers, elements('marker'));
        }
        if (lostFocus) this.places.get(lostFocus[1].dataset.place ?? '')?.focus();
    }

    /** North's pieces first, in the upper rows. @param {string} place */
    placePieces(place) {
        const here = [...this.told.values()].filter((piece) => piece.place === place);
        const ordered = [
            ...here.filter(({ side }) => side === 'nv'),
            ...here.filter(({ side }) => side !== 'nv'),
        ];
        const spots = ordered.length ? cells(place, ordered.length) : [];
        return ordered.map((piece, n) => {
            const element = this.pieceElement(piece);
            const { x, y, scale } = spots[n];
            element.setAttribute(
                'transform',
                `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(scale * 1.5).toFixed(3)})`,
            );
            return element;
        });
    }

    /** @param {Piece} piece */
    pieceElement(piece) {
        const ids = piece.ids.join(' ');
        let element = this.pieces.get(piece.key);
        if (!element) {
            const data = {
                'data-key': piece.key,
                'data-kind': piece.kind,
                'data-place': piece.place,
                'data-side': piece.side,
            };
            element = isDock(piece.place)
                ? html('button', { type: 'button', ...data })
                : svg('g', { role: 'button', ...data });
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
        for (const [place, element] of this.places) {
            const lit = light.things.has(place);
            element.setAttribute(
                'class',
                joined([
                    'place',
                    isDock(place) ? 'dock-title' : '',
                    lit ? 'lit' : '',
                    light.chosen === place ? 'chosen' : '',
                    light.hot === place ? 'hot' : '',
                    view.combat?.province === place ? 'battle' : '',
                ]),
            );
            element.setAttribute('aria-label', this.words.placeLabel(view, place, lit));
            element.setAttribute('tabindex', place === this.current ? '0' : '-1');
        }
        for (const [key, element] of this.pieces)
            this.paintPiece(element, /** @type {Piece} */ (this.told.get(key)));
        this.drawKeys();
        this.drawAims(view, this.chosen());
    }

    /** Marks what is pointed at elsewhere, apart from what is lit. @param {Set<string>} words */
    pointAt(words) {
        for (const [place, element] of this.places)
            element.classList.toggle('s75-pointed', words.has(place));
        for (const [key, element] of this.pieces)
            element.classList.toggle(
                's75-pointed',
                this.told.get(key)?.ids.some((id) => words.has(id)) ?? false,
            );
    }

    /** What is chosen: by the page, or the unit on its way. */
    chosen() {
        return this.light.chosen ?? this.view?.moving?.unit ?? null;
    }

    /** @param {SVGGElement|HTMLElement} element @param {Piece} piece */
    paintPiece(element, piece) {
        const { light, t } = this;
        const lit = piece.ids.some((id) => light.things.has(id));
        const chosen = this.chosen();
        const isChosen =
            (chosen !== null && piece.ids.includes(chosen)) ||
            piece.ids.some((id) => light.ids.has(id));
        const state = isChosen ? t('web.board.chosen') : lit ? t('web.board.lit') : '';
        element.setAttribute(
            'class',
            joined([
                'piece',
                piece.kind,
                ...piece.flags,
                lit ? 'lit' : light.things.size ? 'dark' : '',
                isChosen ? 'chosen' : '',
                piece.ids.includes(light.hot ?? '') ? 'hot' : '',
            ]),
        );
        element.setAttribute(
            'data-word',
            piece.ids.find((id) => light.things.has(id)) ?? piece.word,
        );
        element.setAttribute('aria-label', piece.name + (state ? `, ${state}` : ''));
        element.setAttribute('tabindex', piece.place === this.current ? '0' : '-1');
    }

    /** The number of a choice stands on its place, else on its piece. */
    drawKeys() {
        /** @type {Map<string, number>} */
        const shown = new Map();
        for (const [word, number] of this.light.numbers) {
            const at = this.places.has(word) ? word : (this.keyOf(word) ?? '');
            if (at && !shown.has(at)) shown.set(at, number);
        }
        this.layers.keys.replaceChildren(
            ...[...shown].flatMap(([at, number]) => {
                const spot = this.keySpot(at);
                return spot ? [keyLook(number, spot.at, spot.scale)] : [];
            }),
        );
        for (const place of DOCKS)
            this.docks[place].node.toggleAttribute('data-number', shown.has(place));
        for (const place of DOCKS)
            if (shown.has(place))
                this.docks[place].node.setAttribute('data-number', String(shown.get(place)));
    }

    /** The piece that a unit or marker belongs to. @param {string} word */
    keyOf(word) {
        for (const [key, piece] of this.told) if (piece.ids.includes(word)) return key;
        return null;
    }

    /** @param {string} at a place or a piece's key @returns {{at: number[], scale: number}|null} */
    keySpot(at) {
        if (at in PROVINCES) return { at: SPOTS[at].key ?? middle(at), scale: 1 };
        const found = this.pieces.get(at)?.getAttribute('transform');
        const numbers = found?.match(/-?[\d.]+/g)?.map(Number);
        if (!numbers) return null;
        const [x, y, scale] = numbers;
        return { at: [x - 15 * scale, y + 16 * scale], scale: 0.8 };
    }

    /**
     * Arrows from the chosen unit to every lit place.
     * @param {View} view @param {string|null} chosen
     */
    drawAims(view, chosen) {
        const from = view.units.find((unit) => unit.id === chosen)?.place;
        const start = from && this.pieceOf(chosen ?? '');
        const all = [...this.light.things].filter((word) => this.places.has(word) && word !== from);
        const targets = start && all.length <= CROWD ? all : [];
        this.layers.aims.replaceChildren(
            ...targets.map((word) => {
                const [x1, y1] = this.positionOf(chosen ?? ''),
                    [x2, y2] = this.middleOf(word);
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

    /** @param {string} place @returns {Point} */
    middleOf(place) {
        return isDock(place) ? this.locate(this.placeOf(place)) : middle(place);
    }

    /** The piece that holds a unit. @param {string} id */
    pieceOf(id) {
        const key = this.keyOf(id);
        return key && this.told.get(key)?.kind === 'unit' ? (this.pieces.get(key) ?? null) : null;
    }

    /** Where a unit's piece stands. @param {string} id @returns {Point} */
    positionOf(id) {
        const piece = this.pieceOf(id);
        if (!piece) return middle('saigon');
        if (piece instanceof HTMLElement) return this.locate(piece);
        const found = piece.getAttribute('transform')?.match(/-?[\d.]+/g) ?? [];
        return [Number(found[0]), Number(found[1])];
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

/**
 * Children in this order. Those that stay never change their order, so none of them is taken out
 * and loses the focus.
 * @param {Element} parent @param {Element[]} ordered
 */
function arrange(parent, ordered) {
    let next = parent.firstElementChild;
    for (const element of ordered)
        if (element === next) next = next.nextElementSibling;
        else parent.insertBefore(element, next);
}
