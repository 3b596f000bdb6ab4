// doors.js: the left side of the lobby besides my games: three doors for who is new, and a board for
// each game, with its words on the part of the map where nothing stands.
import { el } from '../dom.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';

/** @typedef {import('./shelf.js').Shelf} Shelf */
/** @typedef {import('./shelf.js').Offer} Offer */

/**
 * @param {Shelf} shelf
 * @param {{word: string, sign: string, href?: string, act?: () => void, links?: HTMLElement | null,
 *     game: string | undefined, number: number}} door links: several ways lead on
 */
function door(shelf, { word, sign, href, act, links, game, number }) {
    const content = [
        shelf.picture(game, 'd-pic', async () => ({ form: 'door', number })),
        el('span', { class: 'd-i' }, icon(sign)),
        el(
            'span',
            { class: 'd-t' },
            el('b', {}, t(`web.door.${word}`)),
            ' ',
            el('small', {}, t(`web.door.${word}_time`)),
            links ?? el('span', {}, t(`web.door.${word}_about`)),
        ),
        links ? null : el('span', { class: 'd-go' }, icon('right')),
    ];
    const look = { class: `door ${number === 0 ? 'one' : ''}`, 'data-test': `door-${word}` };
    if (links) return el('li', {}, el('div', look, content));
    return el(
        'li',
        {},
        href
            ? el('a', { ...look, href }, content)
            : el('button', { ...look, type: 'button', onclick: act }, content),
    );
}

/** The lessons of several games. @param {Offer[]} taught */
const lessons = (taught) =>
    el(
        'span',
        { class: 'd-links' },
        taught.map(({ game }) =>
            boardLink(`#/learn/${game.word}`, game.title, t('web.door.learn')),
        ),
    );

/**
 * Learn, first game, play.
 * @param {Shelf} shelf @param {() => void} play brings the form into sight
 */
export function createDoors(shelf, play) {
    const words = shelf.offers.map(({ game }) => game.word);
    const all = shelf.offers.filter(({ game }) => game.lesson);
    const taught = all[0]?.game.word ?? words[0];
    const links = all.length > 1 ? lessons(all) : null;
    const doors = [
        { word: 'learn', sign: 'book', href: `#/learn/${taught}`, links, game: taught, number: 0 },
        { word: 'first', sign: 'flag', href: `#/first/${taught}`, game: taught, number: 1 },
        { word: 'play', sign: 'run', act: play, game: words.at(-1), number: 2 },
    ];
    return el(
        'section',
        { class: 'doors', 'aria-label': t('web.door.title') },
        el(
            'header',
            { class: 'on-first hero' },
            el('h1', {}, t('web.lobby.title')),
            el('p', {}, t('web.lobby.lead')),
        ),
        el('header', { class: 'lh on-back' }, el('h2', {}, t('web.door.title'))),
        el(
            'ol',
            {},
            doors.map((one) => door(shelf, one)),
        ),
    );
}

/* ---- Boards ---------------------------------------------------------------------------------- */

/** The picture of a board: as broad as its frame, with room for the words if they lie on it. */
function boardPicture(/** @type {Offer} */ { module }, /** @type {HTMLElement} */ words) {
    const frame = el('div', { class: 'b-map' });
    /** @type {string | null} */
    let shown = null;
    const watcher = new ResizeObserver(async () => {
        const form = getComputedStyle(words).position === 'absolute' ? 'board' : 'slim';
        if (form === shown || !module.drawCover) return;
        shown = form;
        frame.replaceChildren(await module.drawCover({ form }));
    });
    watcher.observe(frame);
    return frame;
}

/** @param {import('../../games/boards.js').Card | null} card */
const facts = (card) =>
    card
        ? [
              el('span', { class: 'b-when' }, t(card.when)),
              el('p', {}, t(card.aim)),
              el(
                  'ul',
                  {},
                  el('li', {}, icon('people'), t(card.players)),
                  el('li', {}, icon('clock'), t(card.time)),
              ),
          ]
        : [];

/** @param {Offer} offer @param {(game: string) => void} play */
function board(offer, play) {
    const { game, module } = offer;
    const words = el(
        'div',
        { class: 'b-text' },
        el('h2', {}, game.title),
        facts(module.card),
        el(
            'div',
            { class: 'b-do' },
            el(
                'button',
                {
                    type: 'button',
                    class: 'primary',
                    'data-test': `play-${game.word}`,
                    'aria-label': `${t('web.lobby.play')}: ${game.title}`,
                    onclick: () => play(game.word),
                },
                t('web.lobby.play'),
            ),
            game.lesson ? boardLink(`#/learn/${game.word}`, t('web.door.learn'), game.title) : null,
            boardLink(`#/rules/${game.word}`, t('web.lobby.rules'), game.title),
        ),
    );
    return el(
        'article',
        { class: `l-board words-${module.card?.room ?? 'nw'}` },
        boardPicture(offer, words),
        words,
    );
}

/** @param {string} href @param {string} label @param {string} title */
function boardLink(href, label, title) {
    return el('a', { class: 'lk', href, 'aria-label': `${label}: ${title}` }, label);
}

/** @param {Shelf} shelf @param {(game: string) => void} play */
export const createBoards = (shelf, play) =>
    el(
        'section',
        { class: 'boards', 'aria-label': t('web.lobby.games') },
        shelf.offers.map((offer) => board(offer, play)),
    );
