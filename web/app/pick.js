// pick.js: from a click on the board to a choice: which choices are about a thing, which things are
// to be lit. A choice names every thing that can be pointed at to mean it (docs/desk.md).

/** @typedef {import('./types.js').Choice} Choice */

/**
 * The choices that name this thing, or are about this place.
 * @param {Choice[]} choices @param {string} word
 * @returns {Choice[]}
 */
export const choicesAbout = (choices, word) =>
    choices.filter(({ things, place }) => things.includes(word) || place === word);

/** Everything a click may choose. @param {Choice[]} choices @returns {Set<string>} */
export const litThings = (choices) =>
    new Set(choices.flatMap(({ things, place }) => (place ? [...things, place] : things)));
