// follow.js: keeps the page up with the game. Reads what is new, plays it on the board action by
// action where others or the dice acted, and shows a person's own choices at once. One pass at a
// time: news that come meanwhile are taken up after it.
import { getSettings, motionSpeed } from './settings.js';
import { keepGame, keptGame } from './memory.js';
import { openCover } from './talk/cover.js';
import { play as sound } from './sound.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {import('./types.js').GameState} GameState */

export class Follower {
    /** @param {GamePage} page */
    constructor(page) {
        this.page = page;
        /** The action up to which the board shows the game. */
        this.shown = 0;
        /** The view of it. @type {any} */
        this.view = null;
        /** Actions are being played on the board. */
        this.playing = false;
        /** What is played was done while the person was away. */
        this.catching = false;
        this.skipping = false;
        this.stale = false;
        /**
         * The version heard of while something was being done here: its answer tells of that version,
         * or is older than the news. @type {number | null}
         */
        this.heard = null;
        /** The state to be shown next, if it is known. @type {GameState | null} */
        this.fresh = null;
        /** @type {Promise<void> | null} */
        this.running = null;
        /** @type {(() => void) | null} */
        this.stop = null;
    }

    /** Reads the game for the first time, and where this person left it. */
    async begin() {
        const { page } = this,
            { desk } = page;
        page.state = await desk.state();
        // A game nobody has looked at yet has nothing to cover.
        const fresh = Object.keys(keptGame(desk.id).seen).length === 0;
        await this.takeSeat(!fresh);
        await desk.readStory(page.state.version);
        this.shown = page.state.version;
        this.view = page.state.view;
        const seen = keptGame(desk.id).seen[desk.seat || 'watcher'];
        if (seen !== undefined && seen < this.shown && motionSpeed() > 0 && !page.trial)
            await this.goBackTo(seen);
        page.log?.update(this.shown);
        this.listen();
    }

    listen() {
        const { page } = this,
            { desk } = page;
        this.stop?.();
        this.stop = desk.transport.watch(desk.id, (pulse) => this.hear(pulse));
    }

    /** @param {number} seen */
    async goBackTo(seen) {
        const frame = await this.page.desk.frameAt(seen);
        if (!frame?.view) return;
        this.shown = seen;
        this.view = frame.view;
        this.catching = true;
    }

    end() {
        this.stop?.();
        this.stop = null;
        this.skip();
    }

    /** @param {import('./types.js').Pulse} pulse */
    hear({ version, thinking, connected, seats, gone, over, chat }) {
        const { page } = this;
        page.people?.hear({ chat });
        if (gone !== undefined) {
            page.leave(gone);
            return;
        }
        if (seats) void this.readSeats();
        const lost = !page.connected;
        if (connected !== undefined) page.connected = connected;
        if (thinking !== undefined) page.thinking = thinking;
        const now = this.fresh ?? page.state;
        const ended = Boolean(over) && !now?.over; // given up: the version stays
        const news = version !== undefined && (version !== now?.version || ended);
        if (version !== undefined && page.acting) this.heard = version;
        else if (news || (connected && lost)) return void this.follow();
        page.update();
    }

    async readSeats() {
        const { desk } = this.page;
        const table = await desk.look('table').catch(() => desk.table);
        desk.table.seats = table.seats;
        if (!this.page.trial) this.page.people?.seatsRead(table);
        this.page.update();
    }

    /** Shows at once what is left to be played. */
    skip() {
        if (!this.playing) return;
        this.skipping = true;
        this.page.board?.skip?.();
    }

    /** Brings the page up to date. @param {GameState} [known] the state, if it has just come */
    follow(known) {
        const late = this.heard !== null && this.heard !== known?.version;
        this.heard = null;
        this.fresh = (!late && known) || null;
        if (this.running) {
            this.stale = true;
            return this.running;
        }
        this.running = this.catchUp()
            .catch((error) => this.fail(error))
            .finally(() => {
                this.running = null;
            });
        return this.running;
    }

    /** What was done here came to nothing: news heard meanwhile are still to be read. */
    giveUp() {
        if (this.heard !== null) void this.follow();
    }

    /** @param {any} error */
    fail(error) {
        if (error?.name !== 'TransportError') throw error;
        if (error.status === 0) this.page.connected = false;
        this.page.update();
    }

    async catchUp() {
        const { page } = this;
        do {
            // Before asking, never after: news that come meanwhile are newer than the answer.
            this.stale = false;
            const known = this.fresh;
            this.fresh = null;
            await this.show(known ?? (await page.desk.state(this.wish())));
        } while (!page.closed && this.stale);
    }

    /** What is to come along with a state. @returns {import('./types.js').LookArgs} */
    wish() {
        return { from: this.shown, place: this.page.placeWanted() };
    }

    /** @param {GameState} state */
    async show(state) {
        const { page } = this,
            { desk } = page;
        const mineBefore = page.state.actor === desk.seat;
        page.state = state;
        const own = state.version === this.shown + 1 && mineBefore && state.actor === desk.seat;
        if (own) this.showOwn(state);
        await desk.readStory(state.version);
        desk.keepFrames(state);
        if (state.version > this.shown && motionSpeed() > 0) await this.playTo(state.version);
        if (page.closed) return;
        this.settle(state, own);
        if (await this.takeSeat()) return;
        page.log?.update(this.shown, true);
        page.update();
        if (!mineBefore && page.canChoose() && !page.people?.together) sound('turn');
    }

    /** My own choice and the next question: nothing to wait for. @param {GameState} state */
    showOwn(state) {
        this.shown = state.version;
        this.view = state.view;
        if (!this.page.looking)
            void this.page.board?.animate({
                number: state.version,
                actor: state.actor,
                action: null,
                notes: [],
                view: state.view,
            });
        this.page.update();
    }

    /** @param {GameState} state @param {boolean} drawn */
    settle(state, drawn) {
        const { page } = this;
        this.shown = state.version;
        this.view = state.view;
        this.catching = false;
        if (!drawn && !page.looking) page.showPosition();
        if (page.keeps() && !document.hidden)
            keepGame(page.desk.id, { seen: { [page.desk.seat || 'watcher']: state.version } });
    }

    /** @param {number} version */
    async playTo(version) {
        const { page } = this;
        this.playing = true;
        page.update();
        while (this.shown < version && !this.skipping && !page.closed) {
            const frames = await page.desk.framesAfter(this.shown);
            if (frames.length === 0) break;
            for (const frame of frames.filter(({ number }) => number <= version)) {
                if (this.skipping || page.closed) break;
                await this.playFrame(frame);
            }
        }
        this.playing = this.skipping = false;
    }

    /** @param {import('./types.js').Frame} frame */
    async playFrame(frame) {
        const { page } = this;
        page.log?.update(frame.number, true);
        const noise = page.game.sound(frame);
        if (noise) sound(noise);
        if (!page.looking && frame.view) await page.board?.animate(frame);
        this.shown = frame.number;
        this.view = frame.view ?? this.view;
        page.bands?.update();
    }

    /**
     * Where people share the screen, it belongs to whoever has to choose.
     * @param {boolean} [cover]
     * @returns {Promise<boolean>} whether somebody else looks at it now
     */
    async takeSeat(cover = getSettings().cover) {
        const { page } = this,
            { desk } = page;
        const { actor } = page.state;
        if (!desk.shared || actor === desk.seat || !desk.held.includes(actor)) return false;
        if (cover && getSettings().cover && !page.trial)
            await openCover(page, desk.seatName(actor));
        desk.sit(actor);
        page.state = await desk.state();
        await desk.readStory(page.state.version);
        this.view = page.state.view;
        this.shown = page.state.version;
        page.log?.reset();
        page.log?.update(this.shown);
        page.showPosition();
        page.update();
        return true;
    }
}
