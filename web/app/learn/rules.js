// rules.js: where the rules are read: in the panel of a game, on a page of their own, and how the
// game is won, one click from the strip.
import { el, fill } from '../dom.js';
import { openSheet } from '../sheet.js';
import { panel } from '../panels.js';
import { t } from '../i18n.js';
import { topBar } from '../frame.js';

/** @typedef {import('../game.js').GamePage} GamePage */
/** @typedef {ReturnType<typeof import('./rulebook.js').createRulebook>} Book */

/** The panel of a game: a rule that was asked for, else the contents. @param {GamePage} page */
export function createRule(page) {
    const { transport, table } = page.desk;
    const node = panel('rule', t('web.panel.rule'));
    node.hidden = true; // until somebody opens it
    /** It comes with the first rule that is read. @type {Promise<Book> | null} */
    let book = null;

    async function load() {
        const { createRulebook } = await import('./rulebook.js');
        const made = createRulebook((find) => transport.rules(table.game, find));
        node.append(made.node);
        return made;
    }
    /** What the page asked for; the reader may have gone on since. @type {string | undefined} */
    let asked;
    return {
        node,
        async update() {
            const wanted = page.ruleShown ?? '';
            if (node.hidden || asked === wanted) return;
            asked = wanted;
            book ??= load();
            await (await book).show(wanted);
        },
        focus: () => void book?.then((made) => made.focus()),
        reset() {
            asked = undefined;
        },
    };
}

/** How the game is won and lost, with the rules that say so. @param {GamePage} page */
export async function openAim(page) {
    const { transport, table } = page.desk;
    const [{ aims }, { aimList }] = await Promise.all([
        transport.rules(table.game),
        import('./rulebook.js'),
    ]);
    const toRule = (/** @type {string} */ number) => page.showRule(number);
    openSheet({
        word: 'aim',
        title: t('web.aim.title'),
        body: [
            aimList(aims, toRule),
            el(
                'p',
                {},
                el(
                    'button',
                    { type: 'button', class: 'quiet', onclick: () => page.showRule('') },
                    t('web.rule.all'),
                ),
            ),
        ],
    });
}

/**
 * The rules on a page of their own.
 * @param {import('../main.js').App} app @param {string} game
 */
export async function openRules(app, game) {
    const { createRulebook } = await import('./rulebook.js');
    let book = createRulebook((find) => app.local.rules(game, find));

    async function draw() {
        const { title } = await app.local.rules(game);
        fill(
            app.root,
            topBar(),
            el(
                'main',
                { class: 'rules-page' },
                el('h1', {}, t('web.rule.of', { s0: title })),
                book.node,
            ),
        );
        await book.show('');
    }
    await draw();
    return {
        close() {},
        async relabel() {
            book = createRulebook((find) => app.local.rules(game, find));
            await draw();
        },
    };
}
