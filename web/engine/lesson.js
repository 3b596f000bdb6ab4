// lesson.js: a scene of a lesson as a game that a page can show: the engine plays what the lesson
// dictates and takes only what it wants. Nothing of it is kept but how far the pupil has come.
import { TransportError } from './errors.js';
import { createLooks } from './looks.js';

/** @typedef {import('../app/types.js').Transport} Transport */
/** @typedef {import('../app/types.js').Course} Course */

/**
 * @typedef {object} Scene
 * @property {() => Promise<Course>} course what the lesson says now
 * @property {() => Promise<Course>} goOn the same once its words have been read
 */

/**
 * @param {import('./rpc.js').Engine} engine @param {() => string} lang
 * @param {{game: string, scene: number, pupil: string, beat?: number, chosen?: string[]}} where
 * @returns {Promise<Transport & Scene>}
 */
export async function createLesson(engine, lang, { game, pupil, ...where }) {
    /** @type {number} */
    const handle = await engine.call('lesson', game, where, lang());
    const looks = createLooks((verb, _id, ...args) => engine.call(verb, handle, ...args), lang);

    /** @param {any} wish @param {string} verb @param {...any} args */
    async function act(wish, verb, ...args) {
        const answer = await engine.call(verb, handle, ...args, lang());
        if (!answer.good) return answer;
        await engine.call('settle', handle);
        return { good: true, state: await looks.look('', pupil, 'state', wish) };
    }

    const never = async () => {
        throw new TransportError(404, 'unknown', '');
    };
    return {
        kind: 'local',
        ...looks,
        course: () => engine.call('course', handle, lang()),
        goOn: () => engine.call('courseOn', handle, lang()),
        games: () => engine.call('games', lang()),
        matches: async () => ({ matches: [] }),
        create: never,
        load: never,
        take: never,
        join: never,
        forget: () => engine.call('free', handle),
        held: async () => [pupil],
        rule: (word, number) => engine.call('rule', word, number, lang()),
        rules: (word, find = '') => engine.call('rules', word, find, lang()),
        play: (_id, _seat, _version, words, wish) => act(wish, 'play', pupil, words),
        undo: (_id, _seat, _version, wish) => act(wish, 'undo'),
        redo: (_id, _seat, _version, wish) => act(wish, 'redo'),
        watch: () => () => {},
    };
}
