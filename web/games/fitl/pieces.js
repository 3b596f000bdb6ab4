/*
 * Piles of Fire in the Lake, seen from far: an emblem for each faction with the count of its pieces;
 * small houses at its foot are its bases. Whole: active; hollow with a broken rim: all underground;
 * half: both. Silhouette and letter tell the faction, colour comes third.
 */
import { svg } from '../../app/dom.js';
import { FACTIONS, KINDS } from './kinds.js';
import { CITIES, ROADS, SPOTS } from './mapdata.js';

/** Silhouettes on a field of 40 by 40 around 0,0. @type {Record<string, string>} */
export const SHAPES = {
    us: 'M-13-17H13Q17-17 17-13V13Q17 17 13 17H-13Q-17 17-17 13V-13Q-17-17-13-17Z',
    arvn: 'M-17-16H17V2C17 10 9 16 0 19C-9 16-17 10-17 2Z',
    nva: 'M18 0A18 18 0 1 1-18 0A18 18 0 1 1 18 0Z',
    vc: 'M0-20L20 0 0 20-20 0Z',
};
/** Letters as paths: part of the picture, not of the text. @type {Record<string, string>} */
export const LETTERS = {
    us: 'M-6-8V2C-6 10 6 10 6 2V-8',
    arvn: 'M-7 7L0-9 7 7M-4.4 2H4.4',
    nva: 'M-6 8V-8L6 8V-8',
    vc: 'M-7-8L0 8 7-8',
};
const HOUSE = 'M-18 18V-4L0-19 18-4V18Z';
const ARCH = 'M-9 18V7A9 9 0 0 1 9 7V18Z';
/** The lower half of the silhouettes of those who can be underground. @type {Record<string, string>} */
const HALVES = { nva: 'M18 0A18 18 0 0 1-18 0Z', vc: 'M20 0L0 20-20 0Z' };

/** @param {string} faction @param {'' | 'hidden' | 'mixed'} state @returns {SVGElement} */
export const emblem = (faction, state) =>
    svg(
        'g',
        { class: `f-emblem f-${faction}${state ? ` f-${state}` : ''}` },
        svg('path', { class: 'f-rim', d: SHAPES[faction] }),
        svg('path', { class: 'f-face', d: SHAPES[faction] }),
        ...(state === 'mixed'
            ? [
                  svg('path', { class: 'f-half', d: HALVES[faction] }),
                  svg('path', { class: 'f-letter-rim', d: LETTERS[faction] }),
              ]
            : []),
        svg('path', { class: 'f-letter', d: LETTERS[faction] }),
    );

/** @param {number} x @param {number} y @param {number} scale @param {...Node} children */
export const at = (x, y, scale, ...children) =>
    svg('g', { transform: `translate(${x} ${y}) scale(${scale})` }, ...children);

/** @param {number} count */
const badge = (count) =>
    at(
        14.5,
        -13,
        0.65,
        svg('rect', {
            class: 'f-count',
            x: count > 9 ? -18 : -13,
            y: -14,
            width: count > 9 ? 36 : 26,
            height: 28,
            rx: 13,
        }),
        svg('text', { class: 'f-number', y: 9 }, document.createTextNode(String(count))),
    );

/** @param {string} word */
const kindOf = (word) => KINDS.get(word) ?? { owner: '', form: 'cube', hidden: false };
/** @param {string} word */
const isBase = (word) => ['base', 'tunnel'].includes(kindOf(word).form);

/** @param {string} faction @param {string} word @param {number} n */
export const house = (faction, word, n) =>
    at(
        -14 + n * 15,
        15,
        0.5,
        svg('path', { class: `f-base f-${faction}`, d: HOUSE }),
        ...(kindOf(word).form === 'tunnel' ? [svg('path', { class: 'f-arch', d: ARCH })] : []),
    );

/** @param {string} faction @param {[string, number][]} pieces */
function heap(faction, pieces) {
    const bases = pieces
        .filter(([word]) => isBase(word))
        .flatMap(([word, n]) => Array(n).fill(word));
    const others = pieces.filter(([word]) => !isBase(word));
    const count = others.reduce((sum, [, n]) => sum + n, 0);
    const hidden = others
        .filter(([word]) => kindOf(word).hidden)
        .reduce((sum, [, n]) => sum + n, 0);
    const isRed = faction in HALVES; // COIN's are told apart near by only
    const state = !isRed || hidden === 0 ? '' : hidden === count ? 'hidden' : 'mixed';
    return [
        ...(count > 0 ? [emblem(faction, state)] : []),
        ...bases.map((word, n) => house(faction, word, n)),
        ...(count > 1 ? [badge(count)] : []),
    ];
}

/**
 * Where the heaps of these factions stand in a space: in a row; in a city that both sides are in,
 * COIN on the left and the insurgents on the right.
 * @param {string} space @param {string[]} factions
 * @returns {{x: number, y: number, scale: number}[]}
 */
export function standing(space, factions) {
    const [x, y] = SPOTS[space];
    if (ROADS.some(([id]) => id === space))
        return factions.map((_, n) => ({ x: x + n * 46, y, scale: 1.2 }));
    if (!CITIES.some(([id]) => id === space)) {
        const step = factions.length > 3 ? 65 : 70;
        return factions.map((_, n) => ({
            x: x + (n - (factions.length - 1) / 2) * step,
            y,
            scale: 1.54,
        }));
    }
    const sides = [
        factions.filter((one) => !(one in HALVES)),
        factions.filter((one) => one in HALVES),
    ];
    if (sides.some((side) => side.length === 0))
        return factions.map((_, n) => ({
            x: x + (n - (factions.length - 1) / 2) * 60,
            y,
            scale: 1.38,
        }));
    return sides.flatMap((side, right) =>
        side.map((_, n) => ({
            x: x + (right ? 32 : -32),
            y: y + (n - (side.length - 1) / 2) * 58,
            scale: 1.38,
        })),
    );
}

/**
 * All that lies in a space, a heap for each faction beside the other.
 * @param {string} space @param {Record<string, number>} pieces
 */
export function pile(space, pieces) {
    const present = FACTIONS.map((faction) => ({
        faction,
        own: Object.entries(pieces).filter(([word, n]) => n > 0 && kindOf(word).owner === faction),
    })).filter(({ own }) => own.length > 0);
    const spots = standing(
        space,
        present.map(({ faction }) => faction),
    );
    return svg(
        'g',
        {},
        ...present.map(({ faction, own }, n) =>
            at(spots[n].x, spots[n].y, spots[n].scale, ...heap(faction, own)),
        ),
    );
}

/** The emblem of a faction. @param {string} seat @returns {SVGElement | null} */
export const drawSign = (seat) =>
    seat in SHAPES
        ? svg(
              'svg',
              { class: 'f-cover', viewBox: '-22 -22 44 44', 'aria-hidden': 'true' },
              emblem(seat, ''),
          )
        : null;
