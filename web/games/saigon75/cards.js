/*
 * Cards: faces designed here, and the automaton's solo card. The hand is the page's.
 */
import { html, picture, svg } from './dom.js';
import { sign } from './symbols.js';

/** @typedef {import('./types.js').Card} Card */
/** @typedef {import('./speech.js').Speech} Speech */

/** Picture on a card's face. @type {Record<string, string>} */
const ART = {
    e01: 'combat',
    e02: 'ammunition',
    e03: 'air',
    e04: 'moved',
    e05: 'eye',
    e06: 'division',
    e07: 'barred',
    e08: 'rain',
    e09: 'mechanised',
    e10: 'vc',
    e11: 'frozen',
    e12: 'infiltration',
    e13: 'barred',
    e14: 'bars',
    e15: 'r',
    e16: 'r',
    e17: 'militia',
    e18: 'vc',
    e19: 'combat',
    e20: 'peaks',
};

/**
 * Whom a card favours [1.11]: yellow South, green nobody, red North.
 * @param {Card|undefined} card @param {string} word
 */
function favour(card, word) {
    if (card?.favours) return card.favours;
    const number = Number(word.slice(1));
    return number <= 6 ? 'sv' : number <= 8 ? 'none' : 'nv';
}

/** Long texts are set smaller, so that none is cut. @param {string} text */
const size = (text) => (text.length > 115 ? 'longest' : text.length > 95 ? 'long' : '');

const EMBLEM = /** @type {Record<string, string>} */ ({ nv: 'star', sv: 'bars', none: 'blank' });

/**
 * The face of an event card.
 * @param {string} word @param {Speech} words @param {import('./types.js').Translate} t
 */
export function cardFace(word, words, t) {
    const card = words.card(word),
        side = favour(card, word);
    return html(
        'span',
        { class: `card-face ${side}` },
        html(
            'span',
            { class: 'card-spine' },
            html('b', {}, words.cardNumber(word)),
            picture(
                '-12 -12 24 24',
                'card-emblem',
                side === 'none'
                    ? svg('circle', { r: 7, class: 'ring' })
                    : sign(EMBLEM[side], 0, 0, 0.9),
            ),
        ),
        html(
            'span',
            { class: 'card-body' },
            html(
                'span',
                { class: 'card-art' },
                picture('-30 -16 60 32', 'card-sign', sign(ART[word] ?? 'star')),
            ),
            html('span', { class: 'card-title' }, card?.name ?? words.cardNumber(word)),
            html('span', { class: `card-text ${size(card?.text ?? '')}` }, card?.text ?? ''),
            html('span', { class: 'card-side' }, t(`web.board.favours.${side}`)),
        ),
    );
}

/**
 * @param {import('./types.js').SoloCard} card @param {Speech} words
 * @param {import('./types.js').Translate} t
 */
export function soloFace(card, words, t) {
    /** @param {string} name @param {string|Node} value */
    const line = (name, value) =>
        html('div', {}, html('dt', {}, t(`web.board.solo.${name}`)), html('dd', {}, value));
    const colours = html(
        'span',
        { class: 'solo-colours' },
        ...card.colours.map((colour, n) =>
            html(
                'span',
                { class: `solo-colour ${colour}` },
                `${n + 1} ${t(`web.board.colour.${colour}`)}`,
            ),
        ),
    );
    const places = card.provinces.map(words.placeName).join(', ');
    return html(
        'div',
        { class: 'solo-card' },
        html(
            'div',
            { class: 'solo-head' },
            html('b', {}, t('web.board.solo.title', { n0: card.number })),
        ),
        html(
            'dl',
            {},
            line('event', colours),
            line('move', [t(`web.board.solo.${card.move}`), places].filter(Boolean).join(': ')),
            line('attack', t(`web.board.solo.${card.attack}`)),
            line('token', t(`web.board.solo.use_${card.token_use}`)),
        ),
    );
}
