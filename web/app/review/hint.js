// hint.js: asks the engine in this page what it would do. It searches from the position as the
// person knows it, never from what is hidden; the shares of won games stand beside the choices.
import { createCopy } from '../../engine/trial.js';
import { lab } from './lab.js';
import { language, t } from '../i18n.js';
import { problemText, toast } from '../frame.js';

/** @typedef {import('../game.js').GamePage} GamePage */

const TRIALS = 4000; // games the search plays to their end at most
const MOST = 8000; // ms it may take

/** Not against a person at another screen. @param {GamePage} page */
export function mayHint(page) {
    const desk = page.trial?.game ?? page.desk;
    return desk.table.seats.every(
        ({ word, controller }) => desk.held.includes(word) || controller !== 'human',
    );
}

/** @param {GamePage} page */
export async function askHint(page) {
    const { desk, state } = page;
    const seat = desk.seat;
    try {
        const { position } = await desk.look('position', { for: 'hint' });
        const engine = lab();
        const handle = await createCopy(engine, language(), desk.table, position);
        page.hints = new Map();
        page.ask?.tellHint(t('web.hint.thinking'));
        const search = engine.run('hint', [handle, seat, TRIALS, language()], (part) =>
            show(page, state.version, part),
        );
        const timer = setTimeout(search.stop, MOST);
        page.endings.push(search.stop);
        show(page, state.version, await search.result);
        clearTimeout(timer);
        if (page.state.version === state.version) tellBest(page);
        await engine.call('free', handle);
    } catch (error) {
        toast(problemText(error));
    }
}

/**
 * @param {GamePage} page @param {number} version
 * @param {{choices?: {action: string, visits: number, value: number}[]}} part
 */
function show(page, version, { choices }) {
    if (page.closed || page.state.version !== version || !page.hints || !choices) return;
    const most = Math.max(...choices.map(({ visits }) => visits));
    page.hints = new Map(
        choices.map(({ action, visits, value }) => [
            action,
            { visits, value, best: visits === most },
        ]),
    );
    page.update();
}

/** In words, and so that it is seen. @param {GamePage} page */
function tellBest(page) {
    const best = page.choices().find(({ action }) => page.hints?.get(action)?.best);
    if (best) page.ask?.tellHint(t('web.hint.done', { s0: best.label }), best.action);
}
