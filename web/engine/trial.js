// trial.js: a copy of a game to try things on: the position as its viewer knows it, everything
// hidden drawn anew, all seats in one hand but for an automaton's. Nothing of it is kept, and
// nothing of it reaches the game.
import { TransportError } from './errors.js';
import { createLooks } from './looks.js';

/** @typedef {import('../app/types.js').Transport} Transport */

/** @typedef {import('../app/types.js').Table} Table */

/**
 * Whether the options give the seat to an automaton: its rules hold in a copy, too.
 * @param {Table} table @param {string} [controller]
 */
const isAutomaton = (table, controller) =>
    controller !== undefined && table.options[controller] === 'on';

/** Who sits where in a copy. @param {Table} table @returns {Record<string, string>} */
const seating = (table) =>
    Object.fromEntries(
        table.seats.map(({ word, controller = 'human' }) => [
            word,
            isAutomaton(table, controller) ? controller : 'human',
        ]),
    );

/**
 * A match in the engine that begins in this position.
 * @param {import('./rpc.js').Engine} engine @param {string} lang
 * @param {Table} table of the game it is a copy of
 * @param {string} position
 * @returns {Promise<number>} its handle
 */
export function createCopy(engine, lang, table, position) {
    const seed = crypto.getRandomValues(new BigUint64Array(1))[0];
    return engine.call('create', {
        game: table.game,
        options: table.options,
        seats: seating(table),
        seed,
        position,
        lang,
    });
}

/**
 * @param {import('./rpc.js').Engine} engine @param {() => string} lang @param {Table} table
 * @param {string} position
 * @returns {Promise<Transport>}
 */
export async function createTrial(engine, lang, table, position) {
    const handle = await createCopy(engine, lang(), table, position);
    const looks = createLooks((verb, _id, ...args) => engine.call(verb, handle, ...args), lang);
    const people = Object.entries(seating(table))
        .filter(([, who]) => who === 'human')
        .map(([seat]) => seat);

    /** @param {string} seat @param {any} wish @param {() => Promise<any>} change */
    async function act(seat, wish, change) {
        const answer = await change();
        if (!answer.good) return answer;
        await engine.call('goOn', handle);
        return { good: true, state: await looks.look('', seat, 'state', wish) };
    }
    await engine.call('goOn', handle);

    const never = async () => {
        throw new TransportError(404, 'unknown', '');
    };
    return {
        kind: 'local',
        ...looks,
        games: () => engine.call('games', lang()),
        matches: async () => ({ matches: [] }),
        create: never,
        load: never,
        take: never,
        join: never,
        forget: () => engine.call('free', handle),
        held: async () => people,
        rule: (game, number) => engine.call('rule', game, number, lang()),
        rules: (game, find = '') => engine.call('rules', game, find, lang()),
        play: (_id, seat, _version, words, wish) =>
            act(seat, wish, () => engine.call('play', handle, seat, words, lang())),
        undo: (_id, seat, _version, wish) =>
            act(seat, wish, () => engine.call('undo', handle, lang())),
        redo: (_id, seat, _version, wish) =>
            act(seat, wish, () => engine.call('redo', handle, lang())),
        watch: () => () => {},
    };
}
