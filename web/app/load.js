// load.js: what a first visit need not wait for comes when it is wanted: style sheets of pages and
// games.

/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/**
 * A style sheet, in the page once it is there or cannot be had.
 * @param {string} address
 * @param {string} [before] the sheet it stands before: what stands later wins
 * @returns {Promise<void>}
 */
export function loadStyle(address, before) {
    const known = loaded.get(address);
    if (known) return known;
    const link = document.createElement('link');
    const coming = new Promise((/** @type {(value: void) => void} */ done) => {
        link.addEventListener('load', () => done());
        link.addEventListener('error', () => {
            loaded.delete(address); // the network may be back the next time
            done();
        });
    });
    link.rel = 'stylesheet';
    link.href = address;
    const next = before && document.head.querySelector(`link[href$='${before}']`);
    if (next) next.before(link);
    else document.head.append(link);
    loaded.set(address, coming);
    return coming;
}

/** One of the page's own. @param {string} name @param {string} [before] */
export const loadOwnStyle = (name, before) =>
    loadStyle(new URL(`../style/${name}`, import.meta.url).href, before);
