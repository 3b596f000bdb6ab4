// rulebook.js: the rules of a game to read: contents by chapter, and a search that takes words with
// or without accents, our numbers and printed ones.
import { el } from '../dom.js';
import { refill } from '../focus.js';
import { ruleButton, withRules } from '../talk/rich.js';
import { t } from '../i18n.js';

/** @typedef {import('../types.js').RuleBook} RuleBook */
/** @typedef {import('../types.js').BookRule} BookRule */

const PAUSE = 200; // ms after the last letter before it is looked for

/**
 * @param {(find: string) => Promise<RuleBook>} ask
 * @returns {{node: HTMLElement, show: (find: string) => Promise<void>, focus: () => void}}
 */
export function createRulebook(ask) {
    const field = el('input', {
        type: 'search',
        'aria-label': t('web.rule.find'),
        placeholder: t('web.rule.find'),
        autocomplete: 'off',
        maxlength: 60,
    });
    const body = el('div', { class: 'rule-body', tabindex: 0, 'aria-live': 'polite' });
    const form = el('form', { class: 'rule-find', role: 'search' }, field);
    const node = el('div', { class: 'rulebook' }, form, body);
    /** What was asked for last: an answer to anything else comes too late. */
    let wanted = '\n';
    let typed = 0;

    /** @param {string} find */
    async function show(find) {
        const asked = find.trim();
        if (asked === wanted) return;
        wanted = asked;
        if (document.activeElement !== field) field.value = asked;
        const book = await ask(asked).catch(() => null);
        if (!book || wanted !== asked) return;
        refill(body, asked ? found(book, asked, open) : contents(book, open));
        body.scrollTop = 0;
        body.closest('.sheet-body')?.scrollTo?.(0, 0);
    }

    /** A number that was pressed. @param {string} number */
    function open(number) {
        field.value = number;
        void show(number);
    }

    form.addEventListener('submit', (event) => {
        event.preventDefault();
        void show(field.value);
    });
    field.addEventListener('input', () => {
        clearTimeout(typed);
        typed = setTimeout(() => void show(field.value), PAUSE);
    });
    return { node, show, focus: () => field.focus() };
}

/** @typedef {(number: string) => void} Open */

/** @param {RuleBook} book @param {Open} open */
const contents = ({ chapters, aims }, open) => [
    aims.length > 0
        ? el(
              'details',
              { class: 'chapter aims', open: true },
              el('summary', {}, t('web.aim.title')),
              aimList(aims, open),
          )
        : null,
    ...chapters.map((chapter) =>
        el(
            'details',
            { class: 'chapter', 'data-chapter': chapter.chapter },
            el(
                'summary',
                {},
                chapter.chapter ? el('span', { class: 'number' }, chapter.chapter) : null,
                ` ${chapter.title}`,
            ),
            chapter.rules.map((rule) => drawRule(rule, open)),
        ),
    ),
];

/** @param {string[]} aims @param {Open} open */
export const aimList = (aims, open) =>
    el(
        'ul',
        { class: 'aim-list' },
        aims.map((aim) => el('li', {}, withRules(aim, open))),
    );

/** @param {RuleBook} book @param {string} find @param {Open} open */
function found({ chapters }, find, open) {
    const all = chapters.flatMap(({ rules, title }) => rules.map((rule) => ({ rule, title })));
    const named = all.filter(({ rule }) => rule.named);
    const others = all.filter(({ rule }) => !rule.named);
    const count = ['web.rule.none_found', 'web.rule.found_one'][all.length] ?? 'web.rule.found';
    return [
        named.length > 0
            ? [
                  el('h3', {}, t('web.rule.title', { s0: find })),
                  named.map(({ rule }) => el('p', {}, ruleText(rule, open))),
              ]
            : el('h3', {}, t(count, { n0: all.length, s0: find })),
        named.length > 0 && others.length > 0
            ? el(
                  'details',
                  { class: 'chapter' },
                  el('summary', {}, t('web.rule.mentioned', { n0: others.length })),
                  others.map(({ rule }) => drawRule(rule, open)),
              )
            : others.map(({ rule, title }) => drawRule(rule, open, title)),
        el(
            'div',
            { class: 'to-contents' },
            el(
                'button',
                { type: 'button', class: 'quiet', onclick: () => open('') },
                t('web.rule.contents'),
            ),
        ),
    ].flat(3);
}

/** @param {BookRule} rule @param {Open} open @param {string} [chapter] */
const drawRule = (rule, open, chapter) =>
    el(
        'div',
        { class: 'rule-text', 'data-rule': rule.rule },
        chapter ? el('span', { class: 'small' }, chapter, ' ') : null,
        ruleText(rule, open),
    );

/** Its numbers, and the text with what was found marked. @param {BookRule} rule @param {Open} open */
function ruleText({ rule, cite, parts }, open) {
    const printed = cite.slice(1, -1).split(' · ').slice(1).join(' · ');
    // Brackets of other rules lie within one part, unless a number in them was looked for.
    const cut = parts.length > 1 && parts.some((part, index) => index % 2 && /^\d/.test(part));
    const text = cut ? [parts.join('')] : parts;
    return [
        ruleButton(rule, open),
        printed ? el('span', { class: 'printed' }, ` · ${printed}`) : null,
        ' ',
        ...text.flatMap((part, index) =>
            index % 2 ? [el('mark', {}, part)] : withRules(part, open),
        ),
    ];
}
