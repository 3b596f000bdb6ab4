// progress.js: how far somebody has come in the lessons of each game, and which tips of a first game
// he has read: kept in this browser.
import { keep, recall } from '../settings.js';

const KEY = 'mekong.learn';

/**
 * @typedef {object} Progress of one game
 * @property {number} scene the last one opened
 * @property {number[]} done scenes taken to their end
 * @property {Record<number, {beat: number, chosen: string[]}>} at how far in each scene
 */

/** @param {any} value @returns {value is number} */
const isCount = (value) => Number.isInteger(value) && value >= 0 && value < 1000;

/** Whatever stands there: somebody may have changed it. @param {any} kept @returns {Progress} */
function sound(kept) {
    /** @type {Progress['at']} */
    const at = {};
    for (const [scene, place] of Object.entries(kept?.at ?? {})) {
        const { beat, chosen } = /** @type {any} */ (place) ?? {};
        if (
            isCount(beat) &&
            Array.isArray(chosen) &&
            chosen.every((one) => typeof one === 'string')
        )
            at[Number(scene)] = { beat, chosen };
    }
    const done = Array.isArray(kept?.done) ? kept.done.filter(isCount) : [];
    return { scene: isCount(kept?.scene) ? kept.scene : 0, done, at };
}

/** @param {string} game */
export const progressOf = (game) => sound(recall(KEY)?.[game]);

/** @param {string} game @param {Partial<Progress>} change */
export function keepProgress(game, change) {
    keep(KEY, { ...recall(KEY), [game]: { ...progressOf(game), ...change } });
}

/**
 * Where the pupil is now; a scene that is over begins anew the next time.
 * @param {string} game @param {import('../types.js').Course} course
 */
export function keepCourse(game, { scene, beat, chosen, kind }) {
    const { done, at } = progressOf(game);
    const over = kind === 'over';
    keepProgress(game, {
        scene,
        done: over ? [...new Set([...done, scene])] : done,
        at: { ...at, [scene]: over ? { beat: 0, chosen: [] } : { beat, chosen } },
    });
}
