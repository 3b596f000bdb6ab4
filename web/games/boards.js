// boards.js: what the page knows of games: which have a module of their own (docs/web.md tells what
// such a module gives). Only that of the game at hand is loaded. A game without one can still be
// played by its list of choices.

/**
 * @typedef {object} Board a drawn board in a page
 * @property {(view: any, how: {viewer: string}) => void} show a position, at once
 * @property {(frame: any) => Promise<void>} animate plays the way to a position
 * @property {(light: {things: Set<string>, chosen: string | null, numbers?: Map<string, number>}) =>
 *     void} light numbers: those of the choices, by place
 * @property {(name: string, listener: (what: any) => void) => () => void} on `thing` was pointed at
 *     (Thing); `drop`: `words` were dragged to `place`; `letgo`: the empty map was clicked
 * @property {() => void} [fit] shows the whole map
 * @property {() => void} skip ends what is being played
 * @property {(word: string) => void} focusPlace brings the keyboard to a place
 * @property {(words: string[], missed: string[]) => void} [spotlight] only these places stay in
 *     the light, none: all of the map; those missed bear a cross
 * @property {() => DOMRect[]} [spots] what a card of the page is not to hide: the places in the
 *     light first
 * @property {() => void} destroy
 *
 * @typedef {{word: string, place: string | null, kind: string}} Thing what was pointed at
 *
 * @typedef {object} GameModule
 * @property {string[]} styles addresses of its style sheets
 * @property {{name: string, about: string, values: Record<string, string>}[]} presets
 * @property {(() => Promise<SVGElement>) | null} drawCover a picture for the lobby
 * @property {(() => Promise<{createBoard: (root: HTMLElement, how: any) => Board}>) | null} loadBoard
 * @property {(view: any) => string | null} chosen the thing that is being moved or used
 * @property {(view: any, word: string) => string | null} placeOf where a thing lies
 * @property {(frame: any) => 'dice' | null} sound what an action sounds like
 * @property {(word: string) => SVGElement | null} drawSign the emblem of a seat, the sign of what
 *     is counted; null: it has none
 * @property {(word: string) => string} cardCode what stands on a card's corner
 */

/** @type {Record<string, () => Promise<GameModule>>} */
const MODULES = {
    saigon75: () => import('./saigon75/game.js'),
};

/** @type {GameModule} */
export const NO_MODULE = {
    styles: [],
    presets: [],
    drawCover: null,
    loadBoard: null,
    chosen: () => null,
    placeOf: () => null,
    sound: () => null,
    drawSign: () => null,
    cardCode: () => '',
};

/** @param {string} word of a game */
export const hasBoard = (word) => word in MODULES;

/** @param {string} address @returns {Promise<void>} when it is there, or cannot be had */
function loadStyle(address) {
    return new Promise((done) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = address;
        link.addEventListener('load', () => done());
        link.addEventListener('error', () => done());
        document.head.append(link);
    });
}

/** @type {Map<string, Promise<GameModule>>} */
const loaded = new Map();

/** @param {string} word */
async function load(word) {
    const module = await MODULES[word]();
    await Promise.all(module.styles.map(loadStyle));
    return module;
}

/** The module of a game, with its style sheets in the page. @param {string} word */
export function loadGame(word) {
    if (!hasBoard(word)) return Promise.resolve(NO_MODULE);
    const module = loaded.get(word) ?? load(word);
    loaded.set(word, module);
    module.catch(() => loaded.delete(word)); // the network may be back the next time
    return module;
}
