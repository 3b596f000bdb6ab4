// again.js: what was answered after a place was chosen, so that another place can be given the same
// answers at once: four spaces of an operation are four clicks.

/** @typedef {import('./types.js').Choice} Choice */
/** @typedef {import('./game.js').GamePage} GamePage */

export class Again {
    /** @type {{version: number, rule: string | null, action: string}[]} */
    #played = [];
    /** @type {string | undefined} */
    #way;

    /** What is about to be played. @param {GamePage} page @param {string} action */
    note({ state: { version, rule }, hands }, action) {
        this.#played = this.#played.filter((one) => one.version < version);
        if (hands.open) this.#way = action.split('; ')[1];
        const parts = hands.open ? [action] : action.split('; ');
        parts.forEach((part, index) => {
            this.#played.push({ version, rule: index === 0 ? rule : '', action: part });
        });
    }

    /** Where those went who were last sent from somewhere. @returns {string | undefined} */
    get way() {
        return this.#way;
    }

    /**
     * The same as in the last place: the choice and the answers that followed it there.
     * @param {GamePage} page @param {Choice} choice @returns {string | null} null: nothing followed
     */
    line({ state }, { action, place }) {
        const played = this.#played.filter((one) => one.version < state.version);
        const verb = action.split(' ')[0];
        const at = played.findLastIndex(
            (one) => one.rule === state.rule && one.action.split(' ')[0] === verb,
        );
        if (at < 0 || !place) return null;
        const from = played[at].action.split(' ')[1];
        const after = played.slice(at + 1);
        const end = after.findIndex(({ rule }) => rule === state.rule);
        const answers = (end < 0 ? after : after.slice(0, end)).map(({ action: one }) =>
            one
                .split(' ')
                .map((word) => (word === from ? place : word))
                .join(' '),
        );
        return answers.length > 0 ? [action, ...answers].join('; ') : null;
    }
}

/**
 * What is sent for a choice: all that is held with it, or, with `same`, the answers of the last
 * place, if they can be given here.
 * @param {GamePage} page @param {Choice} choice @param {boolean} same
 */
export async function lineOf(page, choice, same) {
    const { open } = page.hands;
    await open?.group?.ready;
    if (open) return page.hands.line(choice);
    const line = same ? page.again.line(page, choice) : null;
    if (!line) return choice.action;
    const next = await page.desk.look('next', { action: line }).catch(() => null);
    return next?.good ? line : choice.action;
}
