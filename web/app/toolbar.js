// toolbar.js: what can be done at any time, beside the board: undo, hint, trial, looking back,
// more.
import { askHint, mayHint } from './hint.js';
import { el } from './dom.js';
import { icon } from './icons.js';
import { openHelp } from './help.js';
import { openMenu } from './menu.js';
import { startTrial } from './trial.js';
import { t } from './i18n.js';

/** @param {import('./game.js').GamePage} page */
export function createToolbar(page) {
    const tools = [
        {
            sign: 'undo',
            label: t('web.tool.undo'),
            key: 'u',
            run: () => page.takeBack('undo'),
            off: () => !holds() || page.state.undo !== null,
            why: () => page.state.undo,
        },
        {
            sign: 'rewind',
            label: t('web.tool.undo_all'),
            key: 'U',
            run: () => page.undoAll(),
            off: () => !holds() || page.state.undo !== null,
            why: () => page.state.undo,
        },
        {
            sign: 'redo',
            label: t('web.tool.redo'),
            key: 'r',
            run: () => page.takeBack('redo'),
            off: () => !holds() || page.state.redo !== null,
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
        {
            sign: 'flask',
            label: t('web.tool.trial'),
            key: 't',
            run: () => startTrial(page),
            off: () => page.trial !== null || Boolean(page.state.over) || page.looking !== null,
            why: () => null,
        },
        {
            sign: 'back',
            label: t('web.tool.back'),
            key: '<',
            run: () => page.lookAt(page.follower.shown - 1),
            off: () => page.looking !== null || page.follower.shown === 0,
            why: () => null,
        },
        {
            sign: 'help',
            label: t('web.tool.help'),
            key: '?',
            run: () => openHelp(),
            off: () => false,
            why: () => null,
        },
        {
            sign: 'dots',
            label: t('web.tool.menu'),
            key: '',
            run: () => openMenu(page),
            off: () => false,
            why: () => null,
        },
    ].map((tool) => ({ ...tool, button: button(tool) }));

    const holds = () => page.desk.held.length > 0 && !page.looking;

    /**
     * A button that is off still says why when it is pressed.
     * @param {{sign: string, label: string, key: string, run: () => any, off: () => boolean, why:
     *     () => string | null}} tool
     */
    function button({ sign, label, key, run, off, why }) {
        const title = key ? `${label} (${key})` : label;
        return el(
            'button',
            {
                type: 'button',
                class: 'tool',
                'aria-label': label,
                title,
                'aria-keyshortcuts': key || null,
                'data-tool': sign,
                onclick: () => {
                    if (!off()) return void run();
                    page.note = why() ? { sentence: /** @type {string} */ (why()) } : page.note;
                    page.update();
                },
            },
            icon(sign),
            el('span', { class: 'tool-name' }, label),
        );
    }

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
