// tips.js: tips of a first game (first.js): each once, when a question of its rule comes for the first
// time. They can be dismissed one by one, or all at once.
import { el, fill } from '../dom.js';
import { icon } from '../icons.js';
import { keepGame, keptGame } from '../memory.js';
import { lessonsOf } from './lessons.js';
import { loadOwnStyle } from '../load.js';
import { ruleButton } from '../talk/rich.js';
import { standBeside } from './stand.js';
import { t } from '../i18n.js';

/** @typedef {import('../game.js').GamePage} GamePage */

/**
 * Tips of a first game; nothing in any other.
 * @param {GamePage} page
 */
export function createTips(page) {
    const node = el('section', { class: 'coach tip', 'aria-live': 'polite', hidden: true });
    /** @type {{rule: string, text: string}[]} */
    let tips = [];
    /** The rule whose tip is on the table. */
    let shown = '';
    const { id } = page.desk;

    async function load() {
        if (!keptGame(id).tips) return;
        await loadOwnStyle('learn.css');
        tips = (await lessonsOf(page.desk.table.game)).notices;
        shown = '';
        update();
    }

    function update() {
        const read = keptGame(id).tips;
        const asked = read && page.canChoose() && !page.trial ? page.state.rule : null;
        const tip = tips.find(({ rule }) => rule === asked && !read?.includes(rule));
        node.hidden = !tip;
        if (tip && tip.rule !== shown) draw(tip);
        shown = tip?.rule ?? '';
        if (tip) standBeside(node, page);
    }

    /** @param {string[] | null} read */
    function close(read) {
        keepGame(id, { tips: read });
        page.ask?.takeFocus();
        page.update();
    }

    /** @param {{rule: string, text: string}} tip */
    function draw({ rule, text }) {
        const read = keptGame(id).tips ?? [];
        fill(
            node,
            el('header', {}, el('span', {}, icon('bulb'), ' ', t('web.tip.title'))),
            el('p', { class: 'say small-say' }, text, ' ', ruleButton(rule, page.showRule)),
            el(
                'footer',
                {},
                el(
                    'button',
                    { type: 'button', class: 'lk', onclick: () => close(null) },
                    t('web.tip.none'),
                ),
                el(
                    'button',
                    {
                        type: 'button',
                        class: 'primary end',
                        'data-test': 'tip-read',
                        onclick: () => close([...read, rule]),
                    },
                    t('web.tip.read'),
                ),
            ),
        );
    }

    return { node, load, update };
}
