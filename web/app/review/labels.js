// labels.js: how actions and chances are called, in the room and wherever else they are named.
import { t } from '../i18n.js';

/** @typedef {import('../game.js').GamePage} GamePage */

/** Hundredths, with a sign. @param {number} change in chances */
export const points = (change) => {
    const whole = Math.round(100 * change);
    return `${whole > 0 ? '+' : whole < 0 ? '−' : ''}${Math.abs(whole)}`;
};

/** What the next action is called. @param {GamePage} page @param {number} number */
export function labelOf(page, number) {
    const move = page.chances.move(number);
    return move
        ? wholeLabel(page, move)
        : (noteOf(page, number) ?? t('web.room.action', { n0: number }));
}

/** A unit is named with where it goes. @param {GamePage} page @param {{label: string, to?: string}} move */
export const wholeLabel = ({ desk }, { label, to }) =>
    to ? t('web.room.goes', { s0: label, s1: desk.placeName(to) }) : label;

/** What only begins something is told with what completes it. @param {GamePage} page @param {number} number */
function noteOf({ desk: { story } }, number) {
    const [now, next] = [story[number], story[number + 1]];
    return now?.notes[0] ?? (next?.actor === now?.actor ? next?.notes[0] : undefined);
}
