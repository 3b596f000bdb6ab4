/*
 * The board of Saigon 75 in a page: createBoard() builds the map, the tables and the hand into an
 * element and keeps them in step with the positions it is shown. It knows no transport and plays no
 * rule: it shows a view, lights what it is told to, and tells what was chosen (see
 * docs/webboard.md).
 */
import { Camera } from './camera.js';
import { handOf } from './cards.js';
import { combatPanel } from './combat.js';
import { html, svg } from './dom.js';
import { drawMap } from './map.js';
import { inDirection, neighbours, renamed, standIns } from './model.js';
import { Motion } from './motion.js';
import { bar, rail } from './rail.js';
import { centre } from './shape.js';
import { speech } from './speech.js';
import { Spotlight } from './spotlight.js';
import { Stage } from './stage.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Frame} Frame */
/** @typedef {import('./types.js').Thing} Thing */
/** @typedef {'thing'|'hover'|'focus'} EventName */

const FINGER = 22; // half the width of a target for a finger, in pixels

/**
 * The elements of a board, empty.
 * @param {import('./types.js').Translate} t @param {import('./speech.js').Speech} words
 * @param {Map<string, Set<string>>} near
 */
function build(t, words, near) {
    const { root, layers } = drawMap(t, words, near);
    const map = svg(
        'svg',
        { class: 's75-svg', role: 'group', 'aria-label': t('web.board.map') },
        root,
    );
    const bar = html('div', { class: 's75-bar' });
    const fight = html('section', {
        class: 's75-fight',
        'aria-label': t('web.board.fight.region'),
        hidden: true,
    });
    const tray = html('div', { class: 's75-tray', 'aria-hidden': 'true' });
    const desk = html('div', { class: 's75-desk', 'aria-hidden': 'true' });
    const rail = html('aside', {
        class: 's75-rail',
        'aria-label': t('web.board.tables'),
        tabindex: '-1',
    });
    const hand = html('ul', { class: 's75-hand', 'aria-label': t('web.board.hand') });
    /** @param {string} name @param {string} text */
    const button = (name, text) =>
        html(
            'button',
            {
                type: 'button',
                class: `s75-button ${name}`,
                'data-do': name,
                'aria-label': t(`web.board.button.${name}`),
                title: t(`web.board.button.${name}`),
            },
            text,
        );
    const drawer = button('tables', '☰');
    drawer.setAttribute('aria-expanded', 'false');
    const buttons = html(
        'div',
        { class: 's75-buttons' },
        button('in', '+'),
        button('out', '−'),
        button('whole', '⤢'),
        drawer,
    );
    const frame = html(
        'div',
        { class: 's75-board' },
        html(
            'div',
            { class: 's75-grid' },
            bar,
            html('div', { class: 's75-map' }, map, buttons, fight, tray, desk),
            rail,
            hand,
        ),
    );
    return { map, layers, bar, fight, tray, desk, rail, hand, drawer, frame };
}

class Board {
    /**
     * @param {HTMLElement} root
     * @param {{t: import('./types.js').Translate, table: import('./types.js').Table, motion?:
     *     import('./types.js').Speed}} options
     */
    constructor(root, { t, table, motion }) {
        this.t = t;
        this.drawn = standIns(table);
        this.told = new Map([...this.drawn].map(([word, place]) => [place, word]));
        this.table = renamed(table, this.drawn);
        this.words = speech(t, this.table);
        this.near = neighbours(this.table);
        const reduced = matchMedia('(prefers-reduced-motion: reduce)');
        const speed = () =>
            reduced.matches ? 0 : Number((typeof motion === 'function' ? motion() : motion) ?? 1);
        /** @type {View|null} */
        this.view = null;
        this.viewer = 'watcher';
        /** @type {Map<EventName, Set<(thing: Thing) => void>>} */
        this.listeners = new Map();
        this.stop = new AbortController();
        const parts = build(t, this.words, this.near);
        this.svg = parts.map;
        this.bar = parts.bar;
        this.fight = parts.fight;
        this.rail = parts.rail;
        this.hand = parts.hand;
        this.drawer = parts.drawer;
        this.frame = parts.frame;
        this.stage = new Stage(parts.layers, this.words, t);
        root.replaceChildren(this.frame);
        this.camera = new Camera(this.svg, () => speed() === 0);
        this.motion = new Motion(this.stage, parts.tray, parts.desk, speed, this.words, t);
        this.queue = Promise.resolve();
        /** @type {Spotlight|null} */
        this.spot = null;
        /** How often show() was called. */
        this.shows = 0;
        this.listen();
    }

    /* ---- Showing ----------------------------------------------------------------------------- */

    /**
     * Draws a position at once, whatever is being played.
     * @param {View} view @param {{viewer?: string}} [options]
     */
    show(view, { viewer } = {}) {
        if (viewer) this.viewer = viewer;
        this.shows++;
        this.motion.skip();
        this.draw(renamed(view, this.drawn));
    }

    /**
     * Plays what happened on the way to a frame's position.
     * @param {Frame} frame @returns {Promise<void>}
     */
    animate(frame) {
        const { shows } = this;
        // What show() has overtaken is not played any more.
        const stale = () => shows !== this.shows;
        const next = this.queue.then(async () => {
            if (!frame.view || stale()) return;
            const view = renamed(frame.view, this.drawn);
            const draw = () => {
                if (!stale()) this.draw(view);
            };
            if (this.view) await this.motion.run(this.view, frame, view, draw);
            else draw();
        });
        this.queue = next.catch(() => undefined);
        return next;
    }

    /** Ends the animation in course. */
    skip() {
        this.motion.skip();
    }

    /** @param {View} view */
    draw(view) {
        this.view = view;
        this.stage.draw(view);
        this.bar.replaceChildren(...bar(view, this.t));
        this.fight.replaceChildren(...combatPanel(view, this.words, this.t));
        this.fight.hidden = !view.combat;
        if (view.combat)
            this.fight.dataset.corner = centre(view.combat.province)[1] < 480 ? 'low' : 'high';
        const open = [...this.rail.querySelectorAll('details[open]')].map((each) => each.className);
        const focused = document.activeElement?.closest('.s75-rail details')?.className;
        this.rail.replaceChildren(
            html('div', { class: 'rail-body' }, ...rail(view, this.table, this.words, this.t)),
        );
        for (const name of open)
            this.rail.querySelector(`details.${name}`)?.setAttribute('open', '');
        if (focused)
            /** @type {HTMLElement|null} */ (
                this.rail.querySelector(`details.${focused} summary`)
            )?.focus();
        this.drawHand();
    }

    drawHand() {
        if (!this.view) return;
        const side = this.viewer === 'nv' || this.viewer === 'sv' ? this.viewer : null;
        const focused = /** @type {HTMLElement|null} */ (document.activeElement)?.closest(
            '.s75-hand',
        )
            ? /** @type {HTMLElement} */ (document.activeElement).dataset.word
            : undefined;
        const cards = side
            ? handOf(this.view.cards.hands[side], this.stage.light, this.words, this.t)
            : [];
        this.hand.replaceChildren(...cards);
        this.hand.hidden = cards.length === 0;
        this.hand.style.setProperty('--cards', String(cards.length));
        if (focused)
            /** @type {HTMLElement|null} */ (
                this.hand.querySelector(`[data-word="${focused}"]`)
            )?.focus();
    }

    /**
     * What can be chosen now, and what is chosen.
     * @param {{things?: Iterable<string>, chosen?: string|null}} light
     */
    light({ things = [], chosen = null }) {
        const own = (/** @type {string} */ word) => this.drawn.get(word) ?? word;
        this.stage.light = { things: new Set([...things].map(own)), chosen: chosen && own(chosen) };
        this.frame.classList.toggle('s75-lighting', this.stage.light.things.size > 0);
        this.stage.paintLight();
        this.drawHand();
    }

    /**
     * Only these places stay in the light (docs/webboard.md); none: all of the map.
     * @param {string[]} words @param {string[]} [missed]
     */
    spotlight(words, missed = []) {
        const own = (/** @type {string} */ word) => this.drawn.get(word) ?? word;
        this.spot ??= new Spotlight(this.svg);
        this.spot.show(words.map(own), missed.map(own));
    }

    /** Where they are on the screen. @returns {DOMRect[]} */
    spots() {
        return this.spot?.rects() ?? [];
    }

    /* ---- Telling ----------------------------------------------------------------------------- */

    /**
     * @param {EventName} name @param {(thing: Thing) => void} listener
     * @returns {() => void} takes it back
     */
    on(name, listener) {
        const set = this.listeners.get(name) ?? new Set();
        this.listeners.set(name, set);
        set.add(listener);
        return () => set.delete(listener);
    }

    /** @param {EventName} name @param {Element} element @param {boolean} shiftKey */
    tell(name, element, shiftKey) {
        const { word, kind, place, ids } = /** @type {SVGElement|HTMLElement} */ (element).dataset;
        if (!word || !kind) return;
        const told = (/** @type {string} */ name) => this.told.get(name) ?? name;
        const thing = {
            word: told(word),
            place: place ? told(place) : null,
            kind: /** @type {Thing['kind']} */ (kind),
            ids: ids ? ids.split(' ') : [told(word)],
            shiftKey,
        };
        for (const listener of this.listeners.get(name) ?? []) listener(thing);
    }

    /* ---- Hands and keys ---------------------------------------------------------------------- */

    listen() {
        const { signal } = this.stop;
        const thingOf = (/** @type {EventTarget|null} */ target) =>
            target instanceof Element ? target.closest('[data-word]') : null;
        this.frame.addEventListener(
            'click',
            (event) => this.clicked(event, thingOf(event.target)),
            {
                signal,
            },
        );
        this.frame.addEventListener(
            'keydown',
            (event) => this.pressed(event, thingOf(event.target)),
            {
                signal,
            },
        );
        this.frame.addEventListener(
            'pointerover',
            (event) => {
                const thing = thingOf(event.target);
                if (thing && event.pointerType === 'mouse') this.tell('hover', thing, false);
            },
            { signal },
        );
        this.frame.addEventListener('focusin', (event) => this.focused(thingOf(event.target)), {
            signal,
        });
    }

    /** @param {MouseEvent} event @param {Element|null} thing */
    clicked(event, thing) {
        const button = event.target instanceof Element ? event.target.closest('[data-do]') : null;
        if (button) this.press(/** @type {HTMLElement} */ (button).dataset.do ?? '');
        else if (thing) {
            this.motion.skip();
            const chosen = this.svg.contains(thing) ? this.meant(event, thing) : thing;
            const place = /** @type {HTMLElement} */ (chosen).dataset.place;
            if (place) this.stage.setCurrent(place);
            this.tell('thing', chosen, event.shiftKey);
        }
    }

    /**
     * What a click on the map means: for a finger the nearest piece within its width, and in a lit
     * province whose piece is dark the province.
     * @param {MouseEvent} event @param {Element} hit
     */
    meant(event, hit) {
        const finger = /** @type {PointerEvent} */ (event).pointerType === 'touch';
        const found =
            finger && this.svg.dataset.zoom !== 'far'
                ? (this.nearest(event.clientX, event.clientY) ?? hit)
                : hit;
        if (found.classList.contains('s75-piece') && !found.classList.contains('s75-lit')) {
            const place = this.stage.places.get(
                /** @type {SVGElement} */ (found).dataset.place ?? '',
            );
            if (place?.classList.contains('s75-lit')) return place;
        }
        return found;
    }

    /** @param {number} x @param {number} y */
    nearest(x, y) {
        let best = null,
            least = FINGER;
        for (const element of this.stage.pieces.values()) {
            const box = element.getBoundingClientRect();
            const gap = Math.max(
                Math.abs(x - box.left - box.width / 2) - Math.max(0, box.width / 2 - FINGER),
                Math.abs(y - box.top - box.height / 2) - Math.max(0, box.height / 2 - FINGER),
            );
            if (gap < least) [best, least] = [element, gap];
        }
        return best;
    }

    /** @param {string} name */
    press(name) {
        if (name === 'in') this.camera.glide(this.camera.zoom * 1.6);
        else if (name === 'out') this.camera.glide(this.camera.zoom / 1.6);
        else if (name === 'whole') this.camera.whole();
        else if (name === 'tables')
            this.openTables(!this.frame.classList.contains('s75-tables-open'));
    }

    /** @param {boolean} open */
    openTables(open) {
        this.frame.classList.toggle('s75-tables-open', open);
        this.drawer.setAttribute('aria-expanded', String(open));
        if (open) this.rail.focus();
        else this.drawer.focus();
    }

    /** @param {KeyboardEvent} event @param {Element|null} thing */
    pressed(event, thing) {
        if (event.key === 'Escape') {
            this.motion.skip();
            if (this.frame.classList.contains('s75-tables-open')) this.openTables(false);
        }
        if (!thing || !this.svg.contains(thing) || event.ctrlKey || event.metaKey || event.altKey)
            return;
        const place = /** @type {SVGElement} */ (thing).dataset.place ?? '';
        const next = inDirection(this.near, place, event.key);
        if (next) this.focusPlace(next);
        else if (event.key === 'Enter' || event.key === ' ')
            this.tell('thing', thing, event.shiftKey);
        else if (event.key === '+') this.press('in');
        else if (event.key === '-') this.press('out');
        else if (event.key === '0') this.press('whole');
        else if (!event.key.startsWith('Arrow')) return;
        event.preventDefault();
    }

    /** @param {Element|null} thing */
    focused(thing) {
        if (!thing) return;
        const place = /** @type {SVGElement} */ (thing).dataset.place;
        if (place && this.svg.contains(thing) && place !== this.stage.current)
            this.stage.setCurrent(place);
        this.tell('focus', thing, false);
    }

    /** Puts the keyboard's focus on a place and brings it into sight. @param {string} word */
    focusPlace(word) {
        const place = this.drawn.get(word) ?? word;
        const element = this.stage.places.get(place);
        if (!element) return;
        this.stage.setCurrent(place);
        this.camera.reveal(...centre(place));
        element.focus({ preventScroll: true });
    }

    destroy() {
        this.shows++;
        this.motion.skip();
        this.stop.abort();
        this.camera.destroy();
        this.listeners.clear();
        this.frame.remove();
    }
}

/**
 * Builds a board into an element that has a size.
 * @param {HTMLElement} root
 * @param {{t: import('./types.js').Translate, table: import('./types.js').Table, motion?:
 *     import('./types.js').Speed}} options
 *   t looks up messages; table is desk_table's; motion is the speed: 1 as usual, 2 twice as fast, 0 or false lets nothing move
 */
export const createBoard = (root, options) => new Board(root, options);
