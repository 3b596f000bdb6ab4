// rows.js: a list that is drawn often: rows that have not changed stay the elements they are, so
// that whoever points at one or stands in it with the keyboard keeps it.

/**
 * @typedef {object} Row
 * @property {string} key no other row has it
 * @property {string} from what it is drawn from: while that is the same, so is the row
 * @property {() => HTMLElement} make
 */

export class Rows {
    /** @type {Map<string, {from: string, node: HTMLElement}>} */
    #drawn = new Map();

    /** @param {HTMLElement} list */
    constructor(list) {
        this.list = list;
    }

    /** @param {Row[]} rows in their order; all others go */
    show(rows) {
        /** @type {Map<string, {from: string, node: HTMLElement}>} */
        const drawn = new Map();
        for (const { key, from, make } of rows) {
            const old = this.#drawn.get(key);
            drawn.set(key, old?.from === from ? old : { from, node: make() });
        }
        for (const [key, { node }] of this.#drawn) if (drawn.get(key)?.node !== node) node.remove();
        let place = this.list.firstElementChild;
        for (const { node } of drawn.values()) {
            if (node === place) place = node.nextElementSibling;
            else this.list.insertBefore(node, place);
        }
        this.#drawn = drawn;
    }
}
