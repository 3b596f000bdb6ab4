// worker.js: the engine (mekong.wasm) in a thread of its own. Keeps any number of matches by a
// handle and passes calls on to them. Searches run in slices between which other calls are
// answered.
import { loadEngine } from './wasm.js';

const SLICE = 20; // ms of search between two looks at the mail
const REPORT = 150; // ms between two reports of a search

const scope = /** @type {any} */ (self);
const ready = loadEngine(new URL('../mekong.wasm', import.meta.url));
/** @type {Map<number, any>} */
const matches = new Map();
/** @type {Set<number>} */
const stopped = new Set();
let handles = 0;

/** @param {any} match @returns {number} its handle */
function hold(match) {
    matches.set(++handles, match);
    return handles;
}

/** @returns {Promise<void>} lets the messages that wait be read first */
const pause = () =>
    new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
            port1.close();
            done();
        };
        port2.postMessage(null);
    });

/**
 * Runs step() until it says `done`, or somebody stops it.
 * @param {number} id of the call @param {() => any} step one slice; gives its report
 */
async function inSlices(id, step) {
    let told = 0;
    for (;;) {
        const end = performance.now() + SLICE;
        let part;
        do part = step();
        while (!part.done && performance.now() < end);
        if (part.done || stopped.delete(id)) return part;
        if (performance.now() - told > REPORT) {
            told = performance.now();
            scope.postMessage({ id, report: part });
        }
        await pause();
    }
}

/** @typedef {{id: number, engine: any}} Call */

/**
 * What is not simply a call of a match.
 * @type {Record<string, (call: Call, ...args: any[]) => any>}
 */
const verbs = {
    games: ({ engine }, lang) => engine.games(lang),
    rule: ({ engine }, game, number, lang) => engine.rule(game, number, lang),
    rules: ({ engine }, game, find, lang) => engine.rules(game, find, lang),
    lessons: ({ engine }, game, lang) => engine.lessons(game, lang),
    lesson({ engine }, game, where, lang) {
        const match = engine.lesson(game, where, lang);
        match.settle();
        return hold(match);
    },
    create: ({ engine }, { lang, ...wish }) => hold(engine.create(wish, lang)),
    load: ({ engine }, text, lang) => hold(engine.load(text, lang)),
    free(_call, handle) {
        matches.get(handle)?.free();
        matches.delete(handle);
    },
    again: (_call, handle, seed, lang) => hold(matches.get(handle).again(seed, lang)),
    /** The game is one of a match of two: the first, or the second after that save. */
    series({ engine }, handle, before, lang) {
        const first = before ? engine.load(before, lang) : null;
        matches.get(handle).series(first, lang);
        first?.free();
    },
    record: (_call, handle, lang) => record(matches.get(handle), lang),
    act: (_call, handle, act) => actOn(handle, act),
    /** One choice of a computer player, if it is one's turn; gives what is waited for then. */
    async choose({ id }, handle) {
        const match = matches.get(handle);
        const waiting = match.settle();
        if (waiting.wait !== 'computer') return waiting;
        match.thinkBegin(waiting.seat);
        const { answer } = await inSlices(id, () => match.think(32));
        if (!match.play(waiting.seat, answer).good)
            throw new Error(`the computer's answer was refused: ${answer}`);
        return match.settle();
    },
    /** Computer players choose until a person has to. */
    async goOn(call, handle) {
        let waiting;
        do waiting = await verbs.choose(call, handle);
        while (waiting.wait === 'computer');
        return waiting;
    },
    hint({ id }, handle, seat, rollouts, lang) {
        const match = matches.get(handle);
        match.hintBegin(seat, { rollouts, lang });
        return inSlices(id, () => match.think(32, lang));
    },
    review({ id }, handle, rollouts, lang) {
        const match = matches.get(handle);
        match.reviewBegin({ rollouts, lang });
        return inSlices(id, () => match.review(64, lang));
    },
};

/** @typedef {{job: number, before?: number, found?: string}} Job with what must be known before */

/** Does the jobs of a review one after the other; gives what each has found. @type {any} */
verbs.reviewJobs = async (
    /** @type {Call} */ { id },
    /** @type {number} */ handle,
    /** @type {Job[]} */ jobs,
) => {
    const match = matches.get(handle);
    /** @type {[number, string][]} */
    const done = [];
    for (const { job, before, found } of jobs) {
        if (before !== undefined) match.reviewLearn(before, found);
        let text = '';
        await inSlices(id, () => {
            text = match.reviewJob(job, 32);
            return { done: text !== '' };
        });
        if (text === '') break;
        done.push([job, text]);
    }
    return done;
};
/** What others have found. @type {any} */
verbs.reviewLearn = (
    /** @type {Call} */ _call,
    /** @type {number} */ handle,
    /** @type {[number, string][]} */ found,
) => {
    for (const [job, text] of found) matches.get(handle).reviewLearn(job, text);
};

/**
 * What a game is kept by: its save, and what everybody may know of it for the lobby's list.
 * @param {any} match @param {string} lang
 */
const record = (match, lang) => ({
    save: match.save(lang),
    table: match.table(lang),
    state: match.state('watcher', lang),
});

/**
 * Something done by a seat and all that comes of it, in one message: the answer with the state, and
 * the record if anything has changed.
 * @param {number} handle
 * @param {{verb: 'play' | 'undo' | 'redo' | 'resign', words?: string, seat: string, version: number | null,
 *     lang: string, wish: Record<string, any>}} act
 */
function actOn(handle, { verb, words, seat, version, lang, wish }) {
    const match = matches.get(handle);
    const state = () => match.look('state', seat, lang, wish);
    if (version !== null && match.version !== version)
        return { answer: { good: false, sentence: '', rule: null, state: state() } };
    const answer =
        verb === 'play'
            ? match.play(seat, words, lang)
            : verb === 'resign'
              ? match.resign(seat, lang)
              : match[verb](lang);
    if (!answer.good) return { answer };
    if (verb === 'play') match.settle();
    return { answer: { good: true, state: state() }, record: record(match, lang) };
}

scope.addEventListener(
    'message',
    async (/** @type {MessageEvent} */ { data: { id, verb, args } }) => {
        if (verb === 'stop') {
            stopped.add(id);
            return;
        }
        try {
            const engine = await ready;
            const value = verbs[verb]
                ? await verbs[verb]({ id, engine }, ...args)
                : matches.get(args[0])[verb](...args.slice(1));
            scope.postMessage({ id, value });
        } catch (error) {
            const { sentence, message } = /** @type {any} */ (error);
            scope.postMessage({ id, error: { sentence: sentence ?? message } });
        }
        stopped.delete(id);
    },
);
