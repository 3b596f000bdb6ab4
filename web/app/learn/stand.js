// stand.js: where a card stands on the map so that it hides nothing it speaks of: beside the places
// in the light, else above or below them, at the side where most maps are empty.
const GAP = 14; // px between the card and what it is about

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** How much of `a` lies over `b`. @param {Box} a @param {Box} b */
const overlap = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Where to put a card of that size. Everything in px of the map.
 * @param {{width: number, height: number}} map @param {{width: number, height: number}} card
 * @param {Box[]} boxes what it is not to hide; the first of them is what it is about
 * @returns {{left: number, top: number}}
 */
export function spotFor(map, card, boxes) {
    const most = { left: map.width - card.width - GAP, top: map.height - card.height - GAP };
    /** @param {number} top */
    const within = (top) => Math.max(GAP, Math.min(most.top, top));
    if (boxes.length === 0) return { left: GAP, top: within(map.height * 0.3) };
    const [first] = boxes;
    const tops = [
        within((first.top + first.bottom - card.height) / 2),
        ...boxes.map(({ top }) => within(top - card.height - GAP)),
        ...boxes.map(({ bottom }) => within(bottom + GAP)),
        most.top,
    ];
    const places = [GAP, most.left].flatMap((left) => tops.map((top) => ({ left, top })));
    const hidden = places.map(({ left, top }) => {
        const own = { left, top, right: left + card.width, bottom: top + card.height };
        return boxes.reduce((sum, box) => sum + overlap(own, box), 0);
    });
    return places[hidden.indexOf(Math.min(...hidden))];
}

/**
 * What a card hides of a small map, so that the camera looks beside it.
 * @param {HTMLElement} node @param {string} layout
 */
export function coveredBy(node, layout) {
    if (layout === 'phone') return { top: node.offsetHeight + GAP };
    return layout === 'side' ? { left: node.offsetWidth + GAP } : {};
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
    const boxes = (page.board?.spots?.() ?? []).map(({ left, top, right, bottom }) => ({
        left: left - map.left,
        top: top - map.top,
        right: right - map.left,
        bottom: bottom - map.top,
    }));
    const { left, top } = spotFor(map, node.getBoundingClientRect(), boxes);
    node.style.left = `${Math.round(left)}px`;
    node.style.top = `${Math.round(top)}px`;
}
