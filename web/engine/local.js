// local.js: games in this browser, without a server: the engine in a worker plays the rules, the dice
// and the computer players; IndexedDB keeps every game after every action. Several tabs may have the
// same game open: changes are made under a lock, on the position last kept.
import { allMatches, dropMatch, getMatch, putMatch } from './store.js';
import { TransportError } from './errors.js';
import { createLooks } from './looks.js';
import { startEngine } from './rpc.js';

/** @typedef {import('../app/types.js').Transport} Transport */
/** @typedef {import('../app/types.js').Pulse} Pulse */

/** @typedef {{handle: number, stamp: number, humans: string[]}} Hosted a match in the engine; who of its players is a person */

const PREFIX = 'here-'; // of the ids of these games

/** @param {string} id */
export const isLocal = (id) => id.startsWith(PREFIX);

/** @returns {string} */
function newId() {
    const bytes = crypto.getRandomValues(new Uint8Array(6));
    return PREFIX + [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const newSeed = () => crypto.getRandomValues(new BigUint64Array(1))[0];

/** @param {string} name @param {() => Promise<any>} work @returns {Promise<any>} */
function underLock(name, work) {
    return navigator.locks ? navigator.locks.request(name, work) : work();
}

/**
 * @param {() => string} lang
 * @returns {Transport}
 */
export function createLocal(lang) {
    /** @type {import('./rpc.js').Engine | null} */
    let engine = null;
    /** @type {Map<string, Hosted>} */
    const open = new Map();
    /** @type {Map<string, Promise<Hosted>>} */
    const opening = new Map();
    /** @type {Map<string, Set<(pulse: Pulse) => void>>} */
    const watchers = new Map();
    /** @type {Set<string>} */
    const driven = new Set();
    const channel = 'BroadcastChannel' in self ? new BroadcastChannel('mekong') : null;

    /** @param {string} verb @param {...any} args */
    function call(verb, ...args) {
        engine ??= startEngine();
        return engine.call(verb, ...args);
    }

    /** @param {string} id @param {Pulse} pulse */
    function tell(id, pulse) {
        for (const watcher of watchers.get(id) ?? []) watcher(pulse);
    }
    channel?.addEventListener('message', ({ data }) => tell(data.id, data.pulse));

    /** Tells this tab and the others. @param {string} id @param {Pulse} pulse */
    function announce(id, pulse) {
        tell(id, pulse);
        channel?.postMessage({ id, pulse });
    }

    /** The match as it was last kept, in the engine. @param {string} id @returns {Promise<Hosted>} */
    function opened(id) {
        const wait = opening.get(id) ?? reopen(id).finally(() => opening.delete(id));
        opening.set(id, wait);
        return wait;
    }

    /** @param {string} id @returns {Promise<Hosted>} */
    async function reopen(id) {
        const kept = await getMatch(id);
        if (!kept) throw new TransportError(404, 'unknown', '');
        const known = open.get(id);
        // A lower stamp is our own change on its way to the disk; a higher one is another tab's.
        if (known && kept.stamp <= known.stamp) return known;
        if (known) await call('free', known.handle);
        const handle = await call('load', kept.save, lang());
        const { seats } = await call('table', handle, lang());
        const match = { handle, stamp: kept.stamp, humans: humansOf(seats) };
        open.set(id, match);
        return match;
    }

    /** Keeps the match as it is now. @param {string} id @param {{handle: number, stamp: number}} match */
    async function keep(id, match) {
        const [save, table, state] = await Promise.all([
            call('save', match.handle),
            call('table', match.handle, lang()),
            call('state', match.handle, 'watcher', lang()),
        ]);
        match.stamp++;
        await putMatch({ id, save, stamp: match.stamp, entry: entryOf(id, table, state) });
        announce(id, { version: state.version });
        return state;
    }

    /**
     * One change of a match: played, settled, kept. Answers with the state for that seat.
     * @param {string} id @param {string} seat @param {number | null} version the change is meant for
     * @param {(handle: number) => Promise<import('../app/types.js').Answer>} change
     */
    function change(id, seat, version, change) {
        return underLock(`mekong-${id}`, async () => {
            const match = await opened(id);
            const before = await call('state', match.handle, seat, lang());
            if (version !== null && before.version !== version) return { good: false, sentence: '', rule: null, state: before };
            const answer = await change(match.handle);
            if (!answer.good) return answer;
            await keep(id, match);
            void drive(id);
            return { good: true, state: await call('state', match.handle, seat, lang()) };
        });
    }

    /** Lets the computer players act until a person has to. @param {string} id */
    async function drive(id) {
        if (driven.has(id)) return;
        driven.add(id);
        try {
            while (await underLock(`mekong-${id}`, () => computerActs(id)));
        } catch (error) {
            if (!(error instanceof TransportError && error.status === 404)) throw error;
        } finally {
            driven.delete(id);
        }
    }

    /** @param {string} id @returns {Promise<boolean>} whether one acted */
    async function computerActs(id) {
        const match = await opened(id);
        const { wait, seat, played } = await call('settle', match.handle);
        if (wait !== 'computer' && !played) return false;
        if (wait === 'computer') announce(id, { thinking: seat });
        const next = await call('choose', match.handle);
        await keep(id, match);
        if (next.seat !== seat) announce(id, { thinking: null });
        return next.wait === 'computer';
    }

    /** @param {number} handle of a new match */
    async function begin(handle) {
        const id = newId();
        await call('settle', handle);
        const { seats } = await call('table', handle, lang());
        const match = { handle, stamp: 0, humans: humansOf(seats) };
        await keep(id, match);
        open.set(id, match);
        return { id };
    }

    /** @param {string} verb @param {string} id @param {...any} args */
    const look = async (verb, id, ...args) => call(verb, (await opened(id)).handle, ...args);

    return {
        kind: 'local',
        games: () => call('games', lang()),
        matches: async () => ({ matches: (await allMatches()).map(({ entry }) => entry) }),
        create: async ({ game, options, seats, name, you }) =>
            begin(await call('create', { game, options, seats, seed: newSeed(), lang: lang(), names: Object.fromEntries(you.map((seat) => [seat, name])) })),
        load: async (save) => begin(await call('load', save, lang())),
        take: async () => { throw new TransportError(404, 'unknown', ''); },
        join: async () => { throw new TransportError(404, 'unknown', ''); },
        async forget(id) {
            await dropMatch(id);
            const known = open.get(id);
            open.delete(id);
            if (known) await call('free', known.handle);
        },
        held: async (id) => (await opened(id)).humans,
        ...createLooks(look, lang),
        rule: (game, number) => call('rule', game, number, lang()),
        play: (id, seat, version, words) =>
            change(id, seat, version, async (handle) => {
                const answer = await call('play', handle, seat, words, lang());
                if (answer.good) await call('settle', handle);
                return answer;
            }),
        undo: (id, seat, version) => change(id, seat, version, (handle) => call('undo', handle, lang())),
        redo: (id, seat, version) => change(id, seat, version, (handle) => call('redo', handle, lang())),
        watch(id, watcher) {
            const all = watchers.get(id) ?? new Set();
            watchers.set(id, all.add(watcher));
            watcher({ connected: true });
            void drive(id);
            return () => all.delete(watcher);
        },
    };
}

/** @param {import('../app/types.js').SeatInfo[]} seats */
const humansOf = (seats) => seats.filter(({ controller }) => controller === 'human').map(({ word }) => word);

/** What the lobby lists. @param {string} id @param {any} table @param {any} state */
const entryOf = (id, table, state) => ({
    id,
    title: table.title,
    turn: state.turn,
    turns: state.turns,
    over: state.over !== null,
    winner: state.over?.winner ?? null,
    seats: table.seats,
    changed: Math.floor(Date.now() / 1000),
});
