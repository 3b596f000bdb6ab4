/*
 * The board of Saigon 75 in a page: createBoard() builds the map with its docks and the combat's
 * card into an element and keeps them in step with the positions it is shown. It knows no transport
 * and plays no rule: it shows a view, lights what it is told to, and tells what was chosen (see
 * docs/webboard.md).
 */
import { placeCard } from './aside.js';
import { build } from './build.js';
import { Shell, speedOf } from '../../board/shell.js';
import { previewCard, sceneCard } from './combat.js';
import { Fight } from './fight.js';
import { Hands, nearest } from './hands.js';
import { PROVINCES, VIEW } from './mapdata.js';
import { inDirection, neighbours, renamed, standIns } from './model.js';
import { Motion } from './motion.js';
import { outline, placePath } from './shape.js';
import { speech } from './speech.js';
import { Spotlight } from '../../board/spotlight.js';
import { Stage } from './stage.js';
import { Stepper } from './stepper.js';
import { Tips, tipTeller } from './tips.js';
import { drawMarks } from './marks.js';
import { Traces } from './traces.js';

export { drawLegend } from './legend.js';
export { drawTables } from './tables.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Frame} Frame */
/** @typedef {import('./types.js').Thing} Thing */
/** @typedef {import('./types.js').Preview} Preview */
/** @typedef {'thing'|'hover'|'focus'|'lift'|'drop'|'letgo'|'read'|'legend'} EventName */

/** What the camera has to know of the map. */
const LAND = { view: VIEW, outline, pieces: '.s75-piece', far: 0.4, roomy: 0.5, close: 0.9 };

/** @param {Element|null} element */
const dataOf = (element) => /** @type {HTMLElement|null} */ (element)?.dataset ?? {};

/** @extends {Shell<EventName>} */
class Board extends Shell {
    /**
     * @param {HTMLElement} root
     * @param {{t: import('./types.js').Translate, table: import('./types.js').Table, motion?:
     *     import('./types.js').Speed}} options
     */
    constructor(root, { t, table, motion }) {
        const drawn = standIns(table);
        const own = renamed(table, drawn);
        const [words, near, speed] = [speech(t, own), neighbours(own), speedOf(motion)];
        const parts = build(t, words, near);
        super(root, parts.frame, parts.map, speed, LAND);
        this.t = t;
        this.drawn = drawn;
        this.toldAs = new Map([...drawn].map(([word, place]) => [place, word]));
        this.table = own;
        this.words = words;
        this.near = near;
        /** @type {View|null} */
        this.view = null;
        this.viewer = 'watcher';
        this.card = parts.card;
        this.docks = parts.docks;
        this.stage = new Stage(parts.layers, parts.docks, this.words, t, (element) => {
            const box = element.getBoundingClientRect();
            const { x, y } = this.camera.at(box.left + box.width / 2, box.top + box.height / 2);
            return [x, y];
        });
        this.motion = new Motion(this.stage, parts, speed, this.words, t);
        this.fight = new Fight();
        this.traces = new Traces(this.stage);
        /** @type {Preview|null} */
        this.foreseen = null;
        /** @type {Spotlight|null} */
        this.spot = null;
        this.calm = 0;
        const room = /** @type {HTMLElement} */ (this.svg.parentElement);
        this.tips = new Tips(room, tipTeller(this.stage, t));
        this.stepper = new Stepper(room, t, (ids) => this.step(ids));
        this.camera.onchange = () => this.moved();
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
        this.draw(renamed(view, this.drawn), null);
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
                if (!stale()) this.draw(view, frame.action);
            };
            if (this.view) await this.motion.run(this.view, frame, view, draw);
            else draw();
        });
        this.queue = next.catch(() => undefined);
        return next;
    }

    /** Positions on the way to the next one that are not shown. @param {Frame[]} frames */
    pass(frames) {
        this.fight.pass(
            frames.flatMap(({ view, action }) =>
                view ? [{ view: renamed(view, this.drawn), action }] : [],
            ),
        );
    }

    /** Ends the animation in course. */
    skip() {
        this.motion.skip();
    }

    /** @param {View} view @param {string|null} action */
    draw(view, action) {
        this.traces.follow(this.view, view, this.viewer);
        this.view = view;
        this.tips.hide();
        this.stage.draw(view);
        this.traces.draw(view);
        this.fight.see(view, action);
        this.drawCard();
    }

    /* ---- The combat's card ------------------------------------------------------------------- */

    drawCard() {
        const { card, view, foreseen } = this;
        const { scene } = this.fight;
        const tongue = { words: this.words, t: this.t };
        if (!view || (!scene && !foreseen)) {
            card.hidden = true;
            card.replaceChildren();
            return;
        }
        card.replaceChildren(
            ...(scene
                ? sceneCard(scene, tongue)
                : previewCard(view, /** @type {Preview} */ (foreseen), tongue)),
        );
        card.classList.toggle('s75-preview', !scene);
        card.classList.toggle('s75-over', scene?.over ?? false);
        card.dataset.about = scene ? scene.combat.province : foreseen?.place;
        card.hidden = false;
        this.moved();
    }

    /** Another part of the map is seen: what stands beside a place goes along. */
    moved() {
        this.tips.hide();
        this.stepper.hide();
        const place = this.card.dataset.about ?? '';
        if (this.card.hidden || !(place in PROVINCES)) return;
        const [x, y] = this.stage.middleOf(place);
        const { width, height } = this.svg.getBoundingClientRect();
        const dock = this.docks.reserve.node;
        placeCard(this.card, this.camera.seen(x, y), {
            width,
            height,
            above: this.camera.inset.top,
            top: Math.max(this.camera.inset.top, dock.offsetTop + dock.offsetHeight),
        });
    }

    /**
     * What would come of an attack, beside its province; null takes it away.
     * @param {Preview|null} preview
     */
    preview(preview) {
        this.foreseen = preview && renamed(preview, this.drawn);
        this.drawCard();
    }

    /** Is a combat on show that is over, for somebody to read? */
    holdsCombat() {
        return this.fight.scene?.over ?? false;
    }

    /** The combat has been read. */
    read() {
        if (!this.fight.scene?.over) return;
        this.fight.close();
        this.drawCard();
        this.emit('read', null);
    }

    /** What was played and what was better. @param {import('../boards.js').Mark[]} marks */
    mark(marks) {
        drawMarks(this.stage, marks);
    }

    /** The page's way to say that a combat was read: null. @param {object|null} combat */
    combat(combat) {
        if (combat === null) this.read();
    }

    /** The next position does not follow from this one: no combat leads from here to there. */
    leap() {
        this.fight.forget();
        this.drawCard();
    }

    /** Takes the arrows of the other side's moves away. */
    clearTraces() {
        this.traces.clear();
    }

    /* ---- Light ------------------------------------------------------------------------------- */

    /**
     * What can be chosen now, and what is chosen.
     * @param {{things?: Iterable<string>, chosen?: string|null, ids?: Iterable<string>, numbers?:
     *     Map<string, number>, hot?: string|null}} light
     */
    light({ things = [], chosen = null, ids = [], numbers = new Map(), hot = null }) {
        const own = (/** @type {string} */ word) => this.drawn.get(word) ?? word;
        this.stage.light = {
            things: new Set([...things].map(own)),
            chosen: chosen && own(chosen),
            ids: new Set(ids),
            numbers: new Map([...numbers].map(([word, number]) => [own(word), number])),
            hot: hot && own(hot),
        };
        this.stage.paintLight();
        // Where only places can be chosen no piece is darkened.
        const choosing = [...this.stage.light.things].some((word) => this.stage.keyOf(word));
        this.frame.classList.toggle('s75-lighting', choosing);
        this.stir();
        if (!chosen) this.stepper.hide();
    }

    /** Places and things that an entry of the log, say, is about. @param {Iterable<string>} words */
    point(words) {
        const own = new Set([...words].map((word) => this.drawn.get(word) ?? word));
        this.stage.pointAt(own);
    }

    /** What is lit moves for a moment; a board that nobody touches is still. */
    stir() {
        this.frame.classList.remove('s75-still');
        window.clearTimeout(this.calm);
        this.calm = window.setTimeout(() => this.frame.classList.add('s75-still'), 2800);
    }

    /**
     * Only these places stay in the light (docs/webboard.md); none: all of the map.
     * @param {string[]} words @param {string[]} [missed]
     */
    spotlight(words, missed = []) {
        const own = (/** @type {string} */ word) => this.drawn.get(word) ?? word;
        this.spot ??= new Spotlight(this.svg, placePath);
        this.spot.show(words.map(own), missed.map(own));
    }

    /** Where they are on the screen, and the card of a combat. @returns {DOMRect[]} */
    spots() {
        const places = this.spot?.rects() ?? [];
        return this.card.hidden ? places : [...places, this.card.getBoundingClientRect()];
    }

    /* ---- Telling ----------------------------------------------------------------------------- */

    /** The page's word for one of the drawing. @param {string} word */
    told(word) {
        return this.toldAs.get(word) ?? word;
    }

    /** @param {Element} element @param {boolean} shiftKey @param {string[]} [ids] @returns {Thing|null} */
    thing(element, shiftKey, ids) {
        const { word, kind, place, ids: all } = dataOf(element);
        if (!word || !kind) return null;
        const pile = all ? all.split(' ') : [this.told(word)];
        return {
            word: ids?.[0] ?? this.told(word),
            place: place ? this.told(place) : null,
            kind: /** @type {Thing['kind']} */ (kind),
            ids: ids ?? [this.told(word)],
            pile,
            shiftKey,
        };
    }

    /** @param {EventName} name @param {Element} element @param {boolean} shiftKey @param {string[]} [ids] */
    tell(name, element, shiftKey, ids) {
        const thing = this.thing(element, shiftKey, ids);
        if (thing) this.emit(name, thing);
    }

    /* ---- Hands and keys ---------------------------------------------------------------------- */

    listen() {
        const { signal } = this.stop;
        const room = /** @type {HTMLElement} */ (this.svg.parentElement);
        this.hands = new Hands(
            this.frame,
            room,
            {
                canLift: (thing) => this.canLift(thing),
                lift: (thing) => this.tell('lift', thing, false, this.meantIds(thing)),
                drop: (thing, place) =>
                    this.emit('drop', { words: this.meantIds(thing), place: this.told(place) }),
                letgo: () => this.emit('letgo', null),
                ask: (thing) => this.tips.show(thing),
                isLit: (place) => this.stage.light.things.has(place),
                busy: (busy) => {
                    this.camera.busy = busy;
                },
            },
            signal,
        );
        const on = (/** @type {keyof HTMLElementEventMap} */ name, /** @type {any} */ does) =>
            this.frame.addEventListener(name, does, { signal });
        on('click', (/** @type {MouseEvent} */ event) => this.clicked(event));
        on('keydown', (/** @type {KeyboardEvent} */ event) => this.pressed(event));
        on('pointerover', (/** @type {PointerEvent} */ event) => this.pointed(event));
        on('pointerleave', () => this.tips.hide());
        on('focusin', (/** @type {FocusEvent} */ event) => this.focused(this.thingAt(event)));
        on('focusout', () => this.tips.hide());
    }

    /** What an event is about: a thing, or the place that a mark or an empty part of a dock means.
     * @param {Event} event @returns {Element|null} */
    thingAt({ target }) {
        if (!(target instanceof Element)) return null;
        const thing = target.closest('[data-word]');
        if (thing) return thing;
        const { at, dock } = dataOf(target.closest('[data-at], [data-dock]'));
        return this.stage.places.get(at ?? dock ?? '') ?? null;
    }

    /** @param {PointerEvent} event */
    pointed(event) {
        if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
        this.tips.point(event.target.closest('.s75-piece, [data-tip]'));
        const thing = this.thingAt(event);
        if (thing) this.tell('hover', thing, false);
    }

    /** @param {MouseEvent} event */
    clicked(event) {
        const target = event.target instanceof Element ? event.target : null;
        const button = target?.closest('[data-do]');
        this.tips.hide();
        if (button) return this.press(dataOf(button).do ?? '');
        if (target?.closest('.s75-fight, .s75-stepper')) return;
        this.motion.skip();
        const thing = this.thingAt(event);
        if (!thing) return this.emit('letgo', null);
        const chosen = this.meant(event, thing);
        const { place } = dataOf(chosen);
        if (place) this.stage.setCurrent(place);
        this.choose(chosen, event.shiftKey, event.shiftKey || event.detail === 2);
    }

    /** @param {Element} thing @param {boolean} shiftKey @param {boolean} all of a pile */
    choose(thing, shiftKey, all) {
        const ids = this.litIds(thing);
        this.stepper.hide();
        this.tell('thing', thing, shiftKey, all && ids.length > 1 ? ids : undefined);
        if (ids.length > 1 && thing.isConnected && thing.classList.contains('s75-chosen'))
            this.stepper.open(ids, all ? ids.length : 1, thing);
    }

    /** The units of a pile that may be chosen, or are. @param {Element} thing */
    litIds(thing) {
        const { ids, kind } = dataOf(thing);
        if (kind !== 'unit' || !ids) return [];
        const { things } = this.stage.light;
        const lit = ids.split(' ').filter((id) => things.has(id));
        const chosen = this.stage.chosen();
        return lit.length || !chosen || !ids.split(' ').includes(chosen) ? lit : ids.split(' ');
    }

    /** Which units a hand takes along: as many as were chosen. @param {Element} thing */
    meantIds(thing) {
        const pile = (dataOf(thing).ids ?? '').split(' ');
        const chosen = pile.filter((id) => this.stage.light.ids.has(id));
        return chosen.length ? chosen : [dataOf(thing).word ?? pile[0]];
    }

    /** @param {Element} thing */
    canLift(thing) {
        return (
            dataOf(thing).kind === 'unit' &&
            (thing.classList.contains('s75-lit') || thing.classList.contains('s75-chosen'))
        );
    }

    /** Another number of a pile. @param {string[]} ids */
    step(ids) {
        const piece = this.stage.pieceOf(ids[0]);
        const thing = piece && this.thing(piece, false, ids);
        if (thing) this.emit('thing', { ...thing, step: true });
    }

    /**
     * What a click on the map means: for a finger the nearest piece within its width, and in a lit
     * province whose piece is dark the province; but one's own unit while another is chosen is
     * itself, for one changes one's mind.
     * @param {MouseEvent} event @param {Element} hit
     */
    meant(event, hit) {
        if (!this.svg.contains(hit)) return hit;
        const finger = /** @type {PointerEvent} */ (event).pointerType === 'touch';
        const found =
            finger && this.svg.dataset.zoom !== 'far'
                ? (nearest(this.stage.pieces.values(), event.clientX, event.clientY) ?? hit)
                : hit;
        if (!found.classList.contains('s75-piece') || found.classList.contains('s75-lit'))
            return found;
        const instead = this.stage.chosen() !== null && dataOf(found).side === this.viewer;
        const place = this.stage.places.get(dataOf(found).place ?? '');
        return !instead && place?.classList.contains('s75-lit') ? place : found;
    }

    /** @param {string} name */
    press(name) {
        if (name === 'in') this.camera.glide(this.camera.zoom * 1.6);
        else if (name === 'out') this.camera.glide(this.camera.zoom / 1.6);
        else if (name === 'whole') this.camera.whole();
        else if (name === 'read') this.read();
        else if (name === 'legend') this.emit('legend', null);
    }

    /** @param {KeyboardEvent} event */
    pressed(event) {
        const thing = this.thingAt(event);
        if (event.key === 'Escape') {
            this.motion.skip();
            this.tips.hide();
            this.emit('letgo', null);
        }
        if (!thing || event.ctrlKey || event.metaKey || event.altKey) return;
        const next = inDirection(this.near, dataOf(thing).place ?? '', event.key);
        if (next) this.goTo(next);
        else if (event.key === 'Enter' || event.key === ' ')
            this.choose(thing, event.shiftKey, event.shiftKey);
        else if (event.key === '+') this.press('in');
        else if (event.key === '-') this.press('out');
        else if (event.key === '0') this.press('whole');
        else if (!event.key.startsWith('Arrow')) return;
        event.preventDefault();
    }

    /** @param {Element|null} thing */
    focused(thing) {
        if (!thing) return;
        const { place } = dataOf(thing);
        if (place && place !== this.stage.current) this.stage.setCurrent(place);
        if (thing.matches('.s75-piece:focus-visible')) this.tips.show(thing);
        this.tell('focus', thing, false);
    }

    /** Puts the keyboard's focus on a place and brings it into sight. @param {string} word */
    focusPlace(word) {
        this.goTo(this.drawn.get(word) ?? word);
    }

    /** @param {string} place of the drawing */
    goTo(place) {
        const element = this.stage.places.get(place);
        if (!element) return;
        this.stage.setCurrent(place);
        if (place in PROVINCES) this.camera.reveal(...this.stage.middleOf(place));
        element.focus({ preventScroll: true });
    }

    /**
     * Where the whole map would be too small: goes to what is asked about; with none of them, back.
     * @param {Iterable<string>} [places]
     */
    focusOn(places = []) {
        const own = [...places].map((word) => this.drawn.get(word) ?? word);
        this.camera.focusOn(own.filter((place) => place in PROVINCES));
    }

    destroy() {
        this.motion.skip();
        this.tips.hide();
        window.clearTimeout(this.calm);
        super.destroy();
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
