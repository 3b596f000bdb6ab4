/*
 * The printed map of Fire in the Lake: land, sea, rivers, roads, drawn out of mapdata.js. Cover and
 * board put it together, each with what lies between its layers. Classes have the prefix f-.
 */
import { svg } from '../../app/dom.js';
import { ARCS, LAND, RINGS, ROADS, SCENERY } from './mapdata.js';

const FRAME = { x: -600, y: -260, width: 3200, height: 2260 }; // all that is drawn

/** @param {string} text */
export const path = (text) => `M${text}`;

/** @param {string} name @param {string} d @param {Record<string, string | number>} [more] */
export const line = (name, d, more) => svg('path', { class: `f-${name}`, d, ...more });

/* ---- The printed map ------------------------------------------------------------------------- */

/** The outline of an area. @param {string} area */
export function outline(area) {
    const points = RINGS[area].split(' ').flatMap((name) => {
        const way = ARCS[name.replace('-', '')][2].split(' ');
        return name.startsWith('-') ? way.reverse() : way;
    });
    return `${path(points.join(' '))}Z`;
}

/** @param {string} kind */
export const scenery = (kind) =>
    SCENERY.filter(([what]) => what === kind).map(([, points]) => path(points));

/** Depths: the coast drawn broad in one tone, then a little less broad in the next. */
export function sea() {
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

export function land() {
    const spaces = Object.entries(LAND).flatMap(([id, { terrain, abroad }]) => [
        line(`land f-${terrain}${abroad ? ' f-abroad' : ''}`, outline(id)),
        line('texture', outline(id), { fill: `url(#fitl-${terrain})` }),
    ]);
    return [...spaces, line('thailand', outline('thailand'))];
}

/** @param {string} area */
const country = (area) => LAND[area]?.abroad ?? (area in LAND ? 'home' : area);

export function borders() {
    return Object.values(ARCS)
        .filter(([left, right]) => ![left, right].includes('outside'))
        .flatMap(([left, right, points]) => {
            const d = path(points);
            if (left === 'sea' || right === 'sea') return [line('coast', d)];
            if (country(left) === country(right)) return [line('border', d)];
            return [line('frontier-halo', d), line('frontier', d)];
        });
}

export function roads() {
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

export function definitions() {
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
