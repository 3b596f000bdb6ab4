/*
 * Where the pieces of a province stand: rows of cells inside its outline, clear of its name and
 * coins, as large as the room allows. Part of tools/mkmap.mjs, which writes them down for every
 * number of pieces.
 */
import { BLOCK, nameWidth } from '../web/games/saigon75/measures.js';

/** @typedef {[number, number]} Point */
/** @typedef {{ring: Point[], spot: any, name: string, capital: boolean}} Province */

const PITCH = 58; // from one to the next
const INSET = 20; // how far from the border its middle stays: it may look over it by a little
const COIN = 19;
const STEP = 4;
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5, 0.44, 0.38];

/** @param {Point} point @param {Point[]} ring */
function inside([x, y], ring) {
    let odd = false;
    ring.forEach(([x1, y1], n) => {
        const [x2, y2] = ring[(n + 1) % ring.length];
        if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd;
    });
    return odd;
}

/** Distance to the nearest side. @param {Point} point @param {Point[]} ring */
function toBorder([x, y], ring) {
    let least = Infinity;
    ring.forEach(([ax, ay], n) => {
        const [bx, by] = ring[(n + 1) % ring.length];
        const [dx, dy] = [bx - ax, by - ay];
        const part = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
        const t = Math.max(0, Math.min(1, part));
        least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
    });
    return least;
}

/* ---- Room ------------------------------------------------------------------------------------ */

/** @typedef {{x: number, y: number, gap: number, name: number, coin: number}} Sample */

/** How far a point is from the name, as half the side of a square that may stand there.
 * @param {Province} place @param {number} x @param {number} y */
function fromName({ spot: { label, anchor }, name, capital }, x, y) {
    if (anchor !== 'middle') return Infinity;
    const half = nameWidth(name, capital) / 2 - 4;
    return Math.max(Math.abs(x - label[0]) - half, Math.abs(y - label[1]) - 12);
}

/** @param {Province} place @param {number} x @param {number} y */
const fromCoins = ({ spot }, x, y) =>
    Math.min(
        ...[spot.militia, spot.token].map((at) =>
            at ? Math.hypot(x - at[0], y - at[1]) - COIN : Infinity,
        ),
    );

/** Rows of points inside a province. @param {Province} place @returns {Sample[][]} */
function room(place) {
    const { ring } = place;
    const xs = ring.map(([x]) => x),
        ys = ring.map(([, y]) => y);
    const rows = [];
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) {
        const row = [];
        for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP)
            if (inside([x, y], ring))
                row.push({
                    x,
                    y,
                    gap: toBorder([x, y], ring),
                    name: fromName(place, x, y),
                    coin: fromCoins(place, x, y),
                });
        rows.push(row);
    }
    return rows;
}

/** May a block of this size have its middle here? @param {Sample} at @param {number} scale */
const allowed = ({ gap, name, coin }, scale) =>
    gap >= INSET * scale && name >= (BLOCK / 2) * scale && coin >= (BLOCK / 2 - 7) * scale;

/** Stretches of a row where middles may lie, a block apart from one another.
 * @param {Sample[]} row @param {number} scale @returns {{from: number, to: number, y: number}[]} */
function stretches(row, scale) {
    /** @type {{from: number, to: number, y: number}[]} */
    const found = [];
    for (const at of row) {
        if (!allowed(at, scale)) continue;
        const last = found.at(-1);
        if (last && at.x - last.to <= STEP) last.to = at.x;
        else if (!last || at.x - last.to >= PITCH * scale)
            found.push({ from: at.x, to: at.x, y: at.y });
    }
    return found;
}

/* ---- Cells ----------------------------------------------------------------------------------- */

/** Cells of a stretch, side by side around the middle asked for.
 * @param {{from: number, to: number, y: number}} stretch @param {number} count
 * @param {number} pitch @param {number} wish */
function along({ from, to, y }, count, pitch, wish) {
    const half = ((count - 1) * pitch) / 2;
    const middle = Math.max(from + half, Math.min(to - half, wish));
    return Array.from({ length: count }, (_, n) => ({ x: middle - half + n * pitch, y }));
}

/** The best cells of rows that begin at an offset, or null: there is no room.
 * @param {ReturnType<typeof stretches>[]} rows @param {number} offset @param {number} scale
 * @param {number} count @param {Point} middle */
function fill(rows, offset, scale, count, middle) {
    const pitch = PITCH * scale;
    const parts = [];
    for (let y = offset; y < rows.length; y += Math.ceil((pitch - 1) / STEP))
        parts.push(...rows[y]);
    const all = parts.flatMap((part, index) =>
        along(part, 1 + Math.floor((part.to - part.from) / pitch), pitch, middle[0]).map(
            (cell) => ({ index, cost: (cell.x - middle[0]) ** 2 + (cell.y - middle[1]) ** 2 }),
        ),
    );
    if (all.length < count) return null;
    const taken = all.sort((a, b) => a.cost - b.cost).slice(0, count);
    const cells = parts.flatMap((part, index) =>
        along(part, taken.filter((each) => each.index === index).length, pitch, middle[0]),
    );
    const cost = cells.reduce(
        (sum, { x, y }) => sum + (x - middle[0]) ** 2 + (y - middle[1]) ** 2,
        0,
    );
    return { cells, cost };
}

/** The middle of where blocks may stand. @param {Sample[][]} rows @returns {Point} */
function middleOf(rows) {
    const free =
        SCALES.map((scale) => rows.flat().filter((at) => allowed(at, scale))).find(
            (found) => found.length > 0,
        ) ?? rows.flat();
    const sum = free.reduce(([x, y], at) => [x + at.x, y + at.y], [0, 0]);
    return [sum[0] / free.length, sum[1] / free.length];
}

/** @param {Sample[][]} rows @param {number} count @returns {number[]} scale, x, y, x, y … */
function pack(rows, count) {
    const middle = middleOf(rows);
    for (const scale of SCALES) {
        let best = null;
        const offsets = Math.ceil((PITCH * scale) / STEP);
        const free = rows.map((row) => stretches(row, scale));
        for (let offset = 0; offset < offsets; offset++) {
            const found = fill(free, offset, scale, count, middle);
            if (found && (!best || found.cost < best.cost)) best = found;
        }
        if (best) return [scale, ...best.cells.flatMap(({ x, y }) => [x, y]).map(Math.round)];
    }
    throw new Error(`no room for ${count} pieces`);
}

/**
 * Cells for one piece, for two, and so on, each from the uppermost row down.
 * @param {Province} place @param {number} most
 */
export function cellsOf(place, most) {
    const rows = room(place);
    return Array.from({ length: most }, (_, n) => pack(rows, n + 1));
}
