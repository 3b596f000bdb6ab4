// late.js: what a game's page does not need to begin with: loaded when somebody asks for it.
import { keptGame } from './memory.js';

/** @typedef {import('./game.js').GamePage} GamePage */

/** Tips of a first game. @param {GamePage} page */
export async function loadTips(page) {
    if (!keptGame(page.desk.id).tips) return;
    const { createTips } = await import('./learn/tips.js');
    if (page.closed) return;
    if (!page.tips?.node.isConnected) {
        page.tips = createTips(page);
        page.mapPanels?.append(page.tips.node);
    }
    await page.tips.load();
}

/** @param {GamePage} page @param {number | null} number of the action a computer is to explain */
export const openExplain = async (page, number) =>
    (await import('./talk/explain.js')).openExplain(page, number);

/** @param {GamePage} page */
export const openMenu = async (page) => (await import('./talk/menu.js')).openMenu(page);

export const openSettings = async () => (await import('./talk/settings_dialog.js')).openSettings();

export const openHelp = async () => (await import('./talk/help.js')).openHelp();
