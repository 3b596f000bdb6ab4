/*
 * Tracks and boxes, docked to a corner of the map: the Trail, Aid, Patronage, Econ and Resources with
 * their numbers; what is available, lost and out of play, which a space's panel takes apart. A box is a place that can be chosen.
 */
import { el, fill } from '../../app/dom.js';
import { icon } from '../../app/icons.js';
import { FACTIONS, groupsAt, ownedBy, total } from './kinds.js';
import { drawSign } from './pieces.js';
import { BOXES } from './places.js';

/** @type {Record<string, string>} */
const TITLES = { available: 'available', casualties: 'lost', 'out-of-play': 'gone' };
const TRAIL = [0, 1, 2, 3, 4];

/** @param {import('./speech.js').Translate} t @param {import('./speech.js').Speech} words */
export function makeDock(t, words) {
    const tracks = el('div', { class: 'f-row' });
    const purses = el('span', { class: 'f-track f-purses' });
    /** @type {Map<string, HTMLElement>} */
    const boxes = new Map(
        BOXES.map((box) => [
            box,
            el('button', {
                type: 'button',
                class: 'f-place',
                'data-word': box,
                'data-kind': 'place',
                'data-place': box,
            }),
        ]),
    );
    const node = el(
        'section',
        { class: 'f-float f-dock', 'aria-label': t('web.fitl.tracks') },
        tracks,
        el(
            'div',
            { class: 'f-row f-boxes' },
            purses,
            BOXES.map((box) => boxes.get(box)),
        ),
    );

    tracks.after(makeFold(node, t));

    /** @param {any} view */
    function draw(view) {
        const { trail, aid, patronage, econ } = view.tracks;
        fill(
            tracks,
            el(
                'span',
                { class: 'f-track' },
                t('web.fitl.trail'),
                el(
                    'span',
                    { class: 'f-steps' },
                    TRAIL.map((step) => el('i', { class: step === trail ? 'on' : '' }, step)),
                ),
            ),
            value(t('web.fitl.aid'), aid),
            value(t('web.fitl.patronage'), patronage),
            value(t('web.fitl.econ'), econ),
        );
        fill(
            purses,
            el('span', {}, t('web.fitl.resources')),
            FACTIONS.filter((faction) => faction in view.tracks).map((faction) =>
                signed(faction, view.tracks[faction]),
            ),
        );
        for (const [box, button] of boxes)
            fill(
                button,
                boxWords(view, box, t),
                el('span', { class: 'visually-hidden' }, `: ${words.pieces(view, box).join(', ')}`),
            );
    }

    return { node, boxes, draw };
}

/** Where there is little room all but the tracks is folded away. @param {HTMLElement} dock @param {import('./speech.js').Translate} t */
function makeFold(dock, t) {
    const button = el(
        'button',
        {
            type: 'button',
            class: 'f-fold',
            'aria-expanded': 'false',
            'aria-label': t('web.fitl.boxes'),
            onclick: () => {
                const open = dock.toggleAttribute('data-open');
                button.setAttribute('aria-expanded', String(open));
            },
        },
        icon('down'),
    );
    return button;
}

/** @param {string} name @param {number} number */
const value = (name, number) => el('span', { class: 'f-track' }, `${name} `, el('b', {}, number));

/** @param {string} faction @param {number} number */
const signed = (faction, number) =>
    el('span', { class: 'f-track' }, drawSign(faction), el('b', {}, number));

/** @param {any} view @param {string} box @param {import('./speech.js').Translate} t */
function boxWords(view, box, t) {
    const groups = groupsAt(view, box);
    const counts = FACTIONS.map((faction) => ({
        faction,
        number: total(ownedBy(groups, faction)),
    })).filter(({ number }) => number > 0);
    const title = el('span', {}, t(`web.fitl.${TITLES[box]}`));
    if (box !== 'available') return [title, el('b', {}, total(groups))];
    return [title, ...counts.map(({ faction, number }) => signed(faction, number))];
}
