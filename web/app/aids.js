// aids.js: what is looked up while playing: what each seat can do; what a game's module draws for a
// sheet: the legend of its signs, its tables.
import { el, fill } from './dom.js';
import { openSheet } from './sheet.js';
import { t } from './i18n.js';
import { withRules } from './talk/rich.js';

/** @param {import('./game.js').GamePage} page */
export async function openLegend(page) {
    const body = (await page.game.loadBoard?.())?.drawLegend?.(t);
    if (body) openSheet({ word: 'legend', title: t('web.menu.legend'), body });
}

/** @param {import('./game.js').GamePage} page */
export async function openTables(page) {
    const module = await page.game.loadBoard?.();
    const body = module?.drawTables?.(page.moment().view, page.desk.table, t);
    if (body) openSheet({ word: 'tables', title: t('web.menu.tables'), body });
}

/**
 * What a seat can do, where and at what cost; the others are a click away.
 * @param {import('./game.js').GamePage} page
 */
export async function openSeatSheet(page) {
    const { desk } = page;
    const first = desk.held.includes(page.state.actor) ? page.state.actor : desk.seat;
    const tabs = el('div', { class: 'sheet-tabs', role: 'tablist' });
    const lines = el('div', { role: 'tabpanel', class: 'seat-sheet', tabindex: 0 });

    /** @param {string} seat */
    async function show(seat) {
        const told = await desk.look('sheet', { of: seat });
        fill(
            tabs,
            desk.table.seats.map((one) => tab(one, one.word === seat)),
        );
        lines.setAttribute('aria-label', told.name);
        fill(
            lines,
            told.lines.map((/** @type {string} */ line) => entry(line, page)),
        );
    }

    /** @param {import('./types.js').SeatInfo} seat @param {boolean} chosen */
    const tab = ({ word, name }, chosen) =>
        el(
            'button',
            {
                type: 'button',
                role: 'tab',
                class: `by-${word}`,
                'data-seat': word,
                'aria-selected': String(chosen),
                onclick: () => void show(word).then(() => focusTab(word)),
            },
            page.game.drawSign(word),
            el('span', {}, name),
        );

    /** @param {string} word */
    const focusTab = (word) =>
        /** @type {HTMLElement | null} */ (tabs.querySelector(`[data-seat="${word}"]`))?.focus();

    await show(first || desk.table.seats[0].word);
    openSheet({ word: 'seat', title: t('web.tool.sheet'), body: [tabs, lines] });
}

/** "Train: …": the word before the colon stands out. @param {string} line @param {import('./game.js').GamePage} page */
function entry(line, page) {
    const [, head, rest] = line.match(/^([^:]{1,40}?)(\s?:\s.*)$/su) ?? [null, '', line];
    return el('p', {}, head ? el('b', {}, head) : null, withRules(rest, page.showRule));
}
