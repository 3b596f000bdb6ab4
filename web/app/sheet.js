// sheet.js: a sheet over the table with something to read: beside the map on a wide screen, where
// the game goes on meanwhile; from below on a phone. A cross, Esc and Back close it, on a phone a
// tap beside it, too.
import { add, el } from './dom.js';
import { holdFocus } from './focus.js';
import { icon } from './icons.js';
import { t } from './i18n.js';

/**
 * @typedef {object} Sheet
 * @property {HTMLDialogElement} node
 * @property {() => void} close
 */

/** The one that is open: a second takes its place. @type {Sheet | null} */
let current = null;

const covers = matchMedia('(max-width: 739px), (max-height: 35rem)');

/**
 * @param {object} what
 * @param {string} what.word
 * @param {string} what.title
 * @param {import('./dom.js').Child | import('./dom.js').Child[]} what.body
 * @param {string} [what.look] a class
 * @param {() => void} [what.onclose]
 * @returns {Sheet}
 */
export function openSheet({ word, title, body, look = '', onclose }) {
    current?.close();
    const heading = el('h2', { id: 'sheet-title', tabindex: -1 }, title);
    const node = el(
        'dialog',
        { class: `sheet ${look}`, 'data-sheet': word, 'aria-labelledby': 'sheet-title' },
        el(
            'div',
            { class: 'sheet-head' },
            heading,
            crossButton(() => sheet.close()),
        ),
        el('div', { class: 'sheet-body', tabindex: 0 }),
    );
    add(/** @type {Element} */ (node.lastElementChild), ...[body].flat());
    const held = holdFocus(document.body);
    const sheet = { node, close: () => end(true) };
    let over = false;

    /** @param {boolean} byHand the page's own history has an entry for it yet */
    function end(byHand) {
        if (over) return;
        over = true;
        if (current === sheet) current = null;
        removeEventListener('popstate', goneBack);
        onclose?.();
        node.close();
        node.remove();
        if (byHand && history.state?.sheet === word) history.back();
        held?.back();
    }
    const goneBack = () => end(false);
    node.addEventListener('cancel', (event) => {
        event.preventDefault();
        end(true);
    });
    node.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        end(true);
    });
    node.addEventListener('click', (event) => {
        if (event.target === node) end(true);
    });
    document.body.append(node);
    if (covers.matches) node.showModal();
    else node.show();
    history.pushState({ sheet: word }, '');
    addEventListener('popstate', goneBack);
    current = sheet;
    heading.focus();
    return sheet;
}

/** Whether a sheet is open, and closes it. */
export function closeSheet() {
    const was = current;
    was?.close();
    return was !== null;
}

/** @param {() => void} act */
const crossButton = (act) =>
    el(
        'button',
        { type: 'button', class: 'icon cross', 'aria-label': t('web.close'), onclick: act },
        icon('close'),
    );
