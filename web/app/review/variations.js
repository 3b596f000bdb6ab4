// variations.js: what was tried from positions of this game is kept until somebody leaves its page,
// and can be opened again.
import { el } from '../dom.js';
import { part } from './findings.js';
import { reopenTrial } from './trial.js';
import { t } from '../i18n.js';

/** @typedef {import('../game.js').GamePage} GamePage */

/** @param {GamePage} page */
export function variationsPart(page) {
    const { variations } = page;
    if (variations.length === 0 || page.trial) return null;
    return part(
        t('web.room.variations'),
        t('web.room.variations_kept'),
        el(
            'ol',
            { 'data-test': 'variations' },
            variations.map((one) =>
                el(
                    'li',
                    {},
                    el(
                        'button',
                        {
                            type: 'button',
                            class: 'costly variation',
                            onclick: () => reopenTrial(page, one),
                        },
                        el('kbd', {}, String((one.from ?? 0) + 1)),
                        el(
                            'span',
                            { class: 'ck' },
                            el('b', {}, one.title),
                            el('span', {}, t('web.room.actions', { n0: one.count })),
                        ),
                    ),
                ),
            ),
        ),
    );
}
