// chances.js: what the review of a finished game has found so far. It is worked out in this page, in
// the background, by one worker or two; whoever reads sees the first findings at once and can stop
// it. docs/review.md says what the numbers mean.
import { createLab, lab } from './lab.js';
import { language } from '../i18n.js';
import { problemText } from '../frame.js';

/** @typedef {import('../game.js').GamePage} GamePage */
/** @typedef {import('../types.js').Review} Review */

const ROLLOUTS = 160; // for each position; fewer than the program takes, for people who wait

/** Reviews that are done, by game and language. @type {Map<string, Review>} */
const made = new Map();

export class Chances {
    /** @param {GamePage} page */
    constructor(page) {
        this.page = page;
        /** @type {'none' | 'works' | 'stopped' | 'done' | 'failed'} */
        this.stage = 'none';
        this.part = 0;
        this.problem = '';
        /** What is known. @type {Review | null} */
        this.review = null;
        this.key = '';
        /** @type {(() => void) | null} */
        this.halt = null;
        page.endings.push(() => this.halt?.());
    }

    /** Why there is none: the game goes on, or it would take too long. @returns {'running' | 'long' | null} */
    never() {
        const { desk, state, trial } = this.page;
        if (trial || !state.over) return 'running';
        return desk.table.long_review ? 'long' : null;
    }

    /** Begins by itself as soon as there is something to look at. */
    begin() {
        const { desk, state } = this.page;
        if (this.never()) return;
        const key = `${desk.id} ${state.version} ${language()}`;
        if (key === this.key) return;
        this.halt?.();
        this.key = key;
        this.review = made.get(key) ?? null;
        if (this.review) this.stage = 'done';
        else void this.work();
    }

    async work() {
        const { page, key } = this;
        this.stage = 'works';
        this.part = 0;
        try {
            const save = await page.desk.save();
            const { runReview } = await import('../../engine/review.js');
            const second = (navigator.hardwareConcurrency ?? 1) > 1 ? createLab() : null;
            const run = runReview(second ? [lab(), second] : [lab()], save, {
                rollouts: ROLLOUTS,
                lang: language(),
                report: (found) => this.hear(key, found),
            });
            this.halt = run.stop;
            const found = await run.result.finally(() => second?.close());
            if (found) this.hear(key, found);
        } catch (error) {
            if (key !== this.key) return;
            this.stage = 'failed';
            this.problem = problemText(error);
            page.update();
        }
    }

    /** @param {string} key @param {import('../../engine/review.js').Found} found */
    hear(key, { done, part, result }) {
        if (done) made.set(key, result);
        if (key !== this.key || this.page.closed || this.stage !== 'works') return;
        this.part = part;
        this.review = result;
        if (done) this.stage = 'done';
        this.page.update();
    }

    stop() {
        this.halt?.();
        this.halt = null;
        this.stage = 'stopped';
        this.page.update();
    }

    /** What was found stays in sight; the work is begun anew. */
    goOn() {
        void this.work();
        this.page.update();
    }

    /** @param {number} number @returns {import('../types.js').ReviewMove | null} */
    move(number) {
        return this.review?.moves[number - 1] ?? null;
    }

    /** A seat's chance after so many actions. @param {string} seat @param {number} number @returns {number | null} */
    value(seat, number) {
        const { review } = this;
        if (!review) return null;
        if (number > 0) return review.moves[number - 1]?.value[seat] ?? null;
        return review.seats.find((one) => one.seat === seat)?.start ?? null;
    }
}
