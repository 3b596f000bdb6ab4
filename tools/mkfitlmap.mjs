/*
 * Makes web/games/fitl/mapdata.js out of data/fitl/map/*.tsv (the drawing), data/fitl/map.tsv (the
 * spaces) and data/fitl/setups.tsv (the pieces of the lobby's picture): node tools/mkfitlmap.mjs >
 * web/games/fitl/mapdata.js. The result is committed, so that only who changes the drawing needs
 * node; tests/web/test_map.sh proves that it is current.
 *
 * The drawing is a set of arcs between junctions, each with the area on its left and right; areas
 * are rings of arcs, so two neighbours share their border to the last digit. It is stretched to the
 * east here: names and rows of pieces need breadth. Points on the sheet's frame are moved outward,
 * so that the picture has no edge.
 */
import { readFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const STRETCH = 1.3;
const SHEET = [1000, 1680];
const BEYOND = [-600, -260, 2600, 2000]; // west, north, east, south

function readTable(path) {
    const [head, ...lines] = readFileSync(new URL(path, root), 'utf8').trimEnd().split('\n');
    const columns = head.split('\t');
    return lines.map((line) => {
        const cells = line.split('\t');
        return Object.fromEntries(columns.map((column, n) => [column, cells[n] ?? '']));
    });
}

const parse = (text) => text.split(' ').map((pair) => pair.split(',').map(Number));
const flat = (points) => points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' ');
const across = (x) => Math.round(x * STRETCH);

/** A point as it is drawn. */
function drawn([x, y]) {
    const [west, north, east, south] = BEYOND;
    return [
        x <= 0 ? west : x >= SHEET[0] ? east : x * STRETCH,
        y <= 0 ? north : y >= SHEET[1] ? south : y,
    ];
}
const drawnLine = (text) => flat(parse(text).map(drawn));

/* ---- Arcs and rings -------------------------------------------------------------------------- */

const arcs = readTable('data/fitl/map/arcs.tsv').map(({ id, left, right, points }) => ({
    id,
    left,
    right,
    points: drawnLine(points),
}));

const ends = ({ points }, reversed) => {
    const all = points.split(' ');
    return reversed ? [all.at(-1), all[0]] : [all[0], all.at(-1)];
};

/** The arcs of an area one after the other; "-" before those that run the other way. */
function ring(area) {
    const rest = arcs
        .filter(({ left, right }) => left === area || right === area)
        .map((arc) => ({
            name: arc.left === area ? arc.id : `-${arc.id}`,
            ends: ends(arc, arc.left !== area),
        }));
    const way = [rest.shift()];
    while (rest.length > 0) {
        const next = rest.findIndex((arc) => arc.ends[0] === way.at(-1).ends[1]);
        if (next < 0) throw new Error(`the ring of ${area} is open after ${way.at(-1).name}`);
        way.push(...rest.splice(next, 1));
    }
    return way.map(({ name }) => name).join(' ');
}

/* ---- Spaces, roads, pieces ------------------------------------------------------------------- */

const spaces = readTable('data/fitl/map.tsv');
const econ = Object.fromEntries(spaces.map((space) => [space.id, Number(space.econ)]));
const land = spaces.filter(({ type }) => type === 'province');
const isAbroad = ({ country }) => country !== 'South Vietnam';

const cities = readTable('data/fitl/map/cities.tsv').map(({ id, kind, x, y }) => [
    id,
    kind,
    across(x),
    Number(y),
]);
const roads = readTable('data/fitl/map/lines.tsv').map((line) => [
    line.id,
    line.kind,
    econ[line.id],
    across(line.econ_x),
    Number(line.econ_y),
    flat(parse(line.points).map(([x, y]) => [x * STRETCH, y])),
]);
const scenery = readTable('data/fitl/map/scenery.tsv').map(({ kind, points }) => [
    kind,
    drawnLine(points),
]);

/** How a set-up's columns are called in the game's view. */
const PIECES = {
    us_troops: 'us-troop',
    us_irregulars: 'irregular',
    us_bases: 'us-base',
    arvn_troops: 'arvn-troop',
    arvn_police: 'police',
    arvn_rangers: 'ranger',
    arvn_bases: 'arvn-base',
    nva_troops: 'nva-troop',
    nva_guerrillas: 'nva-guerrilla',
    nva_bases: 'nva-base',
    nva_tunneled_bases: 'nva-tunnel',
    vc_guerrillas: 'vc-guerrilla',
    vc_bases: 'vc-base',
    vc_tunneled_bases: 'vc-tunnel',
};
const start = Object.fromEntries(
    readTable('data/fitl/setups.tsv')
        .filter(({ scenario }) => scenario === 'medium')
        .map((row) => [
            row.space,
            {
                control: row.control.toLowerCase(),
                pieces: Object.fromEntries(
                    Object.entries(PIECES)
                        .map(([column, word]) => [word, Number(row[column])])
                        .filter(([, count]) => count > 0),
                ),
            },
        ]),
);

/* ---- Out ------------------------------------------------------------------------------------- */

const spots = Object.fromEntries([
    ...cities.filter(([, kind]) => kind === 'city').map(([id, , x, y]) => [id, [x, y]]),
    ...roads.map(([id, , , x, y]) => [id, [x, y]]),
    ...readTable('data/fitl/map/spots.tsv').map(({ id, x, y }) => [id, [Number(x), Number(y)]]),
]);

/** The middle of each name: of provinces on the land, of cities on a ribbon by the disc. */
const names = Object.fromEntries(
    readTable('data/fitl/map/names.tsv').map(({ id, x, y }) => [id, [Number(x), Number(y)]]),
);

/** One entry a line: changes are seen where they are. */
function lines(value) {
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    const entries = Array.isArray(value)
        ? value.map((one) => JSON.stringify(one))
        : Object.entries(value).map(
              ([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`,
          );
    return `${open}\n${entries.join(',\n')}\n${close}`;
}

const say = (type, name, value) =>
    process.stdout.write(`\n/** @type {${type}} */\nexport const ${name} = ${lines(value)};\n`);

process.stdout.write(
    '/* Made by tools/mkfitlmap.mjs from data/fitl: change those tables, not this file. */\n',
);
say(
    'Record<string, [left: string, right: string, points: string]>',
    'ARCS',
    Object.fromEntries(arcs.map(({ id, left, right, points }) => [id, [left, right, points]])),
);
say(
    'Record<string, string>',
    'RINGS',
    Object.fromEntries([...land.map(({ id }) => id), 'thailand'].map((id) => [id, ring(id)])),
);
say(
    'Record<string, {terrain: string, abroad: string | null}>',
    'LAND',
    Object.fromEntries(
        land.map((space) => [
            space.id,
            {
                terrain: space.terrain.toLowerCase(),
                abroad: isAbroad(space) ? space.country : null,
            },
        ]),
    ),
);
say('[id: string, kind: string, x: number, y: number][]', 'CITIES', cities);
say(
    '[id: string, kind: string, econ: number, x: number, y: number, points: string][]',
    'ROADS',
    roads,
);
say('[kind: string, points: string][]', 'SCENERY', scenery);
say('Record<string, [x: number, y: number]>', 'SPOTS', spots);
say('Record<string, [x: number, y: number]>', 'NAMES', names);
say('Record<string, {control: string, pieces: Record<string, number>}>', 'START', start);
