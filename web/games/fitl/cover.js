/*
 * Pictures of Fire in the Lake for the lobby: the map with the pieces of a position. The map is
 * drawn once, beside the page; every picture uses it and puts control and pieces on it. Classes
 * have the prefix f-; elements that are used stand in a tree of their own, where only rules without
 * ancestors find them.
 */
import { svg } from '../../app/dom.js';
import { ARCS, CITIES, LAND, RINGS, ROADS, SCENERY, SPOTS, START } from './mapdata.js';
import { pile } from './pieces.js';

const STORE = 'fitl-map';
const FRAME = { x: -600, y: -260, width: 3200, height: 2260 }; // all that is drawn
/** What a picture shows, by its form: a view box and how it fills its frame. */
const BOARD = { box: '135 14 2080 2130', fill: 'xMinYMin slice' };
const SLIM = { box: '24 14 1400 1650', fill: 'xMidYMid meet' }; // all of it, and what lies beside
const DOORS = ['480 236 940 348', '400 930 760 282', '560 560 760 282'];
const NEAR = 640; // side of the square that a small picture shows

/** @param {string} text */
const path = (text) => `M${text}`;

/** @param {string} name @param {string} d @param {Record<string, string | number>} [more] */
const line = (name, d, more) => svg('path', { class: `f-${name}`, d, ...more });

/* ---- The printed map ------------------------------------------------------------------------- */

/** The outline of an area. @param {string} area */
function outline(area) {
    const points = RINGS[area].split(' ').flatMap((name) => {
        const way = ARCS[name.replace('-', '')][2].split(' ');
        return name.startsWith('-') ? way.reverse() : way;
    });
    return `${path(points.join(' '))}Z`;
}

/** @param {string} kind */
const scenery = (kind) =>
    SCENERY.filter(([what]) => what === kind).map(([, points]) => path(points));

/** Depths: the coast drawn broad in one tone, then a little less broad in the next. */
function sea() {
    const coast = Object.values(ARCS)
        .filter(
            ([left, right]) => [left, right].includes('sea') && ![left, right].includes('outside'),
        )
        .map(([, , points]) => path(points))
        .join('');
    const isles = scenery('island').join('');
    return [
        svg('rect', { class: 'f-sea', ...FRAME }),
        ...[96, 66, 40, 24, 10].map((width, n) =>
            line(`depth f-depth-${n}`, coast, { 'stroke-width': width }),
        ),
        line('island', isles),
    ];
}

function land() {
    const spaces = Object.entries(LAND).flatMap(([id, { terrain, abroad }]) => [
        line(`land f-${terrain}${abroad ? ' f-abroad' : ''}`, outline(id)),
        line('texture', outline(id), { fill: `url(#fitl-${terrain})` }),
    ]);
    return [...spaces, line('thailand', outline('thailand'))];
}

/** @param {string} area */
const country = (area) => LAND[area]?.abroad ?? (area in LAND ? 'home' : area);

function borders() {
    return Object.values(ARCS)
        .filter(([left, right]) => ![left, right].includes('outside'))
        .flatMap(([left, right, points]) => {
            const d = path(points);
            if (left === 'sea' || right === 'sea') return [line('coast', d)];
            if (country(left) === country(right)) return [line('border', d)];
            return [line('frontier-halo', d), line('frontier', d)];
        });
}

function roads() {
    const wet = ROADS.filter(([, kind]) => kind.includes('mekong'));
    const dry = ROADS.filter(([, kind]) => kind.includes('highway'));
    /** @param {typeof ROADS} all @param {string} name */
    const both = (all, name) =>
        all.flatMap(([, kind, , , , points]) =>
            ['-edge', ''].map((part) =>
                line(
                    `${name}${part}${kind.includes('+') && name === 'road' ? ' f-thin' : ''}`,
                    path(points),
                ),
            ),
        );
    return [...both(wet, 'water'), ...both(dry, 'road')];
}

/** @param {string} id @param {number} width @param {number} height @param {string} d */
const texture = (id, width, height, d) =>
    svg(
        'pattern',
        { id: `fitl-${id}`, width, height, patternUnits: 'userSpaceOnUse' },
        line(`in-${id}`, d),
    );

function definitions() {
    return svg(
        'defs',
        {},
        texture('highland', 34, 28, 'M4 13l5-8 5 8M21 26l5-8 5 8'),
        texture(
            'jungle',
            28,
            24,
            'M4 8a3.5 3.5 0 0 1 7 0M18 20a3.5 3.5 0 0 1 7 0M7.5 8v3M21.5 20v3',
        ),
        texture('lowland', 30, 22, 'M3 7h10M18 17h10'),
        texture('held', 16, 16, 'M-1 17L17-1M-1 1L1-1M15 17L17 15'),
        ...Object.keys(LAND).map((id) =>
            svg('clipPath', { id: `fitl-in-${id}` }, svg('path', { d: outline(id) })),
        ),
    );
}

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
    const few = spots.length > 0 && spots.length < 6 ? spots : [SPOTS.saigon];
    const middle = [0, 1].map((n) => few.reduce((sum, spot) => sum + spot[n], 0) / few.length);
    return `${Math.round(middle[0] - NEAR / 2)} ${Math.round(middle[1] - NEAR / 2)} ${NEAR} ${NEAR}`;
}

/** @param {import('../boards.js').Scene} scene @returns {SVGElement} */
export function drawCover({ form, view, places, number = 0 }) {
    keepMap();
    const asked = new Set(places);
    const { box, fill } =
        form === 'board'
            ? BOARD
            : form === 'slim'
              ? SLIM
              : {
                    box: form === 'door' ? DOORS[number % DOORS.length] : near(asked),
                    fill: 'xMidYMid slice',
                };
    return svg(
        'svg',
        { class: 'f-cover', viewBox: box, preserveAspectRatio: fill, 'aria-hidden': 'true' },
        svg('use', { href: `#${STORE}` }),
        ...position(view, asked),
    );
}
