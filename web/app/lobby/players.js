// players.js: who is one player: the option of a game by which somebody has several seats, and the
// seats of each player by it.

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
