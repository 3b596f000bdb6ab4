/*
 * One space taken apart: a panel on the map with every piece in it, whose it is and how it stands,
 * and the choices that name the space. It comes with the mouse, the keyboard or a tap, and stands on
 * the side where it does not cover what it tells about. While pieces set out from the space it tells
 * how many of each kind go, and what the space that is pointed at would be for them.
 */
import { el, fill } from '../../app/dom.js';
import { icon } from '../../app/icons.js';
import { choicesAbout } from '../../app/pick.js';
import { FACTIONS, groupsAt, ownedBy } from './kinds.js';
import { drawSign } from './pieces.js';
import { wood } from './wood.js';

/** @typedef {import('./kinds.js').Group} Group */

const MOST = 5; // choices that are listed; all of them are in the page's list

/**
 * @typedef {object} Hands what a click in the panel does
 * @property {(choice: any) => void} choose
 * @property {(via: any, choice: any) => void} answer chooses the place, and what is asked then
 * @property {(of: string, count: number) => void} amount so many of a kind set out
 * @property {(place: string, of: string, shift: boolean) => void} pick this kind does, with Shift
 *     besides others
 * @property {() => void} close
 */

export class Explode {
    /**
     * @param {import('./stage.js').Stage} stage @param {import('./speech.js').Translate} t
     * @param {Hands} hands
     */
    constructor(stage, t, hands) {
        this.stage = stage;
        this.t = t;
        this.hands = hands;
        /** @type {string | null} */
        this.place = null;
        /** What is said of a destination. */
        this.foot = el('p', { class: 'f-aim', role: 'status' });
        this.node = el('section', { class: 'f-float f-explode', hidden: true });
    }

    /** @param {string} place @param {boolean} left on the left side of the map */
    open(place, left) {
        this.place = place;
        this.node.classList.toggle('f-left', left);
        this.draw();
    }

    close() {
        this.place = null;
        this.node.hidden = true;
    }

    /** Who sets out from here, if anybody does. */
    crew() {
        const { group } = this.stage.light;
        return group && group.place === this.place ? group.kinds : null;
    }

    draw() {
        const { place, stage, t } = this;
        const { view, words } = stage;
        if (!place || !view) return this.close();
        const groups = groupsAt(view, place);
        const name = words.placeName(place);
        const crew = this.crew();
        this.node.setAttribute('aria-label', t('web.fitl.whole', { s0: name }));
        this.node.dataset.space = place;
        this.node.toggleAttribute('data-crew', crew !== null);
        fill(
            this.node,
            this.head(name),
            el('p', { class: 'f-sub' }, words.standing(view, place).join(' · ')),
            groups.length
                ? el(
                      'ul',
                      { class: 'f-owners' },
                      FACTIONS.map((faction) => this.ownerRow(faction, ownedBy(groups, faction))),
                  )
                : el('p', { class: 'f-sub' }, t('web.fitl.empty')),
            this.changes(place),
            crew ? el('p', { class: 'f-sub' }, t('web.fitl.where_to')) : this.choices(place),
            this.foot,
        );
        fill(this.foot);
        this.node.hidden = false;
    }

    /** What is otherwise than in the position compared with. @param {string} place */
    changes(place) {
        const { before, view, words } = this.stage;
        if (!before || !this.stage.hasChanged(place)) return null;
        const lines = (/** @type {any} */ one) => [
            ...words.standing(one, place),
            ...words.pieces(one, place),
        ];
        const [was, is] = [lines(before), lines(view)];
        return el(
            'ul',
            { class: 'f-changes', 'aria-label': this.t('web.fitl.since') },
            was.filter((one) => !is.includes(one)).map((one) => el('li', {}, el('s', {}, one))),
            is.filter((one) => !was.includes(one)).map((one) => el('li', {}, el('b', {}, one))),
        );
    }

    /** @param {string} name */
    head(name) {
        return el(
            'header',
            {},
            el('h3', {}, name),
            el(
                'button',
                {
                    type: 'button',
                    class: 'f-cross',
                    'aria-label': this.t('web.fitl.close'),
                    onclick: () => {
                        this.close();
                        this.hands.close();
                    },
                },
                icon('close'),
            ),
        );
    }

    /** Tells what a space that is pointed at would be for those who set out. @param {string} place @returns {boolean} */
    aim(place) {
        if (!this.crew()) return false;
        const [way] = choicesAbout(this.stage.light.choices, place);
        fill(this.foot, way ? el('b', {}, way.label) : null, way?.line ? ` ${way.line}` : null);
        return true;
    }

    /** @param {string} faction @param {Group[]} groups */
    ownerRow(faction, groups) {
        if (groups.length === 0) return null;
        return el(
            'li',
            { class: `by-${faction}` },
            drawSign(faction),
            el(
                'span',
                { class: 'f-woods' },
                groups.map((group) => this.some(group)),
            ),
        );
    }

    /** Alike pieces: a picture, a button where they could set out, a counter where they do. @param {Group} group */
    some(group) {
        const kind = this.crew()?.find(({ of }) => of === group.word);
        const words = this.t(`web.fitl.kind.${group.name}`, { n0: group.count });
        const inside = [
            wood(group.kind),
            el('b', { 'aria-hidden': 'true' }, group.count > 1 ? group.count : ''),
            el('span', { class: 'f-words' }, words),
        ];
        if (kind) return this.counter(group, kind, words);
        if (!this.couldGo(group)) return el('span', { class: 'f-some', title: words }, inside);
        return el(
            'button',
            {
                type: 'button',
                class: 'f-some f-go',
                title: words,
                'data-of': group.word,
                onclick: (/** @type {MouseEvent} */ event) =>
                    this.hands.pick(this.place ?? '', group.word, event.shiftKey),
            },
            inside,
        );
    }

    /** Whether a click may make these set out: the engine says which of them do. @param {Group} group */
    couldGo({ kind: { owner } }) {
        const actor = this.stage.view?.actor;
        return (
            this.place !== null &&
            (owner === actor || actor === 'us') &&
            choicesAbout(this.stage.light.choices, this.place).some(({ begins }) => begins)
        );
    }

    /** @param {Group} group @param {{of: string, count: number, most: number}} kind @param {string} words */
    counter(group, { of, count, most }, words) {
        const step = (/** @type {number} */ to, /** @type {string} */ sign) =>
            el(
                'button',
                {
                    type: 'button',
                    class: 'f-step',
                    'data-step': `${of} ${sign}`,
                    disabled: to < 0 || to > most,
                    'aria-label': `${this.t(sign === '+' ? 'web.hands.one_more' : 'web.hands.one_less')}: ${words}`,
                    onclick: () => this.hands.amount(of, to),
                },
                sign,
            );
        return el(
            'span',
            { class: `f-some f-goes${count ? '' : ' f-stays'}`, 'data-of': of },
            el(
                'button',
                {
                    type: 'button',
                    class: 'f-go',
                    title: words,
                    'aria-pressed': String(count > 0),
                    onclick: (/** @type {MouseEvent} */ event) =>
                        this.hands.pick(this.place ?? '', of, event.shiftKey),
                },
                wood(group.kind),
                el('span', { class: 'f-words' }, words),
            ),
            step(count - 1, '−'),
            el('b', { class: 'f-of' }, `${count}/${group.count}`),
            step(count + 1, '+'),
        );
    }

    /** What can be done with the space. @param {string} place */
    choices(place) {
        const { choices, ahead } = this.stage.light;
        const via = ahead?.place === place ? ahead.via : null;
        const found = via ? ahead?.choices : choicesAbout(choices, place);
        if (!found || found.length === 0) return null;
        return [
            via ? el('p', { class: 'f-sub' }, told(via)) : null,
            el(
                'ul',
                { class: 'f-choices', 'aria-label': this.t('web.fitl.choices_here') },
                found
                    .slice(0, via ? found.length : MOST)
                    .map((choice) => el('li', {}, this.choiceButton(choice, via))),
            ),
        ];
    }

    /** @param {any} choice @param {any} via the choice it would answer, or null */
    choiceButton(choice, via) {
        const act = () => (via ? this.hands.answer(via, choice) : this.hands.choose(choice));
        return el(
            'button',
            { type: 'button', 'data-choice': choice.action, onclick: act },
            el('b', {}, choice.label),
            told(choice),
        );
    }
}

/** What a choice brings. @param {any} choice */
const told = ({ odds, line }) => {
    const words = [odds?.text, line].filter(Boolean).join(' · ');
    return words ? el('span', { class: 'f-told' }, words) : null;
};
