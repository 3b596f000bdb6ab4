// gaze.js: what the board shows of the question beside lighting it: what may come of an attack, and,
// where the whole map would be too small, the places that are asked about.

/** @typedef {import('./game.js').GamePage} GamePage */

/** @param {GamePage} page @param {string | null} place that is pointed at */
export function foretell(page, place) {
    const asked = page.canChoose() ? page.choices() : [];
    const odds = asked.find((one) => one.place === place && one.odds)?.odds;
    page.board?.preview?.(odds && place ? { place, odds } : null);
}

const LAP = 20; // px that the board always goes on under the sheet, whose corners are round
const FEW = 6; // places that are gone to; of more all of the map is seen, as large as it may be

/** Where something can be chosen. @param {GamePage} page @returns {string[]} */
export function askedPlaces(page) {
    const places = page.canChoose() ? page.choices().map(({ place }) => place) : [];
    return places.flatMap((place) => place ?? []);
}

/** Turns the board to a new question. @param {GamePage} page */
export function lookAtQuestion(page) {
    if (page.led) return;
    const places = askedPlaces(page);
    const asked = JSON.stringify([page.state.version, places]);
    if (asked === page.asked) return;
    page.asked = asked;
    lookAtPlaces(page, places);
}

/**
 * Goes to places, beside whatever lies on the map.
 * @param {GamePage} page @param {string[]} places
 * @param {{top?: number, left?: number}} [covered] by a card of the page
 */
export function lookAtPlaces(page, places, covered = {}) {
    const few = new Set(places).size <= FEW && places.length > 0;
    page.board?.setInset?.({ ...covered, bottom: few ? coveredBelow(page) : 0 });
    page.board?.focusOn?.(places);
}

/** How much of the board a phone's sheet hides, in px, if it is higher than usual. @param {GamePage} page */
function coveredBelow({ main, layout }) {
    if (layout?.layout() !== 'phone') return 0;
    const [board, sheet] = ['.board', '.right'].map((each) =>
        main?.querySelector(each)?.getBoundingClientRect(),
    );
    const hidden = board && sheet ? board.bottom - sheet.top : 0;
    return hidden > LAP ? hidden : 0;
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
