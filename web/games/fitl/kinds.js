/*
 * Kinds of pieces: whose they are, what they look like. The words are those of the game's view.
 */

export const FACTIONS = ['us', 'arvn', 'nva', 'vc'];

/** @typedef {'cube' | 'police' | 'hexagon' | 'disc' | 'base' | 'tunnel'} Form */
/** @typedef {{owner: string, form: Form, hidden: boolean}} Kind */

/** @param {string} owner @param {Form} form @param {boolean} [hidden] @returns {Kind} */
const kind = (owner, form, hidden = false) => ({ owner, form, hidden });

/** In the order in which they are told. @type {Map<string, Kind>} */
export const KINDS = new Map([
    ['us-troop', kind('us', 'cube')],
    ['irregular', kind('us', 'hexagon', true)],
    ['irregular-active', kind('us', 'hexagon')],
    ['us-base', kind('us', 'base')],
    ['arvn-troop', kind('arvn', 'cube')],
    ['police', kind('arvn', 'police')],
    ['ranger', kind('arvn', 'hexagon', true)],
    ['ranger-active', kind('arvn', 'hexagon')],
    ['arvn-base', kind('arvn', 'base')],
    ['nva-troop', kind('nva', 'cube')],
    ['nva-guerrilla', kind('nva', 'disc', true)],
    ['nva-guerrilla-active', kind('nva', 'disc')],
    ['nva-base', kind('nva', 'base')],
    ['nva-tunnel', kind('nva', 'tunnel')],
    ['vc-guerrilla', kind('vc', 'disc', true)],
    ['vc-guerrilla-active', kind('vc', 'disc')],
    ['vc-base', kind('vc', 'base')],
    ['vc-tunnel', kind('vc', 'tunnel')],
]);

/** What lies in a box is neither underground nor active. @type {Record<string, string>} */
const BOXED = {
    'us-troops': 'us-troop',
    irregulars: 'irregular-active',
    'us-bases': 'us-base',
    'arvn-troops': 'arvn-troop',
    police: 'police',
    rangers: 'ranger-active',
    'arvn-bases': 'arvn-base',
    'nva-troops': 'nva-troop',
    'nva-guerrillas': 'nva-guerrilla-active',
    'nva-bases': 'nva-base',
    'vc-guerrillas': 'vc-guerrilla-active',
    'vc-bases': 'vc-base',
};

/** Names of what lies in a box that differ from those on the map. @type {Record<string, string>} */
const LOOSE = {
    'irregular-active': 'irregular',
    'ranger-active': 'ranger',
    'nva-guerrilla-active': 'nva-guerrillas',
    'vc-guerrilla-active': 'vc-guerrillas',
};

/** @typedef {{word: string, count: number, name: string, kind: Kind}} Group alike pieces in a place */

/**
 * What lies in a space or box, in order.
 * @param {any} view @param {string} place @returns {Group[]}
 */
export function groupsAt(view, place) {
    const box = view.boxes?.[place];
    /** @type {Record<string, number>} */
    const pieces = box
        ? Object.fromEntries(Object.entries(box).map(([type, n]) => [BOXED[type], n]))
        : (view.spaces?.[place]?.pieces ?? {});
    return [...KINDS].flatMap(([word, one]) =>
        pieces[word]
            ? [{ word, count: pieces[word], name: (box && LOOSE[word]) || word, kind: one }]
            : [],
    );
}

/** @param {Group[]} groups @param {string} faction */
export const ownedBy = (groups, faction) =>
    groups.filter(({ kind: { owner } }) => owner === faction);

/** @param {Group[]} groups */
export const total = (groups) => groups.reduce((sum, { count }) => sum + count, 0);
