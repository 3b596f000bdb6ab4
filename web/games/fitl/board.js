/*
 * The board of Fire in the Lake in a page (docs/webboard.md tells what a board does): map, piles,
 * tracks and boxes, and the panel that takes one space apart. It knows no transport and plays no
 * rule: it shows a view, lights what it is told to, and tells what was chosen.
 */
import { Reasoning } from '../../board/reasoning.js';
import { Shell, speedOf } from '../../board/shell.js';
import { Spotlight } from '../../board/spotlight.js';
import { build } from './build.js';
import { Explode } from './explode.js';
import { changedSpaces, Motion } from './motion.js';
import { around, BOXES, inDirection, shape, SPACES, spot, VIEW } from './places.js';
import { speech } from './speech.js';
import { Stage } from './stage.js';

export { drawAside } from './aside.js';
export { drawLegend } from './legend.js';

/** @typedef {'thing' | 'hover' | 'focus' | 'letgo' | 'choice' | 'answer' | 'amount' | 'legend' |
 *     'since'} EventName */

const PATIENCE = 320; // milliseconds before a space under the mouse is taken apart
const NEAR = 0.95; // pixels a board unit from which on single pieces are drawn
const SMALL = 560; // pixels of breadth of a board on which a panel hides too much of the map
const PANEL = [310, 240]; // pixels of the corner that the panel of a space takes
const LAND = { view: VIEW, outline: around, pieces: '.f-pile', far: 0.3, roomy: 0.4, close: 0.75 };

/** @param {Element | null | undefined} element @returns {DOMStringMap} */
const dataOf = (element) => /** @type {HTMLElement | null} */ (element)?.dataset ?? {};

/** Beside the pile, where no count stands. @param {string} place */
const signSpot = (place) => {
    const [x, y] = spot(place);
    return [x - 46, y - 42];
};

/** @extends {Shell<EventName>} */
class Board extends Shell {
    /**
     * @param {HTMLElement} root
     * @param {{t: import('./speech.js').Translate, table: any, motion?:
     *     import('../../board/shell.js').Motion}} options
     */
    constructor(root, { t, table, motion }) {
        const words = speech(t, table);
        const speed = speedOf(motion);
        const parts = build(t, words);
        super(root, parts.frame, parts.map, speed, LAND);
        this.t = t;
        this.words = words;
        /** @type {Map<string, string[]>} */
        this.near = new Map(
            table.places.map((/** @type {any} */ place) => [place.word, place.neighbours]),
        );
        this.dock = parts.dock;
        this.stage = new Stage(parts.layers, this.words);
        this.camera.onchange = () => this.stage.setNear(this.camera.scale > NEAR);
        for (const [box, button] of this.dock.boxes) this.stage.places.set(box, button);
        this.motion = new Motion(parts.layers.gliders, speed, (box) => this.seenAt(box));
        this.explode = new Explode(this.stage, t, {
            choose: (choice) => this.emit('choice', choice),
            answer: (via, choice) => this.emit('answer', { via, choice }),
            amount: (of, count) => this.emit('amount', { of, count }),
            pick: (place, of, shiftKey) => this.pick(place, of, shiftKey),
            close: () => this.letGo(),
        });
        parts.room.append(this.explode.node);
        /** The panel stays until it is closed: the space was clicked. */
        this.pinned = false;
        /** The place last chosen, until the mouse leaves it. @type {string | null} */
        this.rested = null;
        /** @type {Spotlight | null} */
        this.spotter = null;
        /** @type {Reasoning | null} */
        this.reasoning = null;
        this.listen();
    }

    /* ---- Showing ----------------------------------------------------------------------------- */

    /** Draws a position at once. @param {any} view */
    show(view) {
        this.shows++;
        this.unpin();
        this.motion.skip();
        this.motion.clear();
        this.draw(view);
    }

    /** Something has come of it: what was held open for it goes, unless the keyboard is there. */
    unpin() {
        if (!this.pinned || this.frame.querySelector(':focus-visible')) return;
        this.pinned = false;
        this.rested = this.stage.current;
        this.explode.close();
    }

    /** @param {any} view */
    draw(view) {
        if (!view?.spaces) return;
        this.dock.draw(view);
        this.stage.draw(view);
        if (this.explode.place) this.explode.draw();
    }

    /** Plays the way to a frame's position. @param {{view?: any}} frame @returns {Promise<void>} */
    animate(frame) {
        const { shows } = this;
        this.unpin();
        const next = this.queue.then(async () => {
            const { view } = frame;
            const before = this.stage.view;
            if (!view || shows !== this.shows) return;
            if (before) await this.motion.run(before, view);
            if (shows !== this.shows) return;
            this.draw(view);
            if (before)
                this.motion.flash(
                    changedSpaces(before, view).flatMap(
                        (space) => this.stage.piles.get(space)?.node ?? [],
                    ),
                );
        });
        this.queue = next.catch(() => undefined);
        return next;
    }

    skip() {
        this.motion.skip();
    }

    /**
     * @param {{things?: Iterable<string>} & Partial<Omit<import('./stage.js').Light, 'things'>>} light
     *     choices: all that can be chosen, for the panel; group: who sets out from a place; ahead: what
     *     would be asked next in one
     */
    light({ things = [], chosen = null, numbers = new Map(), hot = null, choices = [], ...more }) {
        const { group = null, ahead = null } = more;
        const set = new Set(things);
        this.stage.light = { things: set, chosen, hot, numbers, choices, group, ahead };
        this.stage.paintLight();
        this.showCrew(group?.place ?? null);
        if (this.explode.place) this.explode.draw();
    }

    /** The panel of the space that pieces set out from; a small map is left free for where they go. @param {string | null} place */
    showCrew(place) {
        if (!place) return;
        const roomy = this.frame.clientWidth > SMALL;
        this.pinned = roomy;
        if (!roomy) this.explode.close();
        else if (this.explode.place !== place) this.open(place);
    }

    /** Where on the map something of the dock is seen. @param {string} box @returns {[number, number]} */
    seenAt(box) {
        const rect = this.stage.placeOf(box).getBoundingClientRect();
        const { x, y } = this.camera.at(rect.left + rect.width / 2, rect.top + rect.height / 2);
        return [x, y];
    }

    /* ---- Telling ----------------------------------------------------------------------------- */

    /** @param {EventName} name @param {string} place @param {boolean} [shiftKey] */
    tell(name, place, shiftKey = false) {
        this.emit(name, {
            word: place,
            place,
            kind: 'place',
            ids: [place],
            pile: [place],
            shiftKey,
        });
    }

    /* ---- Hands and keys ---------------------------------------------------------------------- */

    listen() {
        const { signal } = this.stop;
        const on = (/** @type {keyof HTMLElementEventMap} */ name, /** @type {any} */ does) =>
            this.frame.addEventListener(name, does, { signal });
        on('click', (/** @type {MouseEvent} */ event) => this.clicked(event));
        on('keydown', (/** @type {KeyboardEvent} */ event) => this.pressed(event));
        on('pointerover', (/** @type {PointerEvent} */ event) => this.pointed(event));
        on('pointerleave', () => this.leave());
        on('focusin', (/** @type {FocusEvent} */ event) => this.focused(event));
    }

    /** The place an event is about. @param {Event} event @returns {string | null} */
    placeAt({ target }) {
        if (!(target instanceof Element)) return null;
        const { place, at } = dataOf(target.closest('[data-place], [data-at]'));
        return place ?? at ?? null;
    }

    /** @param {PointerEvent} event */
    pointed(event) {
        if (event.pointerType !== 'mouse') return;
        const place = this.placeAt(event);
        window.clearTimeout(this.timer);
        if (place === this.rested) return; // the mouse is still where it chose
        this.rested = null;
        if (place && this.explode.aim(place)) this.stage.setHot(place);
        if (!place || this.pinned) return;
        this.timer = window.setTimeout(() => this.open(place), PATIENCE);
        this.tell('hover', place);
    }

    leave() {
        window.clearTimeout(this.timer);
        if (!this.pinned) this.explode.close();
    }

    /** Takes a space apart, on the side where it is not. @param {string} place */
    open(place) {
        const box = BOXES.includes(place);
        const { x, y } = box ? { x: 0, y: 0 } : this.camera.seen(...spot(place));
        const { width } = this.svg.getBoundingClientRect();
        this.explode.open(place, !box && x > width - PANEL[0] && y < PANEL[1]);
    }

    /** @param {MouseEvent} event */
    clicked(event) {
        const target = event.target instanceof Element ? event.target : null;
        const button = target?.closest('[data-do]');
        if (button) return this.press(dataOf(button).do ?? '');
        // By its way: what was clicked may have been drawn anew since.
        if (event.composedPath().includes(this.explode.node)) {
            this.pinned = this.explode.place !== null;
            return;
        }
        this.motion.skip();
        const place = this.placeAt(event);
        if (!place) return this.letGo();
        this.choose(place, event.shiftKey);
    }

    /** @param {string} place @param {boolean} shiftKey */
    choose(place, shiftKey) {
        window.clearTimeout(this.timer);
        this.stage.setCurrent(place);
        this.pinned = true;
        this.open(place);
        this.tell('thing', place, shiftKey);
    }

    /** Pieces of a kind in a space, clicked in its panel. @param {string} place @param {string} of @param {boolean} shiftKey */
    pick(place, of, shiftKey) {
        this.pinned = true;
        this.emit('thing', { word: place, place, kind: 'place', ids: [], pile: [], of, shiftKey });
    }

    letGo() {
        this.pinned = false;
        this.explode.close();
        this.emit('letgo', null);
    }

    /** @param {string} name */
    press(name) {
        if (name === 'in') this.camera.glide(this.camera.zoom * 1.6);
        else if (name === 'out') this.camera.glide(this.camera.zoom / 1.6);
        else if (name === 'whole') this.camera.whole();
        else if (name === 'legend') this.emit('legend', null);
        else if (name === 'since') this.emit('since', !this.stage.before);
    }

    /** Marks what is otherwise than in an earlier position; null: no more. @param {any} view */
    compare(view) {
        this.stage.compare(view);
        const on = String(this.stage.before !== null);
        this.frame.querySelector('[data-do=since]')?.setAttribute('aria-pressed', on);
        if (this.explode.place) this.explode.draw();
    }

    /** @param {KeyboardEvent} event */
    pressed(event) {
        if (event.key === 'Escape') {
            this.motion.skip();
            this.letGo();
        }
        const target = event.target instanceof Element ? event.target : null;
        const { place } = dataOf(target?.closest('[data-place]'));
        if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
        const next = inDirection(this.near, place, event.key);
        if (next) this.focusPlace(next);
        else if (event.key === 'Enter' || event.key === ' ') this.choose(place, event.shiftKey);
        else if (event.key === '+') this.press('in');
        else if (event.key === '-') this.press('out');
        else if (event.key === '0') this.press('whole');
        else if (!event.key.startsWith('Arrow')) return;
        event.preventDefault();
    }

    /** @param {FocusEvent} event */
    focused(event) {
        const target = event.target instanceof Element ? event.target : null;
        const { place } = dataOf(target?.closest('[data-place]'));
        if (!place) return;
        if (place !== this.stage.current) this.stage.setCurrent(place);
        if (target?.matches(':focus-visible')) {
            this.pinned = false;
            this.open(place);
        }
        this.tell('focus', place);
    }

    /** Puts the keyboard's focus on a place and brings it into sight. @param {string} place */
    focusPlace(place) {
        const element = this.stage.places.get(place);
        if (!element) return;
        this.stage.setCurrent(place);
        if (!BOXES.includes(place)) this.camera.reveal(...spot(place));
        element.focus({ preventScroll: true });
    }

    /** Goes to what is asked about where the whole map would be too small. @param {Iterable<string>} [places] */
    focusOn(places = []) {
        this.camera.focusOn(
            [...places].filter((place) => this.stage.places.has(place) && !BOXES.includes(place)),
        );
    }

    /**
     * Only these spaces stay in the light (docs/webboard.md); none: all of the map.
     * @param {string[]} words @param {string[]} [missed]
     */
    spotlight(words, missed = []) {
        this.spotter ??= new Spotlight(this.svg, (place) =>
            SPACES.includes(place) ? shape(place) : null,
        );
        this.spotter.show(words, missed);
    }

    /** What a computer player weighed (docs/webboard.md); null: no more. @param {import('../../board/reasoning.js').Weighed | null} weighed */
    reason(weighed) {
        if (!weighed && !this.reasoning) return;
        this.reasoning ??= new Reasoning(
            this.svg,
            (place) => (SPACES.includes(place) ? shape(place) : null),
            (place) => (SPACES.includes(place) ? signSpot(place) : null),
            this.stage.layers.econ,
        );
        this.reasoning.show(weighed);
    }

    /** Where they are on the screen. @returns {DOMRect[]} */
    spots() {
        return this.spotter?.rects() ?? [];
    }

    destroy() {
        this.motion.skip();
        window.clearTimeout(this.timer);
        super.destroy();
    }
}

/**
 * Builds a board into an element that has a size.
 * @param {HTMLElement} root
 * @param {ConstructorParameters<typeof Board>[1]} options
 */
export const createBoard = (root, options) => new Board(root, options);
