// toolbar.js: what can be done at any time, beside the board: undo, hint, trial, looking back,
// more.
import { askHint, mayHint } from './review/hint.js';
import { el } from './dom.js';
import { icon } from './icons.js';
import { openSeatSheet } from './aids.js';
import { startTrial } from './review/trial.js';
import { t } from './i18n.js';
import { openMenu } from './late.js';

/** @typedef {import('./game.js').GamePage} GamePage */

/**
 * @typedef {object} Tool
 * @property {string} sign its word
 * @property {string} [icon] if it is not that of its word
 * @property {string} label
 * @property {string} [name] a shorter one, below its picture
 * @property {string} key
 * @property {() => any} run
 * @property {() => boolean} off
 * @property {() => string | null} why it is off
 */

/** @param {GamePage} page */
const holds = (page) => page.desk.held.length > 0 && !page.looking;

/** What is done to the game. @param {GamePage} page @returns {Tool[]} */
const acts = (page) => [
    {
        sign: 'undo',
        label: t('web.tool.undo'),
        key: 'u',
        run: () => page.takeBack('undo'),
        off: () => !holds(page) || page.state.undo !== null,
        why: () => page.state.undo,
    },
    {
        sign: 'rewind',
        label: t('web.tool.undo_all'),
        name: t('web.tool.restart'),
        key: 'U',
        run: () => page.undoAll(),
        off: () => !holds(page) || page.state.undo !== null,
        why: () => page.state.undo,
    },
    {
        sign: 'redo',
        label: t('web.tool.redo'),
        key: 'r',
        run: () => page.takeBack('redo'),
        off: () => !holds(page) || page.state.redo !== null,
        why: () => page.state.redo,
    },
    {
        sign: 'bulb',
        label: t('web.tool.hint'),
        key: 'h',
        run: () => askHint(page),
        off: () => !page.canChoose() || !mayHint(page),
        why: () => (mayHint(page) ? null : t('web.hint.unfair')),
    },
];

/** What leaves it as it is. @param {GamePage} page @returns {Tool[]} */
const looks = (page) => [
    {
        sign: 'flask',
        label: t('web.tool.trial'),
        key: 't',
        run: () => startTrial(page),
        off: () => page.trial !== null || Boolean(page.over()) || page.looking !== null,
        why: () => null,
    },
    {
        sign: 'back',
        icon: 'look',
        label: t('web.tool.back'),
        key: '<',
        run: () => page.lookAt(page.follower.shown - 1),
        off: () => page.looking !== null || page.follower.shown === 0,
        why: () => null,
    },
    ...(page.desk.table.sheets ? [sheetTool(page)] : []),
    {
        sign: 'rule',
        label: t('web.tool.rules'),
        key: 'p',
        run: () => page.layout?.show('rule'),
        off: () => false,
        why: () => null,
    },
    {
        sign: 'fit',
        label: t('web.tool.fit'),
        key: '0',
        run: () => page.board?.fit?.(),
        off: () => false,
        why: () => null,
    },
    {
        sign: 'more',
        icon: 'dots',
        label: t('web.tool.more'),
        key: '',
        run: () => openMenu(page),
        off: () => false,
        why: () => null,
    },
];

/** What each seat can do. @param {GamePage} page @returns {Tool} */
const sheetTool = (page) => ({
    sign: 'sheet',
    icon: 'book',
    label: t('web.tool.sheet'),
    name: t('web.tool.sheet_short'),
    key: 'f',
    run: () => openSeatSheet(page),
    off: () => false,
    why: () => null,
});

/** @param {GamePage} page */
export function createToolbar(page) {
    const tools = [...acts(page), ...looks(page)].map((tool) => ({
        ...tool,
        button: toolButton(page, tool),
    }));
    return {
        node: el(
            'div',
            { class: 'toolbar', role: 'toolbar', 'aria-label': t('web.tool.title') },
            tools.map((tool) => tool.button),
        ),
        update() {
            for (const { button, off } of tools)
                button.setAttribute('aria-disabled', String(off()));
        },
    };
}

/**
 * A button that is off still says why when it is pressed.
 * @param {GamePage} page @param {Tool} tool
 */
function toolButton(page, { sign, icon: picture, name, label, key, run, off, why }) {
    const full = name ? `${name}: ${label}` : label;
    const title = key ? `${full} (${key})` : full;
    return el(
        'button',
        {
            type: 'button',
            class: 'tool',
            'aria-label': full,
            title,
            'aria-keyshortcuts': key || null,
            'data-tool': sign,
            onclick: () => {
                if (!off()) return void run();
                page.note = why() ? { sentence: /** @type {string} */ (why()) } : page.note;
                page.update();
            },
        },
        icon(picture ?? sign),
        el('span', { class: 'tool-name' }, name ?? label),
    );
}
