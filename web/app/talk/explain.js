// explain.js: why a computer player did what it did, in its own words, action by action.
import { el } from '../dom.js';
import { refill } from '../focus.js';
import { openDialog } from './dialogs.js';
import { ruleButton, withRules } from './rich.js';
import { t } from '../i18n.js';

/** @param {import('../game.js').GamePage} page @param {number | null} number */
export async function openExplain(page, number) {
    const body = el('div', { class: 'explain' });
    const box = openDialog(t('web.explain.title'), [body], { class: 'aside' });
    box.addEventListener('close', () => page.board?.reason?.(null));

    /** @param {string} rule */
    function toRule(rule) {
        box.close();
        page.showRule(rule);
    }

    /** @param {number | null} wanted */
    async function show(wanted) {
        if (wanted === null) return refill(body, el('p', {}, t('web.explain.none')));
        /** @type {{lines: {rule: string, text: string}[], map?: import('../../board/reasoning.js').Weighed}} */
        const { lines, map } = await page.desk
            .look('explain', { action: wanted })
            .catch(() => ({ lines: [] }));
        page.board?.reason?.(map ?? null);
        const frame = page.desk.story[wanted];
        const before = page.desk.lastExplained(wanted);
        const after = page.desk.story.find((one) => one.why && one.number > wanted)?.number ?? null;
        refill(
            body,
            el('p', { class: 'explain-what' }, frame?.notes.join(' ')),
            lines.length === 0
                ? el('p', {}, t('web.explain.none'))
                : el(
                      'ol',
                      {},
                      lines.map(({ rule, text }) =>
                          el(
                              'li',
                              {},
                              withRules(text, toRule),
                              ' ',
                              rule && !text.includes(`[${rule}`) ? ruleButton(rule, toRule) : null,
                          ),
                      ),
                  ),
            el(
                'div',
                { class: 'buttons' },
                el(
                    'button',
                    { type: 'button', disabled: before === null, onclick: () => show(before) },
                    t('web.explain.before'),
                ),
                el(
                    'button',
                    { type: 'button', disabled: after === null, onclick: () => show(after) },
                    t('web.explain.after'),
                ),
            ),
        );
    }
    await show(number);
}
