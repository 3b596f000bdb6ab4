// reasons.js: why a computer player did something, in one sentence: the first that it gives. Asked
// for while the step before is played, so that the caption is whole when it appears.

/** @typedef {{rule: string, text: string, map?: import('../board/reasoning.js').Weighed}} Reason */
/** @typedef {import('./types.js').Frame} Frame */

export class Reasons {
    /** By action. @type {Map<string, Promise<Reason | null>>} */
    #known = new Map();
    /** The last one told. */
    #told = '';

    /** @param {import('./game.js').GamePage} page */
    constructor(page) {
        this.page = page;
    }

    /** @param {Frame} frame @returns {Promise<Reason | null>} */
    of(frame) {
        if (!frame.why || frame.notes.length === 0) return Promise.resolve(null);
        const key = `${frame.number} ${frame.action}`; // undone, the same number is another action
        const known = this.#known.get(key);
        if (known) return known;
        const asked = this.page.desk
            .look('explain', { action: frame.number })
            .then((/** @type {{lines?: Reason[], map?: Reason['map']}} */ { lines, map }) =>
                lines?.[0] ? { ...lines[0], map } : null,
            )
            .catch(() => null); // a caption without a reason is still a caption
        this.#known.set(key, asked);
        return asked;
    }

    /** Whether it differs from the one told last: the same again is not read again. @param {Reason | null} reason */
    isNew(reason) {
        const text = reason?.text ?? '';
        const fresh = text !== this.#told;
        this.#told = text;
        return fresh;
    }

    /** Another viewer, language or game. */
    forget() {
        this.#known.clear();
        this.#told = '';
    }
}
