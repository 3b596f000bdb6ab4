// cover.js: hides everything while another player takes the screen.
import { el } from '../dom.js';
import { t } from '../i18n.js';

/**
 * @param {import('../game.js').GamePage} page @param {string} name of the side whose turn it is
 * @returns {Promise<void>} when that player says he is there
 */
export function openCover(page, name) {
    return new Promise((done) => {
        const ready = el(
            'button',
            { type: 'button', class: 'primary large', autofocus: true, onclick: () => box.close() },
            t('web.cover.ready'),
        );
        const box = el(
            'dialog',
            { class: 'cover', 'aria-labelledby': 'cover-title' },
            el(
                'div',
                { class: 'cover-middle' },
                el('h2', { id: 'cover-title' }, t('web.cover.title', { s0: name })),
                el('p', {}, t('web.cover.about')),
                ready,
            ),
        );
        box.addEventListener('cancel', (event) => event.preventDefault());
        box.addEventListener('close', () => {
            box.remove();
            done();
        });
        page.endings.push(() => box.close());
        document.body.append(box);
        box.showModal();
        ready.focus();
    });
}
