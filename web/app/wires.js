// wires.js: what the board tells, and what the page does about it.
import { openLegend } from './aids.js';
import { foretell } from './gaze.js';
import { drop, lift } from './hands.js';

/** @typedef {import('./game.js').GamePage} GamePage */

/** The last action of the seat's turn before this one; 0: it had none. @param {GamePage} page */
function lastTurn({ desk, follower }) {
    const { story, seat } = desk;
    const chapter = story[follower.shown]?.chapter?.word;
    const before = story.slice(0, follower.shown + 1);
    return (
        before.findLast((one) => one.actor === seat && one.chapter?.word !== chapter)?.number ?? 0
    );
}

/** What has changed since one's last turn. @param {GamePage} page @param {boolean} wanted */
async function showChanges(page, wanted) {
    const frame = wanted ? await page.desk.frameAt(lastTurn(page)).catch(() => null) : null;
    page.board?.compare?.(frame?.view ?? null);
}

/** @param {GamePage} page @param {import('../games/boards.js').Board} board */
export function wire(page, board) {
    board.on('thing', (thing) => void page.onThing(thing));
    board.on('choice', (choice) => void page.choose(choice));
    board.on('amount', ({ of, count }) => void page.setAmount(of, count));
    board.on('answer', ({ via, choice }) => void page.choose(choice, false, via));
    board.on('focus', ({ place }) => page.ahead.point(place));
    board.on('hover', ({ place }) => {
        foretell(page, place);
        page.ahead.point(place);
    });
    board.on('since', (wanted) => void showChanges(page, wanted));
    board.on('legend', () => void openLegend(page));
    board.on('read', () => page.follower.player.goOnReading());
    board.on('letgo', () => void page.letGo());
    board.on('lift', (thing) => void lift(page, thing));
    board.on('drop', ({ words, place }) => void drop(page, words, place));
}
