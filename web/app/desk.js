// desk.js: one game as one person sees it: which seats he holds, for whom the page shows it now,
// what has happened so far. Asks a transport; knows no page.

/** @typedef {import('./types.js').Transport} Transport */
/** @typedef {import('./types.js').Frame} Frame */
/** @typedef {import('./types.js').GameState} GameState */
/** @typedef {import('./types.js').Answer} Answer */
/** @typedef {import('./types.js').PlaceInfo} PlaceInfo */

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
        /** The versions that what is being done here came through: news of them are none. @type {Set<number>} */
        this.passed = new Set();
        /** The action that the last answer told the whole story up to; -1: none did. */
        this.sure = -1;
        /** What came along with a state. @type {{version: number, places: PlaceInfo[]}} */
        this.near = { version: -1, places: [] };
        /** @type {import('./types.js').Table} */
        this.table = /** @type {any} */ (null);
    }

    async open() {
        [this.table, this.held] = await Promise.all([
            this.look('table'),
            this.transport.held(this.id),
        ]);
        this.seat = this.held[0] ?? '';
    }

    /**
     * A question about the game (docs/desk.md).
     * @param {string} what @param {import('./types.js').LookArgs} [args]
     */
    look(what, args) {
        return this.transport.look(this.id, what === 'table' ? '' : this.seat, what, args);
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
        this.near = { version: -1, places: [] };
    }

    /**
     * The position, and with it what a page shows next.
     * @param {import('./types.js').LookArgs} [wish] from which action on frames come along, and all
     *     about which place besides that of the question
     * @returns {Promise<GameState>}
     */
    async state(wish) {
        return this.remember(await this.look('state', wish));
    }

    /** Keeps what came along with a state. @param {GameState} state */
    remember(state) {
        this.near = { version: state.version, places: state.places ?? [] };
        return state;
    }

    /**
     * What a state that was asked for brought of the story. The rest is read by readStory, which
     * must have been there before.
     * @param {GameState} state
     */
    keepFrames({ story }) {
        for (const frame of story?.frames ?? []) this.views.set(frame.number, frame);
    }

    /**
     * The answer to an act tells all that came of it: the story is known to its end without asking,
     * as the act was on the position whose story is here.
     * @param {Answer} answer @param {number} before the version the act was on
     */
    learn(answer, before) {
        const { good, state } = answer;
        if (state) this.remember(state);
        if (state) this.passed.add(state.version);
        if (!good || !state?.story || this.story.length <= before) return answer;
        const { from, frames, next } = state.story;
        this.forgetAfter(Math.min(from, before));
        for (const frame of frames) {
            const { view, ...told } = frame;
            this.story.push(told);
            this.views.set(frame.number, frame);
        }
        if (next === state.version) this.sure = next;
        return answer;
    }

    /** @param {number} number of the last frame that is still true */
    forgetAfter(number) {
        this.story.length = Math.min(this.story.length, number + 1);
        for (const key of this.views.keys()) if (key > number) this.views.delete(key);
    }

    /**
     * Reads what of the story is not known yet, up to action number `version`.
     * @param {number} version
     */
    async readStory(version) {
        const known = this.sure === version && this.story.length === version + 1;
        this.sure = -1;
        if (known) return;
        this.forgetAfter(Math.max(0, Math.min(this.story.length, version + 1) - OVERLAP) - 1);
        while (this.story.length <= version) {
            const from = this.story.length - 1;
            const { frames } = await this.look('frames', { from, most: CHUNK, views: 0 });
            if (frames.length === 0) break;
            this.story.push(...frames);
        }
        this.story.length = Math.min(this.story.length, version + 1);
    }

    /** Those of them that are here. @param {number} from */
    framesHere(from) {
        /** @type {Frame[]} */
        const here = [];
        for (let frame; (frame = this.views.get(from + 1 + here.length));) here.push(frame);
        return here;
    }

    /**
     * Frames with views after action number `from`, as many as are here or come at once.
     * @param {number} from
     * @returns {Promise<Frame[]>}
     */
    async framesAfter(from) {
        const here = this.framesHere(from);
        if (here.length > 0) return here;
        return (await this.look('frames', { from, most: VIEWS, views: 1 })).frames;
    }

    /** The frame of that number with its view. @param {number} number @returns {Promise<Frame | null>} */
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

    /**
     * All about a place as it is in the position of that version.
     * @param {string} word @param {number} version
     * @returns {Promise<import('./types.js').PlaceInfo>}
     */
    async place(word, version) {
        const near = this.near.version === version ? this.near.places : [];
        return near.find(({ place }) => place === word) ?? this.look('places', { place: word });
    }

    /** @param {string} number */
    rule(number) {
        return this.transport.rule(this.table.game, number);
    }

    save() {
        return this.transport.save(this.id);
    }

    /**
     * @param {number} version the act is meant for @param {string} words
     * @param {string} [place] about which all is wanted
     */
    async play(version, words, place) {
        const wish = { from: version, place };
        return this.learn(
            await this.transport.play(this.id, this.seat, version, words, wish),
            version,
        );
    }

    /** @param {'undo' | 'redo'} verb @param {number} version @param {string} [place] */
    async takeBack(verb, version, place) {
        const wish = { from: version, place };
        return this.learn(await this.transport[verb](this.id, this.seat, version, wish), version);
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
