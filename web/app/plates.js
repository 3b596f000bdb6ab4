// plates.js: who sits at the table: for each seat its emblem, who plays it, whether he is there,
// thinks or is to move, and what he has. The page of people and of the review may say something else
// in the corner (page.corner).
import { computerName } from './computers.js';
import { el, fill } from './dom.js';
import { icon } from './icons.js';
import { t } from './i18n.js';
import { panel } from './panels.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {import('./types.js').SeatInfo} SeatInfo */

/** @param {GamePage} page */
export function createPlates(page) {
    const list = el('div', { class: 'plate-list' });
    const node = panel('plates', t('web.panel.plates'), list);
    let shown = '';

    function update() {
        const { plates, actor } = page.moment();
        const { seats } = page.desk.table;
        const told = seats.map((seat) => saysOf(page, seat, actor));
        const key = JSON.stringify([seats, plates, told, page.desk.seat, page.game.styles.length]);
        if (key === shown) return;
        shown = key;
        fill(
            list,
            seats.map((seat, index) =>
                plate(
                    page,
                    seat,
                    told[index],
                    plates?.find((one) => one.seat === seat.word),
                ),
            ),
        );
    }

    return { node, update, focus: () => list.querySelector('section')?.focus() };
}

/**
 * The seat that looks at the screen; where others are elsewhere, all that one has.
 * @param {GamePage} page @param {string} word
 */
const isMine = ({ desk, people }, word) =>
    word === desk.seat || Boolean(people?.together && desk.held.includes(word));

/**
 * @param {GamePage} page @param {SeatInfo} seat @param {ReturnType<typeof saysOf>} told
 * @param {import('./types.js').Plate} [plate]
 */
function plate(page, { word, name }, told, plate) {
    const mine = isMine(page, word);
    return el(
        'section',
        {
            class: `plate by-${word}${mine ? ' mine' : ''}${told.move ? ' to-move' : ''}`,
            'data-seat': word,
            'aria-label': name,
            tabindex: -1,
        },
        page.game.drawSign(word) ?? el('span', { class: 'emblem' }, name.slice(0, 1)),
        el(
            'div',
            { class: 'who' },
            el(
                'b',
                {},
                dot(told.there),
                told.who,
                mine ? el('small', {}, ` ${t('web.plate.you')}`) : null,
            ),
            told.who === name ? null : el('span', {}, name),
        ),
        el(
            'div',
            { class: 'when' },
            told.corner ? el('b', {}, told.corner) : null,
            told.state ? el('span', { class: told.state[0] }, told.state[1]) : null,
        ),
        plate?.counts?.length ? counts(page, plate.counts) : null,
        plate?.parts ? el('b', { class: 'margin' }, plate.parts.margin) : null,
        plate?.parts ? parts(plate.parts) : null,
    );
}

/** Whether the person is there; undefined: it is none, or not known. @param {boolean} [there] */
const dot = (there) =>
    there === undefined
        ? null
        : el('i', { class: there ? 'dot is-here' : 'dot', 'aria-hidden': 'true' });

/** How far a seat is on its way to victory, and what that is made of. @param {any} parts */
function parts({ now, goal, line }) {
    const bar = el('span', { class: 'way-bar', 'aria-hidden': 'true' }, el('i', {}));
    const share = goal > 0 ? Math.max(0, Math.min(1, now / (goal * 1.15))) : 0;
    bar.style.setProperty('--share', `${Math.round(100 * share)}%`);
    return el(
        'div',
        { class: 'way' },
        bar,
        el('span', {}, line),
        el('span', { class: 'of' }, `${now} / ${goal}`),
    );
}

/** What stands on a seat's plate. @param {GamePage} page @param {SeatInfo} seat @param {string | null} actor */
function saysOf(page, seat, actor) {
    const { word, name, player, controller } = seat;
    const computer = controller && controller !== 'human' ? computerName(controller) : '';
    const who = player || computer || name;
    const move = actor === word && !page.over();
    const mine = page.desk.held.includes(word); // who looks at this is here
    /** @type {[string, string] | null} */
    let state = null;
    const asked = word === page.desk.seat && !page.follower.playing;
    if (move && asked) state = ['move', t('web.plate.your_move')];
    else if (page.thinking === word || seat.thinking) state = ['thinks', t('web.plate.thinks')];
    else if (seat.open || seat.invited) state = ['away', t('web.plate.open')];
    else if (move && seat.online !== undefined && !computer && !mine)
        state = seat.online
            ? ['thinks', t('web.plate.thinks')]
            : ['away', t('web.plate.moves_away')];
    else if (move) state = ['move', t('web.plate.moves')];
    else if (seat.online !== undefined && !computer && !mine)
        state = seat.online ? ['here', t('web.plate.here')] : ['away', t('web.plate.away')];
    const there = computer || seat.open || seat.invited || mine ? undefined : seat.online;
    return { who, move, state, there, corner: page.corner?.(word) ?? '' };
}

/** Who plays it. @param {SeatInfo} seat */
export const playerName = ({ player, controller, name }) =>
    player || (controller && controller !== 'human' ? computerName(controller) : name);

/** @param {GamePage} page @param {import('./types.js').Count[]} list */
function counts(page, list) {
    return el(
        'ul',
        { class: 'facts' },
        list.map(({ word, count, of, label }) =>
            el(
                'li',
                { title: label },
                word === 'cards' ? icon('cards') : page.game.drawSign(word),
                el('b', {}, of === null || of === undefined ? String(count) : `${count}/${of}`),
                el('span', {}, label),
            ),
        ),
    );
}
