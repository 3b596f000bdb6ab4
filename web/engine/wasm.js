// wasm.js: the game engine in the page. Loads mekong.wasm and gives matches as objects; nobody else
// knows how the module's memory is used.
//
//     const engine = await loadEngine("mekong.wasm");
//     const match = engine.create({ game, seats: { [mine]: "human", [theirs]: "random" } });
//     match.settle();                              // dice fall until somebody has to choose
//     const state = match.state(mine, "en");       // the position, and what I may do
//     match.play(mine, state.choices[0].action, "en");
//     match.free();
//
// Works in a page, in a worker and in Node. Everything is synchronous and quick but for thinking:
// thinkBegin or hintBegin, then think() again and again until it is done, best in a worker, a few
// roll-outs a call so that a call takes some 20 ms. Whatever is wrong with what comes in is thrown
// as an EngineError whose `sentence` can be shown. The messages are described in docs/desk.md; the
// server sends the same ones. More: docs/wasm.md.

/** @typedef {"en" | "fr" | "it"} Lang */

/**
 * What is to be played. Seats: "human" or the word of a computer player; a seat left out is human.
 * @typedef {object} Wish
 * @property {string} game
 * @property {Record<string, string>} [options]
 * @property {Record<string, string>} [seats]
 * @property {Record<string, string>} [names] what the players call themselves
 * @property {bigint | number} [seed] of dice and searches; drawn by the browser if left out
 * @property {Lang} [lang] of what is wrong with the wish
 * @property {string | null} [position] begin here, in the game's own words, as `position()` gives
 *     it
 */

/**
 * @typedef {{ good: boolean, sentence?: string, rule?: string | null, cite?: string | null }}
 *     Verdict
 */
/**
 * @typedef {Verdict & { more?: { sentence: string, rule: string | null, cite: string | null }[] }}
 *     ThingVerdict
 */
/** @typedef {{ action: string, label: string, place: string | null, things: string[] }} Choice */
/** @typedef {{ action: string, label: string, visits: number, value: number }} FoundChoice */

/**
 * @typedef {object} State
 * @property {number} version actions played so far
 * @property {number} turn
 * @property {number} turns
 * @property {string} actor a seat, "chance" or "nobody"
 * @property {string} viewer
 * @property {string} prompt
 * @property {string | null} rule
 * @property {Choice[]} choices empty unless the viewer is to choose
 * @property {string[]} status
 * @property {string[]} hand
 * @property {Record<string, any>[]} cards faces of the viewer's own cards
 * @property {string | null} undo null: it can be done; else why not
 * @property {string | null} redo
 * @property {{ lines: string[], winner: string | null } | null} over
 * @property {Record<string, any>} view
 */

/**
 * @typedef {object} Frame
 * @property {number} number
 * @property {string | null} actor
 * @property {string | null} action null where the viewer may not know it
 * @property {number} turn
 * @property {string[]} notes
 * @property {true} [why] the computer can explain it
 * @property {Record<string, any>} [view]
 */

/**
 * Where thinking stands. A computer player gives its answer and nothing else; a hint gives its
 * budget, the asker's chances (0 to 1) and what was found of every choice, best first; `worth` of
 * them were tried often enough to say something about them.
 * @typedef {object} Thought
 * @property {boolean} done
 * @property {number} rollouts
 * @property {string} [answer]
 * @property {number} [budget]
 * @property {number} [value]
 * @property {number} [worth]
 * @property {FoundChoice[]} [choices]
 */

/**
 * What a match waits for: a person or a computer player, whose seat it is, dice on a real table that
 * somebody must tell, nobody (it is stuck) or nothing (it is over).
 * @typedef {object} Waiting
 * @property {number} played actions that needed nobody
 * @property {"person" | "computer" | "table" | "nobody" | "nothing"} wait
 * @property {string | null} seat whose turn it is
 */

/** Something is wrong with what came in; the sentence is in the language asked for. */
export class EngineError extends Error {
    /** @param {string} sentence */
    constructor(sentence) {
        super(sentence);
        this.name = 'EngineError';
        this.sentence = sentence;
    }
}

/** @type {Record<string, number>} */
const LANGS = { en: 0, fr: 1, it: 2 };
const HINT_ROLLOUTS = 3000;
const FRAMES_MOST = 10000; // frames asked for at once

/** @param {string} [lang] */
const langNumber = (lang) => LANGS[lang ?? 'en'] ?? 0;

/** @param {bigint | number} [seed] */
function seedNumber(seed) {
    if (seed !== undefined) return BigInt.asUintN(64, BigInt(seed));
    return crypto.getRandomValues(new BigUint64Array(1))[0];
}

/** One line of a wish cannot hold a line end. @param {unknown} word */
const oneLine = (word) => String(word).replace(/[\r\n\0]+/g, ' ');

/** The words that the module reads a wish from. @param {Wish} wish */
function wishText(wish) {
    const lines = [`game ${oneLine(wish.game)}`];
    for (const [option, value] of Object.entries(wish.options ?? {}))
        lines.push(oneLine(`option ${option} ${value}`));
    const seats = new Set([...Object.keys(wish.seats ?? {}), ...Object.keys(wish.names ?? {})]);
    for (const seat of seats) {
        lines.push(
            oneLine(
                `seat ${seat} ${wish.seats?.[seat] ?? 'human'} ${wish.names?.[seat] ?? ''}`,
            ).trimEnd(),
        );
    }
    if (wish.position) lines.push(`position\n${wish.position}`);
    return lines.join('\n') + (wish.position ? '' : '\n');
}

/**
 * What goes with a question, in lines that the module reads.
 * @param {Record<string, string | number | undefined>} args
 */
const argumentText = (args) =>
    Object.entries(args)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name} ${oneLine(value)}`)
        .join('\n');

/**
 * Where the module comes from: its address, its bytes, or what fetch() gives.
 * @typedef {string | URL | ArrayBuffer | ArrayBufferView | Response | Promise<Response> |
 *     WebAssembly.Module} Source
 */

/** @param {Source} source @returns {Promise<WebAssembly.Module>} */
async function compile(source) {
    if (source instanceof WebAssembly.Module) return source;
    if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
        return WebAssembly.compile(/** @type {BufferSource} */ (source));
    }
    const response = await (typeof source === 'string' || source instanceof URL
        ? fetch(source)
        : source);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    // Not compileStreaming: that fails where a server does not know the type of .wasm files.
    return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Loads the engine.
 * @param {Source} source
 * @returns {Promise<Engine>}
 */
export async function loadEngine(source) {
    const instance = await WebAssembly.instantiate(await compile(source), {});
    return new Engine(/** @type {any} */ (instance.exports));
}

/** The module and its memory. */
export class Engine {
    #exports;
    #encoder = new TextEncoder();
    #decoder = new TextDecoder();

    /** @param {Record<string, any>} exports use loadEngine */
    constructor(exports) {
        this.#exports = exports;
    }

    /** What can be played. @param {Lang} [lang] @returns {{ games: Record<string, any>[] }} */
    games(lang) {
        return this.ask('mekong_games', langNumber(lang));
    }

    /**
     * The text of a rule, null if there is none of that number.
     * @param {string} game @param {string} number @param {Lang} [lang]
     * @returns {{ rule: string, text: string | null }}
     */
    rule(game, number, lang) {
        return this.ask('mekong_rule', game, number, langNumber(lang));
    }

    /**
     * The rules of a game as a book (docs/desk.md), or what is found in them.
     * @param {string} game @param {string} [find] @param {Lang} [lang] @returns {Record<string, any>}
     */
    rules(game, find = '', lang) {
        return this.ask('mekong_rules', game, find, langNumber(lang));
    }

    /** A new match. @param {Wish} wish @param {Lang} [lang] @returns {EngineMatch} */
    create(wish, lang = wish.lang) {
        return this.#host(
            this.ask('mekong_create', wishText(wish), seedNumber(wish.seed), langNumber(lang)),
        );
    }

    /**
     * A match from a save, which the program and the server write, too. Of a match of two games the
     * last one begun.
     * @param {string | Uint8Array} save @param {Lang} [lang] @param {bigint | number} [seed]
     * @returns {EngineMatch}
     */
    load(save, lang, seed) {
        const bytes = typeof save === 'string' ? this.#encoder.encode(save) : save;
        return this.#host(
            this.ask('mekong_load', bytes, bytes.length, seedNumber(seed), langNumber(lang)),
        );
    }

    /**
     * The scenes of a game's lesson (docs/desk.md), none if it has no lesson.
     * @param {string} game @param {Lang} [lang] @returns {Record<string, any>}
     */
    lessons(game, lang) {
        return this.ask('mekong_lessons', game, langNumber(lang));
    }

    /**
     * A scene of a lesson, the first being 1, as a match that plays only what it wants.
     * @param {string} game
     * @param {{ scene: number, beat?: number, chosen?: string[] }} where beat and free choices: to
     *     go on where it was left (match.course)
     * @param {Lang} [lang]
     * @returns {EngineMatch}
     */
    lesson(game, { scene, beat = 0, chosen = [] }, lang) {
        const free = chosen.join('\n');
        return this.#host(this.ask('mekong_lesson', game, scene, beat, free, langNumber(lang)));
    }

    /**
     * Plays so many random games and gives the number of decisions: for measuring.
     * @param {number} games @param {number} seed
     */
    bench(games, seed) {
        return /** @type {number} */ (this.#exports.mekong_bench(games, seed));
    }

    /** Bytes of memory the module has. */
    get memory() {
        return this.#exports.memory.buffer.byteLength;
    }

    /** @param {{ match: number }} reply */
    #host(reply) {
        return new EngineMatch(this, reply.match);
    }

    /**
     * Calls an export whose reply is JSON. For EngineMatch alone.
     * @param {string} name @param {(string | Uint8Array | number | bigint)[]} args @returns {any}
     */
    ask(name, ...args) {
        return JSON.parse(this.text(name, ...args));
    }

    /**
     * Calls an export whose reply is text; strings are put where the module can read them.
     * @param {string} name @param {(string | Uint8Array | number | bigint)[]} args
     */
    text(name, ...args) {
        /** @type {number[]} */
        const rooms = [];
        try {
            const plain = args.map((arg) =>
                typeof arg === 'string' || arg instanceof Uint8Array ? this.#put(arg, rooms) : arg,
            );
            return this.#read(this.#exports[name](...plain));
        } finally {
            for (const room of rooms) this.#exports.mekong_free(room);
        }
    }

    /** @param {number} match for EngineMatch alone */
    close(match) {
        this.#exports.mekong_close(match);
    }

    /** @param {number} match for EngineMatch alone @returns {number} */
    version(match) {
        return this.#exports.mekong_version(match);
    }

    /** @param {string | Uint8Array} text @param {number[]} rooms */
    #put(text, rooms) {
        const bytes = typeof text === 'string' ? this.#encoder.encode(text) : text;
        const room = this.#exports.mekong_room(bytes.length + 1);
        if (!room) throw new RangeError('no memory');
        rooms.push(room);
        const memory = new Uint8Array(this.#exports.memory.buffer, room, bytes.length + 1);
        memory.set(bytes);
        memory[bytes.length] = 0;
        return room;
    }

    /** @param {number} reply */
    #read(reply) {
        if (!reply) throw new RangeError('no memory');
        const buffer = this.#exports.memory.buffer;
        const [good, length, data] = new Uint32Array(buffer, reply, 3);
        const text = this.#decoder.decode(new Uint8Array(buffer, data, length));
        this.#exports.mekong_free(reply);
        if (!good) throw new EngineError(text);
        return text;
    }
}

/** A match that lives in the module until it is freed. Seats by their words, or "watcher". */
export class EngineMatch {
    #engine;
    #match;
    #begun = 0;

    /** @param {Engine} engine @param {number} match use Engine.create or Engine.load */
    constructor(engine, match) {
        this.#engine = engine;
        this.#match = match;
    }

    /** Gives its memory back; any later call throws. */
    free() {
        this.#engine.close(this.#match);
        this.#match = 0;
    }

    /** Actions played. */
    get version() {
        return this.#engine.version(this.#match);
    }

    /** The save, the same text as the program's. @param {Lang} [lang] */
    save(lang) {
        return this.#engine.text('mekong_save', this.#match, langNumber(lang));
    }

    /**
     * A question of the desk (docs/desk.md) by its word, with what goes with it by name.
     * @param {string} what @param {string} seat @param {Lang} [lang]
     * @param {Record<string, string | number | undefined>} [args]
     * @returns {any}
     */
    look(what, seat, lang, args = {}) {
        return this.#engine.ask(
            'mekong_look',
            this.#match,
            what,
            seat,
            argumentText(args),
            langNumber(lang),
        );
    }

    /** What never changes. @param {Lang} [lang] @returns {Record<string, any>} */
    table(lang) {
        return this.look('table', 'watcher', lang);
    }

    /** @param {string} seat @param {Lang} [lang] @returns {State} */
    state(seat, lang) {
        return this.look('state', seat, lang);
    }

    /**
     * What happened after action number `from` (-1: with the start), as many as fit in one answer.
     * @param {string} seat @param {Lang} [lang] @param {number} [from] @param {number} [most]
     * @param {boolean} [views] false: without the views, which are most of it
     * @returns {{ from: number, next: number, frames: Frame[] }}
     */
    frames(seat, lang, from = 0, most = FRAMES_MOST, views = true) {
        return this.look('frames', seat, lang, { from, most, views: views ? 1 : 0 });
    }

    /**
     * May this be played?
     * @param {string} seat @param {Lang | undefined} lang @param {string} words @returns {Verdict}
     */
    why(seat, lang, words) {
        return this.look('why', seat, lang, { action: words });
    }

    /**
     * Can anything be done with this unit, place or card?
     * @param {string} seat @param {Lang | undefined} lang @param {string} word
     * @returns {ThingVerdict}
     */
    whyThing(seat, lang, word) {
        return this.look('why', seat, lang, { thing: word });
    }

    /**
     * All about a place.
     * @param {string} seat @param {Lang | undefined} lang @param {string} place
     * @returns {Record<string, any>}
     */
    place(seat, lang, place) {
        return this.look('places', seat, lang, { place });
    }

    /**
     * Why the computer did action number N.
     * @param {number} action @param {Lang} [lang]
     * @returns {{ action: number, prompt?: string, label?: string, lines: { rule: string, text:
     *     string }[] }}
     */
    explain(action, lang) {
        return this.look('explain', 'watcher', lang, { action });
    }

    /**
     * The position as the seat knows it, the rest drawn anew: to create another match from.
     * @param {string} seat @returns {{ position: string | null }}
     */
    position(seat) {
        return this.look('position', seat);
    }

    /** @param {string} seat @param {string} words @param {Lang} [lang] @returns {Verdict} */
    play(seat, words, lang) {
        return this.#engine.ask('mekong_play', this.#match, seat, words, langNumber(lang));
    }

    /** @param {Lang} [lang] @returns {Verdict} */
    undo(lang) {
        return this.#engine.ask('mekong_undo', this.#match, langNumber(lang));
    }

    /** @param {Lang} [lang] @returns {Verdict} */
    redo(lang) {
        return this.#engine.ask('mekong_redo', this.#match, langNumber(lang));
    }

    /** The seat gives up. @param {string} seat @param {Lang} [lang] @returns {Verdict} */
    resign(seat, lang) {
        return this.#engine.ask('mekong_resign', this.#match, seat, langNumber(lang));
    }

    /**
     * The same game once more, everybody on another side.
     * @param {bigint | number} seed @param {Lang} [lang]
     */
    again(seed, lang) {
        const reply = this.#engine.ask(
            'mekong_again',
            this.#match,
            seedNumber(seed),
            langNumber(lang),
        );
        return new EngineMatch(this.#engine, reply.match);
    }

    /**
     * It is the first game of a match of two, or the second one, after a first that is over.
     * @param {EngineMatch | null} first @param {Lang} [lang] @returns {Verdict}
     */
    series(first, lang) {
        const before = first ? first.#match : 0;
        return this.#engine.ask('mekong_series', this.#match, before, langNumber(lang));
    }

    /** Passes forced answers and lets the dice fall until somebody has to choose, or nobody. @returns {Waiting} */
    settle() {
        return this.#engine.ask('mekong_settle', this.#match, 0);
    }

    /** Of a scene of a lesson: what it says now. @param {Lang} [lang] @returns {Record<string, any>} */
    course(lang) {
        return this.#engine.ask('mekong_course', this.#match, langNumber(lang));
    }

    /** The same once its words have been read. @param {Lang} [lang] @returns {Record<string, any>} */
    courseOn(lang) {
        return this.#engine.ask('mekong_course_on', this.#match, langNumber(lang));
    }

    /**
     * The computer player in the seat, whose turn it must be, begins to think.
     * @param {string} seat @param {Lang} [lang]
     */
    thinkBegin(seat, lang) {
        this.#engine.ask('mekong_think_begin', this.#match, seat, langNumber(lang));
        this.#begun = performance.now();
    }

    /**
     * A hint for the seat, whose turn it must be, is begun. The same position and seed give the
     * same hint.
     * @param {string} seat
     * @param {{ rollouts?: number, seed?: bigint | number, lang?: Lang }} [how]
     */
    hintBegin(seat, how = {}) {
        const rollouts = how.rollouts ?? HINT_ROLLOUTS;
        this.#engine.ask(
            'mekong_hint_begin',
            this.#match,
            seat,
            rollouts,
            seedNumber(how.seed ?? 1),
            langNumber(how.lang),
        );
        this.#begun = performance.now();
    }

    /**
     * Thinks on, at most so many roll-outs.
     * @param {number} rollouts @param {Lang} [lang] @returns {Thought}
     */
    think(rollouts, lang) {
        return this.#slice(rollouts, lang);
    }

    /**
     * A review of the game, which must be over, is begun.
     * @param {{ rollouts?: number, lang?: Lang }} [how] roll-outs for each position
     */
    reviewBegin(how = {}) {
        this.#engine.ask(
            'mekong_review_begin',
            this.#match,
            how.rollouts ?? 0,
            langNumber(how.lang),
        );
    }

    /**
     * Goes on with the review, about so many roll-outs. The result (docs/review.md) comes with the
     * last slice.
     * @param {number} rollouts @param {Lang} [lang]
     * @returns {{ done: boolean, part: number, result?: Record<string, any> }}
     */
    review(rollouts, lang) {
        return this.#slice(rollouts, lang);
    }

    /**
     * Hands out jobs of the review, for this module or another one with the same game.
     * @param {number} most
     * @returns {{jobs: {job: number, before?: number, found?: string}[], done: boolean}} `before`,
     *     `found`: what the other one has to learn first
     */
    reviewNext(most) {
        return this.#engine.ask('mekong_review_next', this.#match, most);
    }

    /** Goes on with a job; gives what was found, '' until it is done. @param {number} job @param {number} rollouts */
    reviewJob(job, rollouts) {
        return this.#engine.text('mekong_review_job', this.#match, job, rollouts);
    }

    /** What another module has found. @param {number} job @param {string} found @returns {{good: boolean}} */
    reviewLearn(job, found) {
        return this.#engine.ask('mekong_review_learn', this.#match, job, found);
    }

    /**
     * What is known so far.
     * @param {Lang} [lang] @returns {{done: boolean, part: number, result: Record<string, any>}}
     */
    reviewFound(lang) {
        return this.#engine.ask('mekong_review_found', this.#match, langNumber(lang));
    }

    /** @param {number} rollouts @param {Lang} [lang] @returns {any} */
    #slice(rollouts, lang) {
        const seconds = (performance.now() - this.#begun) / 1000;
        return this.#engine.ask('mekong_think', this.#match, rollouts, seconds, langNumber(lang));
    }
}
