// layout.js: which panels stand where. A wide screen has columns on both sides of the map; a tablet
// folds the left one to a row of signs; on a phone the map is the table, the question lies on it in
// a sheet that can be pulled, sideways it stands at the side. A panel that has no place of its own
// comes in a sheet (sheet.js) when it is asked for.
import { el } from './dom.js';
import { icon } from './icons.js';
import { makeGrip } from './grip.js';
import { openSheet } from './sheet.js';
import { t } from './i18n.js';

/** @typedef {'wide' | 'mid' | 'phone' | 'side'} Layout */

const low = matchMedia('(max-height: 35rem) and (min-aspect-ratio: 1/1)');
const wide = matchMedia('(min-width: 1080px)');
const mid = matchMedia('(min-width: 740px) and (min-aspect-ratio: 1/1)');
export const LAYOUTS = [low, wide, mid];

/** @returns {Layout} */
export const layoutNow = () =>
    low.matches ? 'side' : wide.matches ? 'wide' : mid.matches ? 'mid' : 'phone';

/** Panels with a place of their own, by layout. @type {Record<Layout, string[]>} */
const AT_HOME = {
    wide: ['ask', 'plates', 'hand', 'log'],
    mid: ['ask', 'log'],
    phone: ['ask'],
    side: ['ask'],
};

/** The same while one looks back. @type {Record<Layout, string[]>} */
const LOOKING = {
    wide: ['study', 'plates', 'moves'],
    mid: ['study'],
    phone: ['study'],
    side: ['study'],
};

/** @param {import('./game.js').GamePage} page */
const atHome = (page) => (page.looking ? LOOKING : AT_HOME)[layoutNow()];

/** What the row of signs on a tablet opens. */
const SIGNS = [
    { word: 'plates', sign: 'people' },
    { word: 'hand', sign: 'cards' },
    { word: 'moves', sign: 'look' },
    { word: 'status', sign: 'status' },
    { word: 'place', sign: 'place' },
    { word: 'rule', sign: 'rule' },
];

/** @param {import('./game.js').GamePage} page */
export function createLayout(page) {
    const main = /** @type {HTMLElement} */ (page.main);
    const columns = /** @type {NonNullable<typeof page.columns>} */ (page.columns);
    /** @type {{word: string, sheet: import('./sheet.js').Sheet} | null} */
    let open = null;

    /** @param {string} word */
    const panelOf = (word) => /** @type {any} */ (page.panels)[word];

    function draw() {
        const layout = layoutNow();
        if (main.dataset.layout !== layout) open?.sheet.close();
        main.dataset.layout = document.documentElement.dataset.layout = layout;
        for (const [word, panel] of Object.entries(page.panels ?? {})) {
            if (word !== open?.word) panel.node.hidden = !atHome(page).includes(word);
        }
    }

    /** The panel comes out of its column, and goes back when the sheet is closed. @param {string} word */
    function openPanel(word) {
        const { node, home } = panelOf(word);
        node.hidden = false;
        const sheet = openSheet({
            word,
            title: t(`web.panel.${word}`),
            body: node,
            onclose: () => {
                open = null;
                home.append(node);
                draw();
            },
        });
        open = { word, sheet };
    }

    /**
     * Brings a panel into view, and the keyboard there if asked to.
     * @param {string} word @param {boolean} [focus]
     */
    function show(word, focus = true) {
        if (open && open.word !== word) open.sheet.close();
        const home = atHome(page).includes(word);
        if (!home && open?.word !== word && focus) openPanel(word);
        if (word === 'ask') grip.lift();
        void panelOf(word)?.update();
        if (focus && home) panelOf(word)?.focus();
    }

    const grip = makeGrip(columns.right);
    columns.left.append(signRow(show));
    columns.right.prepend(grip.node);
    // Tools stand on top of the sheet.
    const watch = new ResizeObserver(() =>
        main.style.setProperty('--sheet-height', `${columns.right.offsetHeight}px`),
    );
    watch.observe(columns.right);
    page.endings.push(() => watch.disconnect());
    for (const query of LAYOUTS) {
        query.addEventListener('change', draw);
        page.endings.push(() => query.removeEventListener('change', draw));
    }
    page.endings.push(() => {
        open?.sheet.close();
        delete document.documentElement.dataset.layout;
    });
    return { show, update: draw, layout: layoutNow, opened: () => open?.word ?? null };
}

/** The row of signs. @param {(word: string) => void} show */
const signRow = (show) =>
    el(
        'nav',
        { class: 'rail', 'aria-label': t('web.tab.title') },
        SIGNS.map(({ word, sign }) => {
            const name = t(`web.panel.${word}`);
            return el(
                'button',
                {
                    type: 'button',
                    class: 'rail-b',
                    'data-tab': word,
                    'aria-label': name,
                    title: name,
                    onclick: () => show(word),
                },
                icon(sign),
            );
        }),
    );
