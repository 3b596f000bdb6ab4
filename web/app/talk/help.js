// help.js: how the page is used, and all its keys.
import { el } from '../dom.js';
import { openDialog } from './dialogs.js';
import { t } from '../i18n.js';

/** Keys and what they do; keys.js acts on them. @returns {[string, string][]} */
const keys = () => [
    ['1 – 9', t('web.key.number')],
    ['↑ ↓ ⏎', t('web.key.arrows')],
    ['a · m', t('web.key.focus')],
    ['Esc', t('web.key.escape')],
    ['u · U · r', t('web.key.undo')],
    ['h', t('web.key.hint')],
    ['t', t('web.key.trial')],
    ['w', t('web.key.why')],
    ['i · o', t('web.key.place')],
    ['c · s · l', t('web.key.panels')],
    ['p', t('web.key.rule')],
    ['f', t('web.key.sheet')],
    ['< · >', t('web.key.look')],
    [t('web.key.space_bar'), t('web.key.hold')],
    ['?', t('web.key.help')],
];

export function openHelp() {
    openDialog(
        t('web.help.title'),
        [
            el(
                'ul',
                { class: 'help-lines' },
                [
                    t('web.help.lit'),
                    t('web.help.dark'),
                    t('web.help.list'),
                    t('web.help.odds'),
                    t('web.help.trial'),
                    t('web.help.kept'),
                ].map((line) => el('li', {}, line)),
            ),
            el('h3', {}, t('web.help.keys')),
            el(
                'dl',
                { class: 'keys' },
                keys().map(([key, does]) =>
                    el('div', {}, el('dt', {}, el('kbd', {}, key)), el('dd', {}, does)),
                ),
            ),
        ],
        { class: 'wide' },
    );
}
