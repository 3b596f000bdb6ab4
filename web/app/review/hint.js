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

/**
 * What is asked while an answer of one's own is still on its way is about the question that comes
 * with it: whatever was looked at before is looked at again.
 * @param {GamePage} page
 */
export async function askHint(page) {
    const { desk } = page;
    try {
        for (;;) {
            const { version } = page.state;
            await searchOnce(page, version);
            if (page.desk !== desk || !page.hints) return; // something else was begun meanwhile
            if (page.state.version === version) return tellBest(page);
            if (!page.canChoose()) break;
        }
        page.hints = null;
        page.update();
    } catch (error) {
        toast(problemText(error));
    }
}

/** @param {GamePage} page @param {number} version */
async function searchOnce(page, version) {
    const { desk } = page;
    const { position } = await desk.look('position', { for: 'hint' });
    const engine = lab();
    const handle = await createCopy(engine, language(), desk.table, position);
    page.hints = new Map();
    page.ask?.tellHint(t('web.hint.thinking'));
    const search = engine.run('hint', [handle, desk.seat, TRIALS, language()], (part) =>
        show(page, version, part),
    );
    const timer = setTimeout(search.stop, MOST);
    page.endings.push(search.stop);
    show(page, version, await search.result);
    clearTimeout(timer);
    await engine.call('free', handle);
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
