// pick.js: from a click on the board to a choice: which choices are about a thing, which things are
// to be lit. Units that differ in nothing but their number count as one: a choice names only the
// first.

/** @typedef {import('./types.js').Choice} Choice */

/**
 * @param {any} unit of a view
 * @returns {string} the same for units that cannot be told apart
 */
function likeness(unit) {
    const { id, ...rest } = unit;
    return JSON.stringify(rest);
}

/**
 * @param {any} view @param {string} word
 * @returns {string[]} the words of all units like that one, or the word alone
 */
export function alike(view, word) {
    const units = view?.units ?? [];
    const unit = units.find((/** @type {any} */ one) => one.id === word);
    if (!unit) return [word];
    const wanted = likeness(unit);
    return units
        .filter((/** @type {any} */ one) => likeness(one) === wanted)
        .map((/** @type {any} */ one) => one.id);
}

/**
 * The choices that name this thing, or one just like it; else those about this place.
 * @param {Choice[]} choices @param {any} view @param {string} word
 * @returns {Choice[]}
 */
export function choicesAbout(choices, view, word) {
    const words = alike(view, word);
    const named = choices.filter(({ things }) => things.some((thing) => words.includes(thing)));
    const here = choices.filter(({ place }) => place === word);
    return [...new Set([...named, ...here])];
}

/**
 * Everything a click may choose.
 * @param {Choice[]} choices @param {any} view @returns {Set<string>}
 */
export function litThings(choices, view) {
    const lit = new Set();
    for (const { things, place } of choices) {
        for (const thing of things) for (const word of alike(view, thing)) lit.add(word);
        if (place) lit.add(place);
    }
    return lit;
}

/**
 * The place that all choices are about, if there is one: where the fighting is.
 * @param {Choice[]} choices
 */
export function commonPlace(choices) {
    const places = new Set(choices.map(({ place }) => place).filter((place) => place !== null));
    return places.size === 1 ? /** @type {string} */ ([...places][0]) : null;
}
