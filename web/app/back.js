// back.js: taking back and playing again: a whole move at a time, or as far as it goes.

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {'undo' | 'redo'} Verb */

/**
 * A unit without its way is no move: all of it is taken back, and played again.
 * @param {GamePage} page @param {Verb} verb @param {import('./types.js').Answer} answer
 */
async function wholeMove(page, verb, answer) {
    for (;;) {
        const { good, state } = answer;
        if (!good || !state?.began || state[verb] !== null) return answer;
        answer = await page.desk.takeBack(verb, state.version, page.placeWanted());
    }
}

/** @param {GamePage} page @param {Verb} verb */
export async function takeBack(page, verb) {
    const stopped = page.state[verb];
    if (page.looking || stopped !== null) {
        page.note = stopped ? { sentence: stopped } : null;
        return page.update();
    }
    await page.act(async () =>
        wholeMove(
            page,
            verb,
            await page.desk.takeBack(verb, page.state.version, page.placeWanted()),
        ),
    );
}

/** To the start of the phase or the last thing that was revealed. @param {GamePage} page */
export async function undoAll(page) {
    const { desk, state } = page;
    if (state.undo !== null) return takeBack(page, 'undo');
    await page.act(async () => {
        let answer = await desk.takeBack('undo', state.version);
        while (answer.good && answer.state?.undo === null)
            answer = await desk.takeBack('undo', answer.state.version);
        return answer.good ? answer : { good: true, state: await desk.state() };
    });
}
