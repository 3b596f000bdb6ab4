// newgame.js: the lobby's part about one game: one click to play, or a choice of opponent, side and
// options.
import { changeSettings, getSettings } from '../settings.js';
import { gameHash, go } from '../router.js';
import { createOptions } from './options.js';
import { problemText, toast } from '../frame.js';
import { el } from '../dom.js';
import { t } from '../i18n.js';

/** @typedef {import('../main.js').App} App */
/** @typedef {import('../types.js').GameInfo} GameInfo */
/** @typedef {import('../types.js').PlayerKind} PlayerKind */
/** @typedef {import('../../games/boards.js').GameModule} GameModule */

/**
 * @param {App} app @param {GameInfo} game @param {GameModule} module
 * @returns {HTMLElement}
 */
export function createNewGame(app, game, module) {
    const options = createOptions(app, game, module.presets);
    const automaton = game.players.find(({ needs }) => needs !== null);

    /**
     * @param {Record<string, string>} seats @param {string[]} you
     * @param {{server?: boolean, public?: boolean}} [how]
     */
    async function begin(seats, you, how = {}) {
        const transport =
            how.server || (app.online && !options.stayHere()) ? app.remote : app.local;
        const wish = {
            game: game.word,
            options: options.values(),
            seats,
            name: getSettings().name,
            you,
            public: how.public ?? false,
        };
        const needs = game.players.filter(
            ({ word, needs }) => needs && Object.values(seats).includes(word),
        );
        for (const player of needs) wish.options[/** @type {string} */ (player.needs)] = 'on';
        try {
            const { id } = await transport.create(wish);
            go(gameHash(id));
        } catch (error) {
            toast(problemText(error));
        }
    }

    /** @param {PlayerKind} player */
    const against = (player) => {
        const seat = player.seats[0];
        const mine = game.seats.map(({ word }) => word).filter((word) => word !== seat);
        return begin(
            { ...Object.fromEntries(mine.map((word) => [word, 'human'])), [seat]: player.word },
            mine,
        );
    };

    return el(
        'section',
        { class: 'new-game', 'aria-labelledby': `title-${game.word}` },
        el(
            'div',
            { class: 'hero' },
            coverOf(module),
            el('p', { class: 'kicker' }, t('web.lobby.kicker')),
            el('h1', { id: `title-${game.word}` }, game.title),
            el('p', { class: 'lead' }, t('web.lobby.lead')),
            automaton &&
                el(
                    'button',
                    {
                        type: 'button',
                        class: 'primary large',
                        'data-test': 'play-now',
                        onclick: () => against(automaton),
                    },
                    t('web.lobby.play_now'),
                ),
            automaton && el('p', { class: 'small' }, t('web.lobby.play_now_about')),
        ),
        el(
            'div',
            { class: 'ways' },
            computerWay(game, begin),
            friendWay(app, game, begin),
            el('div', { class: 'way-stack' }, twoWay(game, begin), watchWay(game, begin)),
        ),
        options.node,
    );
}

/** A picture of the game, which comes when the page is there. @param {GameModule} module */
function coverOf(module) {
    const frame = el('div', { class: 'cover-frame' });
    requestAnimationFrame(async () => {
        if (module.drawCover) frame.append(await module.drawCover());
    });
    return frame;
}

/**
 * @typedef {(seats: Record<string, string>, you: string[], how?: {server?: boolean, public?:
 *     boolean}) => Promise<void>} Begin
 */

/**
 * @param {string} title @param {string} about
 * @param {...(import('../dom.js').Child | import('../dom.js').Child[])} content
 */
const way = (title, about, ...content) =>
    el(
        'section',
        { class: 'way' },
        el('h2', {}, title),
        el('p', { class: 'small' }, about),
        ...content,
    );

/** The seats as radio buttons. @param {GameInfo} game @param {string} name of the group */
function sidePicker(game, name) {
    const radios = game.seats.map(({ word }, index) =>
        el('input', { type: 'radio', name, value: word, checked: index === game.seats.length - 1 }),
    );
    return {
        node: el(
            'fieldset',
            { class: 'sides' },
            el('legend', {}, t('web.lobby.your_side')),
            game.seats.map(({ word, name: label }, index) =>
                el('label', { class: `side by-${word}` }, radios[index], ' ', label),
            ),
        ),
        value: () => radios.find(({ checked }) => checked)?.value ?? game.seats[0].word,
    };
}

/** @param {GameInfo} game @param {string} mine @param {string} other who plays the other seats */
const seating = (game, mine, other) =>
    Object.fromEntries(game.seats.map(({ word }) => [word, word === mine ? 'human' : other]));

/** Players that look ahead, the strong ones behind the weak. @param {GameInfo} game */
const levels = (game) => game.players.filter(({ searches }) => searches);

/**
 * @param {GameInfo} game @param {string} label @param {string} chosen
 * @param {boolean} [brief] without what the level means
 */
function levelPicker(game, label, chosen, brief = false) {
    // The engine says "hard: looks ahead …": the word for the list, the rest below it.
    const texts = new Map(levels(game).map(({ word, about }) => [word, about.split(/\s*:\s*/)]));
    const about = el('span', { class: 'small' });
    const select = el(
        'select',
        { onchange: tell },
        [...texts].map(([word, [name]]) =>
            el('option', { value: word, selected: word === chosen }, name),
        ),
    );
    function tell() {
        about.textContent = texts.get(select.value)?.[1] ?? '';
    }
    tell();
    return {
        node: el('label', { class: 'field' }, el('span', {}, label), select, brief ? null : about),
        value: () => select.value,
    };
}

/** @param {GameInfo} game @param {Begin} begin */
function computerWay(game, begin) {
    const side = sidePicker(game, `computer-${game.word}`);
    const level = levelPicker(game, t('web.lobby.level'), 'normal');
    return way(
        t('web.lobby.computer'),
        t('web.lobby.computer_about'),
        side.node,
        level.node,
        el(
            'button',
            {
                type: 'button',
                'data-test': 'play-computer',
                onclick: () => begin(seating(game, side.value(), level.value()), [side.value()]),
            },
            t('web.lobby.play'),
        ),
    );
}

/** @param {GameInfo} game @param {Begin} begin */
function twoWay(game, begin) {
    const all = game.seats.map(({ word }) => word);
    return way(
        t('web.lobby.two'),
        t('web.lobby.two_about'),
        el(
            'button',
            {
                type: 'button',
                'data-test': 'play-two',
                onclick: () => begin(Object.fromEntries(all.map((word) => [word, 'human'])), all),
            },
            t('web.lobby.play'),
        ),
    );
}

/** @param {App} app @param {GameInfo} game @param {Begin} begin */
function friendWay(app, game, begin) {
    if (!app.online) return way(t('web.lobby.friend'), t('web.lobby.friend_offline'));
    const side = sidePicker(game, `friend-${game.word}`);
    const name = el('input', {
        type: 'text',
        maxlength: 40,
        autocomplete: 'nickname',
        value: getSettings().name,
        onchange: () => changeSettings({ name: name.value.trim() }),
    });
    const open = el('input', { type: 'checkbox' });
    /** @param {string} other */
    const start = (other) =>
        begin(seating(game, side.value(), other), [side.value()], {
            server: true,
            public: open.checked,
        });
    return way(
        t('web.lobby.friend'),
        t('web.lobby.friend_about'),
        side.node,
        el('label', { class: 'field' }, el('span', {}, t('web.lobby.your_name')), name),
        el('label', { class: 'check' }, open, ' ', t('web.lobby.open_to_all')),
        el(
            'button',
            {
                type: 'button',
                'data-test': 'play-friend',
                onclick: () => start(open.checked ? 'open' : 'invite'),
            },
            t('web.lobby.invite'),
        ),
    );
}

/** @param {GameInfo} game @param {Begin} begin */
function watchWay(game, begin) {
    const pickers = game.seats.map(({ name }) => levelPicker(game, name, 'easy', true));
    return way(
        t('web.lobby.watch_two'),
        t('web.lobby.watch_two_about'),
        pickers.map(({ node }) => node),
        el(
            'button',
            {
                type: 'button',
                onclick: () =>
                    begin(
                        Object.fromEntries(
                            game.seats.map(({ word }, index) => [word, pickers[index].value()]),
                        ),
                        [],
                    ),
            },
            t('web.lobby.watch'),
        ),
    );
}
