// hands.js: a choice that only begins something, as a unit is named before the place it goes to, is
// held in the hand: what may follow is shown, nothing has been sent. Another one can be taken
// instead, or several together; Esc or the empty map lets go. What completes it sends all at once.
import { el } from './dom.js';
import { choicesAbout } from './pick.js';
import { askSure } from './talk/dialogs.js';
import { getSettings } from './settings.js';
import { Group, groupRow } from './groups.js';
import { icon } from './icons.js';
import { t } from './i18n.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {import('./types.js').Choice} Choice */

export class Hands {
    /**
     * What is held, and what may follow it.
     * `same` are pieces just like it that go along, `group` those that have no names.
     * @type {{choice: Choice, more: Choice[], same: string[], version: number, group: Group | null,
     *     next: {prompt: string, rule: string | null, choices: Choice[]}} | null}
     */
    open = null;

    /** @param {GamePage} page */
    constructor(page) {
        this.page = page;
    }

    /** Whether the thing of this word is held. @param {string} word */
    holds(word) {
        const { open } = this;
        return open !== null && [open.choice, ...open.more].some((one) => names(one, word));
    }

    /** The choice that takes this thing up; undefined: there is none. @param {string} word */
    opener(word) {
        const found = this.page.state.choices.filter((one) => one.begins && names(one, word));
        return found.length === 1 ? found[0] : undefined;
    }

    /** Takes it up. @param {Choice} choice @returns {Promise<boolean>} whether it is held now */
    async take(choice) {
        const { page } = this;
        const { version } = page.state;
        const next = await page.desk.look('next', { action: choice.action }).catch(() => null);
        if (page.state.version !== version || !next?.choices?.length) return false;
        const way = next.choices.find((/** @type {Choice} */ one) => one.begins);
        const group = way ? new Group(page, [choice.action, way.action]) : null;
        this.open = { choice, more: [], same: [], version, group, next };
        void group?.ready.then(() => page.update());
        return true;
    }

    /** The choice by which those who stand in a place set out, if it is the place that names it. @param {string} word */
    origin(word) {
        const found = this.page.state.choices.filter(
            ({ begins, place, things }) =>
                begins && place === word && things.every((one) => one === word),
        );
        return found.length === 1 ? found[0] : undefined;
    }

    /** One more, or one less, of those that go the same way. @param {Choice} choice */
    toggle(choice) {
        const { open } = this;
        if (!open || choice === open.choice) return;
        const index = open.more.indexOf(choice);
        if (index >= 0) open.more.splice(index, 1);
        else open.more.push(choice);
    }

    letGo() {
        const held = this.open !== null;
        this.open = null;
        return held;
    }

    /** Whatever has happened meanwhile, it is not held any more. */
    check() {
        if (this.open && this.open.version !== this.page.state.version) this.open = null;
    }

    /** What is sent when this completes what is held. @param {Choice} choice */
    line(choice) {
        const { open } = this;
        if (!open) return choice.action;
        if (open.group)
            return [open.choice.action, choice.action, ...open.group.actions].join('; ');
        return [...this.actions(), ...open.more.map(({ action }) => action)]
            .flatMap((action) => [action, choice.action])
            .join('; ');
    }

    /** What takes up the pile: the same words with the name of each piece. @returns {string[]} */
    actions() {
        const { choice, same } = /** @type {NonNullable<Hands['open']>} */ (this.open);
        const [named] = choice.things;
        const words = choice.action.split(' ');
        return [
            choice.action,
            ...same.map((id) => words.map((word) => (word === named ? id : word)).join(' ')),
        ];
    }

    /** So many of a pile are meant: one is as good as another. @param {string[]} ids */
    setPile(ids) {
        const { open } = this;
        const alike = open?.choice.things.filter((word) => word !== open.choice.place) ?? [];
        if (open) open.same = alike.slice(1, Math.max(1, ids.length));
    }

    /** The words of all pieces that are held. @returns {string[]} */
    held() {
        const { open } = this;
        return open
            ? [open.choice, ...open.more].map(({ things }) => things[0]).concat(open.same)
            : [];
    }

    /** Others that lie where what is held does. @returns {Choice[]} */
    companions() {
        const { open, page } = this;
        if (!open) return [];
        return page.state.choices.filter(
            (one) =>
                one.begins &&
                one.action !== open.choice.action &&
                one.place === open.choice.place &&
                one.things[0] !== one.place, // a place that is set out from has no companions
        );
    }
}

/** A piece it names, not the place it is in. @param {Choice} choice @param {string} word */
const names = ({ things, place }, word) => word !== place && things.includes(word);

/** What is held, above the choices, with what may go along. @param {GamePage} page */
export function heldRow(page) {
    const { open } = page.hands;
    if (!page.canChoose()) return null;
    if (!open) return page.state.began ? begunRow(page) : null;
    return el(
        'div',
        { class: 'held', 'data-test': 'held' },
        el(
            'p',
            {},
            el('b', {}, open.choice.label),
            letGoButton(() => page.letGo()),
        ),
        page.hands.companions().length > 0 ? companionRow(page) : null,
        open.group ? groupRow(page, open.group) : null,
    );
}

/** @param {GamePage} page */
function companionRow(page) {
    const { hands } = page;
    return el(
        'div',
        { class: 'chips', role: 'group', 'aria-label': t('web.hands.together') },
        el('span', { class: 'small' }, t('web.hands.together')),
        hands.companions().map((choice) =>
            el(
                'button',
                {
                    type: 'button',
                    class: 'with',
                    'data-with': choice.action,
                    'aria-pressed': String(hands.open?.more.includes(choice) ?? false),
                    onclick: () => {
                        hands.toggle(choice);
                        page.update();
                    },
                },
                choice.label.replace(`, ${page.desk.placeName(choice.place ?? '')}`, ''),
            ),
        ),
    );
}

/** It was sent before: letting go takes it back. @param {GamePage} page */
const begunRow = (page) =>
    el(
        'div',
        { class: 'held' },
        letGoButton(() => page.takeBack('undo')),
    );

/** @param {() => any} act */
const letGoButton = (act) =>
    el(
        'button',
        { type: 'button', class: 'quiet', 'data-test': 'let-go', onclick: act },
        icon('close'),
        ' ',
        t('web.hands.let_go'),
    );

/**
 * What a click on a thing means.
 * @param {GamePage} page @param {import('../games/boards.js').Thing} thing
 * @returns {Promise<boolean>} whether it meant anything
 */
export async function point(page, { word, ids = [], of, shiftKey: shift = false, step = false }) {
    const { hands } = page;
    if (page.canChoose() && (await pointOrigin(page, word, of, shift))) return true;
    const opener = page.canChoose() ? hands.opener(word) : undefined;
    if (hands.holds(word) && (step || ids.length > 1)) {
        hands.setPile(ids);
        page.update();
        return true;
    }
    if (hands.holds(word) && !shift) return page.letGo();
    if (opener && shift && hands.open && opener.place === hands.open.choice.place) {
        hands.toggle(opener);
        page.update();
        return true;
    }
    if (opener) {
        await page.choose(opener);
        hands.setPile(ids);
        page.light();
        return true;
    }
    return false;
}

/**
 * Pieces without names: their place is where they set out from, and `of` is the kind that was
 * clicked.
 * @param {GamePage} page @param {string} word @param {string | undefined} of @param {boolean} shift
 */
async function pointOrigin(page, word, of, shift) {
    const { hands } = page;
    const origin = hands.origin(word);
    const held = hands.open?.choice;
    if (!origin || (hands.open && choicesAbout(hands.open.next.choices, word).length > 0 && !of))
        return false;
    if (held === origin && !of) return page.letGo();
    if (!held && !of && !shift) return false;
    if (held !== origin) {
        hands.letGo();
        await page.choose(origin);
    }
    if (shift && !of) return goAgain(page);
    if (of) await hands.open?.group?.pick(of, shift && held === origin);
    page.update();
    return true;
}

/** All of them go at once, the way the last ones went or the only one there is. @param {GamePage} page */
async function goAgain(page) {
    const ways = page.hands.open?.next.choices ?? [];
    const way = ways.length === 1 ? ways[0] : ways.find(({ action }) => action === page.again.way);
    if (way) await page.choose(way);
    return true;
}

/**
 * Pieces are being dragged: where they may go is lit on the way.
 * @param {GamePage} page @param {import('../games/boards.js').Thing} thing
 */
export async function lift(page, { word, ids = [] }) {
    const { hands } = page;
    const opener = page.canChoose() && !hands.holds(word) ? hands.opener(word) : undefined;
    if (!opener || !(await hands.take(opener))) return;
    hands.setPile(ids);
    page.update();
}

/**
 * Pieces have been dragged to a place: the same as taking them up and choosing it.
 * @param {GamePage} page @param {string[]} words @param {string} place
 */
export async function drop(page, words, place) {
    const { hands } = page;
    if (!page.canChoose() || page.acting) return;
    hands.letGo();
    const openers = words.map((word) => hands.opener(word)).filter((one) => one !== undefined);
    const [first, ...more] = [...new Set(openers)];
    if (!first) return dropAtOnce(page, words[0], place);
    if (!(await hands.take(first))) return page.update();
    for (const choice of more) hands.toggle(choice);
    if (!more.length) hands.setPile(words);
    const [way] = choicesAbout(hands.open?.next.choices ?? [], place);
    if (way) return page.choose(way);
    page.update();
    return page.tellWhyNot(place, first.action);
}

/**
 * Where one choice names both the piece and the place, as when units are set up.
 * @param {GamePage} page @param {string} word @param {string} place
 */
function dropAtOnce(page, word, place) {
    const found = choicesAbout(choicesAbout(page.choices(), word), place);
    return found.length === 1 ? page.choose(found[0]) : page.tellWhyNot(word);
}

/**
 * Asks again where the rules let through what is seldom meant.
 * @param {GamePage} page @param {Choice} choice
 */
export async function isMeant(page, { warning, label }) {
    if (!warning || !getSettings().warn || page.trial) return true;
    const { sentence, rule } = warning;
    return askSure(t('web.warn.title'), rule ? `${sentence} [${rule}]` : sentence, label);
}
