// who.js: who I am, in the bar: a click on the name changes it in place.
import { changeSettings, getSettings } from '../settings.js';
import { el } from '../dom.js';
import { t } from '../i18n.js';

/** @param {boolean} online */
export function createWho(online) {
    const box = el('span', { class: `l-who ${online ? '' : 'alone'}` });

    function show() {
        const { name } = getSettings();
        const button = el(
            'button',
            {
                type: 'button',
                class: 'l-name',
                title: t('web.lobby.rename'),
                'aria-label': `${name || t('web.lobby.nameless')}: ${t('web.lobby.rename')}`,
                'data-test': 'who',
                onclick: edit,
            },
            name || t('web.lobby.nameless'),
        );
        box.replaceChildren(el('i', {}), `${t('web.lobby.you')} · `, button);
        return button;
    }

    function edit() {
        const field = el('input', {
            type: 'text',
            maxlength: 40,
            autocomplete: 'nickname',
            value: getSettings().name,
            'aria-label': t('web.lobby.name'),
            'data-test': 'who-name',
            onblur: () => end(true, false),
            onkeydown: (/** @type {KeyboardEvent} */ event) => {
                if (event.key !== 'Enter' && event.key !== 'Escape') return;
                event.preventDefault(); // else the key presses the name, which has the focus then
                end(event.key === 'Enter', true);
            },
        });
        let done = false;
        /** @param {boolean} keeps @param {boolean} stays the keyboard goes back to the name */
        function end(keeps, stays) {
            if (done) return;
            done = true;
            if (keeps) changeSettings({ name: field.value.trim() });
            const button = show();
            if (stays) button.focus();
        }
        box.replaceChildren(field);
        field.focus();
        field.select();
    }
    show();
    return box;
}
