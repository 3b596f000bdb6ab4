/*
 * Pictures of Fire in the Lake for the lobby: the map with the pieces of a position. The map is
 * drawn once, beside the page; every picture uses it and puts control and pieces on it. Classes
 * have the prefix f-; elements that are used stand in a tree of their own, where only rules without
 * ancestors find them.
 */
import { svg } from '../../app/dom.js';
import { coverOf, squareAround } from '../../board/cover.js';
import { borders, definitions, land, line, outline, roads, scenery, sea } from './map.js';
import { CITIES, LAND, RINGS, SPOTS, START } from './mapdata.js';
import { pile } from './pieces.js';

const STORE = 'fitl-map';
/** What a picture shows, by its form: a view box and how it fills its frame. */
const BOARD = { box: '135 14 2080 2130', fill: 'xMinYMin slice' };
const SLIM = { box: '24 14 1400 1650', fill: 'xMidYMid meet' }; // all of it, and what lies beside
const DOORS = ['480 236 940 348', '400 930 760 282', '560 560 760 282'];
const NEAR = 640; // side of the square that a small picture shows

/* ---- The printed map ------------------------------------------------------------------------- */

/** @param {[string, string, number, number]} city */
const disc = ([, kind, x, y]) =>
    svg('circle', { class: `f-${kind}`, cx: x, cy: y, r: kind === 'city' ? 60 : 9 });

function printed() {
    return svg(
        'g',
        { id: STORE },
        ...sea(),
        ...land(),
        ...scenery('river').map((d) => line('river f-broad', d)),
        ...scenery('stream').map((d) => line('river', d)),
        ...borders(),
        ...scenery('trail').map((d) => line('trail', d)),
        ...roads(),
        ...CITIES.map(disc),
    );
}

/** The map, once in the document; what uses it finds it by its id. */
function keepMap() {
    if (document.getElementById(STORE)) return;
    document.body.append(
        svg(
            'svg',
            { class: 'f-store f-cover', width: 0, height: 0, 'aria-hidden': 'true' },
            definitions(),
            svg('defs', {}, printed()),
        ),
    );
}

/* ---- A position on it ------------------------------------------------------------------------ */

/** @param {string} space @param {string} control */
function held(space, control) {
    const city = CITIES.find(([id]) => id === space);
    if (control === 'none' || !control) return [];
    if (city) {
        const [, , x, y] = city;
        return [svg('circle', { class: `f-ring f-by-${control}`, cx: x, cy: y, r: 60 })];
    }
    if (!(space in LAND) || LAND[space].abroad) return [];
    const d = outline(space);
    return [
        svg(
            'g',
            { 'clip-path': `url(#fitl-in-${space})` },
            ...(control === 'nva' ? [line('texture', d, { fill: 'url(#fitl-held)' })] : []),
            line(`control f-by-${control}`, d),
        ),
    ];
}

/** @param {any} view @param {Set<string>} asked */
function position(view, asked) {
    /** @type {[string, {control: string, pieces: Record<string, number>}][]} */
    const spaces = Object.entries(view?.spaces ?? START);
    return [
        ...spaces.flatMap(([id, { control }]) => held(id, control)),
        ...[...asked].filter((id) => id in RINGS).map((id) => line('asked', outline(id))),
        ...spaces.filter(([id]) => id in SPOTS).map(([id, { pieces }]) => pile(id, pieces)),
    ];
}

/** Around what is asked; the middle of the country otherwise. @param {Set<string>} asked */
function near(asked) {
    const spots = [...asked].map((id) => SPOTS[id]).filter((spot) => spot);
    return squareAround(spots.length > 0 && spots.length < 6 ? spots : [SPOTS.saigon], NEAR);
}

/** @param {import('../boards.js').Scene} scene @returns {SVGElement} */
export function drawCover(scene) {
    keepMap();
    return coverOf(
        scene,
        { board: BOARD, slim: SLIM, doors: DOORS, near },
        'f-cover',
        svg('use', { href: `#${STORE}` }),
        ...position(scene.view, new Set(scene.places)),
    );
}
