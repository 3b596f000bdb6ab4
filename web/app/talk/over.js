// over.js: the end of a game: who won and why, and what can be done with it now.
import { downloadSave } from './save.js';
import { el } from '../dom.js';
import { t } from '../i18n.js';

/** @param {import('../game.js').GamePage} page */
export function overBox(page) {
    const over = /** @type {import('../types.js').Over} */ (page.state.over);
    return el(
        'div',
        { class: `over ${over.winner ? `by-${over.winner}` : ''}`, 'data-test': 'over' },
        el('h3', {}, t('web.over.title')),
        over.lines.map((line) => el('p', { class: 'verdict' }, line)),
        howItEnded(page, over),
        page.people?.overNode(),
        el(
            'div',
            { class: 'buttons' },
            el(
                'button',
                { type: 'button', class: 'primary', onclick: () => page.openReview() },
                t('web.over.review'),
            ),
            el('button', { type: 'button', onclick: () => page.lookAt(0) }, t('web.over.replay')),
            el(
                'button',
                { type: 'button', onclick: () => downloadSave(page) },
                t('web.menu.download'),
            ),
            el('a', { class: 'button', href: '#/' }, t('web.over.lobby')),
        ),
    );
}

/**
 * What the last action brought, which is why it is over; nothing where somebody gave it up.
 * @param {import('../game.js').GamePage} page @param {import('../types.js').Over} over
 */
function howItEnded(page, over) {
    const last = page.desk.story.at(-1)?.notes.at(-1);
    return last && over.winner && !over.resigned ? el('p', {}, last) : null;
}
