// boards.js: the games this client draws a board for. Any other can still be played by its list of
// choices.

/** @type {Record<string, () => Promise<{createBoard: Function}>>} */
export const BOARDS = {
    saigon75: () => import('./saigon75/board.js'),
};
