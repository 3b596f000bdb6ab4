// dialogs.js: boxes over the page, as <dialog>: the browser keeps the focus inside and gives it
// back; we do where the page has been drawn anew below the box.
import { add, el } from '../dom.js';
import { holdFocus } from '../focus.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';

let opened = 0; // boxes may lie on one another: each has a title of its own

/**
 * Opens a box; it is gone when closed.
 * @param {string} title
 * @param {import('../dom.js').Child[]} content
 * @param {{class?: string}} [look]
 * @returns {HTMLDialogElement}
 */
export function openDialog(title, content, look = {}) {
    const id = `dialog-title-${++opened}`;
    const heading = el('h2', { id, tabindex: -1 }, title);
    const box = el(
        'dialog',
        { class: `box ${look.class ?? ''}`, 'aria-labelledby': id },
        el(
            'div',
            { class: 'box-head' },
            heading,
            el(
                'button',
                {
                    type: 'button',
                    class: 'icon',
                    'aria-label': t('web.close'),
                    onclick: () => box.close(),
                },
                icon('close'),
            ),
        ),
        el('div', { class: 'box-body', tabindex: 0 }, content),
    );
    const held = holdFocus(document.body);
    box.addEventListener('close', () => {
        box.remove();
        held?.back();
    });
    box.addEventListener('click', (event) => {
        if (event.target === box) box.close();
    });
    add(document.body, box);
    box.showModal();
    heading.focus();
    return box;
}

/**
 * @param {string} question @param {string} about what comes of it @param {string} yes
 * @returns {Promise<boolean>}
 */
export function askSure(question, about, yes) {
    return new Promise((done) => {
        const box = openDialog(question, [
            el('p', {}, about),
            el(
                'div',
                { class: 'buttons' },
                el('button', { type: 'button', class: 'primary', onclick: () => end(true) }, yes),
                el('button', { type: 'button', onclick: () => end(false) }, t('web.cancel')),
            ),
        ]);
        /** @param {boolean} answer */
        function end(answer) {
            done(answer);
            box.close();
        }
        box.addEventListener('close', () => done(false));
    });
}
