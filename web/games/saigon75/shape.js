/*
 * Outlines of areas and lines out of the map's arcs. Arcs inland are drawn as curves that the
 * points pull at (quadratic splines), coasts from point to point. A curve is the same from either
 * end, so neighbours share their border exactly.
 */
import { ARCS, RINGS } from './mapdata.js';

/** @typedef {[number, number]} Point */

/** @param {string} text @returns {Point[]} */
export const points = (text) =>
    text.split(' ').map((pair) => /** @type {Point} */ (pair.split(',').map(Number)));

/** @param {number} n */
const tidy = (n) => Math.round(n * 100) / 100;

/** The way on from the first point. @param {Point[]} line @param {boolean} sharp */
function onward(line, sharp) {
    if (sharp || line.length < 3)
        return line
            .slice(1)
            .map(([x, y]) => `L${x} ${y}`)
            .join('');
    return line
        .slice(1, -1)
        .map(([x, y], n) => {
            const [nx, ny] = line[n + 2];
            const last = n === line.length - 3;
            return `Q${x} ${y} ${last ? nx : tidy((x + nx) / 2)} ${last ? ny : tidy((y + ny) / 2)}`;
        })
        .join('');
}

/** @param {Point[]} line @param {boolean} [sharp] */
export const path = (line, sharp = false) => `M${line[0][0]} ${line[0][1]}${onward(line, sharp)}`;

/** @param {string} id */
const sharp = (id) => ARCS[id][0] === 'sea' || ARCS[id][1] === 'outside';

/** One arc. @param {string} id */
export const arcPath = (id) => path(points(ARCS[id][2]), sharp(id));

/** The closed outline of an area. @param {string} area */
export function areaPath(area) {
    let start = '';
    const way = RINGS[area].split(' ').map((name) => {
        const id = name.replace('-', '');
        const line = points(ARCS[id][2]);
        if (name !== id) line.reverse();
        if (!start) start = `M${line[0][0]} ${line[0][1]}`;
        return onward(line, sharp(id));
    });
    return `${start}${way.join('')}Z`;
}

/** A closed curve through the middles of its sides, for islands. @param {Point[]} ring */
export function blob(ring) {
    const middle = ring.map(([x, y], n) => {
        const [nx, ny] = ring[(n + 1) % ring.length];
        return [tidy((x + nx) / 2), tidy((y + ny) / 2)];
    });
    const last = middle[middle.length - 1];
    return `M${last[0]} ${last[1]}${ring.map(([x, y], n) => `Q${x} ${y} ${middle[n][0]} ${middle[n][1]}`).join('')}Z`;
}

/** The points of an area's outline, for measuring. @param {string} area @returns {Point[]} */
export function outline(area) {
    return RINGS[area].split(' ').flatMap((name) => {
        const line = points(ARCS[name.replace('-', '')][2]);
        return (name.startsWith('-') ? line.reverse() : line).slice(0, -1);
    });
}

/** The outline of what has one. @param {string} place */
export const placePath = (place) => (place in RINGS ? areaPath(place) : null);
