// resign.js: giving a game up, after a question: it cannot be taken back.
import { askSure } from '../talk/dialogs.js';
import { problemText, toast } from '../frame.js';
import { t } from '../i18n.js';

/** @typedef {import('../game.js').GamePage} GamePage */

/** Who gives up: at a shared screen whoever is to choose. @param {GamePage} page */
const loserOf = ({ desk, state }) => (desk.held.includes(state.actor) ? state.actor : desk.seat);

/** @param {GamePage} page */
export const mayResign = (page) =>
    !page.trial &&
    !page.state.over &&
    page.desk.held.length > 0 &&
    page.desk.transport.resign !== undefined;

/** Whether the others go on without him (docs/saves.md). @param {GamePage} page @param {string} loser */
const goesOn = ({ desk }, loser) =>
    desk.table.seats.length > 2 &&
    desk.table.seats.some(({ word, controller }) => word !== loser && controller === 'human');

/** @param {GamePage} page */
export async function resign(page) {
    const { desk } = page;
    const loser = loserOf(page);
    const on = goesOn(page, loser);
    const about = t(on ? 'web.resign.hands_over' : 'web.resign.ends', { s0: desk.seatName(loser) });
    if (!(await askSure(t('web.resign.title'), about, t('web.resign.yes')))) return;
    try {
        const answer = await desk.transport.resign?.(desk.id, loser, {});
        if (!answer?.good) toast(answer?.sentence || t('web.problem.stale'));
        // The seat is not mine any more: the page is another one.
        else if (on) dispatchEvent(new HashChangeEvent('hashchange'));
        else await page.follower.follow(loser === desk.seat ? answer.state : undefined);
    } catch (error) {
        toast(problemText(error));
    }
}
