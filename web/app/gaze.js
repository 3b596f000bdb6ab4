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

/**
 * What can be chosen, what is held, and what would come of it, on the board; nothing is done if it
 * is lit so already.
 * @param {GamePage} page @param {string | null} chosen
 */
export function lightBoard(page, chosen) {
    const [ids, numbers] = [page.hands.held(), page.ask?.numbers()];
    const choices = page.canChoose() ? page.choices() : [];
    const { open } = page.hands;
    const group = open?.group ? { place: open.choice.place, kinds: open.group.kinds } : null;
    const [things, ahead] = [page.lit(), page.ahead.now()];
    const asked = choices.map(({ action }) => action);
    const seen = [[...things], chosen, ids, [...(numbers ?? [])], asked, group, ahead];
    const key = JSON.stringify(seen);
    if (key === page.lightKey) return;
    page.lightKey = key;
    page.board?.light({ things, chosen, ids, numbers, choices, group, ahead });
}
