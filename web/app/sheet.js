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

// An entry of the browser's history stands for the sheet, so that Back closes it. Going back when
// it is closed by hand would come too late, perhaps after the next one has been opened: the entry
// stays for that one, and Back passes over it.
let entry = false;
/** Where it was opened: a link to elsewhere pops nothing, though the browser says so. */
let where = '';

addEventListener('popstate', () => {
    const spare = entry && !current && location.href === where;
    entry = false;
    if (spare) history.back();
    current?.close();
});

function enter() {
    if (!entry || location.href !== where) history.pushState({ sheet: true }, '');
    entry = true;
    where = location.href;
}

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
    let over = false;

    function end() {
        if (over) return;
        over = true;
        if (current === sheet) current = null;
        onclose?.();
        node.close();
        node.remove();
        held?.back();
    }
    const sheet = { node, close: end };
    node.addEventListener('cancel', (event) => {
        event.preventDefault();
        end();
    });
    node.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        end();
    });
    node.addEventListener('click', (event) => {
        if (event.target === node) end();
    });
    document.body.append(node);
    if (covers.matches) node.showModal();
    else node.show();
    enter();
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
