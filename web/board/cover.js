/*
 * Pictures of a board for the lobby: which part of the map each form shows.
 */
import { svg } from '../app/dom.js';

/**
 * @typedef {object} Cuts
 * @property {{box: string, fill: string}} board @property {{box: string, fill: string}} slim
 * @property {string[]} doors parts of the map, one for each strip
 * @property {(asked: Set<string>) => string} near around what is asked
 */

/** @param {import('../games/boards.js').Scene} scene @param {Cuts} cuts */
function cutOf({ form, places, number = 0 }, { board, slim, doors, near }) {
    if (form === 'board') return board;
    if (form === 'slim') return slim;
    const box = form === 'door' ? doors[number % doors.length] : near(new Set(places));
    return { box, fill: 'xMidYMid slice' };
}

/**
 * @param {import('../games/boards.js').Scene} scene @param {Cuts} cuts @param {string} name class
 * @param {...Node} inside
 */
export function coverOf(scene, cuts, name, ...inside) {
    const { box, fill } = cutOf(scene, cuts);
    return svg(
        'svg',
        { class: name, viewBox: box, preserveAspectRatio: fill, 'aria-hidden': 'true' },
        ...inside,
    );
}

/** The square of a side around the middle of some points. @param {[number, number][]} points @param {number} side */
export function squareAround(points, side) {
    const [x, y] = [0, 1].map((n) => points.reduce((sum, at) => sum + at[n], 0) / points.length);
    return `${Math.round(x - side / 2)} ${Math.round(y - side / 2)} ${side} ${side}`;
}
