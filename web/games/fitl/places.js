/*
 * Where the 47 spaces are in the drawing: their shape, their points for the camera, the middle that
 * arrows and keys go by. Cities are discs, lines of communication are strips along their road.
 */
import { ARCS, CITIES, LAND, NAMES, RINGS, ROADS, SPOTS } from './mapdata.js';
import { outline, path } from './map.js';

export const VIEW = [24, 18, 1548, 1642];
export const PROVINCES = Object.keys(LAND);
export const TOWNS = CITIES.filter(([, kind]) => kind === 'town');
/** @type {Map<string, {x: number, y: number, r: number}>} */
export const DISCS = new Map(
    CITIES.filter(([, kind]) => kind === 'city').map(([id, , x, y]) => [
        id,
        { x, y, r: id === 'saigon' ? 78 : 60 },
    ]),
);
/** @type {Map<string, {points: string, econ: [number, number]}>} */
export const LINES = new Map(ROADS.map(([id, , , x, y, points]) => [id, { points, econ: [x, y] }]));
export const SPACES = [...DISCS.keys(), ...PROVINCES, ...LINES.keys()];
export const BOXES = ['available', 'casualties', 'out-of-play'];

/** @param {string} text @returns {number[][]} */
const pairs = (text) => text.split(' ').map((pair) => pair.split(',').map(Number));

/** Points around a space. @param {string} space @returns {number[][]} */
export function around(space) {
    const disc = DISCS.get(space);
    if (disc) {
        const { x, y, r } = disc;
        return [
            [x - r, y - r],
            [x + r, y + r],
        ];
    }
    const strip = LINES.get(space);
    if (strip) return pairs(strip.points);
    return RINGS[space].split(' ').flatMap((name) => pairs(ARCS[name.replace('-', '')][2]));
}

/** Outline of a disc. @param {{x: number, y: number, r: number}} disc @param {number} [more] */
const round = ({ x, y, r }, more = 0) => {
    const radius = r + more;
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
};

/** @param {string} space @returns {string} what is drawn around it, or along it */
export function shape(space) {
    const disc = DISCS.get(space);
    if (disc) return round(disc, 4);
    const strip = LINES.get(space);
    return strip ? path(strip.points) : outline(space);
}

/** @param {string} space @returns {[number, number]} where its pieces stand */
export const spot = (space) => SPOTS[space];

/** @param {string} space @returns {[number, number] | null} the middle of its name */
export const nameSpot = (space) => NAMES[space] ?? null;

const KEYS = new Map([
    ['ArrowUp', [0, -1]],
    ['ArrowDown', [0, 1]],
    ['ArrowLeft', [-1, 0]],
    ['ArrowRight', [1, 0]],
]);

/**
 * The neighbour in the direction of an arrow key; null: there is none, or it is no such key.
 * @param {Map<string, string[]>} near @param {string} from @param {string} key
 * @returns {string | null}
 */
export function inDirection(near, from, key) {
    const way = KEYS.get(key);
    if (!way || !SPOTS[from]) return null;
    const [x, y] = spot(from);
    /** @type {{space: string, worth: number}[]} */
    const found = (near.get(from) ?? [])
        .filter((space) => SPOTS[space])
        .map((space) => {
            const [dx, dy] = [spot(space)[0] - x, spot(space)[1] - y];
            const far = Math.hypot(dx, dy) || 1;
            const along = (dx * way[0] + dy * way[1]) / far;
            return { space, worth: along > 0.35 ? along - far / 3000 : -1 };
        })
        .filter(({ worth }) => worth > 0)
        .sort((a, b) => b.worth - a.worth);
    return found[0]?.space ?? null;
}
