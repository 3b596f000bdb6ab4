// room.js: looking back and the review are one room. Whatever position is looked at, the panels show
// it; beside it stands the action that comes next, what was better, the curve of the chances, and
// the decisions that cost most. The review is worked out while one reads.
import { el } from '../dom.js';
import { gameHash, rename } from '../router.js';
import { percent, t } from '../i18n.js';
import { refill } from '../focus.js';

/** @typedef {import('../game.js').GamePage} GamePage */

export class Room {
    /** @param {GamePage} page */
    constructor(page) {
        this.page = page;
        /** Whose chances are shown; '': those of whoever looks. */
        this.chosen = '';
        this.open = false;
        /** The position the reasons were opened in. */
        this.openAt = -1;
        /** Somebody wants to know what went wrong, and has not gone anywhere since. */
        this.seeking = false;
    }

    /** To the decision that cost most, once all of them have been looked at. */
    seek() {
        const { chances, looking } = this.page;
        if (!this.seeking || !looking || chances.stage !== 'done') return;
        this.seeking = false;
        const [worst] = chances.review?.seats.find((one) => one.seat === this.seat())?.worst ?? [];
        if (worst) void lookAt(this.page, worst - 1);
    }

    /** @returns {string} whose chances are shown */
    seat() {
        return this.chosen || this.page.desk.seat || this.page.desk.table.seats[0].word;
    }

    /** @param {string} seat */
    show(seat) {
        this.chosen = seat;
        this.page.update();
    }

    /** Begins the work, and draws what stands on the board. */
    enter() {
        this.page.chances.begin();
        this.mark();
    }

    /** What a seat's plate says: its chance. @param {string} seat */
    corner(seat) {
        const { looking, chances } = this.page;
        const value = looking ? chances.value(seat, looking.number) : null;
        return value === null ? '' : percent(value);
    }

    /** What was played and what was better, as arrows on the board. */
    mark() {
        const { page } = this;
        const { looking, board, game, desk } = page;
        if (!board?.mark) return;
        const number = (looking?.number ?? -1) + 1;
        const move = looking ? page.chances.move(number) : null;
        /** @type {import('../../games/boards.js').Mark[]} */
        const marks = [];
        const arrow = (/** @type {string[]} */ actions) =>
            game.arrowOf?.(looking?.frame.view, actions) ?? null;
        const played = looking ? arrow(actionsAfter(desk.story, looking.number)) : null;
        const better = move?.better ? arrow([move.better.action, ...move.better.then]) : null;
        const words = (/** @type {string} */ id, /** @type {number} */ value) =>
            `${t(id)} ${percent(value)}`;
        if (played && move?.better)
            marks.push({
                kind: 'played',
                ...played,
                label: words('web.room.played_tag', move.better.played_value),
            });
        else if (played) marks.push({ kind: 'played', ...played, label: '' });
        if (better && move?.better)
            marks.push({
                kind: 'better',
                ...better,
                label: words('web.room.better_tag', move.better.value),
            });
        board.mark(marks);
    }

    toggle() {
        this.open = !this.open;
        this.openAt = this.page.looking?.number ?? -1;
        this.page.update();
    }
}

/**
 * Goes to the position after action `number`; null: to the present. Of a finished game the last
 * position can be looked at, too.
 * @param {GamePage} page @param {number | null} number
 */
export async function lookAt(page, number) {
    const top = page.follower.shown;
    const before = page.looking?.number ?? top;
    page.room.seeking = false;
    const ends = number !== null && number >= top && page.state.over && page.looking;
    if (number === null || (number >= top && !ends)) {
        page.looking = null;
        page.board?.mark?.([]);
    } else {
        const frame = await page.desk.frameAt(Math.max(0, Math.min(number, top)));
        if (!frame || page.closed) return;
        page.looking = { number: frame.number, frame };
        page.narrowed = null;
    }
    if ((page.looking?.number ?? top) !== before + 1) page.board?.leap?.();
    page.showPosition();
    if (!page.trial) rename(gameHash(page.desk.id, page.looking?.number));
    page.log?.mark(page.looking?.number ?? null);
    page.layout?.update();
    page.update();
}

/** The words of the actions that somebody took one after the other. @param {import('../types.js').Frame[]} story @param {number} at */
function actionsAfter(story, at) {
    const [first, second] = [story[at + 1], story[at + 2]];
    const more = second && second.actor === first?.actor ? [second.action] : [];
    return [first?.action, ...more].filter((action) => typeof action === 'string');
}

/** The panel of the room. @param {GamePage} page */
export function createStudy(page) {
    const body = el('div', { class: 'study-body' });
    const node = el('section', { class: 'panel study', 'data-panel': 'study' }, body);
    node.setAttribute('aria-label', t('web.panel.study'));
    const { room } = page;
    let shown = '';
    /** @type {typeof import('./study.js') | null} */
    let study = null;
    let loading = false;

    /** The parts come late; what is shown then is what is looked at then. */
    async function load() {
        if (loading) return;
        loading = true;
        study = await import('./study.js').catch(() => null);
        loading = false;
        if (study) update();
    }

    function update() {
        if (!page.looking) return;
        room.enter();
        room.seek();
        if (!study) return void load();
        const { chances } = page;
        const open = room.open && room.openAt === page.looking.number;
        const key = JSON.stringify([
            page.desk.id,
            page.looking.number,
            page.desk.story.length,
            page.trial !== null,
            [chances.stage, chances.part, chances.review?.rollouts, chances.never()],
            [room.seat(), open, page.variations.length, page.game.styles.length],
        ]);
        if (key === shown) return;
        shown = key;
        refill(body, study.studyParts(page, open));
    }

    const head = () => /** @type {HTMLElement | null} */ (node.querySelector('h2'));
    return { node, update, focus: () => head()?.focus() };
}
