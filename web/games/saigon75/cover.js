/*
 * Pictures of Saigon 75 for the lobby: the map with the pieces of a position. The map is drawn once,
 * beside the page; every picture uses it and puts control, pieces and what is asked on it.
 */
import { coverOf, squareAround } from '../../board/cover.js';
import { cells, middle } from './cells.js';
import { classes, svg } from './dom.js';
import { PROVINCES, SPOTS } from './mapdata.js';
import { drawCover as drawMap } from './map.js';
import { coin } from './markers.js';
import { groupsOf } from './model.js';
import { groupLook } from './pieces.js';
import { areaPath } from './shape.js';

const STORE = 's75-map';
/** What a picture shows, by its form: a view box and how it fills its frame. */
const BOARD = { box: '-640 66 1605 1322', fill: 'xMaxYMid slice' };
const SLIM = { box: '40 84 960 1290', fill: 'xMidYMid meet' }; // all of it, and what lies beside
const DOORS = ['180 772 520 193', '340 918 520 193', '420 120 520 193'];
const NEAR = 470; // side of the square that a small picture shows
const FULL = 1.5; // a piece of full size on the map, against the field it is drawn on

/** A position of its own: in the second year, the North in the highlands and before Saigon. */
const NORTH = 'quang_tri kon_tum pleiku phuoc_binh long_an kien_giang'.split(' ');
const PIECES = `quang_tri nv_division full 3, hue sv_division full 1, hue sv_division reduced 1,
    hue ranger single 1, hue paratrooper single 1, da_nang sv_division full 1, da_nang mechanised single 1,
    da_nang marine single 1, quang_ngai ranger single 1, kon_tum nv_division full 2, kon_tum vc single 1,
    pleiku nv_division full 1, binh_dinh sv_division full 1, binh_dinh mechanised single 1,
    phu_yen marine single 1, dak_lak nv_division full 1, dak_lak nv_division reduced 1,
    dak_lak sv_division full 1, dak_lak mechanised single 1, dak_nong ranger single 1,
    xuan_loc sv_division full 1, xuan_loc mechanised single 1, xuan_loc marine single 1,
    phuoc_binh nv_division full 2, an_loc nv_division full 1, an_loc mechanised single 1,
    an_loc ranger single 1, an_loc marine single 1, saigon sv_division full 1, saigon mechanised single 1,
    saigon paratrooper single 1, saigon ranger single 1, long_an nv_division reduced 1, long_an vc single 1,
    long_an sv_division reduced 1, long_an river_patrol single 1, can_tho sv_division full 1,
    can_tho mechanised single 1, can_tho river_patrol single 1, kien_giang vc single 2,
    ca_mau sv_division full 1`;

/** @returns {any} a view, as far as it is drawn */
function ownPosition() {
    const units = PIECES.split(',').flatMap((text) => {
        const [place, kind, step, count] = text.trim().split(/\s+/);
        const side = kind === 'vc' || kind.startsWith('nv') ? 'nv' : 'sv';
        return Array.from({ length: Number(count) }, (_, n) => ({
            id: `${place} ${kind} ${step} ${n}`,
            place,
            kind,
            step,
            side,
        }));
    });
    const control = Object.fromEntries(NORTH.map((place) => [place, 'nv']));
    return { units, control, militia: NORTH };
}

/** The map, once in the document; what uses it finds it by its id. */
function keepMap() {
    if (document.getElementById(STORE)) return;
    const map = drawMap();
    const all = svg('g', { id: STORE }, ...map.childNodes);
    const store = svg(
        'svg',
        { class: 'cover store', width: 0, height: 0, 'aria-hidden': 'true' },
        all,
    );
    document.body.append(store);
}

/** @param {any} view @param {string} place */
function pieces(view, place) {
    const groups = groupsOf(view).filter((group) => group.place === place);
    if (groups.length === 0) return [];
    return cells(place, groups.length).map(({ x, y, scale }, n) =>
        svg(
            'g',
            { class: 'piece', transform: `translate(${x} ${y}) scale(${scale * FULL})` },
            ...groupLook(groups[n]),
        ),
    );
}

/** The North's provinces: hatching, an inner border. @param {string} place */
const held = (place) =>
    svg(
        'g',
        { 'clip-path': `url(#s75-in-${place})` },
        svg('path', { class: 'occupied', d: areaPath(place) }),
        svg('path', { class: 'occupied-edge', d: areaPath(place) }),
    );

/** @param {string} place */
function militia(place) {
    const [x, y] = SPOTS[place].militia ?? middle(place);
    const look = coin('militia', 'nv');
    return svg('g', { class: 'militia', transform: `translate(${x} ${y}) scale(1.06)` }, look);
}

/** @param {any} view @param {Set<string>} asked */
function position(view, asked) {
    const places = Object.keys(PROVINCES);
    return [
        ...places.filter((place) => view.control[place] === 'nv').map(held),
        ...places
            .filter((place) => asked.has(place))
            .map((place) => svg('path', { class: 'cover-asked', d: areaPath(place) })),
        ...places.filter((place) => view.militia.includes(place)).map(militia),
        ...places.flatMap((place) => pieces(view, place)),
    ];
}

/** Around what is asked; the capital otherwise. @param {Set<string>} asked */
function near(asked) {
    const known = [...asked].filter((place) => place in PROVINCES);
    const few = known.length > 0 && known.length < 6 ? known : ['saigon'];
    return squareAround(few.map(middle), NEAR);
}

/** @param {import('../boards.js').Scene} scene @returns {SVGElement} */
export function drawCover(scene) {
    keepMap();
    return coverOf(
        scene,
        { board: BOARD, slim: SLIM, doors: DOORS, near },
        classes('cover'),
        svg('use', { href: `#${STORE}` }),
        ...position(scene.view ?? ownPosition(), new Set(scene.places)),
    );
}
