/*
 * The way from one position to the next: emblems glide from the spaces that lost pieces to those that
 * got some, out of the boxes and into them; then the piles that changed light up once.
 */
import { FACTIONS, groupsAt, ownedBy, total } from './kinds.js';
import { at, emblem } from './pieces.js';
import { BOXES, SPACES, spot } from './places.js';

const GLIDE = 420; // milliseconds
const MOST = 14; // emblems at the same time: a set-up is no move

/** @typedef {{place: string, change: number}} Change */

/** How many pieces of a faction each place has more. @param {any} before @param {any} after @param {string} faction @returns {Change[]} */
const changesOf = (before, after, faction) =>
    [...SPACES, ...BOXES]
        .map((place) => ({
            place,
            change:
                total(ownedBy(groupsAt(after, place), faction)) -
                total(ownedBy(groupsAt(before, place), faction)),
        }))
        .filter(({ change }) => change !== 0);

/**
 * Who went where, as far as the two positions tell.
 * @param {any} before @param {any} after @returns {{faction: string, from: string, to: string}[]}
 */
export function movesBetween(before, after) {
    return FACTIONS.flatMap((faction) => {
        const changes = changesOf(before, after, faction);
        const givers = changes.filter(({ change }) => change < 0).map((one) => ({ ...one }));
        /** @type {{faction: string, from: string, to: string}[]} */
        const moves = [];
        for (const { place, change } of changes.filter((one) => one.change > 0)) {
            let wanted = change;
            for (const giver of givers) {
                const taken = Math.min(wanted, -giver.change);
                if (taken <= 0) continue;
                giver.change += taken;
                wanted -= taken;
                moves.push({ faction, from: giver.place, to: place });
            }
        }
        return moves;
    });
}

/** Spaces that look otherwise. @param {any} before @param {any} after */
export const changedSpaces = (before, after) =>
    SPACES.filter(
        (space) => JSON.stringify(before.spaces[space]) !== JSON.stringify(after.spaces[space]),
    );

export class Motion {
    /**
     * @param {SVGElement} layer @param {() => number} speed
     * @param {(box: string) => [number, number]} locate where on the map a box is seen
     */
    constructor(layer, speed, locate) {
        this.layer = layer;
        this.speed = speed;
        this.locate = locate;
        /** @type {Animation[]} */
        this.running = [];
    }

    /** @param {string} place @returns {[number, number]} */
    where(place) {
        return BOXES.includes(place) ? this.locate(place) : spot(place);
    }

    /** @param {any} before @param {any} after @returns {Promise<void>} */
    async run(before, after) {
        const speed = this.speed();
        const moves = movesBetween(before, after);
        if (!speed || moves.length === 0 || moves.length > MOST) return;
        const gliders = moves.map(({ faction, from, to }) => {
            const [x, y] = this.where(from);
            const [x2, y2] = this.where(to);
            const node = at(x, y, 1.54, emblem(faction, ''));
            this.layer.append(node);
            return node.animate(
                [
                    { transform: `translate(${x}px, ${y}px) scale(1.54)` },
                    { transform: `translate(${x2}px, ${y2}px) scale(1.54)` },
                ],
                { duration: GLIDE / speed, easing: 'ease-in-out', fill: 'forwards' },
            );
        });
        this.running = gliders;
        await Promise.all(gliders.map(({ finished }) => finished.catch(() => undefined)));
        this.clear();
    }

    /** Lights up what changed, once. @param {Iterable<SVGElement>} piles */
    flash(piles) {
        const speed = this.speed();
        if (!speed) return;
        for (const node of piles)
            node.animate([{ opacity: 0.25 }, { opacity: 1 }], {
                duration: 380 / speed,
                easing: 'ease-out',
            });
    }

    clear() {
        this.layer.replaceChildren();
        this.running = [];
    }

    skip() {
        for (const animation of this.running) animation.finish();
    }
}
