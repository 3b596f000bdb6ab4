// coach.js: the coach of a lesson stands over the map beside the place it is about: one sentence,
// the step, what to do, why, and how it is done. A wrong answer is explained in the same place.
import { el, fill } from '../dom.js';
import { go, learnHash } from '../router.js';
import { askedPlaces, lookAtPlaces } from '../gaze.js';
import { icon } from '../icons.js';
import { percent, t } from '../i18n.js';
import { coveredBy, standBeside } from './stand.js';
import { withRules } from '../talk/rich.js';

/** @typedef {import('./lesson.js').LessonPage} LessonPage */

const SHORT = 24; // letters: so short a sentence takes the next one along

/** The first sentence, which is said, and the rest, which is there to read. @param {string} words */
export function split(words) {
    const parts = words.match(/.+?[.!?](?=\s|$)\)?|.+$/gsu) ?? [words];
    let count = 1;
    while (count < parts.length && parts.slice(0, count).join('').length < SHORT) count++;
    return [parts.slice(0, count).join('').trim(), parts.slice(count).join('').trim()];
}

/** @param {LessonPage} page */
export function createCoach(page) {
    const node = el('section', {
        class: 'coach',
        'aria-label': t('web.learn.coach'),
        'aria-live': 'polite',
        'data-test': 'coach',
        hidden: true,
    });
    let shown = '';
    /** What the keyboard was called to. @type {import('../types.js').Course | null} */
    let called = null;
    /** Where the camera was sent. */
    let looked = '';

    function update() {
        const { course, wrong, state, follower, lessons } = page;
        node.hidden = follower.playing || course.step === 0;
        const key = JSON.stringify([course, wrong, state.version, lessons.title, keyOf(page)]);
        const held = node.contains(document.activeElement) && key !== shown;
        if (key !== shown) draw();
        shown = key;
        light(node.hidden || course.kind === 'over' ? [] : (course.places ?? []));
        if (node.hidden) return;
        standBeside(node, page);
        // With the words, never after them: whoever has gone on to the choices stays there.
        if (held || course !== called) speak();
        called = course;
    }

    /** @param {string[]} places */
    function light(places) {
        const missed = page.wrong.flatMap(({ place }) => (place ? [place] : []));
        page.board?.spotlight?.(places, missed);
        const about = places.length > 0 ? places : askedPlaces(page);
        const room = [node.offsetHeight, page.columns?.right.offsetHeight];
        const asked = [...about, ...room].join(' ');
        if (asked === looked) return;
        looked = asked;
        lookAtPlaces(page, about, coveredBy(node, page.layout?.layout() ?? 'wide'));
    }

    function draw() {
        const wrong = page.wrong.at(-1);
        const { kind } = page.course;
        node.classList.toggle('not', wrong !== undefined);
        node.dataset.kind = kind;
        fill(
            node,
            kind === 'over' ? null : stepsOf(page),
            kind === 'over' ? overOf(page) : wrong ? refusalOf(page, wrong) : wordsOf(page),
            kind === 'over' ? null : footOf(page, wrong !== undefined),
        );
    }

    /** The keyboard comes to where it is needed, unless somebody types elsewhere. */
    function speak() {
        if (document.querySelector('dialog[open]')) return;
        const next = node.querySelector('button.next') ?? node.querySelector('.say');
        if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    }

    return { node, update, speak };
}

/** @param {LessonPage} page */
function stepsOf({ course: { step, steps } }) {
    return el(
        'header',
        {},
        el(
            'span',
            { class: 'steps', 'aria-hidden': 'true' },
            Array.from({ length: steps }, (_, index) =>
                el('i', { class: index + 1 < step ? 'on' : index + 1 === step ? 'at' : '' }),
            ),
        ),
        el('span', {}, t('web.learn.step', { n0: step, n1: steps })),
    );
}

/** @param {LessonPage} page */
function wordsOf(page) {
    const [say, more] = split(page.course.words ?? '');
    return [
        el('p', { class: 'say', tabindex: -1 }, withRules(say, page.showRule)),
        more ? el('p', { class: 'more' }, withRules(more, page.showRule)) : null,
        taskOf(page),
    ];
}

/** The key of the choice that is wanted; '': it has none. @param {LessonPage} page */
function keyOf(page) {
    if (matchMedia('(pointer: coarse)').matches) return ''; // a finger has no keys
    const buttons = [...(page.ask?.node.querySelectorAll('button.choice') ?? [])];
    const wanted = buttons.find(
        (button) => /** @type {HTMLElement} */ (button).dataset.action === page.course.action,
    );
    return wanted?.querySelector('.mark')?.textContent ?? '';
}

/** @param {LessonPage} page */
function taskOf(page) {
    const { kind } = page.course;
    if (kind === 'any')
        return el('p', { class: 'do' }, icon('aim'), el('span', {}, t('web.learn.any')));
    if (kind !== 'do') return null;
    const key = keyOf(page);
    const [before, after] = t(key ? 'web.learn.do_key' : 'web.learn.do', { s0: '\n' }).split('\n');
    return el(
        'p',
        { class: 'do' },
        icon('aim'),
        el('span', {}, before, key ? el('kbd', {}, key) : null, after),
    );
}

/** @param {LessonPage} page @param {import('./lesson.js').Miss} wrong */
function refusalOf(page, wrong) {
    const wanted = page.wanted();
    const { hint } = page.course;
    return [
        el(
            'p',
            { class: 'say', tabindex: -1 },
            icon('warn'),
            el('span', {}, t('web.learn.not', { s0: wrong.label })),
        ),
        el('p', { class: 'more' }, withRules(wrong.sentence, page.showRule)),
        hint && hint !== wrong.sentence ? el('p', { class: 'more' }, hint) : null,
        wanted?.odds && wrong.choice?.odds ? chances(wanted, wrong.choice) : null,
        el('p', { class: 'do' }, icon('clock'), el('span', {}, t('web.learn.nothing_lost'))),
    ];
}

/** The two odds. @param {import('../types.js').Choice} wanted @param {import('../types.js').Choice} wrong */
const chances = (wanted, wrong) =>
    el(
        'table',
        { class: 'chances' },
        [wanted, wrong].map((choice) => {
            const good = choice.odds?.good ?? 0;
            const bar = el('i', {});
            bar.style.width = `${Math.round(100 * good)}%`;
            return el(
                'tr',
                { class: choice === wrong ? 'bad' : '' },
                el('th', { scope: 'row' }, choice.label),
                el('td', { 'aria-hidden': 'true' }, bar),
                el('td', {}, percent(good)),
            );
        }),
    );

/** @param {LessonPage} page @param {boolean} wrong */
function footOf(page, wrong) {
    const { kind, undo } = page.course;
    const rule = page.wrong.at(-1)?.rule ?? page.course.rule;
    const reads = kind === 'tell' || kind === 'play';
    return el(
        'footer',
        {},
        wrong ? link('undo', t('web.learn.again'), 'again', () => page.heed(page.course)) : null,
        !wrong && undo === null
            ? link('undo', t('web.learn.back'), 'back', () => page.goBack())
            : null,
        rule ? why(page, rule) : null,
        kind === 'do' ? link(null, t('web.learn.show'), 'show end', () => page.showMe()) : null,
        reads
            ? el(
                  'button',
                  { type: 'button', class: 'primary next end', onclick: () => page.goOn() },
                  t('web.learn.go_on'),
              )
            : null,
    );
}

/** @param {LessonPage} page @param {string} rule */
const why = (page, rule) =>
    el(
        'button',
        { type: 'button', class: 'lk why', onclick: () => page.showRule(rule) },
        t('web.learn.why'),
        el('span', { class: 'rule-link' }, rule),
    );

/** @param {string | null} sign @param {string} name @param {string} look @param {() => any} act */
const link = (sign, name, look, act) =>
    el(
        'button',
        { type: 'button', class: `lk ${look}`, onclick: act },
        sign ? icon(sign) : null,
        name,
    );

/** The same address once more: what was kept of the scene begins anew. */
const reopen = () => dispatchEvent(new Event('hashchange'));

/** The scene has ended: on to the next one, or into a game. @param {LessonPage} page */
function overOf({ lessons: { game, scenes }, number }) {
    const next = scenes[number];
    return [
        el('p', { class: 'say', tabindex: -1 }, icon('check'), el('span', {}, t('web.learn.done'))),
        el(
            'p',
            { class: 'more' },
            next ? t('web.learn.next_is', { s0: next.title }) : t('web.learn.all_done'),
        ),
        el(
            'footer',
            {},
            link('undo', t('web.learn.repeat'), 'repeat', reopen),
            next
                ? el(
                      'button',
                      {
                          type: 'button',
                          class: 'primary next end',
                          onclick: () => go(learnHash(game, number + 1)),
                      },
                      t('web.learn.next'),
                  )
                : el(
                      'a',
                      { class: 'button primary next end', href: `#/first/${game}` },
                      t('web.learn.first'),
                  ),
        ),
    ];
}
