/*
 * The drawing of the map: mapdata.js is what tools/mkmap.mjs makes of today's tables, and what
 * stands in a province lies inside its border and apart.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, assert, run, test } from './support.mjs';

const { ARCS, BORDERS, PROVINCES, RINGS, SPOTS } = await import(
    join(ROOT, 'web/games/saigon75/mapdata.js')
);
const parse = (text) => text.split(' ').map((pair) => pair.split(',').map(Number));

function ring(area) {
    return RINGS[area].split(' ').flatMap((name) => {
        const points = parse(ARCS[name.replace('-', '')][2]);
        return (name.startsWith('-') ? points.reverse() : points).slice(0, -1);
    });
}

function inside([x, y], points) {
    let odd = false;
    points.forEach(([x1, y1], n) => {
        const [x2, y2] = points[(n + 1) % points.length];
        if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd;
    });
    return odd;
}

/** Points along the edge of a rectangle. */
function* edge([x, y, w, h]) {
    for (let n = 0; n <= 20; n++) {
        yield [x + (w * n) / 20, y];
        yield [x + (w * n) / 20, y + h];
        yield [x, y + (h * n) / 20];
        yield [x + w, y + (h * n) / 20];
    }
}

const round = ([x, y]) => [x - 11, y - 11, 22, 22];
const apart = (a, b) =>
    a[0] >= b[0] + b[2] || b[0] >= a[0] + a[2] || a[1] >= b[1] + b[3] || b[1] >= a[1] + a[3];

test('mapdata.js is what tools/mkmap.mjs makes of the tables', () => {
    const made = execFileSync('node', [join(ROOT, 'tools/mkmap.mjs')], {
        encoding: 'utf8',
        maxBuffer: 1 << 24,
    });
    assert.equal(readFileSync(join(ROOT, 'web/games/saigon75/mapdata.js'), 'utf8'), made);
});

test('boxes, militia and tokens lie inside their province, apart from one another', () => {
    for (const area of Object.keys(PROVINCES)) {
        const { box, militia, token } = SPOTS[area];
        const things = [box, round(militia), ...(token ? [round(token)] : [])];
        const border = ring(area);
        for (const thing of things)
            for (const point of edge(thing))
                assert.ok(inside(point, border), `${area}: ${thing} at ${point}`);
        things.forEach((a, n) =>
            things.slice(n + 1).forEach((b) => assert.ok(apart(a, b), `${area}: ${a} and ${b}`)),
        );
    }
});

test('a token has its place exactly where the board says', () => {
    for (const [area, { facts }] of Object.entries(PROVINCES))
        assert.equal(Boolean(SPOTS[area].token), facts.includes('token'), area);
});

test('arcs between provinces are the borders of the board, and no others', () => {
    const key = (a, b) => [a, b].sort().join(' ');
    const drawn = Object.values(ARCS)
        .filter(([a, b]) => a in PROVINCES && b in PROVINCES)
        .map(([a, b]) => key(a, b));
    assert.deepEqual([...new Set(drawn)].sort(), BORDERS.map(([a, b]) => key(a, b)).sort());
});

test('provinces touch the zone and the sea exactly where the board says', () => {
    const zone = ['north_vietnam', 'laos', 'cambodia'];
    const touches = (area, others) =>
        Object.values(ARCS).some(
            ([a, b]) => (a === area && others.includes(b)) || (b === area && others.includes(a)),
        );
    for (const [area, { facts }] of Object.entries(PROVINCES)) {
        assert.equal(touches(area, zone), facts.includes('border'), `${area}: border`);
        assert.equal(touches(area, ['sea']), facts.includes('coast'), `${area}: coast`);
    }
});

await run();
