// trial.js: the what-if board. The page plays on a copy of the position as its viewer knows it,
// until the trial is dropped, or those of its moves that the dice and the enemy had no part in are
// played in the game itself.
import { createTrial } from '../../engine/trial.js';
import { Desk } from '../desk.js';
import { lab } from './lab.js';
import { language, t } from '../i18n.js';
import { problemText, toast } from '../frame.js';

/** @typedef {import('../game.js').GamePage} GamePage */

/**
 * @typedef {object} Trial
 * @property {Desk} game the real one
 * @property {import('../types.js').GameState} state of it
 * @property {number} shown
 * @property {any} view
 * @property {{version: number, action: string}[]} line what was chosen in the trial
 */

/** @param {GamePage} page */
export async function startTrial(page) {
    const { desk, state, follower } = page;
    try {
        const { position } = await desk.look('position', { for: 'trial' });
        if (!position) return toast(t('web.trial.watcher'));
        const transport = await createTrial(lab(), language, desk.table, position);
        const copy = new Desk(transport, desk.id);
        await copy.open();
        copy.seat = desk.seat || copy.seat;
        follower.end();
        page.trial = { game: desk, state, shown: follower.shown, view: follower.view, line: [] };
        await change(page, copy);
    } catch (error) {
        toast(problemText(error));
    }
}

/** Back to the game as it is. @param {GamePage} page */
export async function endTrial(page) {
    const { trial } = page;
    if (!trial) return;
    page.trial = null;
    await page.desk.transport.forget(page.desk.id);
    await change(page, trial.game);
    await page.follower.follow();
}

/** @param {GamePage} page @param {Desk} desk */
async function change(page, desk) {
    page.desk = desk;
    page.looking = page.narrowed = page.note = page.hints = page.pending = null;
    page.main?.toggleAttribute('data-trial', page.trial !== null);
    page.log?.reset();
    await page.follower.begin();
    page.showPosition();
    page.update();
}

/**
 * The choices of the trial that can be played in the game: those before anybody else acted.
 * @param {GamePage} page
 */
export function sendable(page) {
    const { trial, desk } = page;
    if (!trial) return [];
    const { seat } = trial.game;
    const other =
        desk.story.find(({ actor, number }) => number > 0 && actor !== seat)?.number ?? Infinity;
    const top = page.state.version;
    return trial.line
        .filter(({ version }) => version + 1 < other && version < top)
        .map(({ action }) => action);
}

/** @param {GamePage} page */
export async function sendTrial(page) {
    const actions = sendable(page);
    await endTrial(page);
    for (const action of actions) {
        await page.act(() => page.desk.play(page.state.version, action));
        if (page.note) return;
    }
}
