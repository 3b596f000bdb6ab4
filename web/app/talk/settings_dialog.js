// settings_dialog.js: the box in which a person sets how he likes the page.
import { LANGUAGES, t } from '../i18n.js';
import { changeSettings, getSettings } from '../settings.js';
import { openDialog } from './dialogs.js';
import { el } from '../dom.js';

/** @typedef {import('../settings.js').Settings} Settings */

/** @returns {{name: keyof Settings, label: string, values: [string, string][]}[]} */
const lists = () => [
    {
        name: 'lang',
        label: t('web.settings.language'),
        values: LANGUAGES.map(({ word, name }) => [word, name]),
    },
    {
        name: 'theme',
        label: t('web.settings.theme'),
        values: [
            ['system', t('web.theme.system')],
            ['light', t('web.theme.light')],
            ['dark', t('web.theme.dark')],
        ],
    },
    {
        name: 'text',
        label: t('web.settings.text'),
        values: [
            ['normal', t('web.text.normal')],
            ['large', t('web.text.large')],
            ['larger', t('web.text.larger')],
        ],
    },
    {
        name: 'speed',
        label: t('web.settings.speed'),
        values: [
            ['none', t('web.speed.none')],
            ['rapid', t('web.speed.rapid')],
            ['fast', t('web.speed.fast')],
            ['normal', t('web.speed.normal')],
            ['slow', t('web.speed.slow')],
        ],
    },
];

/** @returns {{name: keyof Settings, label: string}[]} */
const switches = () => [
    { name: 'warn', label: t('web.settings.warn') },
    { name: 'confirm', label: t('web.settings.confirm') },
    { name: 'linger', label: t('web.settings.linger') },
    { name: 'cover', label: t('web.settings.cover') },
    { name: 'sound', label: t('web.settings.sound') },
    { name: 'bell', label: t('web.settings.bell') },
    { name: 'chat', label: t('web.settings.chat') },
    { name: 'shortcuts', label: t('web.settings.shortcuts') },
];

export function openSettings() {
    const now = getSettings();
    const box = openDialog(t('web.settings.title'), [
        el(
            'div',
            { class: 'settings' },
            lists().map(({ name, label, values }) => {
                const select = el(
                    'select',
                    { onchange: () => set(name, select.value) },
                    values.map(([word, text]) =>
                        el('option', { value: word, selected: now[name] === word }, text),
                    ),
                );
                return el('label', { class: 'row' }, el('span', {}, label), select);
            }),
            switches().map(({ name, label }) => {
                const box = el('input', {
                    type: 'checkbox',
                    checked: Boolean(now[name]),
                    onchange: () => set(name, box.checked),
                });
                return el('label', { class: 'row' }, el('span', {}, label), box);
            }),
        ),
        el('p', { class: 'small' }, t('web.settings.kept')),
    ]);

    /** @param {keyof Settings} name @param {string | boolean} value */
    function set(name, value) {
        changeSettings({ [name]: value });
        if (name === 'lang') box.close();
    }
}
