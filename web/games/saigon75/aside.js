/*
 * Where the card of a combat stands: over the empty west, as near to its province as it can be
 * without covering it or the Reserve, with a beak that points at it. On a small element it takes
 * the whole width.
 */

const SMALL = 520; // pixels; below, the card takes the whole width
const GAP = 9;
const LAND = 0.538; // below this part of the height the west is the delta

/** @param {number} value @param {number} least @param {number} most */
const between = (value, least, most) => Math.max(least, Math.min(Math.max(least, most), value));

/**
 * @param {HTMLElement} card @param {{x: number, y: number}} at the province, from the map's corner
 * @param {{width: number, height: number, above: number, top: number}} room the map; what the page
 *     lays over its upper end, and where the Reserve ends
 */
export function placeCard(card, at, room) {
    const small = room.width < SMALL;
    card.classList.toggle('s75-small', small);
    if (small) {
        // Under what the page has laid there; else at the end that the province is not at.
        const low = room.above === 0 && at.y < room.height / 2;
        card.style.left = `${GAP}px`;
        card.style.top = low ? 'auto' : `${room.above + GAP}px`;
        card.style.bottom = low ? `calc(${GAP}px + var(--low-room, 0px))` : 'auto';
        card.dataset.beak = 'none';
        return;
    }
    const { offsetWidth: width, offsetHeight: height } = card;
    const lowest = Math.min(
        room.height - GAP,
        Math.max(room.height * LAND, room.top + GAP + height),
    );
    const top = between(
        at.y - height / 2,
        Math.min(room.top + GAP, lowest - height),
        lowest - height,
    );
    card.style.left = `${GAP}px`;
    card.style.bottom = 'auto';
    card.style.top = `${Math.max(GAP, top)}px`;
    const below = at.y > top + height;
    card.dataset.beak = below ? 'bottom' : at.x > width + GAP ? 'right' : 'none';
    card.style.setProperty(
        '--beak',
        `${below ? between(at.x - GAP, 24, width - 24) : between(at.y - top, 24, height - 24)}px`,
    );
}
