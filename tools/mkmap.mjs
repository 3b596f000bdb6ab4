/*
 * Makes web/games/saigon75/mapdata.js out of data/saigon75/map/*.tsv (the drawing) and the board's
 * tables: node tools/mkmap.mjs > web/games/saigon75/mapdata.js. The result is committed, so that
 * only who changes the drawing needs node; tests/web/test_map.sh proves that it is current.
 *
 * The drawing is a set of arcs between junctions, each with the area on its left and right. Areas
 * are rings of arcs, so two neighbours share their border to the last digit. Coasts get small capes
 * and bays here, between the points drawn by hand; hills and reeds are strewn where nothing stands.
 */
import { readFileSync } from 'node:fs';
import { cellsOf } from './mapcells.mjs';

const root = new URL('..', import.meta.url);

function readTable(path) {
    const [head, ...lines] = readFileSync(new URL(path, root), 'utf8').trimEnd().split('\n');
    const columns = head.split('\t');
    return lines.map((line) => {
        const cells = line.split('\t');
        return Object.fromEntries(columns.map((column, n) => [column, cells[n] ?? '']));
    });
}

/* ---- Arcs and rings -------------------------------------------------------------------------- */

const round = (n) => Math.round(n * 10) / 10;
const flat = (points) => points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
const parse = (text) => text.split(' ').map((pair) => pair.split(',').map(Number));

/**
 * A number from -1 to 1 that depends on the place alone, so that every run draws the same coast.
 */
function noise(x, y) {
    const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
    return 2 * (wave - Math.floor(wave)) - 1;
}

/** Splits each stretch of a coast in two, the middle moved aside by a little of its length. */
function roughen(points, part) {
    const result = [points[0]];
    for (let n = 1; n < points.length; n++) {
        const [[ax, ay], [bx, by]] = [points[n - 1], points[n]];
        const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
        if (Math.hypot(bx - ax, by - ay) > 7) {
            const push = part * noise(mx, my);
            result.push([mx - (by - ay) * push, my + (bx - ax) * push]);
        }
        result.push(points[n]);
    }
    return result;
}

/**
 * The drawing has no edge: what lies on the frame of the hand's sheet goes far outward, by way of a
 * point in between that keeps the last bend as it was drawn.
 */
const WEST = 0,
    EAST = 1000,
    NORTH = 0,
    SOUTH = 1411;
const pushed = ([x, y], across, along) => [
    x <= WEST ? WEST - across : x >= EAST ? EAST + across : x,
    y <= NORTH ? NORTH - along : y >= SOUTH ? SOUTH + along : y,
];
const isEdge = ([x, y]) => x <= WEST || x >= EAST || y <= NORTH || y >= SOUTH;
const near = (point) => pushed(point, 700, 260);
const far = (point) => pushed(point, 1900, 1300);

/** @param {number[][]} points of an arc or a river; frame: it runs along the frame itself */
function outward(points, frame) {
    if (frame) return points.map(far);
    return points.flatMap((point, n) => {
        if (!isEdge(point)) return [point];
        return n === 0 ? [far(point), near(point)] : [near(point), far(point)];
    });
}

function readArcs() {
    const places = Object.fromEntries(
        readTable('data/saigon75/map/vertices.tsv').map((row) => [
            row.id,
            [Number(row.x), Number(row.y)],
        ]),
    );
    return readTable('data/saigon75/map/arcs.tsv').map(({ id, left, right, vertices }) => {
        const points = vertices.split(' ').map((name) => {
            if (!places[name]) throw new Error(`arcs.tsv: ${id}: there is no vertex ${name}`);
            return places[name];
        });
        const coast = left === 'sea' && right !== 'outside';
        const drawn = coast ? roughen(roughen(points, 0.16), 0.14) : points;
        return { id, left, right, points: outward(drawn, right === 'outside') };
    });
}

/** The arcs around an area, in order; a minus marks one that is run backwards. */
function ring(area, arcs) {
    const same = (a, b) => a[0] === b[0] && a[1] === b[1];
    const todo = arcs
        .filter((arc) => arc.left === area || arc.right === area)
        .map((arc) => ({
            name: (arc.left === area ? '' : '-') + arc.id,
            points: arc.left === area ? arc.points : [...arc.points].reverse(),
        }));
    const chain = todo.splice(0, 1);
    while (todo.length) {
        const end = chain[chain.length - 1].points.at(-1);
        const next = todo.findIndex((part) => same(part.points[0], end));
        if (next < 0) throw new Error(`arcs.tsv: the border of ${area} is not closed`);
        chain.push(...todo.splice(next, 1));
    }
    if (!same(chain[0].points[0], chain.at(-1).points.at(-1)))
        throw new Error(`arcs.tsv: ${area} is open`);
    return {
        names: chain.map((part) => part.name).join(' '),
        points: chain.flatMap((part) => part.points),
    };
}

/* ---- What stands where, and what grows in between -------------------------------------------- */

function readSpots() {
    const spots = {};
    for (const row of readTable('data/saigon75/map/labels.tsv')) {
        const pick = (...keys) =>
            row[keys[0]] === '' ? null : keys.map((key) => Number(row[key]));
        spots[row.area] = {
            label: pick('label_x', 'label_y'),
            anchor: row.anchor || null,
            militia: pick('militia_x', 'militia_y'),
            token: pick('token_x', 'token_y'),
            key: pick('key_x', 'key_y'),
        };
    }
    return spots;
}

function inside([x, y], points) {
    let odd = false;
    points.forEach(([x1, y1], n) => {
        const [x2, y2] = points[(n + 1) % points.length];
        if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd;
    });
    return odd;
}

function gap([x, y], points, closed) {
    let least = Infinity;
    for (let n = closed ? 0 : 1; n < points.length; n++) {
        const [[ax, ay], [bx, by]] = [points.at(n - 1), points[n]];
        const [dx, dy] = [bx - ax, by - ay];
        const t = Math.max(
            0,
            Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)),
        );
        least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
    }
    return least;
}

/**
 * Places in a ring on a loose grid, clear of its border, of rivers and of everything that stands
 * there.
 */
function strew(border, spot, rivers, step, reach) {
    const taken = [
        ...(spot.anchor === 'middle' ? [[spot.label[0], spot.label[1], 150, 30]] : []),
        ...[spot.militia, spot.token].filter(Boolean).map(([x, y]) => [x, y, 36, 36]),
    ];
    const xs = border.map((p) => p[0]),
        ys = border.map((p) => p[1]);
    const found = [];
    for (let row = 0, y = Math.min(...ys); y < Math.max(...ys); y += step * 0.7, row++)
        for (let x = Math.min(...xs) + ((row % 2) * step) / 2; x < Math.max(...xs); x += step) {
            const place = [x + 4 * noise(x, y), y + 3 * noise(y, x)];
            const clear = taken.every(
                ([cx, cy, w, h]) =>
                    Math.abs(place[0] - cx) > w / 2 + reach ||
                    Math.abs(place[1] - cy) > h / 2 + reach,
            );
            if (
                clear &&
                inside(place, border) &&
                gap(place, border, true) > reach &&
                rivers.every((river) => gap(place, river, false) > reach - 2)
            )
                found.push(place.map(Math.round));
        }
    return found;
}

/* ---- Facts of the provinces ------------------------------------------------------------------ */

const guessed = (source, fact) =>
    source
        .split(';')
        .some(
            (part) =>
                part.includes('reconstructed') &&
                (part.includes(fact) || !/border|coast|length_rank/.test(part)),
        );

function provinceFacts(row) {
    const facts = ['border', 'coast', 'mountain', 'mekong', 'token'].filter(
        (fact) => row[fact] === '1',
    );
    const doubtful = ['border', 'coast'].filter((fact) => guessed(row.source, fact));
    return { name: row.name, facts, reconstructed: doubtful };
}

/* ---- Output ---------------------------------------------------------------------------------- */

const arcs = readArcs();
const areas = [...new Set(arcs.flatMap((arc) => [arc.left, arc.right]))].filter(
    (area) => area !== 'outside',
);
const rings = Object.fromEntries(areas.map((area) => [area, ring(area, arcs)]));
const spots = readSpots();
const lines = readTable('data/saigon75/map/lines.tsv');
const provinces = readTable('data/saigon75/provinces.tsv');
const rivers = lines
    .filter((line) => ['river', 'entry'].includes(line.kind))
    .map((line) => parse(line.points));
const strewn = (keep, step, reach) =>
    provinces
        .filter(keep)
        .flatMap((row) => strew(rings[row.id].points, spots[row.id], rivers, step, reach));
/** One entry a line, so that a change of the drawing shows as such. */
function say(name, value, type) {
    const text = Array.isArray(value)
        ? JSON.stringify(value)
        : `{\n${Object.entries(value)
              .map(([key, each]) => `${JSON.stringify(key)}:${JSON.stringify(each)}`)
              .join(',\n')}\n}`;
    console.log(`\n/** @type {${type}} */\nexport const ${name} = ${text};`);
}

console.log(
    '/* Made by tools/mkmap.mjs from data/saigon75: change those tables, not this file. */',
);
// What is seen of the drawing at least, and all there is of it: x, y, width, height.
say('VIEW', [-98, 74, 1230, 1306], '[number, number, number, number]');
const [left, top] = far([WEST, NORTH]),
    [right, bottom] = far([EAST, SOUTH]);
say('WORLD', [left, top, right - left, bottom - top], '[number, number, number, number]');
say(
    'ARCS',
    Object.fromEntries(
        arcs.map(({ id, left, right, points }) => [id, [left, right, flat(points)]]),
    ),
    'Record<string, [left: string, right: string, points: string]>',
);
say(
    'RINGS',
    Object.fromEntries(areas.map((area) => [area, rings[area].names])),
    'Record<string, string>',
);
say(
    'LINES',
    lines.map(({ id, kind, name, points }) => [
        id,
        kind,
        name,
        flat(kind === 'river' ? outward(parse(points), false) : parse(points)),
    ]),
    '[id: string, kind: string, name: string, points: string][]',
);
say(
    'SPOTS',
    spots,
    'Record<string, {label: number[], anchor: string|null, militia: number[]|null, token: number[]|null, key: number[]|null}>',
);
// At most five units of a side share a province [7.1], or one more for a moment.
say(
    'CELLS',
    Object.fromEntries(
        provinces.map(({ id, name }) => [
            id,
            cellsOf(
                {
                    ring: rings[id].points,
                    others: provinces
                        .filter((other) => other.id !== id)
                        .map((other) => rings[other.id].points),
                    spot: spots[id],
                    name,
                    capital: id === 'saigon',
                },
                12,
            ),
        ]),
    ),
    'Record<string, number[][]>',
);
say(
    'HILLS',
    strewn((row) => row.mountain === '1', 24, 11),
    'number[][]',
);
say(
    'REEDS',
    strewn((row) => row.mekong === '1', 22, 9),
    'number[][]',
);
say(
    'PROVINCES',
    Object.fromEntries(provinces.map((row) => [row.id, provinceFacts(row)])),
    'Record<string, {name: string, facts: string[], reconstructed: string[]}>',
);
say(
    'BORDERS',
    readTable('data/saigon75/adjacency.tsv').map((row) => [row.a, row.b]),
    'string[][]',
);
