/*
 * Types only: the position as docs/replay-json.md tells it, and what the board's modules pass to
 * one another. No code.
 */

/** @typedef {'nv'|'sv'} Side */

/**
 * @typedef {object} Unit
 * @property {string} id
 * @property {Side} side
 * @property {string} kind
 * @property {string} place
 * @property {'full'|'reduced'|'single'|'lost'} step
 * @property {boolean} activated
 * @property {boolean} moved
 * @property {boolean} fought
 * @property {boolean} barred
 * @property {boolean} frozen
 * @property {boolean} absent
 */

/** @typedef {{x: number, r: number, blank: number}} Faces */

/**
 * @typedef {object} CombatSide
 * @property {string[]} engaged
 * @property {string[]} sharing
 * @property {string[]} answered
 * @property {number} dice
 * @property {Faces} faces
 * @property {{x: number, r: number}} outstanding
 */

/**
 * @typedef {object} Combat
 * @property {string} province
 * @property {Side} attacker
 * @property {boolean} compulsory
 * @property {string[]} attackers
 * @property {string[]} defenders
 * @property {string[]} arrivals
 * @property {Record<string, number>} bonus
 * @property {boolean} card_used
 * @property {CombatSide} nv
 * @property {CombatSide} sv
 */

/**
 * @typedef {{number: number, state: 'lies'|'hidden'|'owned'|'gone', place: string|null, owner:
 *     Side|null}} Token
 */
/** @typedef {{count: number, cards: string[]|null}} Pile */

/**
 * @typedef {object} SoloCard
 * @property {number} number
 * @property {string[]} colours
 * @property {string} move
 * @property {string[]} provinces
 * @property {string} token_use
 * @property {string} attack
 */

/**
 * @typedef {object} View
 * @property {number} turn
 * @property {string} season
 * @property {Side|null} phase
 * @property {string|null} step
 * @property {string[]} steps
 * @property {string} actor
 * @property {Side|null} winner
 * @property {Unit[]} units
 * @property {Record<string, Side>} control
 * @property {string[]} militia
 * @property {number} infiltration
 * @property {{box: number, committed: number, lost: number, unbought: number}} air
 * @property {{die: number, extra_die: number, number: number, spent: number, left: number, free_vc:
 *     number,
 *   plus_spent: number, token_plus: number, plus_left: Record<Side, number>}} availability
 * @property {{card: string, played_by: Side, uses_left: number, province: string|null,
 *   combat_limit: number|null}|null} card
 * @property {boolean} crisis
 * @property {boolean} stand
 * @property {{unit: string, points: number}|null} moving
 * @property {{die: number, points_left: number}} desertion
 * @property {{province: string, attackers: string[], resolved: boolean, in_course: boolean}[]}
 *     combats
 * @property {Combat|null} combat
 * @property {Token[]} tokens
 * @property {string[]} token_sites
 * @property {{hands: Record<Side, Pile>, pile: Pile, aside: Pile, discard: string[]}} cards
 * @property {{card: SoloCard|null, left: number[], pile: {count: number, face_down: number}}|null}
 *     solo
 */

/** @typedef {{modifier: number, maximum: number, reconstructed: string[]}} Activation */
/** @typedef {{points: number[], reconstructed: boolean}} Desertion */
/** @typedef {{activation: Record<Side, Activation[]>, desertion: Desertion[]}} Tables */
/** @typedef {{word: string, name: string, text: string, favours?: Side|'none'}} Card */
/** @typedef {{word: string, name: string, neighbours: string[], facts: any}} Place */

/**
 * What never changes in a game: of desk_table's answer what the board needs.
 * @typedef {object} Table
 * @property {Place[]} places
 * @property {Card[]} cards
 * @property {Tables} tables
 * @property {boolean=} reconstructed
 */

/** @typedef {(id: string, values?: Record<string, string|number>) => string} Translate */

/**
 * Units of a place that look alike: one piece on the board.
 * @typedef {object} Group
 * @property {string} key
 * @property {string} place
 * @property {Side} side
 * @property {string} kind
 * @property {Unit['step']} step
 * @property {string[]} flags
 * @property {string[]} ids
 */

/**
 * @typedef {{number: number, actor: string|null, action: string|null, view?: View, notes?:
 *     string[]}} Frame
 */
/**
 * @typedef {{things: Set<string>, chosen: string|null, ids: Set<string>, numbers: Map<string,
 *     number>, hot: string|null}} Light ids: all that are chosen of a pile; hot: what is pointed at
 */
/**
 * @typedef {{place: string, title?: string, lines?: string[], odds?: {good: number, bad: number,
 *     text: string, sides?: {seat: string, dice: number, takers?: string[]}[]}}} Preview of an attack
 */
/**
 * @typedef {{word: string, place: string|null, kind: 'unit'|'place'|'marker', ids: string[], pile:
 *     string[], shiftKey: boolean, step?: boolean}} Thing ids: the units that are meant; pile: all that
 *     stand there; step: only their number changes
 */

/**
 * How fast things move: 1 as usual, 0 or false not at all.
 * @typedef {boolean|number|(() => boolean|number)} Speed
 */

export {};
