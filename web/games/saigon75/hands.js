/*
 * Hands on the board, with mouse, finger or pen: a piece that can be chosen is dragged to a place, a
 * finger that stays asks what a thing is. Clicks go on to the board.
 */
import { html, picture } from './dom.js';

const SLIP = 6; // pixels a pointer may move and still be a click
const HOLD = 500; // milliseconds until a finger that stays is a question
const FINGER = 22; // half the width of a target for a finger, in pixels

/** @typedef {SVGElement|HTMLElement} Thing */

/**
 * @typedef {object} Wishes what the hand asks of the board
 * @property {(thing: Thing) => boolean} canLift
 * @property {(thing: Thing) => void} lift
 * @property {(thing: Thing, place: string) => void} drop
 * @property {() => void} letgo
 * @property {(thing: Element) => void} ask
 * @property {(place: string) => boolean} isLit
 * @property {(busy: boolean) => void} busy a piece is in the hand: the map stays
 */

export class Hands {
    /** @param {HTMLElement} frame @param {HTMLElement} room @param {Wishes} wishes @param {AbortSignal} signal */
    constructor(frame, room, wishes, signal) {
        this.frame = frame;
        this.room = room;
        this.wishes = wishes;
        /** @type {{id: number, x: number, y: number, thing: Thing|null, touch: boolean}|null} */
        this.down = null;
        /** @type {HTMLElement|null} */
        this.copy = null;
        /** The click that follows is none. */
        this.spent = false;
        this.timer = 0;
        const on = (/** @type {keyof HTMLElementEventMap} */ name, /** @type {any} */ does) =>
            frame.addEventListener(name, does, { signal });
        on('pointerdown', (/** @type {PointerEvent} */ event) => this.press(event));
        on('pointermove', (/** @type {PointerEvent} */ event) => this.move(event));
        on('pointerup', (/** @type {PointerEvent} */ event) => this.release(event, true));
        on('pointercancel', (/** @type {PointerEvent} */ event) => this.release(event, false));
        frame.addEventListener(
            'click',
            (event) => {
                if (this.spent) event.stopImmediatePropagation();
                this.spent = false;
            },
            { capture: true, signal },
        );
    }

    /** @param {PointerEvent} event */
    press(event) {
        if (this.down) return this.drop(null); // a second finger: the map's
        this.spent = false;
        const target = event.target instanceof Element ? event.target : null;
        const thing = /** @type {Thing|null} */ (target?.closest('.s75-piece') ?? null);
        const { pointerId: id, clientX: x, clientY: y, pointerType } = event;
        this.down = { id, x, y, thing, touch: pointerType !== 'mouse' };
        const asked = thing ?? target?.closest('[data-tip]');
        if (this.down.touch && asked)
            this.timer = window.setTimeout(() => {
                this.spent = true;
                this.down = null;
                this.wishes.ask(asked);
            }, HOLD);
    }

    /** @param {PointerEvent} event */
    move(event) {
        const { down } = this;
        if (!down || event.pointerId !== down.id) return;
        const far = Math.hypot(event.clientX - down.x, event.clientY - down.y) >= SLIP;
        if (far) window.clearTimeout(this.timer);
        if (!this.copy && far) {
            if (!down.thing || !this.wishes.canLift(down.thing)) {
                this.down = null;
                return;
            }
            this.lift(down.thing, event.pointerId);
        }
        if (this.copy) this.carry(event);
    }

    /** @param {Thing} thing @param {number} pointer */
    lift(thing, pointer) {
        this.wishes.busy(true);
        this.frame.setPointerCapture(pointer);
        const block = thing.querySelector('.s75-block');
        this.copy = html(
            'div',
            { class: 'carried', 'aria-hidden': 'true' },
            picture('-20 -20 40 42', 'piece-picture', ...(block ? [block.cloneNode(true)] : [])),
        );
        this.room.append(this.copy);
        thing.classList.add('s75-lifted');
        this.wishes.lift(thing);
    }

    /** @param {PointerEvent} event */
    carry({ clientX, clientY }) {
        const room = this.room.getBoundingClientRect();
        const copy = /** @type {HTMLElement} */ (this.copy);
        copy.style.transform = `translate(${clientX - room.left}px, ${clientY - room.top}px)`;
        const place = this.placeAt(clientX, clientY);
        copy.classList.toggle('s75-over', place !== null && this.wishes.isLit(place));
    }

    /** The place under a point: a province, or a dock. @param {number} x @param {number} y */
    placeAt(x, y) {
        for (const element of document.elementsFromPoint(x, y)) {
            const found = /** @type {HTMLElement|null} */ (
                element.closest('[data-place], [data-dock]')
            );
            if (found && this.frame.contains(found))
                return found.dataset.place ?? found.dataset.dock ?? null;
        }
        return null;
    }

    /** @param {PointerEvent} event @param {boolean} meant */
    release(event, meant) {
        window.clearTimeout(this.timer);
        if (!this.down || event.pointerId !== this.down.id) return;
        const place = meant && this.copy ? this.placeAt(event.clientX, event.clientY) : null;
        this.drop(place);
    }

    /** @param {string|null} place null: back to where it was */
    drop(place) {
        window.clearTimeout(this.timer);
        const thing = this.down?.thing ?? null;
        const carried = this.copy !== null;
        this.down = null;
        this.copy?.remove();
        this.copy = null;
        if (!carried || !thing) return;
        this.spent = true;
        thing.classList.remove('s75-lifted');
        this.wishes.busy(false);
        if (place && place !== thing.dataset.place) this.wishes.drop(thing, place);
        else this.wishes.letgo();
    }
}

/**
 * The piece nearest to a finger, within its width.
 * @template {Element} T
 * @param {Iterable<T>} pieces @param {number} x @param {number} y @returns {T|null}
 */
export function nearest(pieces, x, y) {
    let best = null,
        least = FINGER;
    for (const element of pieces) {
        const box = element.getBoundingClientRect();
        const gap = Math.max(
            Math.abs(x - box.left - box.width / 2) - Math.max(0, box.width / 2 - FINGER),
            Math.abs(y - box.top - box.height / 2) - Math.max(0, box.height / 2 - FINGER),
        );
        if (gap < least) [best, least] = [element, gap];
    }
    return best;
}
