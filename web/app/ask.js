// ask.js: the question and its answers: prompt with the rule's number, what was refused and why, the
// choices (choices.js), and, on request, the odds in words.
import { el, fill } from './dom.js';
import { holdFocus } from './focus.js';
import { t } from './i18n.js';
import { ruleButton, withReason, withRules } from './talk/rich.js';
import { ChoiceList, hintBar } from './choices.js';
import { icon } from './icons.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {import('./focus.js').Held} Held */

/** The panel of the question. */
export class Ask {
    #prompt = el('h2', { class: 'prompt', tabindex: -1 });
    /** The question somebody else is asked. */
    #meanwhile = el('p', { class: 'small meanwhile' });
    #note = el('div', { class: 'refusal', role: 'alert' });
    /** What a search advises, until something is done. */
    #advice = el('p', { class: 'hint-told', role: 'status' });
    #odds = el('details', { class: 'odds', hidden: true });
    #choices = new ChoiceList();
    /**
     * What each part was drawn from: it stays as it is while that has not changed, for somebody may
     * be at it.
     */
    #drawn = { prompt: '', choices: '', odds: '' };
    /**
     * The refusal that stands there; the same one again is a new one, and is announced again.
     * @type {GamePage['note']}
     */
    #noted = null;
    /**
     * The choice somebody was at when there were none any more.
     * @type {{version: number, held: Held} | null}
     */
    #left = null;

    /** Where the keyboard was before the choices were drawn. @type {{held: Held, fresh: boolean} | null} */
    #kept = null;
    /** The rest of the page is being drawn as well. */
    waits = false;

    /** @param {GamePage} page */
    constructor(page) {
        this.page = page;
        this.node = el(
            'section',
            { class: 'panel ask', 'data-panel': 'ask', 'aria-label': t('web.panel.ask') },
            el(
                'div',
                { class: 'ask-head' },
                this.#prompt,
                this.#meanwhile,
                this.#note,
                this.#advice,
            ),
            el('div', { class: 'ask-body' }, this.#choices.list, this.#odds),
            this.#choices.general,
        );
        this.node.addEventListener('keydown', (event) => moveFocus(event, this.node));
    }

    update() {
        const { page } = this;
        const { state } = page;
        const held = holdFocus(this.node);
        if (page.note !== this.#noted) this.#drawNote();
        const { prompt, rule } = page.question();
        const asked = [page.waitingText(), this.#isTheirs(), prompt, rule];
        if (this.#isNew('prompt', asked)) this.#drawPrompt();
        void this.#drawOdds();
        // Not by the version alone: a trial, or another choice after undo, may have played as much.
        const fresh = this.#isNew('choices', [
            state.version,
            state.viewer,
            page.choices().map(({ action }) => action),
            page.hands.open?.choice.action,
            page.hands.open?.more.map(({ action }) => action),
            page.hands.open?.group?.kinds.map(({ of, count }) => [of, count]),
            page.canChoose(),
            page.narrowed,
            page.pending,
            page.looking?.number,
            page.game.styles.length, // its module comes late
            Boolean(page.over()), // a game that is given up ends without an action
        ]);
        if (fresh) this.#choices.draw(page);
        this.#drawHints();
        if (held) this.#kept = { held, fresh: fresh || (this.#kept?.fresh ?? false) };
        if (!this.waits) this.settle();
    }

    /**
     * The keyboard comes back to its place when all of the page is drawn: to put it anywhere has the
     * browser lay out the page.
     */
    settle() {
        const kept = this.#kept;
        this.waits = false;
        this.#kept = null;
        if (kept) this.#keepPlace(kept.held, kept.fresh);
    }

    /** Something that stands among the choices has become known; a lesson marks them as well. */
    redraw() {
        this.#drawn.choices = '';
        this.page.update();
    }

    /** @param {'prompt' | 'choices' | 'odds'} part @param {any} from */
    #isNew(part, from) {
        const key = JSON.stringify(from);
        const changed = key !== this.#drawn[part];
        this.#drawn[part] = key;
        return changed;
    }

    /**
     * The keyboard was in here: it stays on the same choice, else on the nearest. While there are
     * none it waits at the question.
     * @param {Held} held @param {boolean} fresh whether the choices have been drawn anew
     */
    #keepPlace(held, fresh) {
        const first = buttonsOf(this.node)[0];
        if (held.gone()) {
            this.#left = first ? null : { version: this.page.state.version, held };
            held.back(first ?? this.#prompt);
        } else if (fresh && document.activeElement === this.#prompt) this.takeFocus();
    }

    /** Brings the keyboard to where it was left, or to the first choice. */
    takeFocus() {
        const left = this.#left;
        const again = left?.version === this.page.state.version ? left.held.seek() : null;
        (again ?? buttonsOf(this.node)[0] ?? this.#prompt).focus({ preventScroll: true });
    }

    focus() {
        (buttonsOf(this.node)[0] ?? this.#prompt).focus();
    }

    /** @param {number} index of the list as shown */
    chooseNumber(index) {
        const choice = this.#choices.shown[index];
        if (choice) void this.page.choose(choice);
    }

    /** The numbers of the list by the place that each is about. @returns {Map<string, number>} */
    numbers() {
        const numbers = new Map();
        this.#choices.shown.slice(0, 9).forEach(({ place }, index) => {
            if (place && !numbers.has(place)) numbers.set(place, index + 1);
        });
        return numbers;
    }

    /** @param {string} sentence @param {string} [action] the choice it is about comes into sight */
    tellHint(sentence, action) {
        this.#advice.textContent = sentence;
        buttonsOf(this.node)
            .find((button) => button.dataset.action === action)
            ?.scrollIntoView({ block: 'nearest' });
    }

    /** What a search thinks of each choice, into the buttons as they stand. */
    #drawHints() {
        if (!this.page.hints) this.#advice.textContent = '';
        for (const button of buttonsOf(this.node)) {
            const hint = this.page.hints?.get(button.dataset.action ?? '');
            const slot = button.querySelector('.hint-slot');
            if (slot) fill(slot, hint ? hintBar(hint) : null);
        }
    }

    /** Whether somebody else is asked something. */
    #isTheirs() {
        const { looking, follower } = this.page;
        return this.page.waitingText() !== '' && !looking && !this.page.over() && !follower.playing;
    }

    #drawPrompt() {
        const { showRule } = this.page;
        const { prompt, rule } = this.page.question();
        const waiting = this.page.waitingText();
        fill(this.#meanwhile, this.#isTheirs() ? prompt : null);
        if (waiting) {
            fill(this.#prompt, waiting);
            return;
        }
        const told = !rule || prompt.includes(`[${rule}`);
        fill(
            this.#prompt,
            withRules(prompt, showRule),
            ' ',
            told ? null : ruleButton(/** @type {string} */ (rule), showRule),
        );
    }

    #drawNote() {
        const { note, showRule } = this.page;
        this.#noted = note;
        const reasons = note ? [note, ...(note.more ?? [])] : [];
        fill(
            this.#note,
            reasons.map((reason) => el('p', {}, withReason(reason, showRule))),
        );
    }

    async #drawOdds() {
        const { page } = this;
        const { version } = page.state;
        const place = page.oddsPlace();
        if (!this.#isNew('odds', [version, place, page.desk.seat, page.trial !== null])) return;
        const key = this.#drawn.odds;
        const about = place ? await page.desk.place(place, version).catch(() => null) : null;
        if (key !== this.#drawn.odds) return;
        const told = about?.forecast?.good ? about.forecast.lines : [];
        const held = holdFocus(this.#odds);
        this.#odds.hidden = told.length === 0;
        fill(this.#odds, told.length > 0 ? oddsLines(page, about?.name ?? '', told) : null);
        held?.back(this.#prompt);
    }
}

/** @param {GamePage} page @param {string} place @param {string[]} lines */
const oddsLines = (page, place, lines) => [
    el('summary', {}, icon('status'), ' ', t('web.ask.odds', { s0: place })),
    el(
        'ul',
        {},
        lines.map((line) => el('li', {}, withRules(line, page.showRule))),
    ),
];

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
