// memory.js: which games are mine. For a game on a server: the secret keys of my seats (whoever
// knows a seat's key holds the seat); for every game: how far each of my seats has watched it, so
// that "since you last looked" can be told.
import { keep, recall } from './settings.js';

const KEY = 'mekong.games';

/**
 * @typedef {object} Kept
 * @property {string} id
 * @property {Record<string, string>} keys by seat
 * @property {Record<string, string>} [invites] by seat, links for those who are to join
 * @property {Record<string, number>} seen by seat or 'watcher': actions watched
 * @property {number} [heard] the last line of the chat that was shown here
 * @property {boolean} [knowsBegun] whoever plays here knows that it was begun from a save
 * @property {string[] | null} [tips] a first game: rules whose tips were read; null: no more
 * @property {number} touched when it was last opened here, in ms
 */

/** @returns {Record<string, Kept>} */
const all = () => recall(KEY) ?? {};

/** @returns {Kept[]} the latest first */
export const keptGames = () => Object.values(all()).sort((a, b) => b.touched - a.touched);

/** @param {string} id @returns {Kept} */
export const keptGame = (id) => all()[id] ?? { id, keys: {}, seen: {}, touched: 0 };

/** @param {string} id @param {Partial<Kept>} change */
export function keepGame(id, change) {
    const games = all();
    const old = keptGame(id);
    games[id] = {
        ...old,
        ...change,
        keys: { ...old.keys, ...change.keys },
        seen: { ...old.seen, ...change.seen },
        touched: Date.now(),
    };
    keep(KEY, games);
}

/** The seat is somebody else's now. @param {string} id @param {string} seat */
export function dropSeat(id, seat) {
    const games = all();
    delete games[id]?.keys[seat];
    keep(KEY, games);
}

/** @param {string} id */
export function forgetGame(id) {
    const games = all();
    delete games[id];
    keep(KEY, games);
}
