// segments.js: a row of the form: one of a few things is chosen, all are in sight. Radio buttons
// below, so that keys and screen readers know them.
import { el, fill } from '../dom.js';

/**
 * @typedef {object} Segment
 * @property {string} word
 * @property {string} label
 * @property {Node | null} [sign]
 * @property {boolean} [off] cannot be chosen now
 * @property {boolean} [tall] its sign stands above its words
 */

let groups = 0; // rows made: their radio buttons need a name of their own

/** A row of the form with its label. @param {string} label @param {HTMLElement} content */
export function row(label, content) {
    const id = `row-${++groups}`;
    content.setAttribute('aria-labelledby', id);
    return el('div', { class: 'fr' }, el('span', { class: 'fr-l', id }, label), content);
}

/**
 * @param {string} word names it for tests @param {string} label
 * @param {(chosen: string) => void} onchange
 * @param {string} [look] a class
 */
export function createSegments(word, label, onchange, look = '') {
    const name = `${word}-${++groups}`;
    const group = el('div', { class: `seg ${look}`, role: 'radiogroup' });

    /** @param {Segment} segment @param {string} chosen */
    const draw = ({ word: value, label: text, sign, off }, chosen) =>
        el(
            'label',
            { class: off ? 'off' : null },
            el('input', {
                type: 'radio',
                class: 'visually-hidden',
                name,
                value,
                checked: value === chosen,
                disabled: off ?? false,
                'data-test': `${word}-${value}`,
                onchange: () => onchange(value),
            }),
            sign ?? null,
            el('span', {}, text),
        );

    return {
        node: row(label, group),
        /** @param {Segment[]} segments @param {string} chosen */
        show(segments, chosen) {
            const tall = segments.length > 4 || segments.some((one) => one.tall);
            group.classList.toggle('many', tall);
            fill(
                group,
                segments.map((segment) => draw(segment, chosen)),
            );
        },
        /** @param {string} value */
        choose(value) {
            for (const input of group.querySelectorAll('input')) {
                input.checked = input.value === value;
            }
        },
    };
}
