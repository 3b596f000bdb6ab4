// looks.js: what can be asked of a match in the engine without changing it, in the form all
// transports share.

/**
 * @param {(verb: string, id: string, ...args: any[]) => Promise<any>} look calls a verb of that
 *     match
 * @param {() => string} lang
 */
export function createLooks(look, lang) {
    /** @param {string} seat */
    const viewer = (seat) => seat || 'watcher';
    return {
        /** @param {string} id */
        table: (id) => look('table', id, lang()),
        /** @param {string} id @param {string} seat */
        state: (id, seat) => look('state', id, viewer(seat), lang()),
        /**
         * @param {string} id @param {string} seat @param {number} from @param {number} most
         * @param {boolean} views
         */
        frames: (id, seat, from, most, views) =>
            look('frames', id, viewer(seat), lang(), from, most, views),
        /** @param {string} id @param {string} seat @param {string} words */
        why: (id, seat, words) => look('why', id, viewer(seat), lang(), words),
        /** @param {string} id @param {string} seat @param {string} word */
        whyThing: (id, seat, word) => look('whyThing', id, viewer(seat), lang(), word),
        /** @param {string} id @param {string} seat @param {string} word */
        place: (id, seat, word) => look('place', id, viewer(seat), lang(), word),
        /** @param {string} id @param {string} _seat @param {number} action */
        explain: (id, _seat, action) => look('explain', id, action, lang()),
        /** @param {string} id @param {string} seat */
        position: (id, seat) => look('position', id, viewer(seat)),
        /** @param {string} id */
        save: (id) => look('save', id),
    };
}
