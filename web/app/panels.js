// panels.js: what is read on request: how things stand, a place with its odds, a rule. Each is made
// once and drawn again by update().
import { el, fill } from './dom.js';
import { refill } from './focus.js';
import { icon } from './icons.js';
import { t } from './i18n.js';
import { withRules } from './talk/rich.js';

/** @typedef {import('./game.js').GamePage} GamePage */

/** @param {string} word @param {string} title @param {...import('./dom.js').Child} content */
export const panel = (word, title, ...content) =>
    el(
        'section',
        { class: `panel ${word}`, 'data-panel': word, 'aria-label': title },
        el('div', { class: 'panel-head' }, el('h2', { tabindex: -1 }, title)),
        ...content,
    );

/** @param {HTMLElement} node */
const focusHead = (node) => /** @type {HTMLElement | null} */ (node.querySelector('h2'))?.focus();

/**
 * The turns as a row of boxes.
 * @param {number} turn @param {number} turns @param {number[]} [marked] those with a dot below
 * @returns {HTMLElement}
 */
export function turnTrack(turn, turns, marked = []) {
    return el(
        'ol',
        { class: 'track', 'aria-label': t('web.turn_of', { n0: turn, n1: turns }) },
        Array.from({ length: turns }, (_, index) => index + 1).map((number) =>
            el(
                'li',
                {
                    class: `${number < turn ? 'past' : number === turn ? 'now' : ''}${marked.includes(number) ? ' marked' : ''}`,
                    'aria-current': number === turn ? 'step' : null,
                },
                String(number),
            ),
        ),
    );
}

/**
 * Status lines are cut for narrow screens; those that are indented go on from the one before.
 * @param {string[]} lines
 */
function wholeLines(lines) {
    /** @type {string[]} */
    const whole = [];
    for (const line of lines) {
        const last = whole.at(-1);
        if (!line.startsWith(' ') || last === undefined) whole.push(line);
        else whole[whole.length - 1] = `${last}${last.endsWith(',') ? '' : ' ·'} ${line.trim()}`;
    }
    return whole;
}

/** @param {GamePage} page */
export function createStatus(page) {
    const list = el('ul', { class: 'lines', tabindex: 0 });
    const node = panel('status', t('web.panel.status'), list);
    let shown = '';

    function update() {
        const lines = wholeLines(page.moment().status ?? []);
        const key = JSON.stringify(lines);
        if (key === shown) return;
        shown = key;
        refill(
            list,
            lines.map((line) => el('li', {}, withRules(line, page.showRule))),
        );
    }

    return { node, update, focus: () => focusHead(node) };
}

/** @param {GamePage} page */
export function createPlace(page) {
    const pick = el('select', { 'aria-label': t('web.place.pick'), onchange: go });
    const body = el('div', { class: 'place-body', tabindex: 0, 'aria-live': 'polite' });
    const node = panel('place', t('web.panel.place'), pick, body);
    let shown = '';

    /** The keyboard stays at the list: with the arrows one goes on from place to place. */
    function go() {
        page.placeShown = pick.value;
        void update();
    }

    async function update() {
        if (pick.options.length === 0) {
            fill(
                pick,
                page.desk.table.places.map(({ word, name }) => el('option', { value: word }, name)),
            );
        }
        const word = page.placeShown ?? page.oddsPlace() ?? pick.value;
        const { state, desk, trial, looking } = page;
        const key = `${word} ${state.version} ${desk.seat} ${trial !== null} ${looking?.number} ${page.follower.playing}`;
        if (!word || key === shown || node.hidden) return;
        shown = key;
        pick.value = word;
        // What is told of a place is of the present: not before it has been seen.
        if (page.looking || page.follower.playing) {
            refill(body, el('p', { class: 'small' }, t('web.place.now_only')));
            return;
        }
        const about = await page.desk.place(word, page.state.version).catch(() => null);
        if (key !== shown || !about) return;
        refill(
            body,
            el(
                'ul',
                { class: 'lines' },
                about.lines.map((line) => el('li', {}, withRules(line, page.showRule))),
            ),
            about.forecast ? forecast(about.forecast) : null,
        );
    }

    /** @param {{good: boolean, lines: string[]}} told */
    const forecast = ({ good, lines }) =>
        el(
            'div',
            { class: good ? 'odds' : 'no-odds small' },
            good ? el('h3', {}, icon('status'), ' ', t('web.place.odds')) : null,
            el(
                'ul',
                {},
                lines.map((line) => el('li', {}, withRules(line, page.showRule))),
            ),
        );

    /** The place it will show, if it is to be seen. */
    const wanted = () => (node.hidden ? undefined : page.placeShown || pick.value || undefined);

    return { node, update, wanted, focus: () => focusHead(node) };
}
