// desk.js: one game as one person sees it: which seats he holds, for whom the page shows it now,
// what has happened so far. Asks a transport; knows no page.

/** @typedef {import('./types.js').Transport} Transport */
/** @typedef {import('./types.js').Frame} Frame */
/** @typedef {import('./types.js').GameState} GameState */

const CHUNK = 200; // frames without views asked for at once
const VIEWS = 24; // frames with views asked for at once
const OVERLAP = 8; // frames of the story read again, in case somebody undid and did something else

export class Desk {
    /** @param {Transport} transport @param {string} id */
    constructor(transport, id) {
        this.transport = transport;
        this.id = id;
        /** The seats of this person. @type {string[]} */
        this.held = [];
        /** For whom it is shown; '' for somebody who watches. */
        this.seat = '';
        /** What happened, without views; story[n] is frame number n. @type {Frame[]} */
        this.story = [];
        /** Frames with views by number. @type {Map<number, Frame>} */
        this.views = new Map();
        /** @type {import('./types.js').Table} */
        this.table = /** @type {any} */ (null);
    }

    async open() {
        [this.table, this.held] = await Promise.all([
            this.transport.table(this.id),
            this.transport.held(this.id),
        ]);
        this.seat = this.held[0] ?? '';
    }

    /** Whether several people share the screen. */
    get shared() {
        return this.held.length > 1;
    }

    /**
     * Another seat looks at the screen: all that was told to the last one is forgotten.
     * @param {string} seat
     */
    sit(seat) {
        this.seat = seat;
        this.story = [];
        this.views.clear();
    }

    /** @returns {Promise<GameState>} */
    state() {
        return this.transport.state(this.id, this.seat);
    }

    /**
     * Reads what of the story is not known yet, up to action number `version`.
     * @param {number} version
     */
    async readStory(version) {
        const sure = Math.min(this.story.length, version + 1) - OVERLAP;
        this.story.length = Math.max(0, sure);
        while (this.story.length <= version) {
            const { frames } = await this.transport.frames(
                this.id,
                this.seat,
                this.story.length - 1,
                CHUNK,
                false,
            );
            if (frames.length === 0) break;
            this.story.push(...frames);
        }
        for (const number of this.views.keys()) {
            if (number > Math.max(0, sure)) this.views.delete(number);
        }
        this.story.length = Math.min(this.story.length, version + 1);
    }

    /**
     * Frames with views after action number `from`, as many as come at once.
     * @param {number} from
     */
    async framesAfter(from) {
        const { frames } = await this.transport.frames(this.id, this.seat, from, VIEWS, true);
        return frames;
    }

    /**
     * The frame of that number with its view.
     * @param {number} number @returns {Promise<Frame | null>}
     */
    async frameAt(number) {
        if (!this.views.has(number)) {
            for (const frame of await this.framesAfter(number - 1))
                this.views.set(frame.number, frame);
        }
        return this.views.get(number) ?? null;
    }

    /** The number of the last action of a computer that can say why. @param {number} [before] */
    lastExplained(before = Infinity) {
        return this.story.findLast(({ why, number }) => why && number < before)?.number ?? null;
    }

    /** @param {string} words */ why(words) {
        return this.transport.why(this.id, this.seat, words);
    }
    /** @param {string} word */ whyThing(word) {
        return this.transport.whyThing(this.id, this.seat, word);
    }
    /** @param {string} word */ place(word) {
        return this.transport.place(this.id, this.seat, word);
    }
    /** @param {number} number */ explain(number) {
        return this.transport.explain(this.id, this.seat, number);
    }
    /** @param {string} number */ rule(number) {
        return this.transport.rule(this.table.game, number);
    }
    /** @param {'hint' | 'trial'} purpose a server gives none for a hint against somebody else */
    position(purpose) {
        return this.transport.position(this.id, this.seat, purpose);
    }
    save() {
        return this.transport.save(this.id);
    }
    /** @param {number} version @param {string} words */
    play(version, words) {
        return this.transport.play(this.id, this.seat, version, words);
    }
    /** @param {number} version */ undo(version) {
        return this.transport.undo(this.id, this.seat, version);
    }
    /** @param {number} version */ redo(version) {
        return this.transport.redo(this.id, this.seat, version);
    }

    /** @param {string} word a seat's, 'chance' or 'nobody' @returns {string} its name, or '' */
    seatName(word) {
        return this.table.seats.find((seat) => seat.word === word)?.name ?? '';
    }

    /** @param {string} word @returns {string} */
    placeName(word) {
        return this.table.places.find((place) => place.word === word)?.name ?? word;
    }
}
