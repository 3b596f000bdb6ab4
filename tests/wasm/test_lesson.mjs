// test_lesson.mjs: the lesson in a page: every scene can be taken, wrong answers are explained and
// cost nothing, and a scene goes on where it was left, whatever was kept of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { EngineError } from '../../web/engine/wasm.js';
import { freshEngine } from './support.mjs';

const engine = await freshEngine();
const GAMES = ['saigon75', 'fitl'];

/** The pupil answers as he is told, freely where he may; `visit` sees each step before. */
function take(match, pupil, visit = () => {}) {
    match.settle();
    for (let steps = 0; ; steps++) {
        assert.ok(steps < 100, 'a scene ends');
        const course = match.course('en');
        visit(course);
        if (course.kind === 'over') return course;
        if (course.kind === 'tell' || course.kind === 'play') {
            match.courseOn('en');
            continue;
        }
        const words = course.action ?? match.state(pupil, 'en').choices.at(-1).action;
        assert.deepEqual(match.play(pupil, words), { good: true });
        match.settle();
    }
}

test('every scene of every lesson is taken to its end by what the coach asks for', () => {
    for (const game of GAMES) {
        const { scenes, minutes } = engine.lessons(game);
        assert.ok(scenes.length >= 7 && minutes >= 10);
        scenes.forEach(({ pupil, steps, title }, index) => {
            const match = engine.lesson(game, { scene: index + 1 });
            const seen = [];
            const last = take(match, pupil, ({ step, kind, words }) => {
                if (kind !== 'over') seen.push(step);
                assert.ok(kind === 'over' || words, `${title}: a step without words`);
            });
            assert.deepEqual(
                seen,
                Array.from({ length: steps }, (_, n) => n + 1),
            );
            assert.equal(last.step, steps);
            match.free();
        });
    }
});

test('what the coach points at is there: the place, the rule, the choice', () => {
    const { scenes } = engine.lessons('saigon75');
    scenes.forEach(({ pupil }, index) => {
        const match = engine.lesson('saigon75', { scene: index + 1 });
        const places = new Set(match.table().places.map(({ word }) => word));
        take(match, pupil, ({ kind, places: lit, rule, action }) => {
            if (kind === 'over') return;
            for (const word of lit) assert.ok(places.has(word), word);
            assert.ok(engine.rule('saigon75', rule).text, rule);
            if (!action) return;
            const { choices } = match.state(pupil);
            assert.ok(
                choices.some((choice) => choice.action === action),
                action,
            );
        });
        match.free();
    });
});

test('a wrong answer is explained and nothing is lost', () => {
    const match = engine.lesson('saigon75', { scene: 4 });
    match.settle();
    const { kind, action, hint, rule } = match.course();
    assert.equal(kind, 'do');
    const others = match.state('sv').choices.filter((choice) => choice.action !== action);
    assert.ok(others.length > 0);
    for (const other of others) {
        const answer = match.play('sv', other.action);
        assert.equal(answer.good, false);
        assert.equal(answer.sentence, hint);
        assert.equal(answer.rule, rule);
    }
    assert.equal(match.version, 0);
    assert.equal(match.play('sv', action).good, true);
});

test('several answers in a row are taken, or none of them', () => {
    const match = engine.lesson('saigon75', { scene: 3 });
    match.settle();
    while (match.course().action !== 'move mech3') {
        const { action } = match.course();
        if (action) match.play('sv', action);
        else match.courseOn();
        match.settle();
    }
    const { version } = match;
    const { hint } = match.course();
    assert.equal(match.play('sv', 'move ranger1; to pleiku').sentence, hint);
    assert.equal(match.play('sv', 'move mech3; to khanh_hoa').good, false);
    assert.equal(match.play('sv', 'move mech3;;').good, false);
    assert.equal(match.play('sv', `move mech3; ${'x'.repeat(1e5)}`).good, false);
    assert.equal(match.version, version);
    assert.equal(match.play('sv', 'move mech3; to pleiku').good, true);
    assert.equal(match.version, version + 2);
    assert.equal(match.course().action, 'move ranger1');
});

test('back leads to the pupil’s last choice, and on again', () => {
    const match = engine.lesson('saigon75', { scene: 4 });
    match.settle();
    assert.ok(match.course().undo);
    for (let i = 0; i < 3; i++) {
        match.play('sv', match.course().action);
        match.settle();
    }
    assert.equal(match.course().kind, 'play');
    assert.equal(match.course().undo, null);
    assert.equal(match.undo().good, true);
    match.settle();
    assert.equal(match.course().action, 'air 1');
    assert.equal(match.version, 2);
});

test('a scene goes on at every step where it was left', () => {
    for (const game of GAMES)
        engine.lessons(game).scenes.forEach(({ pupil }, index) => {
            const match = engine.lesson(game, { scene: index + 1 });
            take(match, pupil, (course) => {
                if (course.kind === 'over') return;
                const again = engine.lesson(game, { scene: index + 1, ...course });
                again.settle();
                assert.deepEqual(again.course('en'), course);
                assert.deepEqual(again.state(pupil).view, match.state(pupil).view);
                again.free();
            });
            match.free();
        });
});

test('what is kept of a scene may be anything', () => {
    const junk = [
        { beat: 4e9 },
        { beat: -1 },
        { beat: NaN },
        { beat: 99, chosen: ['', '\u0000', 'x'.repeat(100000), 'fly to the moon'] },
        { beat: 99, chosen: ['die 6', 'to pleiku'] },
        { beat: 12, chosen: ['to saigon\nto hue'] },
    ];
    for (const kept of junk)
        for (let scene = 1; scene <= 7; scene++) {
            const match = engine.lesson('saigon75', { scene, ...kept });
            match.settle();
            assert.ok(match.course().step >= 1);
            take(match, 'sv');
            match.free();
        }
    for (const scene of [0, -1, 8, 4e9, NaN])
        assert.throws(() => engine.lesson('saigon75', { scene }), EngineError);
    assert.throws(() => engine.lesson('chess', { scene: 1 }), EngineError);
    assert.throws(() => engine.lesson('nim', { scene: 1 }), EngineError);
    assert.deepEqual(engine.lessons('nim').scenes, []);
    assert.throws(() => engine.create({ game: 'saigon75' }).course(), EngineError);
    assert.throws(() => engine.create({ game: 'saigon75' }).courseOn(), EngineError);
});

test('words and notices are there in three languages', () => {
    const texts = ['en', 'fr', 'it'].map((lang) => engine.lessons('saigon75', lang));
    const [en] = texts;
    for (const { notices } of texts) {
        assert.equal(notices.length, en.notices.length);
        for (const { rule, text } of notices) {
            assert.ok(engine.rule('saigon75', rule).text);
            assert.ok(text.length > 40 && !text.includes('.notice.'));
        }
    }
    assert.equal(new Set(texts.map(({ scenes }) => scenes[3].title)).size, 3);
});
