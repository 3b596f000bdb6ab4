/*
 * The tables beside the map: seasons with the activation table, this phase's activations, the
 * desertion table, cards in force and played, the automaton's card, the key to the signs. Built
 * anew for each position.
 */
import { cardBack, cardFace, soloFace } from './cards.js';
import { diePicture } from './dice.js';
import { html, picture, svg } from './dom.js';
import { controlled, KINDS, SEASONS } from './model.js';
import { block } from './pieces.js';
import { sign } from './symbols.js';

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
                picture(
                    '-12 -12 24 24',
                    `side-sign ${side}`,
                    sign(side === 'nv' ? 'star' : 'bars', 0, 0, 0.95),
                ),
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

/* ---- This phase ------------------------------------------------------------------------------ */

/** @param {View} view @param {Translate} t */
export function bar(view, t) {
    const season = view.turn ? t(`web.board.season.${view.season}`) : t('web.board.season.set_up');
    const { number, left, die, free_vc: free } = view.availability;
    return [
        html(
            'div',
            { class: 'bar-turn' },
            view.turn ? seasonSign(view.season) : null,
            html(
                'span',
                {},
                html('b', {}, season),
                html('small', {}, view.turn ? t('web.board.turn', { n0: view.turn }) : ''),
            ),
        ),
        view.phase
            ? html(
                  'div',
                  { class: `bar-phase ${view.phase}` },
                  picture(
                      '-12 -12 24 24',
                      `side-sign ${view.phase}`,
                      sign(view.phase === 'nv' ? 'star' : 'bars', 0, 0, 0.95),
                  ),
                  t(`web.board.phase.${view.phase}`),
              )
            : null,
        number
            ? html(
                  'div',
                  {
                      class: `bar-activations ${view.phase ?? ''}`,
                      role: 'img',
                      'aria-label': t('web.board.activations', { n0: left, n1: number }),
                  },
                  die ? diePicture({ kind: 'd6', face: String(die) }) : null,
                  html(
                      'span',
                      { class: 'pips' },
                      ...Array.from({ length: number }, (_, n) =>
                          html('i', { class: n < left ? 'left' : 'spent' }),
                      ),
                  ),
                  html('b', {}, `${left}/${number}`),
              )
            : null,
        number && view.phase === 'nv'
            ? html(
                  'div',
                  {
                      class: 'bar-vc',
                      role: 'img',
                      'aria-label': t('web.board.free_vc', { n0: 2 - Math.min(2, free) }),
                  },
                  ...[0, 1].map((n) =>
                      picture(
                          '-20 -20 40 42',
                          `mini${n < free ? ' spent' : ''}`,
                          block('vc', 'single'),
                      ),
                  ),
              )
            : null,
    ].filter((each) => each !== null);
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
            picture('-12 -12 24 24', 'side-sign nv', sign('star', 0, 0, 0.95)),
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
function piles(view, words, t) {
    const { card, cards } = view;
    /** @param {string} name @param {number} n @param {string} more */
    const pile = (name, n, more) =>
        html(
            'li',
            {
                class: `pile ${more}`,
                title: t(`web.board.pile.${name}`, { n0: n }),
                'aria-label': t(`web.board.pile.${name}`, { n0: n }),
                role: 'listitem',
            },
            n
                ? cardBack(String(n))
                : html('span', { class: 'card-none', 'aria-hidden': 'true' }, '0'),
            html('small', { 'aria-hidden': 'true' }, t(`web.board.pile.${name}_short`)),
        );
    return [
        html(
            'ul',
            { class: 'piles' },
            pile('nv', cards.hands.nv.count, 'nv'),
            pile('sv', cards.hands.sv.count, 'sv'),
            pile('aside', cards.aside.count, ''),
            cards.pile.count ? pile('draw', cards.pile.count, '') : null,
        ),
        card
            ? html(
                  'div',
                  { class: 'in-force' },
                  html('h4', {}, t(`web.board.in_force.${card.played_by}`)),
                  html(
                      'div',
                      {
                          class: 'card shown',
                          role: 'img',
                          'aria-label': words.cardLabel(card.card),
                      },
                      cardFace(card.card, words, t),
                  ),
                  card.uses_left
                      ? html('p', {}, t('web.board.uses_left', { n0: card.uses_left }))
                      : null,
                  card.combat_limit !== null && card.combat_limit !== undefined
                      ? html('p', {}, t('web.board.combat_limit', { n0: card.combat_limit }))
                      : null,
              )
            : null,
        cards.discard.length
            ? html(
                  'details',
                  { class: 'discard' },
                  html('summary', {}, t('web.board.pile.discard', { n0: cards.discard.length })),
                  html(
                      'ul',
                      {},
                      ...cards.discard.map((word) =>
                          html(
                              'li',
                              {},
                              html('b', {}, words.cardNumber(word)),
                              ` ${words.card(word)?.name ?? ''}`,
                          ),
                      ),
                  ),
              )
            : null,
    ];
}

/** @param {Translate} t */
function key(t) {
    /** @param {Element} image @param {string} text */
    const line = (image, text) => html('li', {}, image, html('span', {}, text));
    const small = (/** @type {string} */ kind, /** @type {string} */ step) =>
        picture('-20 -20 40 42', 'mini', block(kind, step));
    const mark = (/** @type {string} */ name, /** @type {string} */ look) =>
        picture('-14 -14 28 28', `key-sign ${look}`, sign(name));
    return html(
        'details',
        { class: 'key' },
        html('summary', {}, t('web.board.key.title')),
        html(
            'ul',
            {},
            ...KINDS.map((kind) =>
                line(
                    small(kind, kind.endsWith('division') ? 'full' : 'single'),
                    t(`web.board.kind.${kind}`),
                ),
            ),
            line(small('sv_division', 'reduced'), t('web.board.key.reduced')),
            line(mark('star', 'nv'), t('web.board.control.nv')),
            line(mark('bars', 'sv'), t('web.board.control.sv')),
            line(mark('militia', 'nv'), t('web.board.militia')),
            line(mark('moved', ''), t('web.board.flag.moved')),
            line(mark('combat', ''), t('web.board.flag.fought')),
            line(mark('barred', ''), t('web.board.flag.barred')),
            line(mark('frozen', ''), t('web.board.flag.frozen')),
        ),
        html(
            'p',
            { class: 'note' },
            html('span', { class: 'guess' }, html('sup', {}, '°')),
            ` ${t('web.board.reconstructed')}`,
        ),
    );
}

/**
 * Sections of the rail.
 * @param {View} view @param {import('./types.js').Table} table @param {Speech} words
 * @param {Translate} t
 * @returns {Node[]}
 */
export function rail(view, table, words, t) {
    const { tables } = table;
    /** @param {string} name @param {...(Node|null)} children */
    const section = (name, ...children) =>
        html(
            'section',
            { class: `rail-${name}`, 'aria-label': t(`web.board.section.${name}`) },
            ...children,
        );
    return [
        section('seasons', seasons(view, tables, t)),
        section('cards', ...piles(view, words, t)),
        ...(view.solo?.card ? [section('solo', soloFace(view.solo.card, words, t))] : []),
        section('desertion', ...desertion(view, tables.desertion, t)),
        section('key', key(t)),
    ];
}
