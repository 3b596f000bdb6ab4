/*
 * A legend of all signs on the board, for a sheet of the page.
 */
import { el, svg } from '../../app/dom.js';
import { KINDS } from './kinds.js';
import { emblem, house } from './pieces.js';
import { burst, people } from './signs.js';
import { wood } from './wood.js';

/** @param {...Node} look around 0,0 */
const on = (...look) =>
    svg('svg', { class: 'f-cover', viewBox: '-24 -24 48 48', 'aria-hidden': 'true' }, ...look);

const FIELD = 'M-18-10L4-18 20-6 14 16-14 14Z';

/** @param {string} state */
const place = (state) =>
    on(svg('g', { class: `f-place ${state}` }, svg('path', { class: 'f-shape', d: FIELD })));

/** @returns {Record<string, [string, Element][]>} message id and picture, by chapter */
const chapters = () => ({
    piles: [
        ['active', on(emblem('vc', ''))],
        ['hidden', on(emblem('vc', 'hidden'))],
        ['mixed', on(emblem('vc', 'mixed'))],
        ['base', on(emblem('nva', ''), house('nva', 'nva-base', 0))],
        ['tunnel', on(emblem('vc', ''), house('vc', 'vc-tunnel', 0))],
    ],
    people: [
        ['level.as', on(...people(2, 'as'))],
        ['level.ps', on(...people(2, 'ps'))],
        ['level.n', on(...people(2, 'n'))],
        ['level.po', on(...people(2, 'po'))],
        ['level.ao', on(...people(2, 'ao'))],
        ['burst', on(burst(0, 0))],
    ],
    places: [
        ['lit', place('f-is-lit')],
        ['chosen', place('f-is-chosen')],
        ['done', place('f-is-done')],
        ['changed', place('f-is-changed')],
    ],
});

/** @param {string} words @param {Element} look */
const row = (words, look) => el('li', {}, look, el('span', {}, words));

/** @param {import('./speech.js').Translate} t */
export function drawLegend(t) {
    const own = new Set(['level.as', 'level.ps', 'level.n', 'level.po', 'level.ao']);
    const name = (/** @type {string} */ id) =>
        own.has(id) ? t(`web.fitl.${id}`) : t(`web.fitl.legend.${id}`);
    return el(
        'div',
        { class: 'f-tokens f-legend' },
        Object.entries(chapters()).flatMap(([chapter, rows]) => [
            el('h3', {}, t(`web.fitl.legend.${chapter}`)),
            el(
                'ul',
                {},
                rows.map(([id, look]) => row(name(id), look)),
            ),
        ]),
        el('h3', {}, t('web.fitl.legend.pieces')),
        el(
            'ul',
            {},
            [...KINDS].map(([word, kind]) =>
                row(t(`web.fitl.kind.${word}`, { n0: 1 }).replace(/^1\s/, ''), wood(kind)),
            ),
        ),
    );
}
