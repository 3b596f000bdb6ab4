/*
 * The printed map: sea, land, relief, rivers, borders, trail and names. It has no edge: land and
 * sea go on beyond whatever is seen of them. Drawn once; nothing in here changes during a game but
 * the layers that drawMap() hands back for the others to fill.
 */
import { middle } from './cells.js';
import { svg } from './dom.js';
import { ARCS, BORDERS, HILLS, LINES, PROVINCES, REEDS, SPOTS, VIEW, WORLD } from './mapdata.js';
import { nameSpot } from './markers.js';
import { arcPath, areaPath, blob, path, points } from './shape.js';
import { definitions } from './symbols.js';

const ZONE = ['north_vietnam', 'laos', 'cambodia'];
/** Where the zone is thought to be: on the trail. @type {import('./shape.js').Point} */
export const RESERVE = [452, 560];
const isProvince = (/** @type {string} */ area) => area in PROVINCES;

/** @param {string} name @param {...(Node|null)} children */
const layer = (name, ...children) => svg('g', { class: `layer-${name}` }, ...children);

/** @param {string} kind */
const lines = (kind) =>
    LINES.filter((line) => line[1] === kind).map(([id, , name, text]) => ({
        id,
        name,
        line: points(text),
    }));

/* ---- Water ----------------------------------------------------------------------------------- */

/** Depth lines: the coast drawn broad in one tone, then a little less broad in the next. */
function sea() {
    const coast = Object.entries(ARCS)
        .filter(([, [left, right]]) => left === 'sea' && right !== 'outside')
        .map(([id]) => arcPath(id))
        .join('');
    const isles = lines('island')
        .map(({ line }) => blob(line))
        .join('');
    const depths = [150, 104, 66, 36, 14].map((width, n) =>
        svg(
            'g',
            { class: `depth depth-${n}` },
            svg('path', { d: coast, 'stroke-width': width }),
            n > 2 ? svg('path', { d: isles, 'stroke-width': width * 0.7 }) : null,
        ),
    );
    const [x, y, width, height] = WORLD;
    return layer('sea', svg('rect', { x, y, width, height, class: 'sea' }), ...depths);
}

const islands = () =>
    layer(
        'islands',
        ...lines('island').map(({ line }) => svg('path', { d: blob(line), class: 'island' })),
    );

/** @param {string} id */
const riverWidth = (id) =>
    ['mekong_upper', 'tien', 'hau'].includes(id) ? 4.6 : id.startsWith('tien') ? 3 : 2.2;

const rivers = () =>
    layer(
        'rivers',
        ...lines('river').flatMap(({ id, line }) => [
            svg('path', { d: path(line), class: 'river-bank', 'stroke-width': riverWidth(id) + 2 }),
            svg('path', { d: path(line), class: 'river', 'stroke-width': riverWidth(id) }),
        ]),
    );

/* ---- Land ------------------------------------------------------------------------------------ */

/** @param {string} province */
export function terrain(province) {
    const { facts } = PROVINCES[province];
    return facts.includes('mountain')
        ? 'mountain'
        : facts.includes('mekong')
          ? 'delta'
          : facts.includes('coast')
            ? 'coast'
            : 'plain';
}

function land() {
    const foreign = [...ZONE, 'thailand'].map((area) =>
        svg('path', { d: areaPath(area), class: `foreign ${area}` }),
    );
    const zone = ZONE.map((area) => svg('path', { d: areaPath(area), class: 'zone-hatch' }));
    const own = Object.keys(PROVINCES).flatMap((area) => {
        const d = areaPath(area);
        return [
            svg('clipPath', { id: `s75-in-${area}` }, svg('path', { d })),
            svg('path', { d, class: `land ${terrain(area)}` }),
            svg(
                'g',
                { 'clip-path': `url(#s75-in-${area})` },
                svg('path', { d, class: `land-edge wide ${terrain(area)}` }),
                svg('path', { d, class: `land-edge ${terrain(area)}` }),
            ),
        ];
    });
    return layer('land', ...foreign, ...zone, ...own);
}

/** @param {number[]} place @param {number} n */
function hill([x, y], n) {
    const s = 9 + ((n * 7) % 5);
    const d = `M${x - s} ${y + s * 0.5}Q${x - s * 0.35} ${y} ${x} ${y - s * 0.75}Q${x + s * 0.4} ${y - s * 0.1} ${x + s} ${y + s * 0.5}`;
    return svg('path', { d, class: 'hill' });
}

const relief = () =>
    layer(
        'relief',
        ...HILLS.map(hill),
        svg('path', {
            class: 'reeds',
            d: REEDS.map(
                ([x, y]) =>
                    `M${x - 5} ${y}h10M${x - 2.5} ${y}l-1.5-4M${x} ${y}v-5M${x + 2.5} ${y}l1.5-4`,
            ).join(''),
        }),
    );

/* ---- Borders and trail ----------------------------------------------------------------------- */

/** @param {string} left @param {string} right */
function borderClass(left, right) {
    if (left === 'sea' || right === 'sea') return 'coastline';
    if (isProvince(left) && isProvince(right)) return 'border';
    return isProvince(left) || isProvince(right) ? 'frontier' : 'abroad';
}

function borders() {
    const drawn = Object.entries(ARCS)
        .filter(([, [, right]]) => right !== 'outside')
        .map(([id, [left, right]]) =>
            svg('path', { d: arcPath(id), class: borderClass(left, right), 'data-arc': id }),
        );
    const halo = Object.entries(ARCS)
        .filter(([, [left, right]]) => borderClass(left, right) === 'frontier')
        .map(([id]) => svg('path', { d: arcPath(id), class: 'frontier-halo' }));
    return layer('borders', ...halo, ...drawn);
}

/**
 * The point where four provinces meet and nothing may pass: a peak stands on it.
 * @param {import('./shape.js').Point[]} ring
 */
function peak(ring) {
    const x = ring.reduce((sum, p) => sum + p[0], 0) / ring.length,
        y = ring.reduce((sum, p) => sum + p[1], 0) / ring.length;
    return svg(
        'g',
        { class: 'peak', transform: `translate(${x} ${y})` },
        svg('path', { d: 'M-16 10L-3-14 3-3 7-8 16 10Z', class: 'peak-rock' }),
    );
}

const trail = () =>
    layer(
        'trail',
        ...lines('trail').map(({ line }) => svg('path', { d: path(line), class: 'trail' })),
        ...lines('entry').map(({ line }) =>
            svg('path', { d: path(line), class: 'entry', 'marker-end': 'url(#s75-tip)' }),
        ),
        ...lines('block').map(({ line }) => peak(line)),
    );

/** A broad inner border: who holds Saigon at the end of a phase holds the country. */
const capital = () =>
    svg(
        'g',
        { 'clip-path': 'url(#s75-in-saigon)' },
        svg('path', { d: areaPath('saigon'), class: 'capital-edge' }),
    );

/* ---- Names ----------------------------------------------------------------------------------- */

/** Names of coastal provinces stand in the sea: the land is left to the pieces. @param {string} area */
function nameClass(area) {
    if (area === 'saigon') return 'name capital-name';
    return SPOTS[area].anchor === 'middle' ? 'name' : 'name at-sea';
}

/** @param {import('./types.js').Translate} t @param {import('./speech.js').Speech} words */
function names(t, words) {
    const provinces = Object.keys(PROVINCES).map((area) => {
        const { x, y } = nameSpot(area, words.placeName(area));
        return svg('text', { x, y: y + 8, class: nameClass(area) }, words.placeName(area));
    });
    const abroad = ['laos', 'cambodia', 'sea'].map((area) => {
        const [x, y] = SPOTS[area].label;
        return svg('text', { x, y, class: `area-name ${area}-name` }, t(`web.board.area.${area}`));
    });
    return layer('names', ...abroad, ...provinces);
}

/** @param {string} place */
const placeMiddle = (place) => (isProvince(place) ? middle(place) : RESERVE);

/**
 * Where a board of one's own differs from the drawing: a line where there is a way, a mark where
 * there is none.
 * @param {Map<string, Set<string>>} near
 */
function corrections(near) {
    const drawn = new Set(BORDERS.map(([a, b]) => [a, b].sort().join(' ')));
    for (const [area, { facts }] of Object.entries(PROVINCES))
        if (facts.includes('border')) drawn.add([area, 'reserve'].sort().join(' '));
    const real = new Set(
        [...near].flatMap(([a, others]) =>
            [...others]
                .filter((b) => a !== 'box' && b !== 'box')
                .map((b) => [a, b].sort().join(' ')),
        ),
    );
    const links = [...real]
        .filter((pair) => !drawn.has(pair))
        .map((pair) => {
            const [a, b] = pair.split(' ').map(placeMiddle);
            return svg('path', {
                d: `M${a.join(' ')}L${b.join(' ')}`,
                class: 'link',
                'data-pair': pair,
            });
        });
    const blocks = [...drawn]
        .filter((pair) => !real.has(pair))
        .map((pair) => {
            const [a, b] = pair.split(' ');
            const arc = Object.values(ARCS).find(
                ([left, right]) => [left, right].includes(a) && [left, right].includes(b),
            );
            const line = points(arc?.[2] ?? '0,0'),
                [x, y] = arc
                    ? line[Math.floor(line.length / 2)]
                    : placeMiddle(a === 'reserve' ? b : a);
            return svg(
                'g',
                { class: 'no-way', 'data-pair': pair, transform: `translate(${x} ${y})` },
                svg('circle', { r: 9 }),
                svg('path', { d: 'M-5-5L5 5M5-5L-5 5' }),
            );
        });
    return layer('corrections', ...links, ...blocks);
}

const LAYERS = /** @type {const} */ ([
    'control',
    'places',
    'markers',
    'traces',
    'aims',
    'groups',
    'marks',
    'keys',
    'effects',
]);

/**
 * @param {import('./types.js').Translate} t @param {import('./speech.js').Speech} words
 * @param {Map<string, Set<string>>} near places that touch
 */
export function drawMap(t, words, near) {
    const layers = /** @type {Record<typeof LAYERS[number], SVGGElement>} */ (
        Object.fromEntries(LAYERS.map((name) => [name, layer(name)]))
    );
    for (const name of /** @type {const} */ ([
        'aims',
        'effects',
        'markers',
        'traces',
        'marks',
        'keys',
    ]))
        layers[name].setAttribute('aria-hidden', 'true');
    const printed = svg(
        'g',
        { 'aria-hidden': 'true', class: 'printed' },
        sea(),
        islands(),
        land(),
        relief(),
        rivers(),
        layers.control,
        borders(),
        capital(),
        trail(),
        corrections(near),
    );
    const { control, ...above } = layers;
    const [places, ...others] = Object.values(above);
    const named = names(t, words);
    named.setAttribute('aria-hidden', 'true');
    return {
        root: svg('g', { class: 'sheet' }, definitions(), printed, places, named, ...others),
        layers,
    };
}

/** The map without names and pieces: a picture of the game for a page that offers it. */
export const drawCover = () =>
    svg(
        'svg',
        {
            viewBox: VIEW.join(' '),
            preserveAspectRatio: 'xMidYMid slice',
            class: 'cover',
            'aria-hidden': 'true',
        },
        definitions(),
        sea(),
        islands(),
        land(),
        relief(),
        rivers(),
        borders(),
        capital(),
        trail(),
    );
