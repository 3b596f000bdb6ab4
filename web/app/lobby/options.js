// options.js: the options of a new game, folded away behind presets: whoever wants to play need not
// read them.
import { el } from '../dom.js';
import { t } from '../i18n.js';
import { playersOption } from './players.js';

/**
 * @param {import('../main.js').App} app @param {import('../types.js').GameInfo} game
 * @param {import('../../games/boards.js').GameModule['presets']} sets
 */
export function createOptions(app, game, sets) {
    const shown = game.options.filter((option) => isOffered(game, option));
    const selects = new Map(shown.map((option) => [option.word, optionSelect(option, markPreset)]));
    const presets = sets.map((preset) => ({
        ...preset,
        button: presetButton(preset, () => usePreset(preset.values)),
    }));
    const fields = new Map(
        shown.map(({ word, name }) => [
            word,
            el('label', { class: 'field' }, el('span', {}, name), selects.get(word)),
        ]),
    );
    const here = el('input', { type: 'checkbox' });
    const two = el('input', { type: 'checkbox', 'data-test': 'series' });
    const match = el('label', { class: 'check' }, two, ' ', t('web.options.series'));
    const summary = el('span', {});

    /** @param {Record<string, string>} values */
    function usePreset(values) {
        for (const { word, preset } of shown) {
            /** @type {HTMLSelectElement} */ (selects.get(word)).value = values[word] ?? preset;
        }
        markPreset();
    }

    /** @param {Record<string, string>} values */
    const isSet = (values) =>
        shown.every(({ word, preset }) => selects.get(word)?.value === (values[word] ?? preset));

    function markPreset() {
        let name = t('web.options.own');
        for (const preset of presets) {
            const set = isSet(preset.values);
            preset.button.setAttribute('aria-pressed', String(set));
            if (set) name = t(preset.name);
        }
        summary.textContent = name;
    }
    markPreset();

    return {
        node: el(
            'details',
            { class: 'fold options' },
            el('summary', {}, el('b', {}, t('web.options.title')), summary),
            el(
                'div',
                { class: 'presets' },
                presets.map(({ button }) => button),
            ),
            el('div', { class: 'option-list' }, ...fields.values()),
            app.online && game.series && match,
            app.online && el('label', { class: 'check' }, here, ' ', t('web.options.here')),
        ),
        /** Of options that are shown. @returns {Record<string, string>} */
        values: () =>
            Object.fromEntries(
                [...selects]
                    .filter(([word]) => !fields.get(word)?.hidden)
                    .map(([word, select]) => [word, select.value]),
            ),
        /** Whether the game is to be kept in this browser although there is a server. */
        stayHere: () => here.checked,
        /** Whether it is to be the first of a match of two. */
        isSeries: () => two.checked && !match.hidden,
        /**
         * The automaton of the rules has one side, and in a match they are swapped; how it plays is
         * asked only where it may sit. @param {string} against
         */
        suit(against) {
            match.hidden = against === 'automaton';
            for (const { word, manner_of: player } of shown) {
                const field = fields.get(word);
                if (field) field.hidden = Boolean(player) && !AUTOMATON.includes(against);
            }
        },
    };
}

/** @param {import('../types.js').GameOption} option @param {() => void} changed */
function optionSelect(option, changed) {
    return el(
        'select',
        { onchange: changed },
        option.values.map(({ word, name }) =>
            el('option', { value: word, selected: word === option.preset }, name),
        ),
    );
}

/** Ways to play in which the automaton can have a side. */
const AUTOMATON = ['automaton', 'watch'];

/**
 * What a computer player asks for (the automaton's option) is set by choosing it; who has which
 * seats stands beside the seats.
 * @param {import('../types.js').GameInfo} game @param {import('../types.js').GameOption} option
 */
const isOffered = (game, option) => option.player === undefined && option !== playersOption(game);

/** @param {{name: string, about: string}} preset @param {() => void} use */
function presetButton({ name, about }, use) {
    return el(
        'button',
        { type: 'button', class: 'preset', 'aria-pressed': 'false', onclick: use },
        el('strong', {}, t(name)),
        el('span', { class: 'small' }, t(about)),
    );
}
