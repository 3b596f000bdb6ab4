/*
 * Movement: plays what happened between two positions. Everything that moves is a copy in the
 * effects layer or an animation that leaves no trace, so that the board is afterwards exactly what
 * show() draws. Skipping ends all of it at once.
 */
import { cardFace } from './cards.js';
import { rolled, throwDice } from './dice.js';
import { html, svg } from './dom.js';
import { LINES } from './mapdata.js';
import { changes } from './model.js';
import { block } from './pieces.js';
import { points } from './shape.js';
import { sign } from './symbols.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Frame} Frame */
/** @typedef {import('./types.js').Unit} Unit */

const STRIDE = 560; // milliseconds for one move
const ENTRIES = new Map(
    LINES.filter((line) => line[1] === 'entry').map(([, , name, text]) => [name, points(text)[0]]),
);

export class Motion {
    /**
     * @param {import('./stage.js').Stage} stage
     * @param {{tray: HTMLElement, desk: HTMLElement, card: HTMLElement}} parts where dice fall, a
     *     card is shown, a combat is fought
     * @param {() => number} speed 0: nothing may move
     * @param {import('./speech.js').Speech} words @param {import('./types.js').Translate} t
     */
    constructor(stage, { tray, desk, card }, speed, words, t) {
        this.stage = stage;
        this.tray = tray;
        this.desk = desk;
        this.card = card;
        this.speed = speed;
        this.words = words;
        this.t = t;
        /** @type {Set<Animation>} */
        this.running = new Set();
        this.hurry = false;
    }

    /** Ends what is under way, and whatever else the frame in course would play. */
    skip() {
        this.hurry = true;
        for (const animation of this.running) animation.finish();
    }

    /** @param {Animation} animation */
    async play(animation) {
        if (this.hurry) {
            animation.cancel();
            return;
        }
        animation.playbackRate = this.speed() || 1;
        this.running.add(animation);
        await animation.finished.catch(() => undefined);
        this.running.delete(animation);
        animation.cancel();
    }

    /**
     * @param {View} before @param {Frame} frame @param {View} after
     * @param {() => void} draw draws the position after
     */
    async run(before, frame, after, draw) {
        this.hurry = this.speed() === 0 || document.hidden;
        const dice = this.hurry ? [] : rolled(frame.action, before, after);
        const battle = /^roll (nv|sv)/.exec(frame.action ?? '')?.[1];
        this.setTray();
        if (dice.length && !battle)
            await throwDice(this.tray, dice, (animation) => this.play(animation));
        if (!this.hurry) await this.showCard(before, after);
        const change = changes(before, after);
        const starts = new Map(
            [...change.moved.map(({ unit }) => unit), ...change.lost].map((unit) => [
                unit.id,
                this.stage.positionOf(unit.id),
            ]),
        );
        draw();
        if (battle && !this.hurry) await this.tumble(battle);
        if (this.hurry) return;
        await Promise.all([
            ...change.moved.map(({ unit, from, to }, n) =>
                this.march(unit, from, to, starts.get(unit.id) ?? [0, 0], n),
            ),
            ...change.lost.map((unit, n) => this.fall(unit, starts.get(unit.id) ?? [0, 0], n)),
            ...change.reduced.map((unit) => this.turnOver(unit)),
            ...change.control.map((place) => this.flip(place)),
        ]);
        this.stage.layers.effects.replaceChildren();
    }

    /** Dice fall where the combat is, else in the middle. */
    setTray() {
        const { card, tray } = this;
        const fought = !card.hidden;
        tray.style.top = fought ? `${card.offsetTop + card.offsetHeight / 2}px` : '';
        tray.style.right = fought ? 'auto' : '';
        tray.style.width = fought ? `${card.offsetWidth}px` : '';
    }

    /** The dice of a side fall where its units are, then the result is read. @param {string} side */
    async tumble(side) {
        const dice = this.card.querySelectorAll(`.s75-fight-side.s75-${side} .s75-die-picture`);
        const verdict = this.card.querySelector('.s75-verdict');
        const time = 640 + dice.length * 60;
        const steps = (/** @type {number} */ n) => [
            {
                transform: `translate(${-60 - n * 8}px, -46px) rotate(${-420 - n * 40}deg)`,
                opacity: 0,
            },
            { transform: `translate(6px, 7px) rotate(${-40 + n * 9}deg)`, opacity: 1, offset: 0.6 },
            { transform: 'none', opacity: 1 },
        ];
        await Promise.all([
            ...[...dice].map((die, n) =>
                this.play(
                    die.animate(steps(n), {
                        duration: 640 + n * 60,
                        easing: 'cubic-bezier(.2,.7,.3,1)',
                        fill: 'backwards',
                    }),
                ),
            ),
            verdict &&
                this.play(
                    verdict.animate(
                        [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }],
                        {
                            duration: time + 200,
                        },
                    ),
                ),
        ]);
    }

    /** @param {Unit} unit @param {[number, number]} at */
    copy(unit, [x, y]) {
        const body = svg(
            'g',
            { transform: 'scale(1.5)' },
            block(unit.kind, unit.step === 'lost' ? 'single' : unit.step),
        );
        const copy = svg('g', { class: 'copy' }, body);
        copy.style.setProperty('transform', `translate(${x}px, ${y}px)`);
        this.stage.layers.effects.append(copy);
        return copy;
    }

    /**
     * @param {Unit} unit @param {string} from @param {string} to @param {[number, number]} start
     * @param {number} n
     */
    async march(unit, from, to, start, n) {
        const end = this.stage.positionOf(unit.id);
        const copy = this.copy(unit, start);
        const far = Math.hypot(end[0] - start[0], end[1] - start[1]);
        const entry =
            from === 'reserve' ? ENTRIES.get(to) : to === 'reserve' ? ENTRIES.get(from) : undefined;
        const middle = entry ?? [
            (start[0] + end[0]) / 2,
            (start[1] + end[1]) / 2 - Math.min(60, far * 0.12),
        ];
        const place = (/** @type {number[]} */ [x, y], /** @type {number} */ scale) => ({
            transform: `translate(${x}px, ${y}px) scale(${scale})`,
        });
        const duration = STRIDE + Math.min(340, far * 0.5),
            delay = Math.min(n, 6) * 70;
        const target = this.stage.pieceOf(unit.id);
        const arriving =
            target &&
            this.play(
                target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], {
                    duration: duration + delay,
                }),
            );
        await Promise.all([
            arriving,
            this.play(
                copy.animate([place(start, 1), place(middle, 1.18), place(end, 1)], {
                    duration,
                    delay,
                    easing: 'cubic-bezier(.45,.05,.35,1)',
                    fill: 'both',
                }),
            ),
        ]);
        copy.remove();
    }

    /** @param {Unit} unit @param {[number, number]} at @param {number} n */
    async fall(unit, at, n) {
        const copy = this.copy(unit, at);
        copy.append(sign('x', 0, 0, 1.5, 'loss'));
        const where = `translate(${at[0]}px, ${at[1]}px)`;
        await this.play(
            copy.animate(
                [
                    { opacity: 1, transform: where },
                    { opacity: 1, transform: `${where} scale(1.12)`, offset: 0.4 },
                    { opacity: 0, transform: `${where} translate(0, 14px) scale(.7) rotate(9deg)` },
                ],
                { duration: 900, delay: Math.min(n, 5) * 90, fill: 'both' },
            ),
        );
        copy.remove();
    }

    /** A division that lost a step shows its other side. @param {Unit} unit */
    async turnOver(unit) {
        const body = this.stage.pieceOf(unit.id)?.querySelector('.s75-block');
        if (body)
            await this.play(
                body.animate(
                    [
                        { transform: 'scaleX(-1)' },
                        { transform: 'scaleX(0)', offset: 0.5 },
                        { transform: 'scaleX(1)' },
                    ],
                    { duration: 520 },
                ),
            );
    }

    /** A province changes hands. @param {string} place */
    async flip(place) {
        const cloth = this.stage.layers.markers.querySelector(
            `.s75-flag[data-at="${place}"] .s75-flag-cloth`,
        );
        const ground = this.stage.control.get(place);
        await Promise.all([
            cloth &&
                this.play(
                    cloth.animate(
                        [
                            { transform: 'scaleX(-1)' },
                            { transform: 'scale(0, 1.3)', offset: 0.5 },
                            { transform: 'scaleX(1)' },
                        ],
                        { duration: 640 },
                    ),
                ),
            ground &&
                this.play(ground.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 640 })),
        ]);
    }

    /** A card that has just been played is held up. @param {View} before @param {View} after */
    async showCard(before, after) {
        if (
            !after.card ||
            (after.card.card === before.card?.card &&
                after.phase === before.phase &&
                after.turn === before.turn)
        )
            return;
        const held = html(
            'div',
            { class: 'card held' },
            cardFace(after.card.card, this.words, this.t),
        );
        this.desk.append(held);
        await this.play(
            held.animate(
                [
                    { opacity: 0, transform: 'translateY(40px) rotateY(90deg) scale(.7)' },
                    { opacity: 1, transform: 'none', offset: 0.22 },
                    { opacity: 1, transform: 'none', offset: 0.82 },
                    { opacity: 0, transform: 'translate(60px, -20px) scale(.5)' },
                ],
                { duration: 1700, easing: 'ease-out' },
            ),
        );
        held.remove();
    }
}
