// focus.js: somebody at the keyboard keeps his place. What is drawn anew loses the focus with its
// old elements: whoever draws takes hold of it before and gives it back afterwards, to the same
// thing if it is still there, else to the nearest of its kind.
import { fill } from './dom.js';

/**
 * @typedef {object} Held where the keyboard was
 * @property {() => boolean} gone whether it has nowhere to be now
 * @property {() => HTMLElement | null} seek the same thing as it is drawn now, or the nearest of
 *     its kind
 * @property {(otherwise?: Element | null) => void} back puts it there, if it has nowhere to be
 */

/** Names of things that outlast a new drawing and another language. */
const NAMES = ['data-action', 'data-tool', 'data-tab', 'data-test', 'data-word', 'href'];

/** @param {Element} node */
const kindOf = (node) => `${node.localName}.${node.classList[0] ?? ''}`;

/** @param {Element} node @returns {string | null} */
const nameOf = (node) =>
    NAMES.map((name) => node.getAttribute(name)).find((value) => value !== null) ?? null;

/** @param {Element} root @param {string} kind */
const ofKind = (root, kind) =>
    [...root.querySelectorAll(kind.split('.')[0])].filter((node) => kindOf(node) === kind);

/**
 * @param {Element[]} nodes @param {number} index
 * @returns {Element | null} of those that can be used, the nearest to it
 */
function nearest(nodes, index) {
    const far = (/** @type {Element} */ node) => Math.abs(nodes.indexOf(node) - index);
    return (
        nodes.filter((node) => !node.hasAttribute('disabled')).sort((a, b) => far(a) - far(b))[0] ??
        null
    );
}

/** @param {Element} root @returns {Held | null} null: the keyboard is not in there */
export function holdFocus(root) {
    const held = document.activeElement;
    if (!held || held === root || !root.contains(held)) return null;
    const kind = kindOf(held),
        name = nameOf(held);
    /**
     * What it stood in, from the inside out, and as which of its kind.
     * @type {{home: Element, index: number}[]}
     */
    const homes = [];
    for (let home = held.parentElement; home && root.contains(home); home = home.parentElement) {
        homes.push({ home, index: ofKind(home, kind).indexOf(held) });
    }

    const gone = () => document.activeElement === null || document.activeElement === document.body;

    function seek() {
        if (held?.isConnected) return /** @type {HTMLElement} */ (held);
        const same =
            name === null ? null : ofKind(root, kind).find((node) => nameOf(node) === name);
        const near = homes
            .filter(({ home }) => home.isConnected)
            .map(({ home, index }) => nearest(ofKind(home, kind), index));
        return /** @type {HTMLElement | null} */ (
            same ?? near.find((node) => node !== null) ?? null
        );
    }

    return {
        gone,
        seek,
        back(otherwise = null) {
            if (gone())
                (seek() ?? /** @type {HTMLElement | null} */ (otherwise))?.focus({
                    preventScroll: true,
                });
        },
    };
}

/**
 * Puts these children in place of all others; the keyboard stays.
 * @param {Element} node
 * @param {...(import('./dom.js').Child | import('./dom.js').Child[])} children
 */
export function refill(node, ...children) {
    const held = holdFocus(node);
    fill(node, ...children);
    held?.back(node.closest('[tabindex]'));
}
