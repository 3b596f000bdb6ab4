/*
 * The printed board: sea, land, relief, rivers, borders, trail, names and boxes. Drawn once;
 * nothing in here changes during a game but the layers that map() hands back for the others to
 * fill.
 */
import { svg } from './dom.js';
import { ARCS, BORDERS, HILLS, LINES, PROVINCES, REEDS, SIZE, SPOTS } from './mapdata.js';
import { arcPath, areaPath, blob, centre, path, points } from './shape.js';
import { definitions } from './symbols.js';

const ZONE = ['north_vietnam', 'laos', 'cambodia'];
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
    const depths = [150, 104, 66, 36, 14].flatMap((width, n) =>
        [0, 1.6].map((less) =>
            svg(
                'g',
                { class: less ? `depth depth-${n}` : 'depth-line' },
                svg('path', { d: coast, 'stroke-width': width - less }),
                n > 2 ? svg('path', { d: isles, 'stroke-width': width * 0.7 - less }) : null,
            ),
        ),
    );
    return layer('sea', svg('rect', { width: SIZE[0], height: SIZE[1], class: 'sea' }), ...depths);
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
    if (province === 'saigon') return 'capital';
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
    const s = 8 + ((n * 7) % 5);
    const d = `M${x - s} ${y + s * 0.5}Q${x - s * 0.35} ${y} ${x} ${y - s * 0.75}Q${x + s * 0.4} ${y - s * 0.1} ${x + s} ${y + s * 0.5}`;
    const shade = `M${x} ${y - s * 0.75}Q${x + s * 0.4} ${y - s * 0.1} ${x + s} ${y + s * 0.5}L${x + s * 0.2} ${y + s * 0.5}Q${x + s * 0.3} ${y - s * 0.05} ${x} ${y - s * 0.75}Z`;
    return svg(
        'g',
        {},
        svg('path', { d, class: 'hill' }),
        svg('path', { d: shade, class: 'hill-shade' }),
    );
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
        svg('path', { d: 'M-14 9L-3-12 3-3 6-7 14 9Z', class: 'peak-rock' }),
        svg('path', { d: 'M-3-12L1-6-3-4-6.4-5.5Z', class: 'peak-snow' }),
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

/* ---- Words and boxes ------------------------------------------------------------------------- */

/** Room for a province's flag and name. @param {string} area */
export const nameWidth = (area) => PROVINCES[area].name.length * 9.2 + 18;

/** @param {string} text @param {number} x @param {number} y @param {string} name class */
const word = (text, x, y, name) => svg('text', { x, y, class: name }, text);

/** @param {import('./types.js').Translate} t @param {import('./speech.js').Speech} words */
function names(t, words) {
    const provinces = Object.keys(PROVINCES).map((area) => {
        const [x, y] = SPOTS[area].label;
        return svg(
            'text',
            {
                x: x - nameWidth(area) / 2 + 20,
                y: y + 5,
                class: area === 'saigon' ? 'name capital-name' : 'name',
            },
            words.placeName(area),
            words.factsOf(area).reconstructed.length
                ? svg('tspan', { class: 'guess-ring' }, '°')
                : null,
        );
    });
    const abroad = [...ZONE, 'thailand', 'sea'].map((area) =>
        word(
            t(`web.board.area.${area}`),
            SPOTS[area].label[0],
            SPOTS[area].label[1],
            `area-name ${area}-name`,
        ),
    );
    const isles = lines('island').map(({ name, line }) => {
        const x = line.reduce((sum, p) => sum + p[0], 0) / line.length;
        return word(name, Math.max(38, x), Math.max(...line.map((p) => p[1])) + 14, 'isle-name');
    });
    const way = lines('trail').map(({ line }) =>
        svg('path', { id: 's75-trail', d: path(line), class: 'guide' }),
    );
    const along = svg(
        'text',
        { class: 'trail-name', dy: -7 },
        svg('textPath', { href: '#s75-trail', startOffset: '22%' }, t('web.board.trail')),
    );
    const note = words.isGuessed
        ? word(`° ${t('web.board.reconstructed')}`, 24, SIZE[1] - 22, 'map-note')
        : null;
    return layer('names', ...abroad, ...isles, ...way, along, ...provinces, note);
}

const boxes = () =>
    layer(
        'boxes',
        ...Object.keys(PROVINCES).map((area) => {
            const box = SPOTS[area].box;
            return (
                box &&
                svg('rect', {
                    x: box[0],
                    y: box[1],
                    width: box[2],
                    height: box[3],
                    rx: 8,
                    class: 'province-box',
                })
            );
        }),
        ...Object.keys(PROVINCES).map((area) => {
            const spot = SPOTS[area].token;
            return spot && svg('circle', { cx: spot[0], cy: spot[1], r: 11, class: 'token-spot' });
        }),
    );

/** Frame, compass and the mark of Saigon. */
function ornaments() {
    const [w, h] = SIZE;
    const [x, y] = [908, 196];
    return layer(
        'ornaments',
        svg(
            'g',
            { class: 'title' },
            word('Saigon', 806, 78, 'title-name'),
            word('75', 932, 78, 'title-year'),
            svg('path', { d: 'M716 94H970M716 97.5H970', class: 'title-rule' }),
        ),
        svg(
            'g',
            { transform: `translate(${x} ${y})`, class: 'compass' },
            svg('circle', { r: 40 }),
            svg('circle', { r: 33, class: 'thin' }),
            svg('path', {
                d: 'M0-46L6.5-6.5 46 0 6.5 6.5 0 46-6.5 6.5-46 0-6.5-6.5Z',
                class: 'pale',
            }),
            svg('path', {
                d: 'M0-46L6.5-6.5 0 0ZM46 0L6.5 6.5 0 0ZM0 46L-6.5 6.5 0 0ZM-46 0L-6.5-6.5 0 0Z',
                class: 'dark',
            }),
            svg('text', { y: -54, class: 'compass-n' }, 'N'),
        ),
        svg('rect', { x: 4, y: 4, width: w - 8, height: h - 8, class: 'frame thick' }),
        svg('rect', { x: 10, y: 10, width: w - 20, height: h - 20, class: 'frame' }),
    );
}

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
            const [a, b] = pair.split(' ').map(centre);
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
                [x, y] = arc ? line[Math.floor(line.length / 2)] : centre(a === 'reserve' ? b : a);
            return svg(
                'g',
                { class: 'no-way', 'data-pair': pair, transform: `translate(${x} ${y})` },
                svg('circle', { r: 9 }),
                svg('path', { d: 'M-5-5L5 5M5-5L-5 5' }),
            );
        });
    return layer('corrections', ...links, ...blocks);
}

/** A boxed field on the board outside the provinces. @param {string} area @param {string} title */
function field(area, title) {
    const box = SPOTS[area].box,
        [x, y] = SPOTS[area].label;
    return (
        box &&
        svg(
            'g',
            { class: `field ${area}-field` },
            svg('rect', {
                x: box[0] - 8,
                y: box[1] - 30,
                width: box[2] + 16,
                height: box[3] + 38,
                rx: 10,
                class: 'field-back',
            }),
            svg('text', { x, y: y + 1, class: 'field-name' }, title),
        )
    );
}

/**
 * @param {import('./types.js').Translate} t @param {import('./speech.js').Speech} words
 * @param {Map<string, Set<string>>} near places that touch
 * @returns {{root: SVGGElement, layers:
 *     Record<'control'|'places'|'markers'|'groups'|'aims'|'effects', SVGGElement>}}
 */
export function drawMap(t, words, near) {
    const layers = {
        control: layer('control'),
        places: layer('places'),
        markers: layer('markers'),
        groups: layer('groups'),
        aims: layer('aims'),
        effects: layer('effects'),
    };
    for (const each of [layers.aims, layers.effects, layers.markers])
        each.setAttribute('aria-hidden', 'true');
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
        trail(),
        corrections(near),
        boxes(),
        ornaments(),
        field('reserve', t('web.board.field.reserve')),
        field('box', t('web.board.field.box')),
        field('air', t('web.board.field.air')),
        names(t, words),
    );
    const edge = svg(
        'clipPath',
        { id: 's75-sheet' },
        svg('rect', { width: SIZE[0], height: SIZE[1] }),
    );
    printed.setAttribute('clip-path', 'url(#s75-sheet)');
    return {
        root: svg(
            'g',
            { class: 'sheet' },
            definitions(),
            edge,
            printed,
            layers.places,
            layers.markers,
            layers.aims,
            layers.groups,
            layers.effects,
        ),
        layers,
    };
}

/** The map without names, boxes and pieces: a picture of the game for a page that offers it. */
export const drawCover = () =>
    svg(
        'svg',
        { viewBox: `0 0 ${SIZE[0]} ${SIZE[1]}`, class: 'cover', 'aria-hidden': 'true' },
        definitions(),
        svg('clipPath', { id: 's75-sheet' }, svg('rect', { width: SIZE[0], height: SIZE[1] })),
        svg(
            'g',
            { 'clip-path': 'url(#s75-sheet)' },
            sea(),
            islands(),
            land(),
            relief(),
            rivers(),
            borders(),
            trail(),
            ornaments(),
        ),
    );
