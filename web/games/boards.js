// boards.js: what the page knows of games: which have a module of their own (docs/web.md tells what
// such a module gives). Only that of the game at hand is loaded. A game without one can still be
// played by its list of choices.
import { loadStyle } from '../app/load.js';

/**
 * @typedef {object} Board a drawn board in a page
 * @property {(view: any, how: {viewer: string}) => void} show a position, at once
 * @property {(frame: any) => Promise<void>} animate plays the way to a position
 * @property {(light: {things: Set<string>, chosen: string | null, ids?: string[], numbers?:
 *     Map<string, number>, hot?: string | null, choices?: any[], group?: any, ahead?: any}) => void} light ids:
 *     all that are chosen of a pile; numbers: those of the choices, by place; hot: what is pointed
 *     at; choices: all that can be chosen; group: how many of each kind go, of a place
 * @property {(name: string, listener: (what: any) => void) => () => void} on `thing` was pointed at
 *     (Thing); `drop`: `words` were dragged to `place`; `letgo`: the empty map was clicked;
 *     `choice`: one of those it was told of was made; `amount`: so many of a kind go
 * @property {(view: any) => void} [compare] marks what is otherwise than in that position; null: no
 *     more. Event `since`: whether somebody wants it
 * @property {() => void} [fit] shows the whole map
 * @property {(marks: Mark[]) => void} [mark] arrows for what was played and what was better
 * @property {() => void} skip ends what is being played
 * @property {(frames: any[]) => void} [pass] what goes by unseen on the way to what is shown next
 * @property {(word: string) => void} focusPlace brings the keyboard to a place
 * @property {(words: string[], missed: string[]) => void} [spotlight] only these places stay in
 *     the light, none: all of the map; those missed bear a cross
 * @property {(weighed: import('../board/reasoning.js').Weighed | null) => void} [reason] what a
 *     computer player looked at, what the line that decided turned away, what was left; null: no more
 * @property {() => DOMRect[]} [spots] what a card of the page is not to hide: the places in the
 *     light first
 * @property {() => void} destroy
 * @property {(preview: {place: string, odds?: any, lines?: string[], title?: string} | null) =>
 *     void} [preview] what may come of an attack, beside its place
 * @property {() => boolean} [holdsCombat] a combat that is over is on show, to be read
 * @property {() => void} [read] it was
 * @property {() => void} [leap] the position shown next does not follow from this one
 * @property {() => void} [clearTraces] takes away what the other side's moves left
 * @property {(words: string[]) => void} [point] marks what a line of the log is about
 * @property {(places: string[]) => void} [focusOn] goes to what is asked where the map is small
 * @property {(inset: {top?: number, right?: number, bottom?: number, left?: number}) => void}
 *     [setInset] what lies over the board's element, in pixels
 *
 * @typedef {object} BoardModule
 * @property {(root: HTMLElement, how: any) => Board} createBoard
 * @property {(view: any, table: any, t: any, closed?: import('../app/types.js').Closed[]) =>
 *     HTMLElement | null} [drawAside] what stands above the hand: the game's cards in play
 * @property {(view: any, table: any, t: any) => HTMLElement} [drawTables] for a sheet
 * @property {(t: any) => HTMLElement} [drawLegend]
 *
 * @typedef {{word: string, place: string | null, kind: string, ids?: string[], pile?: string[],
 *     of?: string, shiftKey?: boolean, step?: boolean}} Thing what was pointed at: ids are the pieces
 *     meant, of: the kind of them, where they have no names
 *
 * @typedef {object} Mark an arrow between two places, or around one
 * @property {'played' | 'better'} kind
 * @property {string} from @property {string} to
 * @property {string} [unit] the piece that goes
 * @property {string} label
 *
 * @typedef {object} GameModule
 * @property {string[]} styles addresses of its style sheets
 * @property {{name: string, about: string, values: Record<string, string>}[]} presets
 * @property {((scene: Scene) => Promise<SVGElement>) | null} drawCover a picture for the lobby
 * @property {Card | null} card what the lobby says of it; null: its title
 * @property {(() => Promise<BoardModule>) | null} loadBoard
 * @property {(view: any) => string | null} chosen the thing that is being moved or used
 * @property {(view: any) => string[]} [underWay] the places of what is being done, in which it was
 *     done already
 * @property {(view: any, word: string) => string | null} placeOf where a thing lies
 * @property {(frame: any) => 'dice' | null} sound what an action sounds like
 * @property {(word: string) => SVGElement | null} drawSign the emblem of a seat, the sign of what
 *     is counted; null: it has none
 * @property {(view: any, actions: string[]) => {from: string, to: string, unit?: string} | null}
 *     [arrowOf] where something goes by these actions, words of a save; null: nowhere
 * @property {(word: string) => string} cardCode what stands on a card's corner
 *
 * @typedef {object} Scene what a picture shows
 * @property {'board' | 'slim' | 'door' | 'thumb'} form of its frame: the game's large picture with
 *     room for words, or without; a broad strip; a small square
 * @property {any} [view] a position; else one of the game's own
 * @property {string[]} [places] what is asked about: lit, and in the middle of a small picture
 * @property {number} [number] of a strip: which part of the map
 *
 * @typedef {object} Card words for the lobby, as ids of messages
 * @property {string} when it plays
 * @property {string} aim of the game, in a sentence
 * @property {string} players how many
 * @property {string} time it takes
 * @property {string} turn where a game stands, with n0 and n1
 * @property {'nw' | 'se'} room the corner of the large picture that is free for words
 * @property {Record<string, string>} seats short names, where the engine's are long; those that
 *     stand here are offered first, in this order
 * @property {Record<string, string>} start by seat: what the button says that begins a game
 * @property {Record<string, string>} [pace] by computer player: how long several of it are waited for
 */

/** @type {Record<string, () => Promise<GameModule>>} */
const MODULES = {
    saigon75: () => import('./saigon75/game.js'),
    fitl: () => import('./fitl/game.js'),
};

/** @type {GameModule} */
export const NO_MODULE = {
    styles: [],
    presets: [],
    drawCover: null,
    card: null,
    loadBoard: null,
    chosen: () => null,
    placeOf: () => null,
    sound: () => null,
    drawSign: () => null,
    cardCode: () => '',
};

/** @param {string} word of a game */
export const hasBoard = (word) => word in MODULES;

/** @type {Map<string, Promise<GameModule>>} */
const loaded = new Map();

/** @param {string} word */
async function load(word) {
    const module = await MODULES[word]();
    await Promise.all(module.styles.map((address) => loadStyle(address)));
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
