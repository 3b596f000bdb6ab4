/*
 * Where the pieces of a province stand. tools/mkmap.mjs has worked it out from the drawing for every
 * number of pieces: rows inside its outline, clear of its name and coins, as large as they can be.
 */
import { CELLS } from './mapdata.js';

/** @typedef {{x: number, y: number, scale: number}} Cell */

/**
 * Cells for so many pieces, from the uppermost row down: North's are put there first. Should there
 * be more than any rule allows, the last ones lie on one another.
 * @param {string} place a province @param {number} count @returns {Cell[]}
 */
export function cells(place, count) {
    const all = CELLS[place];
    const [scale, ...spots] = all[Math.min(count, all.length) - 1];
    return Array.from({ length: count }, (_, n) => {
        const at = 2 * Math.min(n, spots.length / 2 - 1);
        return { x: spots[at], y: spots[at + 1], scale };
    });
}

/** The middle of a province as far as pieces are concerned. @param {string} place */
export function middle(place) {
    const [, x, y] = CELLS[place][0];
    return /** @type {[number, number]} */ ([x, y]);
}
