// players.js: who is one player: the option of a game by which somebody has several seats, and the
// seats of each player by it. What computer players are like.

/** @typedef {import('../types.js').GameInfo} GameInfo */

/** The option that joins seats, if the game has one. @param {GameInfo} game */
export const playersOption = (game) =>
    game.options.find(({ values }) => values.some(({ joins }) => joins));

/**
 * The seats of each player, in the order the game offers them.
 * @param {GameInfo} game @param {string} value of that option
 * @returns {string[][]}
 */
export function playersOf(game, value) {
    const joins = playersOption(game)?.values.find(({ word }) => word === value)?.joins ?? [];
    const alone = game.seats.map(({ word }) => word);
    /** @type {string[][]} */
    const players = [];
    for (const seat of alone) {
        if (players.some((one) => one.includes(seat))) continue;
        players.push(joins.find((one) => one.includes(seat)) ?? [seat]);
    }
    return players;
}

/**
 * How a computer player plays, in a sentence or two; nothing of people. The engine says "hard: looks
 * ahead …": what stands behind the colon.
 * @param {GameInfo} game @param {string} word
 */
export function aboutPlayer(game, word) {
    const about = game.players.find((player) => player.word === word)?.about ?? '';
    const words = about.split(/\s*:\s*/)[1] ?? '';
    return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}
