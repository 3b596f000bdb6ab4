// choices.js: every legal choice as a button. What a choice does stands inside it: a second line, the
// odds as two ends of one bar. Many choices of several places stand as a row for each place, so that
// all are in sight; the one that ends a phase is the large one at the foot.
import { el, fill } from './dom.js';
import { percent, t } from './i18n.js';
import { choicesAbout } from './pick.js';
import { closedRows } from './closed.js';
import { kindsOf } from './groups.js';
import { heldRow } from './hands.js';
import { icon } from './icons.js';
import { overBox } from './talk/over.js';
import { progressRow } from './progress.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {import('./types.js').Choice} Choice */

const GROUPED = 8; // from so many choices on they stand in rows

/** The choices: those about places, and the general ones below them. */
export class ChoiceList {
    list = el('div', { class: 'choice-list' });
    general = el('div', { class: 'choice-general' });
    /** What the list shows, in its order. @type {Choice[]} */
    shown = [];

    /** @param {GamePage} page */
    draw(page) {
        const { narrowed } = page;
        const all = page.canChoose() ? page.choices() : [];
        const wanted = narrowed ? choicesAbout(all, narrowed) : all;
        const { ends, asides, kinds, origins, rest, placed } = sorted(wanted);
        const rows = rowsOf(placed);
        const amounts = kinds.flatMap(({ choices }) => choices);
        this.shown = [
            ...amounts,
            ...rows.flatMap(([, members]) => members),
            ...rest,
            ...origins,
            ...asides,
            ...ends,
        ];
        const others = narrowed
            ? all.filter((choice) => choice.place === null && !wanted.includes(choice))
            : [];
        fill(
            this.list,
            page.over() ? overBox(page) : null,
            heldRow(page),
            progressRow(page),
            narrowed && all.length > 0 ? narrowedChip(page, narrowed, wanted.length) : null,
            // Below a long list nobody would find them.
            placed.length > GROUPED ? this.#chips(page, headOf(asides), asides) : null,
            kinds.map(({ choices }) => this.#kind(page, choices)),
            this.#placed(page, rows),
            this.#buttons(page, rest),
            this.#chips(page, t('web.ask.origins'), origins),
            placed.length > GROUPED ? null : this.#chips(page, headOf(asides), asides),
            narrowed ? null : closedRows(page),
        );
        fill(
            this.general,
            this.#buttons(page, ends),
            others.map((choice) => choiceButton(page, choice, -1, choice.label)),
        );
    }

    /** @param {GamePage} page @param {Choice[]} choices @param {boolean} [inRow] of their place */
    #buttons(page, choices, inRow = false) {
        return choices.map((choice) =>
            choiceButton(page, choice, this.shown.indexOf(choice), shortLabel(page, choice, inRow)),
        );
    }

    /** So many of a kind: all of them first, fewer by their numbers. @param {GamePage} page @param {Choice[]} alike */
    #kind(page, alike) {
        return el(
            'div',
            { class: 'chips kind', role: 'group', 'aria-label': alike[0].label },
            alike.map((choice, index) => {
                const label = index === 0 ? choice.label : String(choice.amount?.count);
                return choiceButton(page, choice, this.shown.indexOf(choice), label, choice.label);
            }),
        );
    }

    /** Small ones in a row, without the words they share. @param {GamePage} page @param {string} head @param {Choice[]} choices */
    #chips(page, head, choices) {
        if (choices.length === 0) return null;
        return el(
            'div',
            { class: 'chips asides', role: 'group', 'aria-label': head },
            el('span', { class: 'small' }, head),
            choices.map((choice) => {
                const label = choice.label.replace(`${head}: `, '').replace(/ \(.*\)$/, '');
                return choiceButton(page, choice, this.shown.indexOf(choice), label, choice.label);
            }),
        );
    }

    /** @param {GamePage} page @param {[string, Choice[]][]} rows */
    #placed(page, rows) {
        const choices = rows.flatMap(([, members]) => members);
        if (choices.length <= GROUPED || rows.length === choices.length)
            return this.#buttons(page, choices);
        return rows.map(([place, members]) =>
            el(
                'div',
                { class: 'group', role: 'group', 'aria-label': page.desk.placeName(place) },
                el('h3', {}, page.desk.placeName(place)),
                el('div', { class: 'chips' }, this.#buttons(page, members, true)),
            ),
        );
    }
}

/** Which choices stand where. @param {Choice[]} wanted */
function sorted(wanted) {
    const ends = wanted.filter(({ primary }) => primary);
    const asides = wanted.filter(({ aside, primary }) => aside && !primary);
    const left = wanted.filter(({ aside, primary }) => !aside && !primary);
    const kinds = kindsOf(left).filter(({ choices }) => choices.length > 1);
    const others = left.filter((one) => !kinds.some(({ choices }) => choices.includes(one)));
    const placed = others.filter(({ place }) => place !== null);
    // Places to set out from, where others can be chosen as well.
    const mixed = placed.some(({ begins }) => !begins) && placed.some(({ begins }) => begins);
    const origins = mixed ? placed.filter(({ begins }) => begins) : [];
    return {
        ends,
        asides,
        kinds,
        origins,
        rest: others.filter(({ place }) => place === null),
        placed: placed.filter((one) => !origins.includes(one)),
    };
}

/** What all of them begin with: "Special activity: …". @param {Choice[]} choices */
const headOf = (choices) => choices[0]?.label.split(':')[0] ?? '';

/** The choices of each place together. @param {Choice[]} choices @returns {[string, Choice[]][]} */
function rowsOf(choices) {
    /** @type {Map<string, Choice[]>} */
    const rows = new Map();
    for (const choice of choices) {
        const place = /** @type {string} */ (choice.place);
        rows.set(place, [...(rows.get(place) ?? []), choice]);
    }
    return [...rows];
}

/** A card of one's hand has its text there, and need not say it again. @param {GamePage} page @param {Choice} choice */
const cardOf = ({ state }, { things, label }) =>
    state.cards?.find(({ word, name }) => things.includes(word) && label.includes(`${name}:`));

/**
 * A label without what stands beside it: in the row of its place a choice need not name it again.
 * @param {GamePage} page @param {Choice} choice @param {boolean} inRow
 */
function shortLabel(page, choice, inRow) {
    const { label, place } = choice;
    const card = cardOf(page, choice);
    if (card) return label.slice(0, label.indexOf(`${card.name}:`) + card.name.length);
    const ending = `, ${page.desk.placeName(place ?? '')}`;
    return inRow && place && label.endsWith(ending) ? label.slice(0, -ending.length) : label;
}

/** @param {GamePage} page @param {string} narrowed @param {number} count */
function narrowedChip(page, narrowed, count) {
    const name = page.thingName(narrowed);
    return el(
        'p',
        { class: 'narrowed' },
        el('span', {}, t(count > 0 ? 'web.ask.only' : 'web.ask.nothing', { s0: name })),
        ' ',
        el(
            'button',
            { type: 'button', class: 'quiet', onclick: () => page.narrow(null) },
            t('web.ask.all'),
        ),
    );
}

/**
 * @param {GamePage} page @param {Choice} choice @param {number} index in the list; -1: not in it
 * @param {string} label @param {string} [name] the whole of it, for those who do not see what stands around it
 */
function choiceButton(page, choice, index, label, name) {
    const pending = page.pending === choice.action;
    const key = index >= 0 && index < 9 ? String(index + 1) : '';
    const { odds } = choice;
    const card = cardOf(page, choice);
    const line = [odds?.text, choice.line].filter(Boolean).join(' · ') || card?.advice;
    return el(
        'button',
        {
            type: 'button',
            class: `choice${pending ? ' pending' : ''}${choice.primary ? ' go' : ''}${odds ? ' with-odds' : ''}`,
            'data-action': choice.action,
            'data-begins': choice.begins || null,
            'data-warns': Boolean(choice.warning) || null,
            'aria-keyshortcuts': key || null,
            // What is seen has to be part of what is said.
            'aria-label': name && name !== label && name.includes(label) && !line ? name : null,
            title: name && name !== label ? name : null,
            onclick: () => page.choose(choice),
            onmouseenter: () => page.preview(choice),
            onmouseleave: () => page.preview(null),
            onfocus: () => page.preview(choice),
        },
        el('span', { class: 'mark', 'aria-hidden': 'true' }, key),
        el(
            'span',
            { class: 'choice-label' },
            el(
                'b',
                {},
                label,
                name
                    ? null
                    : el('span', { class: 'visually-hidden' }, choice.label.slice(label.length)),
                pending ? ` ${t('web.ask.again')}` : null,
            ),
            line && !name ? el('span', { class: 'c-line' }, line) : null,
        ),
        odds?.sides ? sidesOf(odds.sides, page.state.actor) : null,
        el('span', { class: 'hint-slot' }),
        odds ? oddsBar(odds) : null,
    );
}

/**
 * How many dice each side has, those of whoever chooses first, as beside the place.
 * @param {{seat: string, dice: number}[]} sides @param {string} actor
 */
const sidesOf = (sides, actor) =>
    el(
        'span',
        { class: 'vs' },
        [...sides]
            .sort((a, b) => Number(b.seat === actor) - Number(a.seat === actor))
            .flatMap(({ seat, dice }, index) => [
                index > 0 ? ':' : null,
                el('i', { class: `dn by-${seat}` }, dice),
            ]),
    );

/** Good from the left, bad, hatched, from the right. @param {{good: number, bad: number}} odds */
function oddsBar({ good, bad }) {
    const ends = [el('i', { class: 'w' }), el('i', { class: 'l' })];
    ends[0].style.width = `${Math.round(100 * good)}%`;
    ends[1].style.width = `${Math.round(100 * bad)}%`;
    return el('span', { class: 'odds-bar', 'aria-hidden': 'true' }, ends);
}

/** @param {{value: number, visits: number, best: boolean}} hint */
export function hintBar({ value, visits, best }) {
    const bar = el('span', { class: 'hint-fill' });
    bar.style.width = `${Math.round(100 * value)}%`;
    return el(
        'span',
        { class: `hint${best ? ' best' : ''}`, title: t('web.hint.trials', { n0: visits }) },
        best ? icon('check') : null,
        el('span', { class: 'hint-bar', 'aria-hidden': 'true' }, bar),
        el('span', { class: 'hint-value' }, t('web.hint.wins', { s0: percent(value) })),
    );
}
