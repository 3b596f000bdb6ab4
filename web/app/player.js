// player.js: plays on the page what others and the dice did, action by action. It is the page's
// clock meanwhile: the board moves first, then every panel shows the moment it has come to. Can be
// held, stepped on and back, and skipped; holds by itself where a combat has ended, until it is
// read, and while nobody looks.
import { getSettings, motionSpeed } from './settings.js';
import { fightNotes, isSameCombat } from './chapters.js';
import { momentOfFrame } from './moment.js';
import { play as sound } from './sound.js';
import { Reasons } from './reasons.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {import('./types.js').Frame} Frame */
/** @typedef {import('./types.js').Moment} Moment */
/** @typedef {{number: number, notes: string[], reason: import('./reasons.js').Reason | null}} Caption */

// How long a caption stays, in ms: for each letter, besides, at most, and once it is known already.
const LETTER = 15,
    PAUSE = 200,
    MOST = 1800,
    LEAST = 120;
const AHEAD = 4; // actions whose reasons are asked for before they are played
const FIGHT = 3000; // ms for the end of a combat, if nobody wants to be waited for
const FIGHT_LINES = 7; // sentences of a combat told at its end

export class Player {
    /** @param {GamePage} page */
    constructor(page) {
        this.page = page;
        this.reasons = new Reasons(page);
        /** What is played in this stretch, in order. @type {Frame[]} */
        this.tape = [];
        /** moments[n] is seen when n frames of the tape have been played. @type {Moment[]} */
        this.moments = [];
        this.at = 0;
        /** The action to play up to. */
        this.goal = 0;
        this.paused = false;
        /** Asked for: a step on, or back, or back to the beginning. @type {-2 | -1 | 0 | 1} */
        this.wish = 0;
        this.skipping = false;
        /** Others acted in this stretch: there is something to hold and to step through. */
        this.foreign = false;
        /** @type {Caption | null} */
        this.caption = null;
        /** The combat that has ended and waits to be read. @type {{title: string, lines: string[]} | null} */
        this.reading = null;
        /** The action that ended the last combat read. */
        this.read = -1;
        /** Each ends something that is waited for. @type {Set<() => void>} */
        this.waits = new Set();
        /** Each looks again whether it is still held. @type {Set<() => void>} */
        this.holds = new Set();
    }

    /** Whether there is something to steer. */
    get visible() {
        return this.foreign && !this.page.looking;
    }

    /** Plays on to action `goal`, as far as it is not skipped. @param {number} goal */
    async playTo(goal) {
        const { follower } = this.page;
        this.goal = goal;
        if (this.tape.length === 0) this.begin(follower.now);
        this.tape.length = this.at;
        while (await this.mayGo()) {
            if (this.wish < 0) this.goBack();
            else if (!(await this.goOn())) break;
        }
        if (this.skipping) this.end();
    }

    /** @param {Moment} moment before the first frame */
    begin(moment) {
        this.moments = [moment];
        this.at = 0;
        this.foreign = this.page.follower.catching || this.page.desk.seat === '';
    }

    /** It is over, or all of it was skipped. */
    end() {
        this.tape = [];
        this.paused = this.skipping = this.foreign = false;
        this.wish = 0;
        this.caption = this.reading = null;
    }

    /** Waits while it is held. @returns {Promise<boolean>} whether to go on */
    async mayGo() {
        const held = () => (this.paused && this.wish === 0) || this.page.looking || document.hidden;
        while (!this.done() && held()) {
            this.page.main?.setAttribute('data-resting', '');
            await this.pause(Infinity, this.holds);
        }
        this.page.main?.removeAttribute('data-resting');
        return !this.done();
    }

    done() {
        if (motionSpeed() === 0) this.skipping = true;
        return this.skipping || this.page.closed;
    }

    /** Plays the next frame. @returns {Promise<boolean>} whether there was one */
    async goOn() {
        const { follower, state } = this.page;
        const last = this.tape[this.at - 1];
        const frame = follower.shown < this.goal ? await this.nextFrame() : null;
        if ((frame || state.over) && last && this.mustRead(last, frame)) {
            await this.waitForReader(last);
            if (this.done() || this.wish < 0) return true;
        }
        if (!frame) return false;
        this.wish = 0;
        await this.playFrame(frame);
        return true;
    }

    /** @returns {Promise<Frame | null>} */
    async nextFrame() {
        const { desk, follower } = this.page;
        if (this.at < this.tape.length) return this.tape[this.at];
        const frames = await desk.framesAfter(follower.shown);
        this.tape.push(...frames.filter(({ number }) => number <= this.goal));
        this.foreign ||= frames.some(({ actor }) => this.isOther(actor));
        this.page.playback?.update();
        return this.tape[this.at] ?? null;
    }

    /** @param {string | null} actor */
    isOther(actor) {
        const { desk } = this.page;
        return !!actor && desk.seatName(actor) !== '' && !desk.held.includes(actor);
    }

    /** @param {Frame} frame */
    async playFrame(frame) {
        const { page } = this;
        const begun = performance.now();
        const own = page.desk.held.includes(frame.actor ?? '');
        // Whoever acts knows what he does; what the dice say is told when they lie still.
        const known = page.desk.seatName(frame.actor ?? '') !== '';
        const reason = this.reasons.of(frame);
        if (known) this.tell(frame);
        for (const soon of this.tape.slice(this.at + 1, this.at + AHEAD))
            void this.reasons.of(soon);
        const noise = page.game.sound(frame);
        if (noise) sound(noise);
        if (own) page.follower.forgetTraces(frame);
        const moves = frame.view ? page.board?.animate(frame) : null;
        if (!own) await moves;
        this.show(this.at + 1, momentOfFrame(frame, page.follower.now));
        if (!known) this.tell(frame);
        if (!own) await this.letRead(frame, await reason, begun);
    }

    /** The page comes to this moment. @param {number} at of the tape @param {Moment} moment */
    show(at, moment) {
        const { page } = this;
        this.at = at;
        this.moments[at] = moment;
        page.follower.now = moment;
        page.log?.update(moment.number, true);
        if (page.looking) page.showPosition(); // somebody looked back while it moved
        page.update();
    }

    /** @param {Frame} frame */
    tell(frame) {
        if (frame.notes.length === 0) return;
        const { number, notes } = frame;
        /** @type {Caption} */
        const caption = { number, notes, reason: null };
        this.caption = caption;
        void this.reasons.of(frame).then((reason) => {
            caption.reason = reason;
            this.page.playback?.update();
        });
        this.page.playback?.update();
    }

    /** @param {Frame} frame @param {import('./reasons.js').Reason | null} reason @param {number} begun */
    async letRead(frame, reason, begun) {
        if (frame.notes.length === 0) return;
        const fresh = this.reasons.isNew(reason) ? (reason?.text ?? '') : '';
        const letters = frame.notes.join(' ').length + fresh.length;
        const took = performance.now() - begun;
        const again = this.isAgain(frame) ? 0 : LETTER;
        const wanted = Math.min(MOST, PAUSE + again * letters) / (motionSpeed() || 1);
        await this.pause(Math.max(LEAST, wanted - took));
    }

    /** Chance does the same once more, as when cards are dealt: nobody reads that. @param {Frame} frame */
    isAgain({ actor, action, combat }) {
        const verb = (/** @type {string | null} */ words) => words?.split(' ')[0] ?? null;
        const before = this.tape[this.at - 2];
        const dealt = before?.actor === actor && verb(before.action) === verb(action);
        return dealt && !combat && this.page.desk.seatName(actor ?? '') === '';
    }

    goBack() {
        const at = this.wish === -1 ? Math.max(0, this.at - 1) : 0;
        this.wish = 0;
        const frame = this.tape[at - 1];
        this.caption = null;
        this.show(at, this.moments[at]);
        if (frame) this.tell(frame);
        this.page.showPosition();
    }

    // ---- The end of a combat --------------------------------------------------------------------

    /** @param {Frame} last @param {Frame | null} next */
    mustRead(last, next) {
        return (
            !!last.combat &&
            !isSameCombat(last.combat, next?.combat) &&
            last.number > this.read &&
            !this.paused &&
            !this.page.desk.held.includes(last.actor ?? '')
        );
    }

    /** @param {Frame} last of the combat */
    async waitForReader(last) {
        const { page } = this;
        const lines = this.tape
            .slice(0, this.at)
            .filter(({ combat }) => combat && isSameCombat(combat, last.combat))
            .flatMap(fightNotes);
        this.read = last.number;
        this.foreign = true;
        this.reading = { title: last.combat?.title ?? '', lines: lines.slice(-FIGHT_LINES) };
        page.update();
        await this.pause(getSettings().linger ? Infinity : FIGHT / (motionSpeed() || 1));
        this.reading = null;
        page.board?.read?.();
        page.update();
    }

    // ---- Steering -------------------------------------------------------------------------------

    /** Waits until somebody steers, at most so long. @param {number} ms @param {Set<() => void>} [among] */
    pause(ms, among = this.waits) {
        return new Promise((done) => {
            const end = () => {
                clearTimeout(timer);
                among.delete(end);
                done(undefined);
            };
            const timer = ms < Infinity ? setTimeout(end, ms) : undefined;
            among.add(end);
        });
    }

    /** Somebody steers: nothing is waited for any longer. */
    poke() {
        for (const end of [...this.waits, ...this.holds]) end();
    }

    /** Somebody looks again, or looks at the present again. */
    wake() {
        for (const end of [...this.holds]) end();
    }

    /** Holds, goes on, or has read the combat. */
    toggle() {
        if (!this.reading) this.paused = !this.paused;
        this.poke();
        this.page.update();
    }

    /** The combat was read, wherever it stands. */
    goOnReading() {
        if (this.reading) this.toggle();
    }

    /** One action on or back, and held there. @param {-1 | 1} way */
    step(way) {
        const { page } = this;
        if (!page.follower.playing)
            return way < 0 ? void page.lookAt(page.follower.shown - 1) : undefined;
        this.paused = true;
        this.wish = way;
        page.board?.skip?.();
        this.poke();
        page.update();
    }

    /** Back to where this stretch began. */
    rewind() {
        if (!this.page.follower.playing) return;
        this.step(-1);
        this.wish = -2;
        this.read = -1;
    }

    /** Shows at once what is left. */
    skip() {
        if (!this.page.follower.playing) return;
        this.skipping = true;
        this.page.board?.skip?.();
        this.poke();
    }
}
