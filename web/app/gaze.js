// gaze.js: what the board shows of the question beside lighting it: what may come of an attack, and,
// where the whole map would be too small, the places that are asked about.

/** @typedef {import('./game.js').GamePage} GamePage */

/** @param {GamePage} page @param {string | null} place that is pointed at */
export function foretell(page, place) {
    const asked = page.canChoose() ? page.choices() : [];
    const odds = asked.find((one) => one.place === place && one.odds)?.odds;
    page.board?.preview?.(odds && place ? { place, odds } : null);
}

/** Turns the board to a new question. @param {GamePage} page */
export function lookAtQuestion(page) {
    const places = page.canChoose() ? page.choices().map(({ place }) => place) : [];
    const asked = JSON.stringify([page.state.version, places]);
    if (asked === page.asked) return;
    page.asked = asked;
    page.board?.focusOn?.(places.filter((place) => place !== null));
}
