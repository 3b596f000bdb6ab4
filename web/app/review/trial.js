// trial.js: the what-if board. The page plays on a copy of a position as its viewer knows it, or knew
// it then, until the trial is dropped, or those of its moves that the dice and the enemy had no part
// in are played in the game itself.
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
 * @property {number | null} from the action it was begun after; null: the present
 * @property {{version: number, action: string}[]} line what was chosen in the trial
 */

/**
 * @typedef {object} Variation a trial that was left
 * @property {number | null} from @property {Desk} desk @property {Trial['line']} line
 * @property {string} title
 * @property {number} count of its actions
 */

const MOST = 12; // variations that are kept: each is a game in the engine

/** What a variation begins with, in words. @param {Desk} desk */
const titleOf = ({ story }) =>
    story.find(({ number, notes }) => number > 0 && notes.length > 0)?.notes[0] ?? '';

/** @param {GamePage} page @param {number | null} [from] the position after that action */
export async function startTrial(page, from = null) {
    const { desk } = page;
    try {
        const at = from === null ? {} : { at: from };
        const { position } = await desk.look('position', { for: 'trial', ...at });
        if (!position) return toast(t('web.trial.watcher'));
        const transport = await createTrial(lab(), language, desk.table, position);
        const copy = new Desk(transport, desk.id);
        await copy.open();
        copy.seat = desk.seat || copy.seat;
        await enter(page, copy, from, []);
    } catch (error) {
        toast(problemText(error));
    }
}

/** @param {GamePage} page @param {Variation} variation */
export async function reopenTrial(page, variation) {
    page.variations = page.variations.filter((one) => one !== variation);
    await enter(page, variation.desk, variation.from, variation.line);
}

/** @param {GamePage} page @param {Desk} copy @param {number | null} from @param {Trial['line']} line */
async function enter(page, copy, from, line) {
    const { desk, state, follower } = page;
    follower.end();
    page.trial = { game: desk, state, shown: follower.shown, view: follower.view, from, line };
    await change(page, copy);
}

/** Back to where it was begun. What was tried is kept. @param {GamePage} page */
export async function endTrial(page) {
    const { trial, desk, state } = page;
    if (!trial) return;
    page.trial = null;
    if (state.version > 0) keep(page, { desk, state, trial });
    else await desk.transport.forget(desk.id);
    await change(page, trial.game);
    if (trial.from !== null) await page.lookAt(trial.from);
    await page.follower.follow();
}

/** @param {GamePage} page @param {{desk: Desk, state: import('../types.js').GameState, trial: Trial}} left */
function keep(page, { desk, state, trial: { from, line } }) {
    const found = { from, desk, line, title: titleOf(desk), count: state.version };
    page.variations = [found, ...page.variations];
    for (const { desk: old } of page.variations.splice(MOST)) void old.transport.forget(old.id);
}

/** Nothing of them outlives the page. @param {GamePage} page */
export function forgetVariations(page) {
    for (const { desk } of page.variations.splice(0)) void desk.transport.forget(desk.id);
}

/** @param {GamePage} page @param {Desk} desk */
async function change(page, desk) {
    page.desk = desk;
    page.groups.forget();
    page.looking = page.narrowed = page.note = page.hints = page.pending = null;
    page.main?.toggleAttribute('data-trial', page.trial !== null);
    page.board?.mark?.([]);
    page.log?.reset();
    await page.follower.begin();
    page.showPosition();
    page.update();
}

/**
 * The choices of the trial that can be played in the game: those before anybody else acted, if it
 * was begun in the present.
 * @param {GamePage} page
 */
export function sendable(page) {
    const { trial, desk } = page;
    if (!trial || trial.from !== null) return [];
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
