// router.js: addresses of pages, all behind the # so that any static host will do:
//     #/                     the lobby
//     #/game/ID              a game
//     #/game/ID/at/N         a game, looked at after action N
//     #/join/ID/KEY          an invitation
//     #/learn/GAME           the lesson of a game, where it was left
//     #/learn/GAME/N         its scene N
//     #/first/GAME           a first game, with tips, is begun
//     #/rules/GAME           the rules of a game

/**
 * @typedef {{page: 'lobby'} | {page: 'game', id: string, at: number | null} | {page: 'join', id:
 *     string, key: string} | {page: 'learn', game: string, scene: number | null} | {page: 'first',
 *     game: string} | {page: 'rules', game: string}} Route
 */

/** @returns {Route} */
export function currentRoute() {
    const [page, id, third, fourth] = location.hash
        .replace(/^#\/?/, '')
        .split('/')
        .map(decodeURIComponent);
    if (page === 'game' && id) {
        const at = third === 'at' && /^\d+$/.test(fourth ?? '') ? Number(fourth) : null;
        return { page, id, at };
    }
    if (page === 'join' && id && third) return { page, id, key: third };
    if (page === 'learn' && id)
        return { page, game: id, scene: /^\d{1,3}$/.test(third ?? '') ? Number(third) : null };
    if ((page === 'first' || page === 'rules') && id) return { page, game: id };
    return { page: 'lobby' };
}

/** @param {string} id @param {number} [at] @returns {string} */
export const gameHash = (id, at) =>
    `#/game/${encodeURIComponent(id)}${at === undefined ? '' : `/at/${at}`}`;

/** @param {string} game @param {number} [scene] */
export const learnHash = (game, scene) =>
    `#/learn/${encodeURIComponent(game)}${scene === undefined ? '' : `/${scene}`}`;

/** The whole address, to be sent to somebody. @param {string} hash */
export const shareable = (hash) => new URL(hash, location.href.replace(/#.*/, '')).href;

/** @param {string} hash */
export function go(hash) {
    location.hash = hash;
}

/** Changes the address without going anywhere. @param {string} hash */
export function rename(hash) {
    history.replaceState(null, '', hash);
}
