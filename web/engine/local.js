// local.js: games in this browser, without a server: the engine in a worker plays the rules, the
// dice and the computer players; IndexedDB keeps every game after every action. Several tabs may
// have the same game open: changes are made under a lock, on the position last kept.
import { allMatches, dropMatch, getMatch, putMatch } from './store.js';
import { TransportError } from './errors.js';
import { createLooks } from './looks.js';
import { startEngine } from './rpc.js';

/** @typedef {import('../app/types.js').Transport} Transport */
/** @typedef {import('../app/types.js').Pulse} Pulse */

/**
 * @typedef {{handle: number, stamp: number, humans: string[], series?: import('./store.js').Series}}
 *     Hosted a match in the engine; who of its players is a person
 */

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

/** The games of this browser: in the engine while they are open, on the disk after every action. */
class LocalGames {
    /** @type {import('./rpc.js').Engine | null} */
    #engine = null;
    /** @type {Map<string, Hosted>} */
    #open = new Map();
    /** @type {Map<string, Promise<Hosted>>} */
    #opening = new Map();
    /** @type {Map<string, Set<(pulse: Pulse) => void>>} */
    #watchers = new Map();
    /** @type {Set<string>} */
    #driven = new Set();
    #channel = 'BroadcastChannel' in self ? new BroadcastChannel('mekong') : null;

    /** @param {() => string} lang */
    constructor(lang) {
        this.lang = lang;
        this.#channel?.addEventListener('message', ({ data }) => this.#tell(data.id, data.pulse));
    }

    /** @param {string} verb @param {...any} args */
    call(verb, ...args) {
        this.#engine ??= startEngine();
        return this.#engine.call(verb, ...args);
    }

    /** @param {string} id @param {Pulse} pulse */
    #tell(id, pulse) {
        for (const watcher of this.#watchers.get(id) ?? []) watcher(pulse);
    }

    /** Tells this tab and the others. @param {string} id @param {Pulse} pulse */
    #announce(id, pulse) {
        this.#tell(id, pulse);
        this.#channel?.postMessage({ id, pulse });
    }

    /** The match as it was last kept, in the engine. @param {string} id @returns {Promise<Hosted>} */
    opened(id) {
        const wait =
            this.#opening.get(id) ?? this.#reopen(id).finally(() => this.#opening.delete(id));
        this.#opening.set(id, wait);
        return wait;
    }

    /** @param {string} id @returns {Promise<Hosted>} */
    async #reopen(id) {
        const kept = await getMatch(id);
        if (!kept) throw new TransportError(404, 'unknown', '');
        const known = this.#open.get(id);
        // A lower stamp is our own change on its way to the disk; a higher one is another tab's.
        if (known && kept.stamp <= known.stamp) return known;
        if (known) await this.call('free', known.handle);
        const { series } = kept;
        const handle = await this.call('load', kept.save, this.lang());
        if (series) await this.call('series', handle, series.first, this.lang());
        const { seats } = await this.call('table', handle, this.lang());
        const match = { handle, stamp: kept.stamp, humans: humansOf(seats), series };
        this.#open.set(id, match);
        return match;
    }

    /**
     * Keeps the match as it is now.
     * @param {string} id @param {Hosted} match @param {any} [record] what it is kept by, if known
     */
    async #keep(id, match, record) {
        const { save, table, state } =
            record ?? (await this.call('record', match.handle, this.lang()));
        const { series } = match;
        match.stamp++;
        match.humans = humansOf(table.seats);
        await putMatch({ id, save, stamp: match.stamp, entry: entryOf(id, table, state), series });
        this.#announce(id, { version: state.version });
        return state;
    }

    /**
     * One change of a match: played, settled, kept. Answers with the state for that seat.
     * @param {string} id @param {any} act as the worker takes it
     */
    act(id, act) {
        return underLock(`mekong-${id}`, async () => {
            const match = await this.opened(id);
            const { answer, record } = await this.call('act', match.handle, {
                ...act,
                lang: this.lang(),
            });
            if (!record) return answer;
            const { actor } = await this.#keep(id, match, record);
            if (isComputers(actor, match)) void this.drive(id);
            return answer;
        });
    }

    /** Lets the computer players act until a person has to. @param {string} id */
    async drive(id) {
        if (this.#driven.has(id)) return;
        this.#driven.add(id);
        try {
            while (await underLock(`mekong-${id}`, () => this.#computerActs(id)));
        } catch (error) {
            if (!(error instanceof TransportError && error.status === 404)) throw error;
        } finally {
            this.#driven.delete(id);
        }
    }

    /** @param {string} id @returns {Promise<boolean>} whether one acted */
    async #computerActs(id) {
        const match = await this.opened(id);
        const { wait, seat, played } = await this.call('settle', match.handle);
        if (wait !== 'computer' && !played) return false;
        if (wait === 'computer') this.#announce(id, { thinking: seat });
        const next = await this.call('choose', match.handle);
        await this.#keep(id, match);
        if (next.seat !== seat) this.#announce(id, { thinking: null });
        return next.wait === 'computer';
    }

    /** @param {number} handle of a new match @param {import('./store.js').Series} [series] */
    async begin(handle, series) {
        const id = newId();
        if (series) await this.call('series', handle, series.first, this.lang());
        await this.call('settle', handle);
        const { seats } = await this.call('table', handle, this.lang());
        const match = { handle, stamp: 0, humans: humansOf(seats), series };
        await this.#keep(id, match);
        this.#open.set(id, match);
        return { id };
    }

    /** @param {import('../app/types.js').NewGame} wish */
    async create({ game, options, seats, name, you, series }) {
        const names = Object.fromEntries(you.map((seat) => [seat, name]));
        const wish = { game, options, seats, names, seed: newSeed(), lang: this.lang() };
        return this.begin(await this.call('create', wish), series ? { number: 1 } : undefined);
    }

    /**
     * The same once more, sides swapped; of a match of two games its second, once.
     * @param {string} id
     */
    async rematch(id) {
        const match = await this.opened(id);
        const { series } = match;
        if (series?.next) return { wants: [], refuses: [], next: series.next };
        const handle = await this.call('again', match.handle, newSeed(), this.lang());
        const { save } = await this.call('record', match.handle, this.lang());
        const second = series?.number === 1;
        const next = await this.begin(handle, second ? { number: 2, first: save } : undefined);
        if (second) {
            match.series = { number: 1, next: next.id };
            await this.#keep(id, match);
        }
        return { wants: [], refuses: [], next: next.id };
    }

    /** @param {string} id */
    async forget(id) {
        await dropMatch(id);
        const known = this.#open.get(id);
        this.#open.delete(id);
        if (known) await this.call('free', known.handle);
    }

    /** @param {string} id @param {(pulse: Pulse) => void} watcher */
    watch(id, watcher) {
        const all = this.#watchers.get(id) ?? new Set();
        this.#watchers.set(id, all.add(watcher));
        watcher({ connected: true });
        void this.drive(id);
        return () => all.delete(watcher);
    }
}

/**
 * @param {() => string} lang
 * @returns {Transport}
 */
export function createLocal(lang) {
    const games = new LocalGames(lang);
    const nowhere = async () => {
        throw new TransportError(404, 'unknown', '');
    };
    return {
        kind: 'local',
        games: () => games.call('games', lang()),
        matches: async () => ({ matches: (await allMatches()).map(({ entry }) => entry) }),
        create: (wish) => games.create(wish),
        load: async (save) => games.begin(await games.call('load', save, lang())),
        take: nowhere,
        join: nowhere,
        forget: (id) => games.forget(id),
        held: async (id) => (await games.opened(id)).humans,
        ...createLooks(
            async (verb, id, ...args) => games.call(verb, (await games.opened(id)).handle, ...args),
            lang,
        ),
        rule: (game, number) => games.call('rule', game, number, lang()),
        rules: (game, find = '') => games.call('rules', game, find, lang()),
        play: (id, seat, version, words, wish) =>
            games.act(id, { verb: 'play', seat, version, words, wish }),
        undo: (id, seat, version, wish) => games.act(id, { verb: 'undo', seat, version, wish }),
        redo: (id, seat, version, wish) => games.act(id, { verb: 'redo', seat, version, wish }),
        resign: (id, seat, wish) => games.act(id, { verb: 'resign', seat, version: null, wish }),
        rematch: (id) => games.rematch(id),
        watch: (id, watcher) => games.watch(id, watcher),
    };
}

/** Whether a computer, or the dice, are to act. @param {string} actor @param {Hosted} match */
const isComputers = (actor, match) => actor !== 'nobody' && !match.humans.includes(actor);

/** @param {import('../app/types.js').SeatInfo[]} seats */
const humansOf = (seats) =>
    seats.filter(({ controller }) => controller === 'human').map(({ word }) => word);

/** What the lobby lists. @param {string} id @param {any} table @param {any} state */
const entryOf = (id, table, state) => ({
    id,
    game: table.game,
    title: table.title,
    turn: state.turn,
    turns: state.turns,
    actor: state.actor,
    over: state.over !== null,
    winner: state.over?.winner ?? null,
    seats: table.seats,
    changed: Math.floor(Date.now() / 1000),
});
