// moment.js: what is to be seen at one moment of a game. Every panel draws from one of these, the
// same that the board shows, so that none tells what another does not show yet.

/** @typedef {import('./types.js').GameState} GameState */
/** @typedef {import('./types.js').Frame} Frame */
/** @typedef {import('./types.js').Moment} Moment */

/** Where nothing is known but the position. */
const NOTHING = { strip: [], plates: [], cards: [], force: [], status: [], hand: [] };

/** The present. @param {GameState} state @returns {Moment} */
export const momentOfState = (state) => ({
    ...NOTHING,
    cards: state.cards ?? [],
    status: state.status,
    hand: state.hand,
    ...state.moment,
    number: state.version,
    turn: state.turn,
    actor: state.actor,
    view: state.view,
});

/**
 * The moment after an action. What a frame does not say is as it was before, never as it will be.
 * @param {Frame} frame @param {Moment | null} [before] @returns {Moment}
 */
export const momentOfFrame = (frame, before = null) => ({
    ...NOTHING,
    ...before,
    ...frame.moment,
    number: frame.number,
    turn: frame.turn,
    actor: frame.actor,
    view: frame.view ?? before?.view,
});
