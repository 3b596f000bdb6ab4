/*
 * The drawing of the map: mapdata.js is what tools/mkmap.mjs makes of today's tables, and what
 * stands in a province lies inside its border and apart.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, assert, run, test } from './support.mjs';

const module = (name) => import(join(ROOT, `web/games/saigon75/${name}.js`));
const { ARCS, BORDERS, PROVINCES, RINGS, SPOTS, VIEW, WORLD } = await module('mapdata');
const { cells } = await module('cells');
const { BLOCK, nameWidth } = await module('measures');
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

const round = ([x, y]) => [x - 17, y - 17, 34, 34];
const apart = (a, b) =>
    a[0] >= b[0] + b[2] || b[0] >= a[0] + a[2] || a[1] >= b[1] + b[3] || b[1] >= a[1] + a[3];
/** The square of a piece. */
const square = ({ x, y, scale }) => {
    const side = BLOCK * scale;
    return [x - side / 2, y - side / 2, side, side];
};

test('mapdata.js is what tools/mkmap.mjs makes of the tables', () => {
    const made = execFileSync('node', [join(ROOT, 'tools/mkmap.mjs')], {
        encoding: 'utf8',
        maxBuffer: 1 << 24,
    });
    assert.equal(readFileSync(join(ROOT, 'web/games/saigon75/mapdata.js'), 'utf8'), made);
});

test('militia and tokens lie in their province, apart from one another and from its name', () => {
    for (const area of Object.keys(PROVINCES)) {
        const { militia, token, label, anchor } = SPOTS[area];
        const coins = [militia, token].filter(Boolean);
        const border = ring(area);
        for (const coin of coins) assert.ok(inside(coin, border), `${area}: ${coin}`);
        const width = nameWidth(PROVINCES[area].name);
        const name = [label[0] - width / 2, label[1] - 12, width, 24];
        const things = [...coins.map(round), ...(anchor === 'middle' ? [name] : [])];
        things.forEach((a, n) =>
            things.slice(n + 1).forEach((b) => assert.ok(apart(a, b), `${area}: ${a} and ${b}`)),
        );
    }
});

test('ten pieces, the most that rules allow, stand in any province apart, inside, beside its name', () => {
    for (const area of Object.keys(PROVINCES)) {
        const border = ring(area);
        const { label, anchor } = SPOTS[area];
        const width = nameWidth(PROVINCES[area].name, area === 'saigon') - 12;
        const name = [label[0] - width / 2, label[1] - 8, width, 16];
        for (let count = 1; count <= 10; count++) {
            const squares = cells(area, count).map(square);
            assert.equal(squares.length, count);
            for (const cell of cells(area, count))
                assert.ok(inside([cell.x, cell.y], border), `${area} ${count}`);
            squares.forEach((a, n) =>
                squares
                    .slice(n + 1)
                    .forEach((b) => assert.ok(apart(a, b), `${area} ${count}: ${a} and ${b}`)),
            );
            if (anchor === 'middle')
                for (const each of squares) assert.ok(apart(each, name), `${area} ${count}: name`);
        }
    }
});

test('pieces of two provinces never overlap, however many stand in each', () => {
    const counts = Array.from({ length: 14 }, (_, n) => n + 1); // more than have places of their own
    const full = Object.keys(PROVINCES).map((area) => ({
        area,
        squares: counts.flatMap((count) => cells(area, count).map(square)),
    }));
    for (const [n, one] of full.entries())
        for (const other of full.slice(n + 1))
            for (const a of one.squares) {
                const b = other.squares.find((each) => !apart(a, each));
                assert.ok(!b, `${one.area} ${a}, ${other.area} ${b}`);
            }
});

test('pieces have their full size while there are two of them, and stay legible with ten', () => {
    for (const area of Object.keys(PROVINCES)) {
        assert.ok(cells(area, 2)[0].scale === 1, area);
        assert.ok(cells(area, 3)[0].scale >= 0.95, area);
        assert.ok(cells(area, 10)[0].scale >= 0.56, `${area} ${cells(area, 10)[0].scale}`);
    }
});

test('nothing of the drawing ends inside what a screen of any shape can show', () => {
    const [x, y, width, height] = WORLD;
    assert.ok(x <= VIEW[0] - 1500 && x + width >= VIEW[0] + VIEW[2] + 1500);
    assert.ok(y <= VIEW[1] - 1200 && y + height >= VIEW[1] + VIEW[3] + 1200);
    for (const [left, right, text] of Object.values(ARCS))
        for (const [px, py] of parse(text))
            if (px < VIEW[0] || py < 0 || px > VIEW[0] + VIEW[2] || py > VIEW[1] + VIEW[3])
                assert.ok(px <= -700 || py <= -260 || px >= 1700 || py >= 1671, `${left} ${right}`);
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

/* ---- Fire in the Lake ------------------------------------------------------------------------ */

const fitl = await import(join(ROOT, 'web/games/fitl/mapdata.js'));

test('the picture of Fire in the Lake is what tools/mkfitlmap.mjs makes of the tables', () => {
    const made = execFileSync('node', [join(ROOT, 'tools/mkfitlmap.mjs')], {
        encoding: 'utf8',
        maxBuffer: 1 << 24,
    });
    assert.equal(readFileSync(join(ROOT, 'web/games/fitl/mapdata.js'), 'utf8'), made);
});

test('every space of Fire in the Lake has a spot for its pieces, provinces inside their border', () => {
    const rows = readFileSync(join(ROOT, 'data/fitl/map.tsv'), 'utf8')
        .trimEnd()
        .split('\n')
        .slice(1);
    for (const [id, , , type] of rows.map((row) => row.split('\t'))) {
        assert.ok(fitl.SPOTS[id], id);
        if (type !== 'province') continue;
        const border = fitl.RINGS[id].split(' ').flatMap((name) => {
            const points = parse(fitl.ARCS[name.replace('-', '')][2]);
            return (name.startsWith('-') ? points.reverse() : points).slice(0, -1);
        });
        assert.ok(inside(fitl.SPOTS[id], border), id);
    }
});

await run();
