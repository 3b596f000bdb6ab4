// frame.js: what every page has: the bar at the top with the way home, language, theme, settings;
// short messages; the page that says what went wrong.
import { LANGUAGES, t } from './i18n.js';
import { add, el, fill } from './dom.js';
import { changeSettings, getSettings } from './settings.js';
import { icon } from './icons.js';
import { openSettings } from './late.js';

/** @typedef {import('./main.js').App} App */

/** Shows the language's two letters; the list behind it has the names. @returns {HTMLElement} */
function languagePicker() {
    const picker = el(
        'select',
        {
            class: 'language',
            'aria-label': t('web.settings.language'),
            onchange: () => changeSettings({ lang: /** @type {any} */ (picker.value) }),
        },
        LANGUAGES.map(({ word, name }) =>
            el('option', { value: word, lang: word, selected: word === getSettings().lang }, name),
        ),
    );
    return el(
        'span',
        { class: 'language-pick' },
        el('span', { 'aria-hidden': 'true' }, getSettings().lang.toUpperCase()),
        picker,
    );
}

/** Light, dark, and back. */
function themeButton() {
    const dark = document.documentElement.dataset.theme === 'dark';
    const label = t(dark ? 'web.theme.to_light' : 'web.theme.to_dark');
    const button = el(
        'button',
        { type: 'button', class: 'icon', 'aria-label': label, title: label, onclick: flip },
        icon(dark ? 'sun' : 'moon'),
    );
    function flip() {
        changeSettings({
            theme: document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark',
        });
        const next = themeButton();
        button.replaceWith(next);
        next.focus();
    }
    return button;
}

/** The way home. @param {string} [below] what the page is about */
export function homeLink(below) {
    return el(
        'a',
        { class: 'home', href: '#/' },
        icon('mark'),
        el(
            'span',
            { class: 'home-name' },
            el('b', {}, t('web.title')),
            below ? el('small', {}, below) : null,
        ),
    );
}

/** Language, theme, and what a page puts last. @param {...import('./dom.js').Child} last */
export const barTools = (...last) =>
    el('div', { class: 'bar-tools' }, languagePicker(), themeButton(), ...last);

/**
 * @param {...import('./dom.js').Child} middle what a page puts into the bar
 * @returns {HTMLElement}
 */
export function topBar(...middle) {
    const settings = t('web.settings.title');
    return el(
        'header',
        { class: 'bar' },
        homeLink(),
        ...middle,
        barTools(
            el(
                'button',
                {
                    type: 'button',
                    class: 'icon',
                    'aria-label': settings,
                    title: settings,
                    onclick: openSettings,
                },
                icon('gear'),
            ),
        ),
    );
}

/**
 * Says something for some seconds, also to screen readers.
 * @param {string} sentence
 */
export function toast(sentence) {
    const home = document.querySelector('main.game .map') ?? document.body;
    let box = home.querySelector(':scope > .toasts');
    if (!box) {
        box = el('div', { class: 'toasts', role: 'status' });
        home.append(box);
    }
    const line = el('p', {}, sentence);
    add(box, line);
    setTimeout(() => line.remove(), 5000);
}

/** A sentence for whatever was thrown. @param {any} error @returns {string} */
export function problemText(error) {
    if (error?.name !== 'TransportError')
        return t('web.problem.inside', { s0: error?.message ?? String(error) });
    if (error.sentence) return error.sentence;
    if (error.status === 0) return t('web.problem.unreachable');
    if (error.status === 404) return t('web.problem.unknown');
    if (error.status === 403) return t('web.problem.key');
    return t('web.problem.inside', { s0: String(error.word ?? error.status) });
}

/** @param {App} app @param {any} error */
export function showProblem(app, error) {
    fill(
        app.root,
        topBar(),
        el(
            'main',
            { class: 'problem' },
            el('h1', {}, t('web.problem.title')),
            el('p', { role: 'alert' }, problemText(error)),
            el('p', {}, el('a', { class: 'button', href: '#/' }, t('web.problem.home'))),
        ),
    );
}
