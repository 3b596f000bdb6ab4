// tabs.js: which panels are seen. On a wide screen question and log always are, beside one of the
// others; on a middling one the question and one other; on a phone one at a time, in a sheet that
// folds away. The row of buttons chooses.
import { el } from './dom.js';
import { icon } from './icons.js';
import { t } from './i18n.js';

/** @typedef {'wide' | 'mid' | 'phone'} Layout */

const wide = matchMedia('(min-width: 76rem) and (min-height: 30rem)');
const mid = matchMedia('(min-width: 46rem)');

/** Panels that need no button, by layout. @type {Record<Layout, string[]>} */
const ALWAYS = { wide: ['ask', 'log'], mid: ['ask'], phone: [] };

/** @returns {Layout} */
const layoutNow = () => (wide.matches ? 'wide' : mid.matches ? 'mid' : 'phone');

/** @param {import('./game.js').GamePage} page */
export function createTabs(page) {
    const tabs = [
        { word: 'ask', sign: 'ask', label: t('web.tab.ask'), panel: page.ask },
        { word: 'log', sign: 'log', label: t('web.tab.log'), panel: page.log },
        { word: 'status', sign: 'status', label: t('web.tab.status'), panel: page.panels?.status },
        { word: 'hand', sign: 'cards', label: t('web.tab.hand'), panel: page.panels?.hand },
        { word: 'place', sign: 'place', label: t('web.tab.place'), panel: page.panels?.place },
        { word: 'rule', sign: 'rule', label: t('web.tab.rule'), panel: page.panels?.rule },
    ].map((tab) => ({
        ...tab,
        button: el(
            'button',
            { type: 'button', class: 'tab', 'data-tab': tab.word, onclick: () => press(tab.word) },
            icon(tab.sign),
            el('span', {}, tab.label),
        ),
    }));
    /** What was asked for last, by layout. @type {Record<Layout, string>} */
    const chosen = { wide: 'status', mid: 'log', phone: 'ask' };
    let folded = false;

    function draw() {
        const layout = layoutNow();
        if (page.main) {
            page.main.dataset.layout = layout;
            page.main.toggleAttribute('data-folded', folded);
        }
        for (const { word, button, panel } of tabs) {
            const seen = word === chosen[layout] || ALWAYS[layout].includes(word);
            if (panel) panel.node.hidden = !seen && !(word === 'ask' && folded);
            button.setAttribute('aria-pressed', String(word === chosen[layout] && !folded));
        }
    }

    /** A second press on a phone folds the sheet away, to see the board. @param {string} word */
    function press(word) {
        folded = layoutNow() === 'phone' && chosen.phone === word && !folded;
        show(word, false);
    }

    /**
     * Brings a panel into view, and the keyboard there if asked to.
     * @param {string} word @param {boolean} [focus]
     */
    function show(word, focus = true) {
        for (const layout of /** @type {Layout[]} */ (['wide', 'mid', 'phone'])) {
            if (!ALWAYS[layout].includes(word)) chosen[layout] = word;
        }
        if (focus) folded = false;
        draw();
        for (const panel of Object.values(page.panels ?? {})) void panel.update();
        if (focus) tabs.find((tab) => tab.word === word)?.panel?.focus();
    }

    for (const query of [wide, mid]) {
        query.addEventListener('change', draw);
        page.endings.push(() => query.removeEventListener('change', draw));
    }
    return {
        node: el(
            'nav',
            { class: 'tabs', 'aria-label': t('web.tab.title') },
            tabs.map(({ button }) => button),
        ),
        show,
        current: () => chosen[layoutNow()],
        update() {
            tabs[0].button.toggleAttribute('data-mine', page.canChoose());
            draw();
        },
    };
}
