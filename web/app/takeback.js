// takeback.js: taking back and playing again. What was sent together is taken back together: a unit
// with its way, several units that went the same way.

/** @typedef {import('./game.js').GamePage} GamePage */

/** Moves of several actions that were sent at once, by the versions before and after them. */
export class Groups {
    /** @type {{before: number, after: number}[]} */
    #all = [];

    /** @param {number} before @param {string} line what was sent */
    add(before, line) {
        const after = before + line.split(';').length;
        this.#all = this.#all.filter((one) => one.after <= before);
        if (after > before + 1) this.#all.push({ before, after });
    }

    forget() {
        this.#all = [];
    }

    /** Where taking back, or playing again, from here comes to. @param {'undo' | 'redo'} verb @param {number} version */
    goal(verb, version) {
        const undo = verb === 'undo';
        const group = this.#all.find(({ before, after }) => version === (undo ? after : before));
        return group ? (undo ? group.before : group.after) : null;
    }
}

/** @param {GamePage} page @param {'undo' | 'redo'} verb */
export async function takeBack(page, verb) {
    const stopped = page.state[verb];
    if (page.looking || stopped !== null) {
        page.note = stopped ? { sentence: stopped } : null;
        return page.update();
    }
    const goal = page.groups.goal(verb, page.state.version);
    await page.act(async () => {
        const place = page.placeWanted();
        let answer = await page.desk.takeBack(verb, page.state.version, place);
        while (goesOn(answer, verb, goal))
            answer = await page.desk.takeBack(verb, versionOf(answer), place);
        return answer;
    });
}

/** @param {import('./types.js').Answer} answer */
const versionOf = ({ state }) => /** @type {import('./types.js').GameState} */ (state).version;

/**
 * Half of what was done together is no move; nor is a unit without its way.
 * @param {import('./types.js').Answer} answer @param {'undo' | 'redo'} verb @param {number | null} goal
 */
function goesOn({ good, state }, verb, goal) {
    if (!good || !state || state[verb] !== null) return false;
    if (goal === null) return Boolean(state.began);
    return verb === 'undo' ? state.version > goal : state.version < goal;
}

/** Undo as far as it goes: to the start of the phase or the last thing that was revealed. @param {GamePage} page */
export async function undoAll(page) {
    if (page.state.undo !== null) return takeBack(page, 'undo');
    await page.act(async () => {
        let answer = await page.desk.takeBack('undo', page.state.version);
        while (answer.good && answer.state?.undo === null)
            answer = await page.desk.takeBack('undo', answer.state.version);
        return answer.good ? answer : { good: true, state: await page.desk.state() };
    });
}
