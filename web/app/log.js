// log.js: what happened, in sentences, turn by turn. New sentences are read out; each can be looked
// at on the board, sent to somebody as a link, and, if a computer did it, explained.
import { el, fill } from './dom.js';
import { holdFocus } from './focus.js';
import { gameHash } from './router.js';
import { t } from './i18n.js';
import { withRules } from './talk/rich.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {import('./types.js').Frame} Frame */

const READ_OUT = 6; // sentences read out at most at once

/** Without accents and capitals, to search in. @param {string} text */
const plain = (text) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/**
 * The last frames are read again with all news; most of them are what they were.
 * @param {Frame} a @param {Frame} b
 */
const isSame = (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** @param {GamePage} page */
export function createLog(page) {
    const list = el('ol', { class: 'log-list' });
    const find = el('input', {
        type: 'search',
        class: 'log-find',
        placeholder: t('web.log.find'),
        'aria-label': t('web.log.find'),
        oninput: () => filter(),
    });
    const aloud = el('div', {
        class: 'visually-hidden',
        'aria-live': 'polite',
        'data-test': 'aloud',
    });
    const scroller = el(
        'div',
        {
            class: 'log-scroll',
            tabindex: 0,
            role: 'log',
            'aria-live': 'off',
            'aria-label': t('web.panel.log'),
        },
        list,
    );
    const node = el(
        'section',
        { class: 'panel log', 'data-panel': 'log', 'aria-label': t('web.panel.log') },
        el('div', { class: 'panel-head' }, el('h2', {}, t('web.panel.log')), find),
        scroller,
        aloud,
    );
    /** Frames that stand in the list. @type {Frame[]} */
    let drawn = [];

    /**
     * Shows the story up to action `version`; reads out what is new if asked to.
     * @param {number} version @param {boolean} [speak]
     */
    function update(version, speak = false) {
        const story = page.desk.story.slice(0, version + 1);
        let same = 0;
        while (same < drawn.length && same < story.length && isSame(drawn[same], story[same]))
            same++;
        const atEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 40;
        const held = holdFocus(list);
        for (const gone of drawn.slice(same))
            list.querySelectorAll(`[data-number="${gone.number}"]`).forEach((line) =>
                line.remove(),
            );
        const fresh = story.slice(same);
        list.append(
            ...fresh.filter(({ notes }) => notes.length > 0).map((one) => entryOf(page, one)),
        );
        drawn = story;
        held?.back(scroller);
        if (speak && fresh.length > 0)
            aloud.textContent = fresh
                .flatMap(({ notes }) => notes)
                .slice(-READ_OUT)
                .join(' ');
        if (atEnd || speak) scroller.scrollTop = scroller.scrollHeight;
        if (find.value) filter();
    }

    const filter = () => filterLines(list, plain(find.value.trim()));

    /** Everything anew: another viewer or language. */
    function reset() {
        drawn = [];
        fill(list);
    }

    /** Marks the action that is looked at. @param {number | null} number */
    const mark = (number) => markLine(list, number);

    return { node, update, reset, mark, focus: () => scroller.focus() };
}

/** @param {HTMLElement} list @param {string} wanted */
function filterLines(list, wanted) {
    for (const line of list.children) {
        /** @type {HTMLElement} */ (line).hidden =
            wanted !== '' &&
            !plain(line.querySelector('.entry-notes')?.textContent ?? '').includes(wanted);
    }
}

/** @param {HTMLElement} list @param {number | null} number */
function markLine(list, number) {
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const line = number === null ? null : list.querySelector(`[data-number="${number}"]`);
    line?.setAttribute('aria-current', 'true');
    line?.scrollIntoView({ block: 'nearest' });
}

/** @param {GamePage} page @param {Frame} frame */
function entryOf(page, { number, actor, why, notes }) {
    return el(
        'li',
        { class: `entry by-${actor ?? 'nobody'}`, 'data-number': number },
        numberLink(page, number),
        el(
            'div',
            { class: 'entry-notes' },
            notes.map((sentence) => el('p', {}, withRules(sentence, page.showRule))),
            why ? whyButton(page, number) : null,
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
