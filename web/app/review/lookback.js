// lookback.js: the bar for going through the game position by position, below the board.
import { copy } from '../bands.js';
import { el } from '../dom.js';
import { gameHash, shareable } from '../router.js';
import { icon } from '../icons.js';
import { motionSpeed } from '../settings.js';
import { t } from '../i18n.js';

const PACE = 900; // ms a position is shown while it runs by itself

/** @param {import('../game.js').GamePage} page */
export function createLookBar(page) {
    const slider = el('input', {
        type: 'range',
        min: 0,
        step: 1,
        class: 'look-slider',
        'aria-label': t('web.look.slider'),
        oninput: () => void page.lookAt(Number(slider.value)),
    });
    const where = el('output', { class: 'look-where' });
    const run = button('run', t('web.look.run'), toggleRun);
    const node = el(
        'div',
        { class: 'look-bar', role: 'group', 'aria-label': t('web.look.title'), hidden: true },
        button('first', t('web.look.turn_back'), () => page.lookAt(turnEdge(page, now(), -1))),
        button('back', t('web.look.back'), () => page.lookAt(now() - 1)),
        run,
        button('next', t('web.look.next'), () => page.lookAt(now() + 1)),
        button('last', t('web.look.turn_next'), () => page.lookAt(turnEdge(page, now(), 1))),
        slider,
        where,
        button('link', t('web.look.link'), () => copy(shareable(gameHash(page.desk.id, now())))),
        el(
            'button',
            {
                type: 'button',
                class: 'primary',
                'data-test': 'to-present',
                onclick: () => page.lookAt(null),
            },
            t('web.look.end'),
        ),
    );
    /** @type {number | undefined} */
    let timer;

    const now = () => page.looking?.number ?? page.follower.shown;

    function toggleRun() {
        if (timer === undefined) timer = setInterval(step, PACE / (motionSpeed() || 1));
        else halt();
        update();
    }

    async function step() {
        if (!page.looking || page.closed) return halt();
        await page.lookAt(now() + 1);
    }

    function halt() {
        clearInterval(timer);
        timer = undefined;
    }

    function update() {
        const lost = page.looking === null && node.contains(document.activeElement);
        node.hidden = page.looking === null;
        if (lost) page.ask?.takeFocus();
        if (!page.looking) halt();
        slider.max = String(page.follower.shown);
        slider.value = String(now());
        const turn = page.looking?.frame.turn ?? 0;
        where.textContent = t('web.look.where', { n0: now(), n1: page.follower.shown, n2: turn });
        slider.setAttribute('aria-valuetext', where.textContent);
        run.replaceChildren(icon(timer === undefined ? 'run' : 'halt'));
        run.setAttribute('aria-label', t(timer === undefined ? 'web.look.run' : 'web.look.halt'));
    }

    page.endings.push(halt);
    return { node, update };
}

/** @param {string} sign @param {string} label @param {() => any} act */
function button(sign, label, act) {
    return el(
        'button',
        {
            type: 'button',
            class: 'icon',
            'aria-label': label,
            title: label,
            onclick: () => void act(),
        },
        icon(sign),
    );
}

/**
 * The first action of the next turn, or of this or the last.
 * @param {import('../game.js').GamePage} page @param {number} now @param {1 | -1} way
 */
function turnEdge(page, now, way) {
    const { story } = page.desk;
    const turn = story[now]?.turn ?? 0;
    if (way > 0) return story.find((frame) => frame.turn > turn)?.number ?? page.follower.shown;
    const first = story.find((frame) => frame.turn === turn)?.number ?? 0;
    return first < now ? first : (story.find((frame) => frame.turn === turn - 1)?.number ?? 0);
}
