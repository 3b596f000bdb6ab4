// playback.js: the bar that steers what is played (player.js), in place of the tools: what is done
// now and why, how far it is, hold, step, speed, skip. At the end of a combat it tells how that
// ended and waits to be read.
import { changeSettings, getSettings } from './settings.js';
import { el, fill } from './dom.js';
import { icon } from './icons.js';
import { ruleButton, withRules } from './talk/rich.js';
import { t } from './i18n.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {import('./settings.js').Settings['speed']} Speed */

/** @type {{word: Speed, sign: string}[]} */
const SPEEDS = [
    { word: 'slow', sign: '½×' },
    { word: 'normal', sign: '1×' },
    { word: 'fast', sign: '2×' },
    { word: 'rapid', sign: '4×' },
];
const STILL = 6; // px a click may wander and still be no drag

/** @param {GamePage} page */
export function createPlayback(page) {
    const { player } = page.follower;
    const caption = el('div', { class: 'pb-cap', tabindex: 0 }); // it scrolls, by keys too
    const line = el('div', { class: 'pb-line', 'aria-hidden': 'true' });
    const where = el('span', { class: 'pb-where' });
    const hold = button('halt', () => player.toggle());
    hold.classList.add('pp');
    hold.dataset.test = 'hold';
    const read = el(
        'button',
        {
            type: 'button',
            class: 'primary pb-read',
            'data-test': 'go-on',
            onclick: () => player.toggle(),
        },
        t('web.play.read'),
    );
    const speed = el('button', {
        type: 'button',
        class: 'sp',
        'data-test': 'speed',
        onclick: faster,
    });
    const first = button('first', () => player.rewind(), t('web.play.first')),
        back = button('back', () => player.step(-1), t('web.play.back')),
        next = button('next', () => player.step(1), t('web.play.next')),
        skip = button('last', () => player.skip(), t('web.play.skip'));
    next.dataset.test = 'step';
    back.dataset.test = 'step-back';
    skip.dataset.test = 'skip';
    const buttons = el('div', { class: 'pb-b' }, first, back, hold, next, skip, speed, where);
    const node = el(
        'section',
        { class: 'playback', hidden: true, 'aria-label': t('web.play.title') },
        caption,
        line,
        read,
        buttons,
    );
    let told = '';
    let gone = -Infinity; // when the bar was last seen

    /** @param {any} from what the caption is drawn from */
    function isNew(from) {
        const key = JSON.stringify(from);
        const changed = key !== told;
        told = key;
        return changed;
    }

    function update() {
        const lost = !player.visible && node.contains(document.activeElement);
        if (!player.visible && !node.hidden) gone = performance.now();
        node.hidden = !player.visible;
        page.main?.toggleAttribute('data-playing', player.visible);
        if (lost) page.ask?.takeFocus();
        if (!page.looking) player.wake();
        drawWeighed(page);
        if (node.hidden) return;
        const { reading, paused } = player;
        if (isNew([reading, player.caption, page.follower.catching, waitsFor(page)]))
            drawCaption(page, caption);
        drawHold(hold, paused);
        if (!reading && document.activeElement === read) hold.focus();
        read.hidden = !reading;
        // A board that shows the combat tells its end itself; where there is room it is told twice.
        node.toggleAttribute('data-told', reading !== null && page.board?.holdsCombat?.() === true);
        line.hidden = Boolean(reading);
        drawLine(page, line, where);
        for (const one of [next, skip]) one.disabled = !page.follower.playing;
        for (const one of [first]) one.disabled = player.at === 0;
        drawSpeed(speed);
    }

    const stop = steerByBoard(page);
    page.endings.push(stop);
    return { node, update, gone: () => gone };
}

/** What a board shows of it. @type {WeakMap<object, import('../board/reasoning.js').Weighed | null>} */
const weighedOn = new WeakMap();

/** What the caption's reason weighed, on the map. @param {GamePage} page */
function drawWeighed({ board, looking, follower: { player } }) {
    const weighed = (player.visible && !looking && player.caption?.reason?.map) || null;
    if (!board?.reason || weighed === (weighedOn.get(board) ?? null)) return;
    weighedOn.set(board, weighed);
    board.reason(weighed);
}

/** @param {string} sign @param {() => any} act @param {string} [label] */
function button(sign, act, label = '') {
    const attributes = { type: 'button', 'aria-label': label, title: label, onclick: () => act() };
    return el('button', attributes, icon(sign));
}

/** @param {HTMLElement} hold @param {boolean} paused */
function drawHold(hold, paused) {
    const label = t(paused ? 'web.play.run' : 'web.play.hold');
    if (hold.getAttribute('aria-label') === label) return;
    hold.replaceChildren(icon(paused ? 'run' : 'halt'));
    hold.setAttribute('aria-label', label);
    hold.title = label;
}

function faster() {
    const at = SPEEDS.findIndex(({ word }) => word === getSettings().speed);
    changeSettings({ speed: SPEEDS[(at + 1) % SPEEDS.length].word });
}

/** @param {HTMLElement} node */
function drawSpeed(node) {
    const { sign } = SPEEDS.find(({ word }) => word === getSettings().speed) ?? SPEEDS[1];
    node.textContent = sign;
    node.setAttribute('aria-label', t('web.play.speed', { s0: sign }));
    node.title = t('web.play.speed', { s0: sign });
}

/** A computer that thinks, between two of its steps. @param {GamePage} page */
const waitsFor = (page) => (page.follower.playing ? '' : page.waitingText());

/** @param {GamePage} page @param {HTMLElement} node */
function drawCaption(page, node) {
    const { reading, caption } = page.follower.player;
    const words = (/** @type {string} */ line) => withRules(line, page.showRule);
    if (reading) {
        fill(
            node,
            el('h3', {}, icon('fight'), reading.title),
            el(
                'ul',
                { class: 'pb-end' },
                reading.lines.map((one) => el('li', {}, words(one))),
            ),
        );
        return;
    }
    const waits = waitsFor(page);
    const away = page.follower.catching ? el('p', { class: 'pb-away' }, t('web.band.away')) : null;
    const { notes = [], reason = null } = caption ?? {};
    fill(
        node,
        away,
        el('p', {}, el('b', {}, caption ? words(notes.join(' ')) : [t('web.wait.playing')])),
        reason ? el('p', { class: 'pb-why' }, words(reason.text), ' ', ruleOf(page, reason)) : null,
        waits ? el('p', { class: 'pb-wait' }, waits) : null,
    );
}

/** @param {GamePage} page @param {import('./reasons.js').Reason} reason */
const ruleOf = (page, { rule, text }) =>
    rule && !text.includes(`[${rule}`) ? ruleButton(rule, page.showRule) : null;

/** How far it is, with a mark where a chapter begins. @param {GamePage} page @param {HTMLElement} line @param {HTMLElement} where */
function drawLine(page, line, where) {
    const { tape, at, moments, goal } = page.follower.player;
    const begin = moments[0]?.number ?? 0;
    const length = Math.max(1, goal - begin);
    const share = (/** @type {number} */ steps) => `${(100 * Math.min(steps, length)) / length}%`;
    const done = el('i', { class: 'pb-f' }),
        head = el('i', { class: 'pb-h' });
    done.style.width = head.style.left = share(at);
    const marks = tape
        .filter(({ chapter }, n) => n > 0 && chapter?.word !== tape[n - 1].chapter?.word)
        .map(({ number }) => {
            const mark = el('i', { class: 'pb-t' });
            mark.style.left = share(number - 1 - begin);
            return mark;
        });
    fill(line, done, marks, head);
    where.textContent = `${at} / ${length}`;
    where.setAttribute('aria-label', t('web.play.where', { n0: at, n1: length }));
}

/** A click on the board goes on once a combat has been read. @param {GamePage} page @returns {() => void} */
function steerByBoard(page) {
    const { player } = page.follower;
    /** @type {[number, number]} */
    let down = [0, 0];
    const root = /** @type {HTMLElement} */ (page.boardRoot);
    const onDown = (/** @type {PointerEvent} */ event) => {
        down = [event.clientX, event.clientY];
    };
    const onClick = (/** @type {MouseEvent} */ event) => {
        const far = Math.hypot(event.clientX - down[0], event.clientY - down[1]);
        const onButton = /** @type {Element} */ (event.target).closest('button');
        if (far < STILL && !onButton) player.goOnReading();
    };
    const onSight = () => page.update();
    root.addEventListener('pointerdown', onDown);
    root.addEventListener('click', onClick);
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
}
