/*
 * Where the pieces of a province stand: rows of cells inside its outline, clear of its name and
 * coins, as large as the room allows. Part of tools/mkmap.mjs, which writes them down for every
 * number of pieces.
 */
import { BLOCK, nameWidth } from '../web/games/saigon75/measures.js';

/** @typedef {[number, number]} Point */
/** @typedef {{ring: Point[], others: Point[][], spot: any, name: string, capital: boolean}} Province */

const PITCH = 58; // from one to the next
const INSET = 20; // how far from coast and frontier its middle stays: it may look over them by a little
const APART = BLOCK / 2 + 1; // how far from another province, across and down: a piece is no guest there
const COIN = 19;
const STEP = 2;
const SCALES = Array.from({ length: 32 }, (_, n) => (100 - 2 * n) / 100);

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

/** Half the side of the largest square around a point that a line does not enter.
 * @param {Point} point @param {Point} from @param {Point} to */
function squareTo([x, y], [ax, ay], [bx, by]) {
    const [dx, dy] = [bx - ax, by - ay];
    const away = (/** @type {number} */ t) =>
        Math.max(Math.abs(ax + t * dx - x), Math.abs(ay + t * dy - y));
    // The least of a maximum of straight lines lies at an end or where two of them cross.
    const crossings = [
        (x - ax) / dx,
        (y - ay) / dy,
        (x - ax - y + ay) / (dx - dy),
        (x - ax + y - ay) / (dx + dy),
    ];
    return Math.min(...[0, 1, ...crossings.filter((t) => t > 0 && t < 1)].map(away));
}

/** Sides of other provinces that pieces of this one could reach. @param {Province} place */
function sidesNear({ ring, others }) {
    const [left, right, top, bottom] = [
        Math.min(...ring.map(([x]) => x)) - APART,
        Math.max(...ring.map(([x]) => x)) + APART,
        Math.min(...ring.map(([, y]) => y)) - APART,
        Math.max(...ring.map(([, y]) => y)) + APART,
    ];
    return others
        .flatMap((other) => other.map((from, n) => [from, other[(n + 1) % other.length]]))
        .filter(
            ([[ax, ay], [bx, by]]) =>
                Math.max(ax, bx) > left &&
                Math.min(ax, bx) < right &&
                Math.max(ay, by) > top &&
                Math.min(ay, by) < bottom,
        );
}

/* ---- Room ------------------------------------------------------------------------------------ */

/** @typedef {{x: number, y: number, gap: number, other: number, name: number, coin: number}} Sample */

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
    const sides = sidesNear(place);
    const rows = [];
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) {
        const row = [];
        for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP)
            if (inside([x, y], ring)) {
                const gap = toBorder([x, y], ring);
                row.push({
                    x,
                    y,
                    gap,
                    other: Math.min(
                        ...(gap < APART * Math.SQRT2 ? sides : []).map(([from, to]) =>
                            squareTo([x, y], from, to),
                        ),
                    ),
                    name: fromName(place, x, y),
                    coin: fromCoins(place, x, y),
                });
            }
        rows.push(row);
    }
    return rows;
}

/** May a block of this size have its middle here? @param {Sample} at @param {number} scale */
const allowed = ({ gap, other, name, coin }, scale) =>
    gap >= INSET * scale &&
    other >= APART * scale &&
    name >= (BLOCK / 2) * scale &&
    coin >= (BLOCK / 2 - 7) * scale;

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

/** How many middles lie in a stretch. @param {{from: number, to: number}} stretch @param {number} pitch */
const holds = ({ from, to }, pitch) => 1 + Math.floor((to - from) / pitch);

/** Cells of a stretch, side by side around the middle asked for.
 * @param {{from: number, to: number, y: number}} stretch @param {number} count
 * @param {number} pitch @param {number} wish */
function along({ from, to, y }, count, pitch, wish) {
    const half = ((count - 1) * pitch) / 2;
    const middle = Math.max(from + half, Math.min(to - half, wish));
    return Array.from({ length: count }, (_, n) => ({ x: middle - half + n * pitch, y }));
}

/** @typedef {{cells: {x: number, y: number}[], cost: number}} Laid */

/** The best so many cells of a row: those nearest the middle, drawn together.
 * @param {ReturnType<typeof stretches>} parts @param {number} count @param {number} pitch
 * @param {Point} middle @returns {Laid} */
function layRow(parts, count, pitch, middle) {
    const far = (/** @type {{x: number, y: number}} */ { x, y }) =>
        (x - middle[0]) ** 2 + (y - middle[1]) ** 2;
    const taken = parts
        .flatMap((part, index) =>
            along(part, holds(part, pitch), pitch, middle[0]).map((cell) => ({ index, cell })),
        )
        .sort((a, b) => far(a.cell) - far(b.cell))
        .slice(0, count);
    const cells = parts.flatMap((part, index) =>
        along(part, taken.filter((each) => each.index === index).length, pitch, middle[0]),
    );
    return { cells, cost: cells.reduce((sum, cell) => sum + far(cell), 0) };
}

/** The best cells for none, one, two … pieces in rows that lie a block apart, null where there is no
 * room. Row by row down, for each number the best so far: with this row, or without.
 * @param {ReturnType<typeof stretches>[]} rows @param {number} scale @param {number} most
 * @param {Point} middle @returns {(Laid|null)[]} */
function fill(rows, scale, most, middle) {
    const pitch = PITCH * scale;
    const apart = Math.ceil((pitch - 1) / STEP);
    /** @type {(Laid|null)[]} */
    const none = [{ cells: [], cost: 0 }, ...Array(most).fill(null)];
    /** @type {(Laid|null)[][]} */
    const best = [];
    for (const [y, parts] of rows.entries()) {
        const here = [...(best[y - 1] ?? none)];
        const above = best[y - apart] ?? none;
        const room = parts.reduce((sum, part) => sum + holds(part, pitch), 0);
        for (let k = 1; k <= Math.min(room, most); k++) {
            const row = layRow(parts, k, pitch, middle);
            for (let n = k; n <= most; n++) {
                const upper = above[n - k];
                const cost = (upper?.cost ?? Infinity) + row.cost;
                if (upper && cost < (here[n]?.cost ?? Infinity))
                    here[n] = { cells: [...upper.cells, ...row.cells], cost };
            }
        }
        best.push(here);
    }
    return best.at(-1) ?? none;
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

/**
 * Cells for one piece, for two, and so on, each from the uppermost row down: scale, x, y, x, y …
 * @param {Province} place @param {number} most @returns {number[][]}
 */
export function cellsOf(place, most) {
    const rows = room(place);
    const middle = middleOf(rows);
    /** @type {number[][]} */
    const found = [];
    for (const scale of SCALES) {
        const free = rows.map((row) => stretches(row, scale));
        const laid = fill(free, scale, most, middle);
        for (let next = laid[found.length + 1]; next; next = laid[found.length + 1])
            found.push([scale, ...next.cells.flatMap(({ x, y }) => [x, y]).map(Math.round)]);
        if (found.length === most) return found;
    }
    throw new Error(`no room for ${found.length + 1} pieces`);
}
