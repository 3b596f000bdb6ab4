/*
 * One space taken apart: a panel on the map with every piece in it, whose it is and how it stands,
 * and the choices that name the space. It comes with the mouse, the keyboard or a tap, and stands on
 * the side where it does not cover what it tells about.
 */
import { el, fill } from '../../app/dom.js';
import { icon } from '../../app/icons.js';
import { choicesAbout } from '../../app/pick.js';
import { FACTIONS, groupsAt, ownedBy } from './kinds.js';
import { drawSign } from './pieces.js';
import { wood } from './wood.js';

const MOST = 5; // choices that are listed; all of them are in the page's list

export class Explode {
    /**
     * @param {import('./stage.js').Stage} stage @param {import('./speech.js').Translate} t
     * @param {(choice: any) => void} choose
     */
    constructor(stage, t, choose) {
        this.stage = stage;
        this.t = t;
        this.choose = choose;
        /** @type {string | null} */
        this.place = null;
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

    draw() {
        const { place, stage, t } = this;
        const { view, words } = stage;
        if (!place || !view) return this.close();
        const groups = groupsAt(view, place);
        const name = words.placeName(place);
        this.node.setAttribute('aria-label', t('web.fitl.whole', { s0: name }));
        this.node.dataset.space = place;
        fill(
            this.node,
            el(
                'header',
                {},
                el('h3', {}, name),
                el(
                    'button',
                    {
                        type: 'button',
                        class: 'f-cross',
                        'aria-label': t('web.fitl.close'),
                        onclick: () => this.close(),
                    },
                    icon('close'),
                ),
            ),
            el('p', { class: 'f-sub' }, words.standing(view, place).join(' · ')),
            groups.length
                ? el(
                      'ul',
                      { class: 'f-owners' },
                      FACTIONS.map((faction) => this.ownerRow(faction, ownedBy(groups, faction))),
                  )
                : el('p', { class: 'f-sub' }, t('web.fitl.empty')),
            this.choices(place),
        );
        this.node.hidden = false;
    }

    /** @param {string} faction @param {import('./kinds.js').Group[]} groups */
    ownerRow(faction, groups) {
        if (groups.length === 0) return null;
        return el(
            'li',
            { class: `by-${faction}` },
            drawSign(faction),
            el(
                'span',
                { class: 'f-woods' },
                groups.map(({ kind, count, name }) => {
                    const words = this.t(`web.fitl.kind.${name}`, { n0: count });
                    return el(
                        'span',
                        { class: 'f-some', title: words },
                        wood(kind),
                        el('b', { 'aria-hidden': 'true' }, count > 1 ? count : ''),
                        el('span', { class: 'f-words' }, words),
                    );
                }),
            ),
        );
    }

    /** What can be done with the space. @param {string} place */
    choices(place) {
        const found = choicesAbout(this.stage.light.choices, place);
        if (found.length === 0) return null;
        return el(
            'ul',
            { class: 'f-choices', 'aria-label': this.t('web.fitl.choices_here') },
            found
                .slice(0, MOST)
                .map((choice) =>
                    el(
                        'li',
                        {},
                        el(
                            'button',
                            { type: 'button', onclick: () => this.choose(choice) },
                            choice.label,
                        ),
                    ),
                ),
        );
    }
}
