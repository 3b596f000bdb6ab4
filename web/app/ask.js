// ask.js: the question and its answers: prompt with the rule's number, what was refused and why,
// the odds, and every legal choice as a button, grouped by place and narrowed by what is pointed
// at.
import { el, fill } from './dom.js';
import { holdFocus } from './focus.js';
import { percent, t } from './i18n.js';
import { ruleButton, withReason, withRules } from './rich.js';
import { choicesAbout } from './pick.js';
import { overBox } from './over.js';
import { icon } from './icons.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {import('./types.js').Choice} Choice */
/** @typedef {import('./focus.js').Held} Held */

const GROUPED = 8; // from so many choices on they get headings

/** @param {GamePage} page */
export function createAsk(page) {
    const prompt = el('h2', { class: 'prompt', tabindex: -1 });
    const meanwhile = el('p', { class: 'small meanwhile' }); // the question somebody else is asked
    const note = el('div', { class: 'refusal', role: 'alert' });
    const odds = el('div', { class: 'odds' });
    const list = el('div', { class: 'choice-list' });
    const general = el('div', { class: 'choice-general' });
    const node = el(
        'section',
        { class: 'panel ask', 'data-panel': 'ask', 'aria-label': t('web.panel.ask') },
        el('div', { class: 'ask-head' }, prompt, meanwhile, note),
        el('div', { class: 'ask-body' }, odds, list),
        general,
    );
    node.addEventListener('keydown', (event) => moveFocus(event, node));
    /** What the list shows, in its order. @type {Choice[]} */
    let shown = [];
    let oddsOf = '';
    /**
     * What each part was drawn from: it stays as it is while that has not changed, for somebody may
     * be at it.
     */
    const drawn = { prompt: '', choices: '' };
    /**
     * The refusal that stands there; the same one again is a new one, and is announced again.
     * @type {GamePage['note']}
     */
    let noted = null;
    /**
     * The choice somebody was at when there were none any more.
     * @type {{version: number, held: Held} | null}
     */
    let left = null;

    function update() {
        const held = holdFocus(node);
        if (page.note !== noted) drawNote();
        if (isNew('prompt', [page.waitingText(), isTheirs(), page.state.prompt, page.state.rule]))
            drawPrompt();
        void drawOdds();
        // Not by the version alone: a trial, or another choice after undo, may have played as much.
        const actions = page.state.choices.map(({ action }) => action);
        const fresh = isNew('choices', [
            page.state.version,
            page.state.viewer,
            actions,
            page.canChoose(),
            page.narrowed,
            page.pending,
            page.looking?.number,
        ]);
        if (fresh) drawChoices();
        drawHints();
        if (held) keepPlace(held, fresh);
    }

    /** @param {keyof typeof drawn} part @param {any} from */
    function isNew(part, from) {
        const key = JSON.stringify(from);
        const changed = key !== drawn[part];
        drawn[part] = key;
        return changed;
    }

    /**
     * The keyboard was in here: it stays on the same choice, else on the nearest. While there are
     * none it waits at the question.
     * @param {Held} held @param {boolean} fresh whether the choices have been drawn anew
     */
    function keepPlace(held, fresh) {
        const first = buttonsOf(node)[0];
        if (held.gone()) {
            left = first ? null : { version: page.state.version, held };
            held.back(first ?? prompt);
        } else if (fresh && document.activeElement === prompt) takeFocus();
    }

    /** Brings the keyboard to where it was left, or to the first choice. */
    function takeFocus() {
        const again = left?.version === page.state.version ? left.held.seek() : null;
        (again ?? buttonsOf(node)[0] ?? prompt).focus({ preventScroll: true });
    }

    /** What a search thinks of each choice, into the buttons as they stand. */
    function drawHints() {
        for (const button of buttonsOf(node)) {
            const hint = page.hints?.get(button.dataset.action ?? '');
            const slot = button.querySelector('.hint-slot');
            if (slot) fill(slot, hint ? hintBar(hint) : null);
        }
    }

    /** Whether somebody else is asked something. */
    const isTheirs = () =>
        page.waitingText() !== '' && !page.looking && !page.state.over && !page.follower.playing;

    function drawPrompt() {
        const { state } = page;
        const onRule = page.showRule;
        const waiting = page.waitingText();
        fill(meanwhile, isTheirs() ? state.prompt : null);
        if (waiting) fill(prompt, waiting);
        else
            fill(
                prompt,
                withRules(state.prompt, onRule),
                ' ',
                state.rule && !state.prompt.includes(`[${state.rule}`)
                    ? ruleButton(state.rule, onRule)
                    : null,
            );
    }

    function drawNote() {
        const told = (noted = page.note);
        const reasons = told ? [told, ...(told.more ?? [])] : [];
        fill(
            note,
            reasons.map((reason) => el('p', {}, withReason(reason, page.showRule))),
        );
    }

    function drawChoices() {
        const { state, narrowed } = page;
        const all = page.canChoose() ? state.choices : [];
        const wanted = narrowed ? choicesAbout(all, state.view, narrowed) : all;
        const rest = wanted.filter(({ place }) => place === null);
        const placed = wanted.filter(({ place }) => place !== null);
        // With nothing about places, the general choices are the list.
        shown = placed.length > 0 ? [...placed, ...rest] : rest;
        fill(
            list,
            state.over && !page.looking ? overBox(page) : null,
            narrowed && all.length > 0 ? narrowedChip(wanted.length) : null,
            placed.length > 0 ? grouped(placed) : rest.map(button),
        );
        fill(
            general,
            placed.length > 0 ? rest.map(button) : null,
            narrowed
                ? all
                      .filter((choice) => choice.place === null && !wanted.includes(choice))
                      .map(plainButton)
                : null,
        );
    }

    /** @param {number} count */
    function narrowedChip(count) {
        const { narrowed } = page;
        const name = page.thingName(/** @type {string} */ (narrowed));
        return el(
            'p',
            { class: 'narrowed' },
            el(
                'span',
                {},
                count > 0 ? t('web.ask.only', { s0: name }) : t('web.ask.nothing', { s0: name }),
            ),
            ' ',
            el(
                'button',
                { type: 'button', class: 'quiet', onclick: () => page.narrow(null) },
                t('web.ask.all'),
            ),
        );
    }

    /** @param {Choice[]} choices */
    function grouped(choices) {
        /** @type {Map<string, Choice[]>} */
        const groups = new Map();
        for (const choice of choices) {
            const place = /** @type {string} */ (choice.place);
            groups.set(place, [...(groups.get(place) ?? []), choice]);
        }
        if (choices.length < GROUPED || groups.size === choices.length) return choices.map(button);
        return [...groups].map(([place, members]) =>
            el(
                'div',
                { class: 'group', role: 'group', 'aria-label': page.desk.placeName(place) },
                el('h3', {}, page.desk.placeName(place)),
                members.map(button),
            ),
        );
    }

    /** @param {Choice} choice */
    function button(choice) {
        const index = shown.indexOf(choice);
        const pending = page.pending === choice.action;
        return el(
            'button',
            {
                type: 'button',
                class: `choice${pending ? ' pending' : ''}`,
                'data-action': choice.action,
                'aria-keyshortcuts': index < 9 ? String(index + 1) : null,
                onclick: () => page.choose(choice),
                onmouseenter: () => page.preview(choice),
                onmouseleave: () => page.preview(null),
                onfocus: () => page.preview(choice),
            },
            el(
                'span',
                { class: 'mark', 'aria-hidden': 'true' },
                index < 9 ? String(index + 1) : '',
            ),
            el(
                'span',
                { class: 'choice-label' },
                choice.label,
                pending ? el('strong', { class: 'again' }, ` ${t('web.ask.again')}`) : null,
            ),
            el('span', { class: 'hint-slot' }),
        );
    }

    /**
     * A general choice beside a narrowed list: there, but without a number.
     * @param {Choice} choice
     */
    const plainButton = (choice) =>
        el(
            'button',
            {
                type: 'button',
                class: 'choice',
                'data-action': choice.action,
                onclick: () => page.choose(choice),
            },
            el('span', { class: 'mark' }),
            el('span', { class: 'choice-label' }, choice.label),
        );

    async function drawOdds() {
        const place = page.oddsPlace();
        const key = `${page.state.version} ${place} ${page.desk.seat} ${page.trial !== null}`;
        if (key === oddsOf) return;
        oddsOf = key;
        const about = place
            ? await page.desk.place(place, page.state.version).catch(() => null)
            : null;
        if (key !== oddsOf) return;
        const told = about?.forecast?.good ? about.forecast.lines : [];
        const held = holdFocus(odds);
        fill(
            odds,
            told.length > 0
                ? [
                      el(
                          'h3',
                          {},
                          icon('status'),
                          ' ',
                          t('web.ask.odds', { s0: about?.name ?? '' }),
                      ),
                      el(
                          'ul',
                          {},
                          told.map((line) => el('li', {}, withRules(line, page.showRule))),
                      ),
                  ]
                : null,
        );
        held?.back(prompt);
    }

    return {
        node,
        update,
        /** @param {number} index of the list as shown */
        chooseNumber(index) {
            if (shown[index]) void page.choose(shown[index]);
        },
        focus: () => (buttonsOf(node)[0] ?? prompt).focus(),
        takeFocus,
    };
}

/** @param {{value: number, visits: number, best: boolean}} hint */
function hintBar({ value, visits, best }) {
    const bar = el('span', { class: 'hint-fill' });
    bar.style.width = `${Math.round(100 * value)}%`;
    return el(
        'span',
        { class: `hint${best ? ' best' : ''}`, title: t('web.hint.trials', { n0: visits }) },
        el('span', { class: 'hint-bar', 'aria-hidden': 'true' }, bar),
        el('span', { class: 'hint-value' }, t('web.hint.wins', { s0: percent(value) })),
    );
}

/** @param {HTMLElement} node */
const buttonsOf = (node) =>
    /** @type {HTMLElement[]} */ ([...node.querySelectorAll('button.choice')]);

/** Arrows go up and down the list. @param {KeyboardEvent} event @param {HTMLElement} node */
function moveFocus(event, node) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = buttonsOf(node);
    if (buttons.length === 0) return;
    const now = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next =
        now < 0
            ? step > 0
                ? 0
                : buttons.length - 1
            : (now + step + buttons.length) % buttons.length;
    buttons[next].focus();
    event.preventDefault();
}
