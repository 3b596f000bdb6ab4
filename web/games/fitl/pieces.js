/*
 * Piles of Fire in the Lake, seen from far: an emblem for each faction with the count of its pieces;
 * small houses at its foot are its bases. Whole: active; hollow with a broken rim: all underground;
 * half: both. Silhouette and letter tell the faction, colour comes third.
 */
import { svg } from '../../app/dom.js';
import { CITIES, SPOTS } from './mapdata.js';

/** Silhouettes on a field of 40 by 40 around 0,0. @type {Record<string, string>} */
const SHAPES = {
    us: 'M-13-17H13Q17-17 17-13V13Q17 17 13 17H-13Q-17 17-17 13V-13Q-17-17-13-17Z',
    arvn: 'M-17-16H17V2C17 10 9 16 0 19C-9 16-17 10-17 2Z',
    nva: 'M18 0A18 18 0 1 1-18 0A18 18 0 1 1 18 0Z',
    vc: 'M0-20L20 0 0 20-20 0Z',
};
/** Letters as paths: part of the picture, not of the text. @type {Record<string, string>} */
const LETTERS = {
    us: 'M-6-8V2C-6 10 6 10 6 2V-8',
    arvn: 'M-7 7L0-9 7 7M-4.4 2H4.4',
    nva: 'M-6 8V-8L6 8V-8',
    vc: 'M-7-8L0 8 7-8',
};
const HOUSE = 'M-18 18V-4L0-19 18-4V18Z';
const FACTIONS = ['us', 'arvn', 'nva', 'vc'];

/** Whose a kind of piece is. @param {string} kind */
const owner = (kind) =>
    kind.startsWith('irregular')
        ? 'us'
        : kind === 'police' || kind.startsWith('ranger')
          ? 'arvn'
          : kind.split('-')[0];

/** @param {string} kind */
const isBase = (kind) => kind.endsWith('-base') || kind.endsWith('-tunnel');
/** Troops and police are never underground. @param {string} kind */
const isHidden = (kind) => /^(irregular|ranger|nva-guerrilla|vc-guerrilla)$/.test(kind);

/** @param {string} faction @param {'' | 'hidden' | 'mixed'} state @returns {SVGElement} */
export const emblem = (faction, state) =>
    svg(
        'g',
        { class: `f-emblem f-${faction}${state ? ` f-${state}` : ''}` },
        svg('path', { class: 'f-rim', d: SHAPES[faction] }),
        svg('path', { class: 'f-face', d: SHAPES[faction] }),
        svg('path', { class: 'f-letter', d: LETTERS[faction] }),
    );

/** @param {number} x @param {number} y @param {number} scale @param {...Node} children */
const at = (x, y, scale, ...children) =>
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

/** @param {string} faction @param {[string, number][]} pieces */
function heap(faction, pieces) {
    const bases = pieces
        .filter(([kind]) => isBase(kind))
        .flatMap(([kind, n]) => Array(n).fill(kind));
    const others = pieces.filter(([kind]) => !isBase(kind));
    const count = others.reduce((sum, [, n]) => sum + n, 0);
    const hidden = others.filter(([kind]) => isHidden(kind)).reduce((sum, [, n]) => sum + n, 0);
    const isRed = faction === 'nva' || faction === 'vc'; // COIN's are told apart near by only
    const state = !isRed || hidden === 0 ? '' : hidden === count ? 'hidden' : 'mixed';
    return [
        ...(count > 0 ? [emblem(faction, state)] : []),
        ...bases.map((_, n) =>
            at(-14 + n * 15, 15, 0.5, svg('path', { class: `f-base f-${faction}`, d: HOUSE })),
        ),
        ...(count > 1 ? [badge(count)] : []),
    ];
}

/**
 * All that lies in a space, a heap for each faction beside the other.
 * @param {string} space @param {Record<string, number>} pieces
 */
export function pile(space, pieces) {
    const [x, y] = SPOTS[space];
    const inCity = CITIES.some(([id]) => id === space);
    const present = FACTIONS.map((faction) => ({
        faction,
        own: Object.entries(pieces).filter(([kind, n]) => n > 0 && owner(kind) === faction),
    })).filter(({ own }) => own.length > 0);
    const step = present.length > 3 ? 62 : 68;
    return svg(
        'g',
        {},
        ...present.map(({ faction, own }, n) =>
            at(
                x + (n - (present.length - 1) / 2) * step,
                y,
                inCity ? 1.38 : 1.54,
                ...heap(faction, own),
            ),
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
