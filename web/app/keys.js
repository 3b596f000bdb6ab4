// keys.js: single keys on the page of a game. They rest while somebody types, while a box is open,
// and where the settings switch them off.
import { askHint, mayHint } from './review/hint.js';
import { getSettings } from './settings.js';
import { isTyping } from './dom.js';
import { closeSheet } from './sheet.js';
import { openSeatSheet } from './aids.js';
import { startTrial } from './review/trial.js';
import { openHelp } from './late.js';

/** @param {import('./game.js').GamePage} page @returns {() => void} ends it */
export function addKeys(page) {
    /** @type {Record<string, () => any>} */
    const acts = {
        a: () => toPanel('ask'),
        m: () =>
            page.board?.focusPlace?.(
                page.placeShown ?? page.oddsPlace() ?? page.desk.table.places[0]?.word,
            ),
        u: () => page.takeBack('undo'),
        U: () => page.undoAll(),
        r: () => page.takeBack('redo'),
        h: () => page.canChoose() && mayHint(page) && askHint(page),
        t: () => !page.trial && !page.over() && !page.looking && startTrial(page),
        w: () => page.explain(/** @type {number} */ (page.desk.lastExplained())),
        i: () => toPanel('place'),
        o: () =>
            page.showPlace(page.placeShown ?? page.oddsPlace() ?? page.desk.table.places[0]?.word),
        c: () => toPanel('hand'),
        s: () => toPanel('status'),
        l: () => toPanel('log'),
        p: () => toPanel('rule'),
        f: () => page.desk.table.sheets && openSeatSheet(page),
        '<': () => step(page, -1),
        '>': () => step(page, 1),
        '?': () => openHelp(),
        0: () => page.board?.fit?.(),
        Escape: () => escape(page),
    };

    /** @param {string} word */
    const toPanel = (word) => page.layout?.show(word);

    /** @param {KeyboardEvent} event */
    function onKey(event) {
        if (!page.main?.isConnected) return; // another page is there already
        if (
            event.ctrlKey ||
            event.altKey ||
            event.metaKey ||
            isTyping(event) ||
            document.querySelector('dialog:modal')
        )
            return;
        if (!getSettings().shortcuts && event.key !== 'Escape') return;
        if (event.key === ' ' && page.follower.playing) page.follower.player.toggle();
        else if (/^[1-9]$/.test(event.key)) page.ask?.chooseNumber(Number(event.key) - 1);
        else if (acts[event.key]) void acts[event.key]();
        else return;
        event.preventDefault();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
}

/** Through what is played, or through the past. @param {import('./game.js').GamePage} page @param {-1 | 1} way */
function step(page, way) {
    const { player, playing, shown } = page.follower;
    if (playing && !page.looking) return player.step(way);
    if (page.looking || way < 0) void page.lookAt((page.looking?.number ?? shown) + way);
}

/** Back, one step at a time. @param {import('./game.js').GamePage} page */
function escape(page) {
    if (closeSheet()) return;
    if (page.follower.playing) page.follower.skip();
    else if (page.looking) void page.lookAt(null);
    else if (!page.letGo() && page.state.began && page.canChoose()) void page.takeBack('undo');
}
