// aids.js: what a game's module draws for a sheet: the legend of its signs, its tables.
import { openSheet } from './sheet.js';
import { t } from './i18n.js';

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
