// tabs.js: the row of buttons that choose which panel is seen where there is no room for all. Which
// panels always have room is the style sheet's business.
import { el } from './dom.js';
import { icon } from './icons.js';
import { t } from './i18n.js';

/** @param {import('./game.js').GamePage} page */
export function createTabs(page) {
    const tabs = [
        { word: 'ask', sign: 'ask', label: t('web.tab.ask'), panel: () => page.ask },
        { word: 'log', sign: 'log', label: t('web.tab.log'), panel: () => page.log },
        { word: 'status', sign: 'status', label: t('web.tab.status'), panel: () => page.panels?.status },
        { word: 'hand', sign: 'cards', label: t('web.tab.hand'), panel: () => page.panels?.hand },
        { word: 'place', sign: 'place', label: t('web.tab.place'), panel: () => page.panels?.place },
        { word: 'rule', sign: 'rule', label: t('web.tab.rule'), panel: () => page.panels?.rule },
    ].map((tab) => ({
        ...tab,
        button: el('button', { type: 'button', class: 'tab', 'data-tab': tab.word, onclick: () => pressed(tab.word) },
            icon(tab.sign), el('span', {}, tab.label)),
    }));

    /** On a phone a second press folds the sheet away, to see the board. @param {string} word */
    function pressed(word) {
        if (!page.main) return;
        const again = page.main.dataset.tab === word && !page.main.hasAttribute('data-folded');
        page.main.toggleAttribute('data-folded', again);
        show(word, false);
    }

    /** @param {string} word @param {boolean} [focus] */
    function show(word, focus = true) {
        if (!page.main) return;
        page.main.dataset.tab = word;
        if (focus) page.main.removeAttribute('data-folded');
        // The left column of a wide screen has a tab of its own: questions and log are always seen there.
        if (word !== 'ask' && word !== 'log') page.main.dataset.side = word;
        for (const { word: one, button } of tabs) button.setAttribute('aria-pressed', String(one === word));
        for (const { word: one, button } of tabs) button.toggleAttribute('data-side', one === page.main.dataset.side);
        if (focus) tabs.find((tab) => tab.word === word)?.panel()?.focus();
    }

    return {
        node: el('nav', { class: 'tabs', 'aria-label': t('web.tab.title') }, tabs.map(({ button }) => button)),
        show,
        update() {
            if (page.main && !page.main.dataset.side) {
                page.main.dataset.side = 'status';
                show('ask', false);
            }
            const mine = page.canChoose();
            tabs[0].button.toggleAttribute('data-mine', mine);
        },
    };
}
