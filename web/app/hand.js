// hand.js: the cards: what is in force, and one's hand as rows with whole titles. A card opens
// beside its row, with all it says and the button that plays it.
import { el } from './dom.js';
import { openSheet } from './sheet.js';
import { panel } from './panels.js';
import { refill } from './focus.js';
import { choicesAbout } from './pick.js';
import { t } from './i18n.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {import('./types.js').Card} Card */

/** @param {GamePage} page */
export function createHand(page) {
    const body = el('div', { class: 'hand-body', tabindex: 0 });
    const node = panel('hand', t('web.panel.hand'), body);
    let shown = '';

    function update() {
        const { cards = [], force = [], hand = [], view } = page.moment();
        // What is closed is told of the present alone.
        const { closed = [], view: last } = page.state;
        const aside = page.drawAside?.(view, page.desk.table, t, view === last ? closed : []);
        const lit = page.lit();
        const key = JSON.stringify([
            page.game.styles.length,
            cards,
            force,
            hand,
            cards.map(({ word }) => lit.has(word)),
            aside?.outerHTML,
        ]);
        if (key === shown) return;
        shown = key;
        // The first line counts the cards, the next name them; the rest is about those of others.
        const rest = aside ? [] : cards.length > 0 ? hand.slice(1 + cards.length) : hand;
        refill(
            body,
            aside,
            part(t('web.hand.force'), force, (card) => cardRow(page, card, false, card.line)),
            part(t('web.panel.hand'), cards, (card) =>
                cardRow(page, card, lit.has(card.word), card.advice ?? card.text),
            ),
            !aside && cards.length + rest.length === 0
                ? el('p', { class: 'none small' }, t('web.hand.none'))
                : null,
            rest.length > 0
                ? el(
                      'ul',
                      { class: 'piles small' },
                      rest.map((line) => el('li', {}, line)),
                  )
                : null,
        );
    }

    return { node, update, focus: () => body.querySelector('button')?.focus() };
}

/** @param {string} title @param {Card[]} cards @param {(card: Card) => HTMLElement} draw */
const part = (title, cards, draw) =>
    cards.length > 0
        ? el(
              'section',
              { 'aria-label': title },
              el('h3', {}, title),
              el(
                  'ul',
                  {},
                  cards.map((card) => el('li', {}, draw(card))),
              ),
          )
        : null;

/** @param {GamePage} page @param {Card} card @param {boolean} lit @param {string} [line] */
function cardRow(page, card, lit, line) {
    return el(
        'button',
        {
            type: 'button',
            'data-word': card.word,
            class: `card-row${lit ? ' lit' : ''}${card.favours ? ` by-${card.favours}` : ''}`,
            onclick: () => openCard(page, card),
        },
        el(
            'span',
            { class: 'code' },
            page.game.cardCode(card.word),
            card.favours ? page.game.drawSign(card.favours) : null,
        ),
        el('span', { class: 'ct' }, el('b', {}, card.name), line ? el('span', {}, line) : null),
    );
}

/** All a card says, and what can be done with it. @param {GamePage} page @param {Card} card */
export function openCard(page, card) {
    const choices = page.canChoose() ? choicesAbout(page.state.choices, card.word) : [];
    const sheet = openSheet({
        word: 'card',
        title: card.name,
        look: 'narrow',
        body: [
            card.text ? el('p', {}, card.text) : null,
            card.advice ? el('p', { class: 'small' }, card.advice) : null,
            card.line ? el('p', { class: 'small' }, card.line) : null,
            choices.map((choice) =>
                el(
                    'button',
                    {
                        type: 'button',
                        class: 'primary large',
                        'data-play': choice.action,
                        onclick: () => {
                            sheet.close();
                            void page.choose(choice);
                        },
                    },
                    choice.label,
                ),
            ),
            choices.length === 0 ? whyNot(page, card) : null,
        ].flat(),
    });
}

/** @param {GamePage} page @param {Card} card */
function whyNot(page, card) {
    const line = el('p', { class: 'small', role: 'status' });
    void page.desk
        .look('why', { thing: card.word })
        .then((answer) => line.append(answer?.sentence ?? ''))
        .catch(() => {});
    return line;
}
