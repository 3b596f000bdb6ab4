// lookback.js: the bar for going through the game position by position, where the tools stand
// otherwise: what comes next, how far it is, step, run, speed, a link, and the way out.
import { changeSettings, getSettings, motionSpeed } from '../settings.js';
import { copy } from '../bands.js';
import { el, fill } from '../dom.js';
import { gameHash, shareable } from '../router.js';
import { icon } from '../icons.js';
import { labelOf } from './labels.js';
import { t } from '../i18n.js';

/** @typedef {import('../game.js').GamePage} GamePage */

const PACE = 900; // ms a position is shown while it runs by itself
const SPEEDS = /** @type {const} */ ([
    ['slow', '½×'],
    ['normal', '1×'],
    ['fast', '2×'],
]);

/** @param {GamePage} page */
export function createLookBar(page) {
    const now = () => page.looking?.number ?? page.follower.shown;
    const slider = el('input', {
        type: 'range',
        min: 0,
        step: 1,
        class: 'look-slider',
        'aria-label': t('web.look.slider'),
        oninput: () => void page.lookAt(Number(slider.value)),
    });
    const caption = el('p', { class: 'pb-cap', 'aria-live': 'polite' });
    const where = el('output', { class: 'pb-where look-where' });
    const speed = el('button', { type: 'button', class: 'sp', onclick: faster });
    const run = button('run', t('web.look.run'), toggleRun);
    run.classList.add('pp');
    const node = el(
        'div',
        {
            class: 'look-bar',
            role: 'group',
            'aria-label': t('web.look.title'),
            hidden: true,
        },
        caption,
        leaveButton(page),
        slider,
        el(
            'div',
            { class: 'pb-b' },
            button('first', t('web.look.turn_back'), () => page.lookAt(turnEdge(page, now(), -1))),
            button('back', t('web.look.back'), () => page.lookAt(now() - 1)),
            run,
            button('next', t('web.look.next'), () => page.lookAt(now() + 1)),
            button('last', t('web.look.turn_next'), () => page.lookAt(turnEdge(page, now(), 1))),
            speed,
            button('link', t('web.look.link'), () =>
                copy(shareable(gameHash(page.desk.id, now()))),
            ),
            where,
        ),
    );
    /** @type {number | undefined} */
    let timer;

    function toggleRun() {
        if (timer === undefined) timer = setInterval(step, PACE / (motionSpeed() || 1));
        else halt();
        update();
    }

    async function step() {
        const top = now() >= page.follower.shown;
        if (!page.looking || page.closed || top) {
            halt();
            return page.update();
        }
        await page.lookAt(now() + 1);
    }

    function halt() {
        clearInterval(timer);
        timer = undefined;
    }

    function update() {
        const lost = page.looking === null && !node.hidden && isNowhere(node);
        node.hidden = page.looking === null;
        if (lost) page.ask?.takeFocus();
        if (!page.looking) return halt();
        slider.max = String(page.follower.shown);
        slider.value = String(now());
        drawWhere(page, { where, caption, slider });
        drawSpeed(speed);
        run.replaceChildren(icon(timer === undefined ? 'run' : 'halt'));
        run.setAttribute('aria-label', t(timer === undefined ? 'web.look.run' : 'web.look.halt'));
    }

    page.endings.push(halt);
    return { node, update };
}

/**
 * Whether the keyboard loses its place when the bar goes: it is at the bar, or where it was went
 * before.
 * @param {HTMLElement} bar
 */
const isNowhere = (bar) =>
    document.activeElement === document.body || bar.contains(document.activeElement);

/** @param {GamePage} page */
const leaveButton = (page) =>
    el(
        'button',
        {
            type: 'button',
            class: 'look-leave',
            'data-test': 'to-present',
            onclick: () => page.lookAt(null),
        },
        t('web.look.end'),
    );

/** @param {GamePage} page @param {{where: HTMLElement, caption: HTMLElement, slider: HTMLElement}} parts */
function drawWhere(page, { where, caption, slider }) {
    const top = page.follower.shown;
    const at = page.looking?.number ?? top;
    where.textContent = `${at} / ${top}`;
    const values = { n0: at, n1: top, n2: page.looking?.frame.turn ?? 0 };
    slider.setAttribute('aria-valuetext', t('web.look.where', values));
    const next = at < top ? t('web.room.next', { s0: labelOf(page, at + 1) }) : t('web.room.end');
    if (caption.textContent === next) return;
    fill(caption, el('b', {}, next));
    caption.title = next; // the longest are cut after three lines
}

function faster() {
    const at = SPEEDS.findIndex(([word]) => word === getSettings().speed);
    changeSettings({ speed: SPEEDS[(at + 1) % SPEEDS.length][0] });
}

/** @param {HTMLElement} node */
function drawSpeed(node) {
    const sign = SPEEDS.find(([word]) => word === getSettings().speed)?.[1] ?? '1×';
    if (node.textContent === sign) return;
    node.textContent = sign;
    node.title = t('web.look.speed', { s0: sign });
    node.setAttribute('aria-label', node.title);
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
 * @param {GamePage} page @param {number} now @param {1 | -1} way
 */
function turnEdge(page, now, way) {
    const { story } = page.desk;
    const turn = story[now]?.turn ?? 0;
    if (way > 0) return story.find((frame) => frame.turn > turn)?.number ?? page.follower.shown;
    const first = story.find((frame) => frame.turn === turn)?.number ?? 0;
    return first < now ? first : (story.find((frame) => frame.turn === turn - 1)?.number ?? 0);
}
