// log.js: what happened, in sentences: a part of the game is a chapter that opens and folds, the
// newest first; a combat is one block. What is folded is not in the document, so a long game costs
// no more than a short one. New sentences are read out; each lights its places on the board when it
// is pointed at, can be looked at there, sent to somebody as a link, and, if a computer did it,
// explained.
import { blocksOf, chaptersOf, filterOf, placesOf, plain, turnsOf } from './chapters.js';
import { el } from './dom.js';
import { gameHash } from './router.js';
import { holdFocus } from './focus.js';
import { icon } from './icons.js';
import { Rows } from './rows.js';
import { t } from './i18n.js';
import { withRules } from './talk/rich.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {import('./types.js').Frame} Frame */
/** @typedef {import('./chapters.js').Chapter} Chapter */
/** @typedef {import('./chapters.js').Block} Block */
/** @typedef {import('./rows.js').Row} Row */

const READ_OUT = 6; // sentences read out at most at once
const MOST = 400; // entries in the document at most

/**
 * The last frames are read again with all news; most of them are what they were.
 * @param {Frame} a @param {Frame} b
 */
const isSame = (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** @param {GamePage} page */
export function createLog(page) {
    const log = new Log(page);
    return {
        node: log.node,
        update: log.update.bind(log),
        reset: log.reset.bind(log),
        mark: log.mark.bind(log),
        focus: () => log.scroller.focus(),
    };
}

class Log {
    list = el('ol', { class: 'log-list' });
    find = el('input', {
        type: 'search',
        class: 'log-find',
        placeholder: t('web.log.find'),
        'aria-label': t('web.log.find'),
        oninput: () => this.draw(),
    });
    aloud = el('div', { class: 'visually-hidden', 'aria-live': 'polite', 'data-test': 'aloud' });
    scroller = el(
        'div',
        {
            class: 'log-scroll',
            tabindex: 0,
            role: 'log',
            'aria-live': 'off',
            'aria-label': t('web.panel.log'),
        },
        this.list,
    );
    rows = new Rows(this.list);
    /** The story as it is shown. @type {Frame[]} */
    story = [];
    /** What somebody opened or folded himself, by key. @type {Map<string, boolean>} */
    chosen = new Map();
    /** The action that is looked at. @type {number | null} */
    marked = null;
    /** Whether nobody has scrolled: to measure has the browser lay out the page. */
    atTop = true;

    /** @param {GamePage} page */
    constructor(page) {
        this.page = page;
        this.filter = filterList(page, () => this.draw());
        this.node = el(
            'section',
            { class: 'panel log', 'data-panel': 'log', 'aria-label': t('web.panel.log') },
            el(
                'header',
                { class: 'log-head' },
                el('h2', {}, t('web.panel.log')),
                this.find,
                el('label', { class: 'log-filter' }, icon('filter'), this.filter),
            ),
            this.scroller,
            this.aloud,
        );
        light(page, this.list);
        this.scroller.addEventListener('scroll', () => {
            this.atTop = this.scroller.scrollTop === 0;
        });
        this.list.addEventListener('keydown', (event) => moveFocus(event, this.list));
    }

    /**
     * Shows the story up to action `version`; reads out what is new if asked to.
     * @param {number} version @param {boolean} [speak]
     */
    update(version, speak = false) {
        const story = this.page.desk.story.slice(0, version + 1);
        let same = 0;
        while (
            same < this.story.length &&
            same < story.length &&
            isSame(this.story[same], story[same])
        )
            same++;
        const fresh = story.slice(same);
        const changed = fresh.length > 0 || story.length !== this.story.length;
        this.story = story;
        if (changed) this.draw();
        const said = fresh.flatMap(({ notes }) => notes).slice(-READ_OUT);
        if (speak && said.length > 0) this.aloud.textContent = said.join(' ');
    }

    /** Everything anew: another viewer or language. */
    reset() {
        this.story = [];
        this.chosen.clear();
        this.draw();
    }

    /** Marks the action that is looked at. @param {number | null} number */
    mark(number) {
        this.marked = number;
        this.draw();
        this.list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    }

    draw() {
        const follows = this.seesNewest();
        const held = holdFocus(this.list);
        this.rows.show(this.wanted());
        this.list.querySelector('[aria-current]')?.removeAttribute('aria-current');
        if (this.marked !== null)
            this.list
                .querySelector(`[data-number="${this.marked}"]`)
                ?.setAttribute('aria-current', 'true');
        held?.back(this.scroller);
        if (follows) requestAnimationFrame(() => this.seeNewest());
    }

    // ---- What is to be seen ---------------------------------------------------------------------

    /** @returns {Row[]} */
    wanted() {
        const words = plain(this.find.value.trim());
        const passes = filterOf(this.filter.value, words);
        const chapters = chaptersOf(this.story.filter(passes));
        const newest = chapters.at(-1);
        /** @type {Row[]} */
        const rows = [];
        for (const { turn, parts } of turnsOf(chapters)) {
            if (rows.length > MOST) break;
            const old = turn !== newest?.turn && words === '';
            const row = old ? this.turnRow(turn, parts) : null;
            if (row) rows.push(row);
            if (row && !row.open) continue;
            for (const chapter of parts.toReversed())
                rows.push(...this.chapterRows(chapter, chapter === newest, words !== ''));
        }
        const empty = this.story.length <= 1 && words === '' && this.filter.value === 'all';
        return rows.length > 0 ? rows : [nothing(empty ? 'web.log.empty' : 'web.log.none')];
    }

    /** @param {string} key @param {boolean} preset */
    isOpen(key, preset) {
        return this.chosen.get(key) ?? preset;
    }

    /** @param {Frame[]} frames */
    holdsMark(frames) {
        return this.marked !== null && frames.some(({ number }) => number === this.marked);
    }

    /** @param {string} key @param {boolean} open */
    toggle(key, open) {
        this.chosen.set(key, !open);
        this.draw();
    }

    /** @param {number} turn @param {Chapter[]} parts @returns {Row & {open: boolean}} */
    turnRow(turn, parts) {
        const key = `turn ${turn}`;
        const frames = parts.flatMap((part) => part.frames);
        const open = this.isOpen(key, this.holdsMark(frames));
        const title = turn > 0 ? t('web.log.turn', { n0: turn }) : t('web.log.start');
        const row = this.foldRow({ key, open, title, count: countText(frames), look: 'log-turn' });
        return { ...row, open };
    }

    /** @param {Chapter} chapter @param {boolean} last @param {boolean} all @returns {Row[]} */
    chapterRows(chapter, last, all) {
        const { key, turn, frames, seat } = chapter;
        const open = this.isOpen(key, last || all || this.holdsMark(frames));
        const turnText = t('web.log.turn', { n0: turn });
        const look = `log-chapter${this.lookOf(seat)}`;
        const count = last ? turnText : countText(frames);
        const title = chapter.title || turnText;
        const head = this.foldRow({ key, open, title, count, look });
        if (!open) return [head];
        const blocks = blocksOf(frames);
        const newest = last ? blocks.findLast(({ combat }) => combat) : null;
        return [
            head,
            ...blocks.map((block) => this.blockRow(block, key, seat, all || block === newest)),
        ];
    }

    /** Whose it is, by the bar at its side. @param {string | null} seat */
    lookOf(seat) {
        if (!seat) return '';
        return ` by-${seat} ${this.page.desk.held.includes(seat) ? 'own' : 'others'}`;
    }

    /**
     * @param {{key: string, open: boolean, title: string, count: string, look: string}} fold
     * @returns {Row}
     */
    foldRow({ key, open, title, count, look }) {
        const make = () =>
            el(
                'li',
                { class: `${look}${open ? ' open' : ''}` },
                el(
                    'button',
                    {
                        type: 'button',
                        class: 'fold',
                        'aria-expanded': String(open),
                        'data-word': key,
                        onclick: () => this.toggle(key, open),
                    },
                    icon(open ? 'down' : 'right'),
                    el('b', {}, title),
                    el('span', {}, count),
                ),
            );
        return { key, from: `${open} ${title} ${count} ${look}`, make };
    }

    /** @param {Block} block @param {string} chapter @param {string | null} seat @param {boolean} preset @returns {Row} */
    blockRow(block, chapter, seat, preset) {
        const { frames, combat } = block;
        const number = frames[0].number;
        const key = `${chapter} ${number} ${combat ? 'combat' : ''}`;
        const open = !combat || this.isOpen(key, preset || this.holdsMark(frames));
        const look = `${combat ? 'log-combat' : 'log-entry'} open${this.lookOf(seat)}`;
        const make = () =>
            combat
                ? this.combatBlock(block, key, open, look)
                : el('li', { class: look }, entryOf(this.page, frames[0]));
        return { key, from: `${open} ${look} ${JSON.stringify([combat, textOf(frames)])}`, make };
    }

    /** @param {Block} block @param {string} key @param {boolean} open @param {string} look */
    combatBlock({ frames, combat }, key, open, look) {
        const result = frames.at(-1)?.notes.at(-1) ?? '';
        return el(
            'li',
            { class: look, 'data-lights': combat?.place },
            el(
                'button',
                {
                    type: 'button',
                    class: 'fold',
                    'aria-expanded': String(open),
                    'data-word': key,
                    onclick: () => this.toggle(key, open),
                },
                icon('fight'),
                el('b', {}, combat?.title ?? ''),
                open ? null : el('span', { class: 'log-result' }, result),
            ),
            open ? frames.map((frame) => entryOf(this.page, frame)) : null,
        );
    }

    // ---- Where it is scrolled -------------------------------------------------------------------

    /** @returns {Element | null} the last entry of the newest chapter, which stands on top */
    newest() {
        const second = this.list.querySelectorAll(':scope > :is(.log-chapter, .log-turn)')[1];
        return second ? second.previousElementSibling : this.list.lastElementChild;
    }

    seesNewest() {
        if (this.atTop) return true;
        const newest = this.newest();
        if (!newest) return true;
        const { top, bottom } = this.scroller.getBoundingClientRect();
        const box = newest.getBoundingClientRect();
        return this.scroller.scrollTop === 0 || (box.bottom > top && box.top < bottom);
    }

    seeNewest() {
        const newest = this.newest();
        if (!newest) return;
        const over =
            newest.getBoundingClientRect().bottom - this.scroller.getBoundingClientRect().bottom;
        if (over > 0) this.scroller.scrollTop += over;
    }
}

/** @param {Frame[]} frames */
const textOf = (frames) => frames.map(({ number, notes, why }) => [number, notes, why]);

/** @param {Frame[]} frames */
function countText(frames) {
    const fights = blocksOf(frames).filter(({ combat }) => combat).length;
    return fights > 0
        ? t('web.log.combat_count', { n0: fights })
        : t('web.log.lines', { n0: frames.flatMap(({ notes }) => notes).length });
}

/** @param {string} id @returns {Row} */
const nothing = (id) => ({
    key: id,
    from: '',
    make: () => el('li', { class: 'log-none' }, t(id)),
});

/** Which part of the story: all, combats, what somebody did. @param {GamePage} page @param {() => void} onchange */
function filterList({ desk }, onchange) {
    const seats = desk.table.seats.map(({ word, name }) => ({
        word,
        name: word === desk.seat ? t('web.log.mine', { s0: name }) : name,
    }));
    return el(
        'select',
        { 'aria-label': t('web.log.filter'), title: t('web.log.filter'), onchange },
        el('option', { value: 'all' }, t('web.log.all')),
        el('option', { value: 'combats' }, t('web.log.combats')),
        seats.map(({ word, name }) => el('option', { value: word }, name)),
    );
}

/**
 * What is pointed at in the list lights up on the board. A line that slides under a mouse at rest,
 * since the list moves with every question, is not pointed at: a mouse has to move.
 * @param {GamePage} page @param {HTMLElement} list
 */
function light(page, list) {
    /** @type {Element | null} */
    let pointed = null;
    const point = (/** @type {Event} */ event) => {
        const node = /** @type {Element | null} */ (event.target)?.closest('[data-lights]') ?? null;
        if (node === pointed) return;
        pointed = node;
        page.point(node?.getAttribute('data-lights')?.split(' ').filter(Boolean) ?? []);
    };
    const letGo = () => {
        if (pointed) page.point([]);
        pointed = null;
    };
    list.addEventListener('mousemove', point);
    list.addEventListener('mouseleave', letGo);
    list.addEventListener('focusin', point);
    list.addEventListener('focusout', letGo);
}

/** Arrows go up and down. @param {KeyboardEvent} event @param {HTMLElement} list */
function moveFocus(event, list) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('.fold, .entry-number')]);
    const now = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (now < 0) return;
    stops[Math.max(0, Math.min(stops.length - 1, now + step))].focus();
    event.preventDefault();
}

/** @param {GamePage} page @param {Frame} frame */
function entryOf(page, frame) {
    const { number, why, notes } = frame;
    return el(
        'div',
        {
            class: 'entry',
            'data-number': number,
            'data-lights': placesOf(frame, page.desk.table.places).join(' '),
        },
        numberLink(page, number),
        el(
            'div',
            { class: 'entry-notes' },
            notes.map((sentence, n) =>
                el(
                    'p',
                    {},
                    withRules(sentence, page.showRule),
                    why && n === notes.length - 1 ? [' ', whyButton(page, number)] : null,
                ),
            ),
        ),
    );
}

/** @param {GamePage} page @param {number} number */
function numberLink(page, number) {
    const look = t('web.log.look', { n0: number });
    const attributes = {
        class: 'entry-number',
        href: gameHash(page.desk.id, number),
        'aria-label': look,
        title: look,
        onclick: (/** @type {Event} */ event) => {
            event.preventDefault();
            void page.lookAt(number);
        },
    };
    return el('a', attributes, String(number));
}

/** @param {GamePage} page @param {number} number */
function whyButton(page, number) {
    const attributes = {
        type: 'button',
        class: 'quiet why',
        onclick: () => page.explain(number),
    };
    return el('button', attributes, t('web.log.why'));
}
