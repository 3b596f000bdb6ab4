/*
 * The story of a card, for the column beside the map: the card that is played with both its texts,
 * the next one, and the sequence of play as on the printed board: who acts, what each did, what is
 * offered, who waits and who is out.
 */
import { el } from '../../app/dom.js';
import { drawSign } from './pieces.js';

/** @typedef {import('./speech.js').Translate} Translate */
/** @typedef {import('../../app/types.js').Closed} Closed */

/** @param {string[]} order @param {(seat: string) => string} state */
const signs = (order, state) =>
    el(
        'span',
        { class: 'f-order' },
        order.map((seat) => el('span', { class: state(seat) }, drawSign(seat))),
    );

/** @param {any} card @param {any} view @param {Translate} t */
function current(card, view, t) {
    /** @type {Map<string, string>} */
    const states = new Map(view.sequence?.map((/** @type {any} */ one) => [one.seat, one.state]));
    return el(
        'article',
        { class: 'f-card', 'data-card': card.word },
        el(
            'header',
            {},
            el('span', { class: 'f-number' }, card.word),
            el('h3', {}, card.name),
            view.monsoon ? el('span', { class: 'f-monsoon' }, t('web.fitl.monsoon')) : null,
        ),
        card.order.length ? signs(card.order, (seat) => states.get(seat) ?? '') : null,
        card.text ? el('p', {}, card.text) : null,
        card.shaded
            ? el(
                  'p',
                  { class: 'f-shaded' },
                  el('span', { class: 'visually-hidden' }, `${t('web.fitl.shaded')}: `),
                  card.shaded,
              )
            : null,
    );
}

/** @param {any} card @param {Translate} t */
const next = (card, t) =>
    el(
        'details',
        { class: 'f-next', 'data-card': card.word },
        el(
            'summary',
            {},
            el('span', { class: 'f-dim' }, t('web.fitl.next')),
            el('span', { class: 'f-number' }, card.word),
            el('b', {}, card.name),
            signs(card.order, () => ''),
        ),
        card.text ? el('p', {}, card.text) : null,
        card.shaded ? el('p', { class: 'f-shaded' }, card.shaded) : null,
    );

/** What is said of a faction in the sequence of play. @param {any} one @param {any} view @param {Translate} t */
function words({ state, did }, { offers = [], steps = [] }, t) {
    const under = ['operation', 'event'].find((step) => steps.includes(step));
    if (state === 'now' && under) return t(`web.fitl.offer.${under}`);
    if (state === 'now' && offers.length) {
        const all = offers.map((/** @type {string} */ offer) => t(`web.fitl.offer.${offer}`));
        return all.length > 1 ? t('web.fitl.or', { s0: all[0], s1: all[1] }) : all[0];
    }
    if (did) return t(`web.fitl.did.${did}`);
    return t(`web.fitl.seq.${state}`);
}

/** @param {any} view @param {(seat: string) => string} nameOf @param {Translate} t */
const sequence = (view, nameOf, t) =>
    el(
        'ol',
        { class: 'f-sequence', 'aria-label': t('web.fitl.sequence') },
        view.sequence.map((/** @type {any} */ one) =>
            el(
                'li',
                { class: `f-seq-${one.state}`, 'data-seat': one.seat },
                drawSign(one.seat),
                el('span', { class: 'visually-hidden' }, `${nameOf(one.seat)}: `),
                el('span', {}, words(one, view, t)),
            ),
        ),
    );

/** What the slot does not offer, and why. @param {any} view @param {Closed[]} closed @param {Translate} t */
function unoffered(view, closed, t) {
    const found = [
        closed.find(({ action }) => action.startsWith('event')),
        view.offers?.includes('operation')
            ? undefined
            : closed.find(({ action }) => action.startsWith('operation')),
        closed.find(({ action }) => action === 'pivotal'),
    ];
    const name = ['event', 'operation', 'pivotal'];
    const rows = name.flatMap((word, i) => (found[i] ? [{ word, why: found[i] }] : []));
    if (rows.length === 0) return null;
    const called = (/** @type {string} */ word) => t(`web.fitl.offer.${word}`);
    return el(
        'details',
        { class: 'f-unoffered' },
        el(
            'summary',
            {},
            el('span', { class: 'f-dim' }, t('web.fitl.closed')),
            rows.map(({ word }) => el('s', {}, called(word))),
        ),
        rows.map(({ word, why }) =>
            el(
                'p',
                { 'data-closed': word },
                el('b', {}, called(word)),
                ` ${why.sentence} [${why.rule}]`,
            ),
        ),
    );
}

/**
 * @param {any} view @param {any} table @param {Translate} t
 * @param {Closed[]} [closed] what is not offered now
 * @returns {HTMLElement | null}
 */
export function drawAside(view, table, t, closed = []) {
    const find = (/** @type {number} */ number) =>
        table.cards.find((/** @type {any} */ card) => card.word === String(number));
    const nameOf = (/** @type {string} */ seat) =>
        table.seats.find((/** @type {any} */ one) => one.word === seat)?.name ?? seat;
    const [card, after] = [find(view?.current), find(view?.next)];
    if (!card && !after) return null;
    return el(
        'div',
        { class: 'f-aside' },
        card ? current(card, view, t) : null,
        after ? next(after, t) : null,
        view.sequence?.length ? sequence(view, nameOf, t) : null,
        view.sequence?.length ? unoffered(view, closed, t) : null,
    );
}
