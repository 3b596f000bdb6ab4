// stand.js: where a card stands on the map so that it hides nothing it speaks of: beside the places
// in the light, else above or below them, at the side where most maps are empty.
const GAP = 14; // px between the card and what it is about

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** @param {DOMRect[]} rects @returns {Box | null} all of them */
function union(rects) {
    if (rects.length === 0) return null;
    return {
        left: Math.min(...rects.map(({ left }) => left)),
        top: Math.min(...rects.map(({ top }) => top)),
        right: Math.max(...rects.map(({ right }) => right)),
        bottom: Math.max(...rects.map(({ bottom }) => bottom)),
    };
}

/** How much of `a` lies over `b`. @param {Box} a @param {Box} b */
const overlap = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Where to put a card of that size. Everything in px of the map.
 * @param {{width: number, height: number}} map @param {{width: number, height: number}} card
 * @param {Box | null} spot
 * @returns {{left: number, top: number}}
 */
export function spotFor(map, card, spot) {
    const most = { left: map.width - card.width - GAP, top: map.height - card.height - GAP };
    /** @param {number} top */
    const within = (top) => Math.max(GAP, Math.min(most.top, top));
    if (!spot) return { left: GAP, top: within(map.height * 0.3) };
    const middle = within((spot.top + spot.bottom - card.height) / 2);
    const places = [
        { left: GAP, top: middle },
        { left: GAP, top: within(spot.top - card.height - GAP) },
        { left: GAP, top: within(spot.bottom + GAP) },
        { left: most.left, top: middle },
        { left: most.left, top: within(spot.top - card.height - GAP) },
        { left: most.left, top: within(spot.bottom + GAP) },
    ];
    const hidden = places.map(({ left, top }) =>
        overlap({ left, top, right: left + card.width, bottom: top + card.height }, spot),
    );
    return places[hidden.indexOf(Math.min(...hidden))];
}

/**
 * On a phone the style sheet says where.
 * @param {HTMLElement} node @param {import('../game.js').GamePage} page
 */
export function standBeside(node, page) {
    const layout = page.layout?.layout();
    const map = node.closest('.map')?.getBoundingClientRect();
    if (!map || layout === 'phone' || layout === 'side') {
        node.style.left = node.style.top = '';
        return;
    }
    const rects = page.board?.spots?.() ?? [];
    const spot = union(rects);
    const own = spot && {
        left: spot.left - map.left,
        right: spot.right - map.left,
        top: spot.top - map.top,
        bottom: spot.bottom - map.top,
    };
    const { left, top } = spotFor(map, node.getBoundingClientRect(), own);
    node.style.left = `${Math.round(left)}px`;
    node.style.top = `${Math.round(top)}px`;
}
