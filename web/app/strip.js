// strip.js: the strip at the top of a game: who is winning, what threatens, what is my aim. Its
// cells are the game's (docs/desk.md); a cell that warns changes ground and sign, not only colour.
import { el, fill } from './dom.js';
import { barTools, homeLink } from './frame.js';
import { icon } from './icons.js';
import { keepFitting } from './fit.js';
import { t } from './i18n.js';
import { turnTrack } from './panels.js';
import { openMenu } from './late.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {import('./types.js').Cell} Cell */

/** @param {GamePage} page */
export function createStrip(page) {
    const cells = el('div', { class: 'cells', tabindex: 0, role: 'group' });
    cells.setAttribute('aria-label', t('web.panel.status'));
    const menu = t('web.tool.menu');
    const node = el(
        'header',
        { class: 'strip' },
        homeLink(page.desk.table.title),
        cells,
        barTools(
            el(
                'button',
                {
                    type: 'button',
                    class: 'icon',
                    'aria-label': menu,
                    title: menu,
                    'data-tool': 'dots',
                    onclick: () => openMenu(page),
                },
                icon('gear'),
            ),
        ),
    );
    let shown = '';
    const { fit, end } = keepFitting(cells);
    page.endings.push(end);

    function update() {
        const list = cellsOf(page);
        // The pictures come with the game's module, after the words.
        const key = JSON.stringify([list, page.game.styles.length]);
        if (key === shown) return;
        shown = key;
        fill(
            cells,
            list.map((cell) => drawCell(page, cell)),
        );
        fit();
    }

    return { node, update };
}

/** Without a word from the game: the turn. @param {GamePage} page @returns {Cell[]} */
function cellsOf(page) {
    const { strip } = page.moment();
    const past = page.looking ? [pastCell(page, page.looking.number)] : [];
    const aimless = (strip ?? []).filter(({ word }) => !page.looking || word !== 'aim');
    if (strip && strip.length > 0) return [...past, ...aimless];
    const { turn, turns } = page.state;
    const title = t('web.turn_of', { n0: turn, n1: turns });
    return turns > 0
        ? [...past, { word: 'turn', title, mood: 'calm', track: { now: turn, of: turns } }]
        : past;
}

/** Which position is looked at. @param {GamePage} page @param {number} number @returns {Cell} */
function pastCell(page, number) {
    const top = page.follower.shown;
    const ends = number >= top;
    const result = page.state.over?.lines.join(' ');
    return {
        word: 'past',
        icon: 'look',
        mood: 'calm',
        title: ends ? t('web.room.at_end') : t('web.room.before', { n0: number + 1 }),
        line: t('web.room.of', { n0: top }),
        extra: result && ` · ${result}`,
        short: `${number + (ends ? 0 : 1)} / ${top}`,
        short_line: t('web.look.title'),
    };
}

/** @param {GamePage} page @param {Cell} cell */
function drawCell(page, cell) {
    const opens = cell.open || cell.word === 'aim' || cell.place || cell.rule;
    const props = {
        class: `cell ${cell.mood}${cell.seat ? ` by-${cell.seat}` : ''}`,
        'data-cell': cell.word,
        title: [cell.title, (cell.line ?? '') + (cell.extra ?? '')].filter(Boolean).join(' · '),
        ...(opens ? { type: 'button', onclick: () => openCell(page, cell) } : {}),
    };
    return el(
        opens ? 'button' : 'div',
        props,
        el(
            'span',
            { class: 'val' },
            cell.mood === 'alarm' ? icon('warn') : null,
            cell.word === 'aim' ? icon('aim') : null,
            cell.icon ? icon(cell.icon) : null,
            cell.number ? el('span', { class: 'coin', 'aria-hidden': 'true' }, cell.number) : null,
            cell.mood !== 'alarm' && cell.seat ? page.game.drawSign(cell.seat) : null,
            (cell.more ?? []).map((seat) => page.game.drawSign(seat)),
            el('span', { class: 'long' }, cell.title),
            cell.short ? el('span', { class: 'short', 'aria-hidden': 'true' }, cell.short) : null,
            cell.meter ? meter(cell.meter) : null,
        ),
        cell.track ? turnTrack(cell.track.now, cell.track.of, cell.track.marked) : null,
        cell.line || cell.pips
            ? el(
                  'span',
                  { class: 'cap' },
                  cell.pips ? pips(cell.pips) : null,
                  el(
                      'span',
                      { class: 'long' },
                      cell.line ?? '',
                      cell.extra ? el('span', { class: 'extra' }, cell.extra) : null,
                  ),
              )
            : null,
        cell.short_line
            ? el('span', { class: 'cap short', 'aria-hidden': 'true' }, cell.short_line)
            : null,
    );
}

const MOST_PIPS = 12; // more are not counted at a glance

/** What is left of something, as a row of lights. @param {{used: number, of: number}} pips */
function pips({ used, of }) {
    if (of > MOST_PIPS) return null;
    const left = of - used;
    return el(
        'span',
        { class: 'pips', 'aria-hidden': 'true' },
        Array.from({ length: of }, (_, index) => el('i', { class: index < left ? 'on' : '' })),
    );
}

/** How far something has come; what changes nothing is pale. @param {{now: number, of: number, free: number}} m */
function meter({ now, of, free }) {
    if (of > MOST_PIPS) return null;
    return el(
        'span',
        { class: 'meter', 'aria-hidden': 'true' },
        Array.from({ length: of }, (_, index) =>
            el('i', {
                class: `${index < now ? 'full' : ''}${index >= free ? ' danger' : ''}${index === free ? ' first' : ''}`,
            }),
        ),
    );
}

/** @param {GamePage} page @param {Cell} cell */
function openCell(page, cell) {
    if (cell.open) return cell.open();
    if (cell.word === 'aim') return page.showAim();
    if (cell.place) return page.showPlace(cell.place);
    if (cell.rule) page.showRule(cell.rule);
}
