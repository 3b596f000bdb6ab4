// wires.js: what the board tells, and what the page does about it.
import { openLegend } from './aids.js';
import { foretell } from './gaze.js';
import { drop, lift } from './hands.js';

/** @param {import('./game.js').GamePage} page @param {import('../games/boards.js').Board} board */
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
    board.on('legend', () => void openLegend(page));
    board.on('read', () => page.follower.player.goOnReading());
    board.on('letgo', () => void page.letGo());
    board.on('lift', (thing) => void lift(page, thing));
    board.on('drop', ({ words, place }) => void drop(page, words, place));
}
