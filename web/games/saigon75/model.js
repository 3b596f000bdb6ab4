/*
 * What the board reads out of a position, without drawing: groups of units, what changed between
 * two positions, which place comes next in a direction. Pure functions.
 */
import { middle } from './cells.js';
import { PROVINCES } from './mapdata.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Group} Group */
/** @typedef {import('./types.js').Unit} Unit */

export const KINDS = [
    'nv_division',
    'vc',
    'sv_division',
    'mechanised',
    'ranger',
    'marine',
    'paratrooper',
    'river_patrol',
];
const FLAGS = /** @type {const} */ (['activated', 'moved', 'fought', 'barred', 'frozen', 'absent']);
const STEPS = ['full', 'reduced', 'single'];

/** The season of each turn, from turn 1. */
export const SEASONS = [
    'summer_73',
    'autumn_73',
    'winter_73_74',
    'spring_74',
    'summer_74',
    'autumn_74',
    'winter_74_75',
    'spring_75',
];

/** @param {Unit} unit */
const flagsOf = (unit) => FLAGS.filter((flag) => unit[flag]);

/** @param {Unit} unit */
const keyOf = (unit) => [unit.place, unit.kind, unit.step, ...flagsOf(unit)].join('-');

/** @param {Group} group */
const rank = (group) =>
    KINDS.indexOf(group.kind) * 1000 + STEPS.indexOf(group.step) * 100 + group.flags.length;

/**
 * Every unit in play, in exactly one group; lost ones in none.
 * @param {View} view
 * @returns {Group[]} by place, North before South, divisions first
 */
export function groupsOf(view) {
    /** @type {Map<string, Group>} */
    const groups = new Map();
    for (const unit of view.units) {
        if (unit.place === 'out') continue;
        const key = keyOf(unit);
        const group = groups.get(key) ?? {
            key,
            place: unit.place,
            side: unit.side,
            kind: unit.kind,
            step: unit.step,
            flags: flagsOf(unit),
            ids: [],
        };
        group.ids.push(unit.id);
        groups.set(key, group);
    }
    return [...groups.values()].sort((a, b) => rank(a) - rank(b) || a.key.localeCompare(b.key));
}

/**
 * Every place asks, for each side, whenever something is lit: they are counted once a position.
 * @type {WeakMap<View, Map<string, Group[]>>}
 */
const counted = new WeakMap();

/** @param {View} view @param {string} place @returns {Group[]} */
export function groupsIn(view, place) {
    let places = counted.get(view);
    if (!places) {
        places = new Map();
        for (const group of groupsOf(view))
            places.set(group.place, [...(places.get(group.place) ?? []), group]);
        counted.set(view, places);
    }
    return places.get(place) ?? [];
}

/** How many provinces a side controls. @param {View} view @param {'nv'|'sv'} side */
export const controlled = (view, side) =>
    Object.values(view.control).filter((holder) => holder === side).length;

/* ---- Differences ----------------------------------------------------------------------------- */

/**
 * @param {View} before @param {View} after
 * @returns {{moved: {unit: Unit, from: string, to: string}[], lost: Unit[], reduced: Unit[],
 *     control: string[]}}
 */
export function changes(before, after) {
    const old = new Map(before.units.map((unit) => [unit.id, unit]));
    /** @type {ReturnType<typeof changes>} */
    const result = { moved: [], lost: [], reduced: [], control: [] };
    for (const unit of after.units) {
        const was = old.get(unit.id);
        if (!was || was.place === 'out') continue;
        if (unit.place === 'out') result.lost.push(was);
        else if (unit.place !== was.place)
            result.moved.push({ unit, from: was.place, to: unit.place });
        if (unit.step !== was.step && unit.place !== 'out') result.reduced.push(unit);
    }
    result.control = Object.keys(after.control).filter(
        (place) => after.control[place] !== before.control[place],
    );
    return result;
}

/* ---- Neighbours ------------------------------------------------------------------------------ */

/**
 * Places that touch. The Reserve touches every border province.
 * @param {import('./types.js').Table} table
 * @returns {Map<string, Set<string>>}
 */
export function neighbours(table) {
    /** @type {Map<string, Set<string>>} */
    const map = new Map(
        [...Object.keys(PROVINCES), 'reserve', 'box'].map((place) => [place, new Set()]),
    );
    /** @param {string} a @param {string} b */
    const join = (a, b) => {
        map.get(a)?.add(b);
        map.get(b)?.add(a);
    };
    for (const place of table.places) for (const other of place.neighbours) join(place.word, other);
    // South's boxes lie off the south-east coast; these look out on them.
    for (const place of ['khanh_hoa', 'binh_thuan', 'xuan_loc', 'saigon', 'can_tho', 'ca_mau'])
        join(place, 'box');
    return map;
}

const DIRECTIONS = /** @type {Record<string, [number, number]>} */ ({
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
});

/** Where the keyboard thinks the docks lie: on the trail, and off the south-east coast. */
const ASIDE = /** @type {Record<string, [number, number]>} */ ({
    reserve: [421, 620],
    box: [800, 1176],
});
const spotOf = (/** @type {string} */ place) => ASIDE[place] ?? middle(place);

/**
 * The neighbour that lies most nearly in the direction of an arrow key, or null.
 * @param {Map<string, Set<string>>} near @param {string} place @param {string} key
 */
export function inDirection(near, place, key) {
    const way = DIRECTIONS[key];
    if (!way) return null;
    const [x, y] = spotOf(place);
    let best = null,
        least = Infinity;
    for (const other of near.get(place) ?? []) {
        const [ox, oy] = spotOf(other);
        const distance = Math.hypot(ox - x, oy - y) || 1;
        const along = ((ox - x) * way[0] + (oy - y) * way[1]) / distance;
        // A little off the direction counts as much as a longer way.
        const cost = distance * (1 + 3 * (1 - along));
        if (along > 0.3 && cost < least) [best, least] = [other, cost];
    }
    return best;
}

/* ---- Provinces under other words ------------------------------------------------------------- */

/**
 * A board of one's own may call a province by a word that is not on the drawing. It stands in the
 * place of one that the board does not name, in the order of both.
 * @param {import('./types.js').Table} table
 * @returns {Map<string, string>} the board's word to the drawing's; empty where they agree
 */
export function standIns(table) {
    const words = table.places
        .filter(({ facts }) => facts.kind === 'province')
        .map(({ word }) => word);
    const strangers = words.filter((word) => !(word in PROVINCES));
    const free = Object.keys(PROVINCES).filter((word) => !words.includes(word));
    return new Map(strangers.map((word, n) => [word, free[n]]));
}

/**
 * The same data with every word that is in the map replaced, in keys too.
 * @template T
 * @param {T} data @param {Map<string, string>} words
 * @returns {T}
 */
export function renamed(data, words) {
    if (!words.size) return data;
    /** @param {any} value @returns {any} */
    const walk = (value) => {
        if (typeof value === 'string') return words.get(value) ?? value;
        if (Array.isArray(value)) return value.map(walk);
        if (value && typeof value === 'object')
            return Object.fromEntries(
                Object.entries(value).map(([key, each]) => [words.get(key) ?? key, walk(each)]),
            );
        return value;
    };
    return walk(data);
}
