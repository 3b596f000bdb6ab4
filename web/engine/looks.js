// looks.js: questions to the desk about a match in the engine (docs/desk.md), in the form all
// transports share: which match, for whom, what, and what goes with it by name.

/** @typedef {import('../app/types.js').LookArgs} LookArgs */

/**
 * @param {(verb: string, id: string, ...args: any[]) => Promise<any>} call a verb of that match
 * @param {() => string} lang
 */
export function createLooks(call, lang) {
    return {
        /** @param {string} id @param {string} seat @param {string} what @param {LookArgs} [args] */
        look: (id, seat, what, args) => call('look', id, what, seat || 'watcher', lang(), args),
        /** @param {string} id */
        save: (id) => call('save', id),
    };
}
