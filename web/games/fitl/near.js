/*
 * What lies in a space, seen from near: every piece by itself as wood, a block for each faction where
 * its pile stands from afar, as broad as leaves room for the next one.
 */
import { svg } from '../../app/dom.js';
import { FACTIONS, groupsAt, ownedBy } from './kinds.js';
import { standing } from './pieces.js';
import { woodAt } from './wood.js';

const SIDE = 23; // board units from piece to piece
const SCALE = 0.54;
const ROW = 3; // pieces beside each other
const MANY = 9; // from so many on there are four

/** @param {import('./kinds.js').Group[]} groups @param {{x: number, y: number}} spot */
function block(groups, { x, y }) {
    const all = groups.flatMap(({ kind, count }) => Array(count).fill(kind));
    const row = all.length > MANY ? ROW + 1 : ROW;
    const high = Math.ceil(all.length / row);
    return all.map((kind, n) => {
        const inRow = Math.min(row, all.length - Math.floor(n / row) * row);
        return woodAt(
            kind,
            x + ((n % row) - (inRow - 1) / 2) * SIDE,
            y + (Math.floor(n / row) - (high - 1) / 2) * SIDE,
            SCALE,
        );
    });
}

/** @param {any} view @param {string} space */
export function nearPile(view, space) {
    const groups = groupsAt(view, space);
    const present = FACTIONS.filter((faction) => ownedBy(groups, faction).length > 0);
    const spots = standing(space, present);
    return svg(
        'g',
        {},
        ...present.flatMap((faction, n) => block(ownedBy(groups, faction), spots[n])),
    );
}
