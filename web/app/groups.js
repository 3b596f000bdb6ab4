// groups.js: how many of each kind go along with what is held. The question after the way is asked
// for beforehand, so that all of it can be sent at once; at first everybody goes. What may go
// together is the engine's to say: every change is tried there, and nothing is played.
import { el } from './dom.js';
import { t } from './i18n.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {import('./types.js').Choice} Choice */
/** @typedef {{of: string, most: number, count: number, choices: Choice[]}} Kind */

/** Choices that are alike but for how many, the largest number first. @param {Choice[]} choices @returns {Kind[]} */
export function kindsOf(choices) {
    /** @type {Map<string, Choice[]>} */
    const kinds = new Map();
    for (const choice of choices)
        if (choice.amount)
            kinds.set(choice.amount.of, [...(kinds.get(choice.amount.of) ?? []), choice]);
    return [...kinds].map(([of, alike]) => {
        const sorted = alike.toSorted((a, b) => countOf(b) - countOf(a));
        return { of, most: countOf(sorted[0]), count: 0, choices: sorted };
    });
}

/** @param {Choice} choice */
const countOf = ({ amount }) => amount?.count ?? 0;

export class Group {
    /** @type {Kind[]} */
    kinds = [];
    /** What tells who goes. @type {string[]} */
    actions = [];
    /** Only the last change counts. */
    #changes = 0;

    /** @param {GamePage} page @param {string[]} begun where from and some way: those who go are asked then */
    constructor(page, begun) {
        this.page = page;
        this.begun = begun;
        this.ready = this.#begin();
    }

    async #begin() {
        const next = await this.#ask([]);
        this.kinds = kindsOf(next?.choices ?? []);
        await this.want(new Map(this.kinds.map(({ of, most }) => [of, most])));
    }

    /** @param {string[]} actions @returns {Promise<{choices: Choice[] | null} | null>} */
    #ask(actions) {
        return this.page.desk
            .look('next', { action: [...this.begun, ...actions].join('; ') })
            .catch(() => null);
    }

    /** So many of each kind, or as many as may go together. @param {Map<string, number>} wanted */
    async want(wanted) {
        const change = ++this.#changes;
        /** @type {string[]} */
        const actions = [];
        /** @type {Map<string, number>} */
        const counts = new Map();
        /** @type {Choice[]} */
        let open = this.kinds.flatMap(({ choices }) => choices);
        let end = '';
        for (const { of } of this.kinds) {
            const found = open.filter(({ amount }) => amount?.of === of);
            const fits = found.filter((choice) => countOf(choice) <= (wanted.get(of) ?? 0));
            const best = fits.toSorted((a, b) => countOf(b) - countOf(a))[0];
            if (!best) continue;
            actions.push(best.action);
            counts.set(of, countOf(best));
            if (this.kinds.length === 1) break; // nobody else to wait for
            const next = await this.#ask(actions);
            open = this.#stillOpen(next?.choices ?? []);
            end =
                open.length > 0
                    ? (next?.choices?.find(({ primary }) => primary)?.action ?? '')
                    : '';
            if (open.length === 0) break;
        }
        if (change !== this.#changes) return;
        for (const kind of this.kinds) kind.count = counts.get(kind.of) ?? 0;
        this.actions = end ? [...actions, end] : actions;
    }

    /** Who may still join: the same question goes on. @param {Choice[]} choices */
    #stillOpen(choices) {
        const known = new Set(this.kinds.map(({ of }) => of));
        const all = choices.filter(({ primary }) => !primary);
        const same = all.every(({ amount }) => amount && known.has(amount.of));
        return same ? all : [];
    }

    counts() {
        return new Map(this.kinds.map(({ of, count }) => [of, count]));
    }

    /** @param {string} of @param {number} count */
    async set(of, count) {
        await this.ready;
        await this.want(this.counts().set(of, count));
    }

    /** Only this kind, or with it what was meant before. @param {string} of @param {boolean} more */
    async pick(of, more) {
        await this.ready;
        const kind = this.kinds.find((one) => one.of === of);
        if (!kind) return;
        if (!more) return this.want(new Map([[of, kind.most]]));
        return this.want(this.counts().set(of, kind.count ? 0 : kind.most));
    }

    /** Whether anybody goes. */
    get some() {
        return this.kinds.some(({ count }) => count > 0);
    }
}

/** "3 × US Troop"; none: "0 × …". @param {Kind} kind */
export function kindLabel({ choices, count }) {
    const exact = choices.find((choice) => countOf(choice) === count);
    return exact?.label ?? choices[choices.length - 1].label.replace(/\d+/, '0');
}

/** Steppers for who goes. @param {GamePage} page @param {Group} group */
export const groupRow = (page, group) =>
    el(
        'div',
        { class: 'crew', role: 'group', 'aria-label': t('web.hands.crew') },
        group.kinds.map((kind) => stepper(page, kind)),
    );

/** @param {GamePage} page @param {Kind} kind */
function stepper(page, kind) {
    const { of, count, most } = kind;
    const button = (/** @type {number} */ to, /** @type {string} */ sign) =>
        el(
            'button',
            {
                type: 'button',
                class: 'step',
                'data-step': `${of} ${sign}`,
                disabled: to < 0 || to > most,
                'aria-label': t(sign === '+' ? 'web.hands.one_more' : 'web.hands.one_less'),
                onclick: () => void page.setAmount(of, to),
            },
            sign,
        );
    return el(
        'div',
        { class: 'stepper', 'data-of': of },
        button(count - 1, '−'),
        el('span', { 'aria-live': 'polite' }, kindLabel(kind)),
        button(count + 1, '+'),
    );
}
