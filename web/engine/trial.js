// trial.js: a copy of a game to try things on: the position as its viewer knows it, everything hidden
// drawn anew, all seats in one hand. Nothing of it is kept, and nothing of it reaches the game.
import { TransportError } from './errors.js';
import { createLooks } from './looks.js';

/** @typedef {import('../app/types.js').Transport} Transport */

/**
 * @param {import('./rpc.js').Engine} engine
 * @param {() => string} lang
 * @param {import('../app/types.js').Table} table of the game it is a copy of
 * @param {string} position
 * @returns {Promise<Transport>}
 */
export async function createTrial(engine, lang, table, position) {
    const seats = Object.fromEntries(table.seats.map(({ word }) => [word, 'human']));
    const seed = crypto.getRandomValues(new BigUint64Array(1))[0];
    const handle = await engine.call('create', { game: table.game, options: table.options, seats, seed, position, lang: lang() });
    await engine.call('settle', handle);
    const looks = createLooks((verb, _id, ...args) => engine.call(verb, handle, ...args), lang);

    /** @param {string} seat @param {() => Promise<any>} change */
    async function act(seat, change) {
        const answer = await change();
        if (!answer.good) return answer;
        await engine.call('settle', handle);
        return { good: true, state: await looks.state('', seat) };
    }

    const never = async () => { throw new TransportError(404, 'unknown', ''); };
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
        held: async () => table.seats.map(({ word }) => word),
        rule: (game, number) => engine.call('rule', game, number, lang()),
        play: (_id, seat, _version, words) => act(seat, () => engine.call('play', handle, seat, words, lang())),
        undo: (_id, seat) => act(seat, () => engine.call('undo', handle, lang())),
        redo: (_id, seat) => act(seat, () => engine.call('redo', handle, lang())),
        watch: () => () => {},
    };
}
