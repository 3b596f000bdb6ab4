// scenes.js: the scenes of a lesson to choose from, in the left column and, where that is folded, in
// a sheet; and how a choice is read.
import { el, fill } from '../dom.js';
import { icon } from '../icons.js';
import { go, learnHash } from '../router.js';
import { openSheet } from '../sheet.js';
import { progressOf } from './progress.js';
import { t } from '../i18n.js';

/** @typedef {import('./lesson.js').LessonPage} LessonPage */

/** @param {LessonPage} page */
export function createScenes(page) {
    const node = el('section', { class: 'scenes', 'aria-label': t('web.learn.title') });
    let shown = '';
    return {
        node,
        update() {
            const { lessons, course } = page;
            const key = JSON.stringify([lessons, course.step, progressOf(lessons.game).done]);
            if (key === shown) return;
            shown = key;
            fill(node, ...drawScenes(page));
            // A list longer than the window shows the scene that is on.
            node.querySelector('.now')?.scrollIntoView({ block: 'nearest' });
        },
    };
}

/** @param {LessonPage} page */
export function openScenes(page) {
    const sheet = openSheet({
        word: 'scenes',
        title: page.lessons.title ?? t('web.learn.title'),
        body: el('section', { class: 'scenes' }, ...drawScenes(page, () => sheet.close())),
    });
}

/** @param {LessonPage} page @param {() => void} [leave] before it goes elsewhere */
function drawScenes(page, leave = () => {}) {
    const { game, scenes } = page.lessons;
    const { done } = progressOf(game);
    return [
        el(
            'header',
            {},
            el('h2', {}, t('web.learn.title')),
            el('span', {}, t('web.learn.count', { n0: done.length, n1: scenes.length })),
        ),
        el(
            'ol',
            {},
            scenes.map(({ part }, index) =>
                el(
                    'li',
                    {},
                    part ? el('h3', { class: 'part' }, part) : null,
                    sceneButton(page, index + 1, done.includes(index + 1), () => {
                        leave();
                        go(learnHash(game, index + 1));
                    }),
                ),
            ),
        ),
        el(
            'div',
            { class: 'after' },
            el('h3', {}, t('web.learn.then')),
            el(
                'a',
                { class: 'after-a', href: `#/first/${game}`, onclick: leave },
                icon('run'),
                el(
                    'span',
                    {},
                    el('b', {}, t('web.learn.first')),
                    el('span', {}, t('web.learn.first_about')),
                ),
            ),
            el(
                'button',
                {
                    type: 'button',
                    class: 'after-a',
                    onclick: () => {
                        leave();
                        page.showRule('');
                    },
                },
                icon('rule'),
                el('span', {}, el('b', {}, t('web.rule.all'))),
            ),
        ),
    ];
}

/** @param {LessonPage} page @param {number} number @param {boolean} done @param {() => void} act */
function sceneButton({ lessons, course, number: current }, number, done, act) {
    const { title, about } = lessons.scenes[number - 1];
    const now = number === current;
    return el(
        'button',
        {
            type: 'button',
            class: `scene${now ? ' now' : ''}${done ? ' done' : ''}`,
            'aria-current': now ? 'step' : null,
            'data-scene': number,
            onclick: act,
        },
        el(
            'span',
            { class: 'sc-n' },
            done ? icon('check') : number,
            done ? el('span', { class: 'visually-hidden' }, t('web.learn.is_done')) : null,
        ),
        el('span', {}, el('b', {}, title), about ? el('span', {}, about) : null),
        now ? el('small', {}, t('web.learn.step', { n0: course.step, n1: course.steps })) : null,
    );
}

/** What the signs on a choice mean, where there are any. */
export function createHow() {
    const node = el(
        'section',
        { class: 'how', hidden: true },
        el('h2', {}, t('web.learn.how')),
        el(
            'ul',
            {},
            ['green', 'red', 'key'].map((word) =>
                el(
                    'li',
                    {},
                    el(
                        'span',
                        { class: `how-${word}`, 'aria-hidden': 'true' },
                        word === 'key' ? '1' : '',
                    ),
                    el('span', {}, t(`web.learn.how.${word}`)),
                ),
            ),
        ),
    );
    return {
        node,
        /** @param {boolean} wanted */
        update(wanted) {
            node.hidden = !wanted;
        },
    };
}
