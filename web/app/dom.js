// dom.js: small helpers to build the page. Words of people and of the engine only ever become text
// nodes here: there is no way to pass markup.

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * Makes an element. Props: `class`, `data-…`, `aria-…` and other attributes; true sets an empty
 * attribute, false and null leave it out; a function under `onclick` etc. listens.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, props, ...children) {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(props ?? {})) {
        if (typeof value === 'function') {
            node.addEventListener(name.slice(2), value);
        } else if (name === 'value') {
            /** @type {any} */ (node).value = value;
        } else if (value !== false && value !== null && value !== undefined) {
            node.setAttribute(name, value === true ? '' : String(value));
        }
    }
    add(node, ...children);
    return node;
}

/** @param {Node} node @param {...(Child | Child[])} children */
export function add(node, ...children) {
    for (const child of children.flat()) {
        if (child !== null && child !== undefined && child !== false) {
            node.appendChild(
                child instanceof Node ? child : document.createTextNode(String(child)),
            );
        }
    }
}

/**
 * Puts these children in place of all others.
 * @param {Element} node @param {...(Child | Child[])} children
 */
export function fill(node, ...children) {
    node.replaceChildren();
    add(node, ...children);
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * The same for drawings.
 * @param {string} tag @param {Record<string, string | number>} [props] @param {...Node} children
 * @returns {SVGElement}
 */
export function svg(tag, props, ...children) {
    const node = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(props ?? {})) {
        node.setAttribute(name, String(value));
    }
    node.append(...children);
    return node;
}

/** @param {number} ms @returns {Promise<void>} */
export const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** Whether the event was meant for a field in which people type. @param {Event} event */
export function isTyping(event) {
    const node = event.target;
    return (
        node instanceof HTMLElement &&
        node.matches('input:not([type=range], [type=radio], [type=checkbox]), textarea, select')
    );
}

/** Hands a text to the person as a file. @param {string} name @param {string} text */
export function download(name, text) {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = el('a', { href: url, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
}
