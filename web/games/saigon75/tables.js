/*
 * Tables for a sheet of the page: seasons with the activation table, the desertion table, the
 * automaton's card, cards played.
 */
import { soloFace } from './cards.js';
import { diePicture } from './dice.js';
import { html, picture, svg } from './dom.js';
import { emblem } from './markers.js';
import { controlled, SEASONS } from './model.js';
import { speech } from './speech.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Translate} Translate */
/** @typedef {import('./speech.js').Speech} Speech */

const SEASON_SIGNS = /** @type {Record<string, string>} */ ({
    summer: 'M5 0a5 5 0 1 1-10 0a5 5 0 1 1 10 0ZM0-11V-7.5M0 11V7.5M-11 0H-7.5M11 0H7.5M-7.8-7.8l2.5 2.5M7.8 7.8l-2.5-2.5M7.8-7.8l-2.5 2.5M-7.8 7.8l2.5-2.5',
    autumn: 'M-8 9C-10-4 0-10 9-9C10 0 4 10-8 9ZM-9 10L3-3',
    winter: 'M0-10V10M-8.7-5L8.7 5M-8.7 5L8.7-5M-2.5-9L0-6.5 2.5-9M-2.5 9L0 6.5 2.5 9',
    spring: 'M0-2C-5-9 5-9 0-2ZM2-.7C7.6-7 11 2.5 2-.7ZM1.2 1.6C9.5 3.5 1.5 10 1.2 1.6ZM-1.2 1.6C-1.5 10-9.5 3.5-1.2 1.6ZM-2-.7C-11 2.5-7.6-7-2-.7Z',
});

/** @param {string} season summer_73 */
const seasonSign = (season) =>
    picture('-13 -13 26 26', 'season-sign', svg('path', { d: SEASON_SIGNS[season.split('_')[0]] }));

/** @param {string} season */
const years = (season) => season.split('_').slice(1).join('–');

/**
 * A value that we filled in carries a small ring.
 * @param {string|number} value @param {boolean} doubtful
 */
const guess = (value, doubtful) =>
    doubtful
        ? html('span', { class: 'guess' }, String(value), html('sup', {}, '°'))
        : String(value);

/* ---- Seasons --------------------------------------------------------------------------------- */

/** @param {View} view @param {import('./types.js').Tables} tables @param {Translate} t */
function seasons(view, tables, t) {
    /** @param {number} turn */
    const state = (turn) => (turn === view.turn ? 'now' : turn < view.turn ? 'past' : 'to-come');
    const head = html(
        'tr',
        {},
        html('td', {}),
        ...SEASONS.map((season, n) =>
            html(
                'th',
                {
                    scope: 'col',
                    class: state(n + 1),
                    'aria-current': n + 1 === view.turn ? 'step' : null,
                    'aria-label': `${n + 1}: ${t(`web.board.season.${season}`)}`,
                },
                html('span', { class: 'turn-number' }, String(n + 1)),
                seasonSign(season),
                html('span', { class: 'turn-year' }, years(season)),
            ),
        ),
    );
    const rows = /** @type {const} */ (['nv', 'sv']).map((side) =>
        html(
            'tr',
            { class: side },
            html(
                'th',
                { scope: 'row', 'aria-label': t(`web.board.side.${side}`) },
                picture('-20 -20 40 40', 'side-sign', emblem(side)),
            ),
            ...tables.activation[side].map((entry, n) =>
                html(
                    'td',
                    {
                        class: `${state(n + 1)}${n + 1 === view.turn && view.phase === side ? ' active' : ''}`,
                    },
                    html('b', {}, `+${entry.modifier}`),
                    html(
                        'span',
                        { class: 'maximum' },
                        guess(`≤${entry.maximum}`, entry.reconstructed.length > 0),
                    ),
                ),
            ),
        ),
    );
    return html(
        'table',
        { class: 'seasons' },
        html('caption', {}, t('web.board.table.seasons')),
        html('tbody', {}, head, ...rows),
    );
}

/* ---- Desertion ------------------------------------------------------------------------------- */

/**
 * @param {import('./types.js').Desertion} row @param {string} name @param {boolean} now
 * @param {number} die
 */
const desertionRow = (row, name, now, die) =>
    html(
        'tr',
        { class: now ? 'now' : null, 'aria-current': now ? 'true' : null },
        html('th', { scope: 'row' }, guess(name, row.reconstructed)),
        ...row.points.map((points, n) =>
            html(
                'td',
                { class: now && die === n + 1 ? 'active' : null },
                points ? String(points) : '–',
            ),
        ),
    );

/**
 * Rows that say the same are drawn as one.
 * @param {View} view @param {import('./types.js').Desertion[]} rows @param {Translate} t
 */
function desertion(view, rows, t) {
    const count = Math.min(20, controlled(view, 'nv') + (view.crisis ? 1 : 0));
    const body = [];
    for (let first = 0; first < rows.length;) {
        let last = first;
        while (rows[last + 1] && String(rows[last + 1].points) === String(rows[first].points))
            last++;
        const name =
            last === first
                ? String(first)
                : last === rows.length - 1
                  ? `${first}+`
                  : `${first}–${last}`;
        body.push(
            desertionRow(rows[first], name, count >= first && count <= last, view.desertion.die),
        );
        first = last + 1;
    }
    const head = html(
        'tr',
        {},
        html(
            'th',
            { scope: 'col', 'aria-label': t('web.board.desertion.provinces') },
            picture('-20 -20 40 40', 'side-sign', emblem('nv')),
        ),
        ...[1, 2, 3, 4, 5, 6].map((n) =>
            html(
                'th',
                { scope: 'col', 'aria-label': String(n) },
                diePicture({ kind: 'd6', face: String(n) }),
            ),
        ),
    );
    return [
        html(
            'table',
            { class: 'desertion' },
            html(
                'caption',
                {},
                t('web.board.desertion.title'),
                ' ',
                html('b', {}, t('web.board.desertion.now', { n0: count })),
            ),
            html('tbody', {}, head, ...body),
        ),
        view.desertion.points_left
            ? html(
                  'p',
                  { class: 'due' },
                  t('web.board.desertion.left', { n0: view.desertion.points_left }),
              )
            : null,
    ];
}

/* ---- Cards ----------------------------------------------------------------------------------- */

/** @param {View} view @param {Speech} words @param {Translate} t */
function played({ cards }, words, t) {
    return [
        html('h4', {}, t('web.board.pile.discard', { n0: cards.discard.length })),
        html(
            'ul',
            { class: 'discard' },
            ...cards.discard.map((word) =>
                html(
                    'li',
                    {},
                    html('b', {}, words.cardNumber(word)),
                    ` ${words.card(word)?.name ?? ''}`,
                ),
            ),
        ),
        html('p', {}, t('web.board.pile.aside', { n0: cards.aside.count })),
    ];
}

/**
 * The tables of a game in a position, for a sheet.
 * @param {View} view @param {import('./types.js').Table} table @param {Translate} t
 */
export function drawTables(view, table, t) {
    const words = speech(t, table);
    /** @param {string} name @param {...(Node|null)} children */
    const section = (name, ...children) =>
        html(
            'section',
            { class: `table-${name}`, 'aria-label': t(`web.board.section.${name}`) },
            ...children,
        );
    return html(
        'div',
        { class: 'tokens tables' },
        section('seasons', seasons(view, table.tables, t)),
        section('desertion', ...desertion(view, table.tables.desertion, t)),
        view.solo?.card ? section('solo', soloFace(view.solo.card, words, t)) : null,
        section('cards', ...played(view, words, t)),
        words.isGuessed
            ? html('p', { class: 'note' }, html('sup', {}, '°'), ` ${t('web.board.reconstructed')}`)
            : null,
    );
}
