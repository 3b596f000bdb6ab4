// follow.js: keeps the page up with the game. Reads what is new, has it played action by action
// where others or the dice acted (player.js), and shows a person's own choices at once. One pass at
// a time: news that come meanwhile are taken up after it. What the page has come to is one moment,
// which all of it shows.
import { getSettings, motionSpeed } from './settings.js';
import { keepGame, keptGame } from './memory.js';
import { momentOfFrame, momentOfState } from './moment.js';
import { openCover } from './talk/cover.js';
import { Player } from './player.js';
import { play as sound } from './sound.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {import('./types.js').GameState} GameState */

export class Follower {
    /** @param {GamePage} page */
    constructor(page) {
        this.page = page;
        /**
         * What the page has come to; the state may be ahead of it. @type {import('./types.js').Moment}
         */
        this.now = /** @type {any} */ (null);
        this.player = new Player(page);
        /** Actions are being played: until all of them were seen nothing tells of the state. */
        this.playing = false;
        /** What is played was done while the person was away. */
        this.catching = false;
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
        /** The version whose question was announced. */
        this.called = -1;
        /** @type {(() => void) | null} */
        this.stop = null;
    }

    /** The action up to which the page shows the game. */
    get shown() {
        return this.now.number;
    }

    /** The view of it. */
    get view() {
        return this.now.view;
    }

    /** What is to be seen, wherever one looks. @returns {import('./types.js').Moment} */
    moment() {
        const { looking } = this.page;
        return looking ? momentOfFrame(looking.frame) : this.now;
    }

    /** Reads the game for the first time, and where this person left it. */
    async begin() {
        const { page } = this,
            { desk } = page;
        page.state = await desk.state();
        this.now = momentOfState(page.state);
        this.catching = this.playing = false;
        this.player.end();
        // A game nobody has looked at yet has nothing to cover.
        const fresh = Object.keys(keptGame(desk.id).seen).length === 0;
        await this.takeSeat(!fresh);
        await desk.readStory(page.state.version);
        this.now = momentOfState(page.state);
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

    /** The same moment in another language. */
    async retell() {
        const { desk, state } = this.page;
        this.player.reasons.forget();
        const frame = this.playing ? await desk.frameAt(this.shown) : null;
        this.now = frame ? momentOfFrame(frame) : momentOfState(state);
    }

    /** @param {number} seen */
    async goBackTo(seen) {
        const frame = await this.page.desk.frameAt(seen);
        if (!frame?.view) return;
        this.now = momentOfFrame(frame);
        this.catching = this.playing = true;
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
        // Who came between the first look at the table and the stream is not told of again.
        if (seats || (connected && page.people?.together)) void this.readSeats();
        const lost = !page.connected;
        const before = [page.connected, page.thinking];
        if (connected !== undefined) page.connected = connected;
        if (thinking !== undefined) page.thinking = thinking;
        const now = this.fresh ?? page.state;
        const ended = Boolean(over) && !now?.over; // given up: the version stays
        const news = version !== undefined && (version !== now?.version || ended);
        if (version !== undefined && page.acting) this.heard = version;
        else if (news || (connected && lost)) return void this.follow();
        // Of what is being done here the answer tells.
        const changed = before[0] !== page.connected || before[1] !== page.thinking;
        if (changed || !page.acting) page.update();
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
        this.player.skip();
    }

    /** Brings the page up to date. @param {GameState} [known] the state, if it has just come */
    follow(known) {
        const heard = this.heard ?? -1;
        const late = heard >= 0 && heard !== known?.version && !this.page.desk.passed.has(heard);
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
        const { state } = this.page;
        if (this.playing || this.shown !== state.version) this.settle(state, false);
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
        const mineBefore = page.state.actor === desk.seat && !this.playing;
        const own = mineBefore && state.actor === desk.seat && this.isOwn(state);
        const plays = !own && state.version > this.shown && motionSpeed() > 0;
        if (plays) this.playing = true; // from now on nothing tells of the state
        if (!own && !plays) await desk.readStory(state.version);
        page.state = state;
        if (own) this.showOwn(state);
        if (own || plays) await desk.readStory(state.version);
        desk.keepFrames(state);
        if (this.playing) await this.play(state);
        // More has come: it is played on without a question in between.
        if (page.closed || page.desk !== desk || (this.stale && this.playing)) return;
        this.settle(state, own);
        if (await this.takeSeat()) return;
        page.log?.update(this.shown, true);
        page.update();
        if (!mineBefore && page.canChoose()) this.call();
    }

    /** Whether nobody else did anything, nor the dice. @param {GameState} state */
    isOwn({ version, story }) {
        const { seat } = this.page.desk;
        const news = (story?.frames ?? []).filter(({ number }) => number > this.shown);
        const told = news.length === version - this.shown;
        return version === this.shown + 1 || (told && news.every(({ actor }) => actor === seat));
    }

    /** @param {GameState} state */
    async play(state) {
        if (document.hidden) this.call();
        this.page.update();
        await this.player.playTo(state.version);
    }

    /** Whether it is this person's turn, though nobody is there to see what led to it. */
    isCalling() {
        const { state, desk, looking } = this.page;
        const unseen = document.hidden || looking !== null;
        return this.playing && unseen && state.actor === desk.seat && !state.over;
    }

    /** It is this person's turn: once for each question. */
    call() {
        const { state, desk, people } = this.page;
        if (people?.together || state.actor !== desk.seat || this.called === state.version) return;
        this.called = state.version;
        sound('turn');
    }

    /** My own choice and the next question: nothing to wait for. @param {GameState} state */
    showOwn(state) {
        this.now = momentOfState(state);
        this.forgetTraces(this.page.desk.story.at(-1));
        if (!this.page.looking)
            void this.page.board?.animate({
                number: state.version,
                actor: this.page.desk.seat,
                action: null,
                notes: [],
                view: state.view,
            });
        this.page.update();
    }

    /**
     * Arrows of what others did stay until one acts in a phase of one's own.
     * @param {import('./types.js').Frame} [frame] what this person did
     */
    forgetTraces(frame) {
        const { desk, board } = this.page;
        if (!frame?.chapter || frame.chapter.seat === desk.seat) board?.clearTraces?.();
    }

    /** @param {GameState} state @param {boolean} drawn */
    settle(state, drawn) {
        const { page } = this;
        if (!drawn && !page.looking) page.board?.pass?.(page.desk.framesHere(this.shown));
        this.now = momentOfState(state);
        this.catching = this.playing = false;
        if (!this.isAtWork(state.actor)) this.player.end();
        if (!drawn && !page.looking) page.showPosition();
        if (page.keeps() && !document.hidden)
            keepGame(page.desk.id, { seen: { [page.desk.seat || 'watcher']: state.version } });
    }

    /** Whether more is about to come without anybody being waited for. @param {string} actor */
    isAtWork(actor) {
        const { controller } = this.page.desk.table.seats.find(({ word }) => word === actor) ?? {};
        return actor === 'chance' || (controller !== undefined && controller !== 'human');
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
        if (cover && desk.table.hides && getSettings().cover && !page.trial)
            await openCover(page, desk.seatName(actor));
        desk.sit(actor);
        page.state = await desk.state();
        await desk.readStory(page.state.version);
        this.now = momentOfState(page.state);
        page.log?.reset();
        page.log?.update(this.shown);
        page.showPosition();
        page.update();
        return true;
    }
}
