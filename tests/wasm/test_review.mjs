// test_review.mjs: a review in slices gives the program's own bytes.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { EngineError } from '../../web/engine/wasm.js';
import { freshEngine, golden, native } from './support.mjs';

const engine = await freshEngine();

function review(match, rollouts, slice) {
    match.reviewBegin({ rollouts, lang: 'en' });
    let last = 0;
    for (;;) {
        const { done, part, result } = match.review(slice, 'en');
        assert.ok(part >= last && part <= 1);
        last = part;
        if (done) return result;
    }
}

test("a review is the same as the program's, however it is sliced", () => {
    const file = 'tests/golden/s75_ed2_sv_air.mekong';
    const match = engine.load(golden('s75_ed2_sv_air'), 'en');
    const wanted = JSON.parse(native('review', '--json', '--lang', 'en', '--rollouts', '2', file))
        .games[0];
    const found = review(match, 2, 50);
    assert.deepEqual(found, wanted);
    assert.deepEqual(review(match, 2, 333), wanted);
    assert.equal(found.moves.length, match.version);
    match.free();
});

test('a game that is not over is not reviewed: it would show what is hidden', () => {
    const match = engine.create({ game: 'saigon75', seed: 1 });
    assert.throws(
        () => match.reviewBegin({ lang: 'en' }),
        (error) => error instanceof EngineError && /games that are over/.test(error.sentence),
    );
    match.free();
});

test('two modules work on one review and find the same as one', () => {
    const wanted = review(engine.load(golden('nim'), 'en'), 64, 100);
    const team = [0, 1].map(() => engine.load(golden('nim'), 'en'));
    for (const match of team) match.reviewBegin({ rollouts: 64, lang: 'en' });
    let told = 0,
        others = 0;
    for (let turn = 0; ; turn++) {
        const { jobs, done } = team[0].reviewNext(1);
        if (done) break;
        const worker = team[turn % 2];
        const [{ job, before, found: known }] = jobs;
        if (before !== undefined) worker.reviewLearn(before, known);
        let found = '';
        while (found === '') found = worker.reviewJob(job, 20);
        if (worker !== team[0]) assert.ok(team[0].reviewLearn(job, found).good);
        others += worker !== team[0] && before !== undefined;
        const news = team[0].reviewFound('en');
        assert.ok(news.part <= 1 && news.result.moves.length === team[0].version);
        told += !news.done && news.result.rollouts > 0;
    }
    assert.ok(told > 0, 'something is known before all is done');
    assert.ok(others > 0, 'the second one has looked closely at something, too');
    assert.deepEqual(team[0].reviewFound('en').result, wanted);
    for (const match of team) {
        assert.throws(() => match.reviewJob(4000000000, 20), EngineError);
        assert.equal(match.reviewLearn(0, 'nonsense').good, false);
        match.free();
    }
});

test('there is nothing to work on without a review', () => {
    const match = engine.load(golden('nim'), 'en');
    assert.throws(() => match.reviewNext(1), EngineError);
    assert.throws(() => match.reviewJob(0, 1), EngineError);
    assert.throws(() => match.reviewLearn(0, ''), EngineError);
    assert.throws(() => match.reviewFound('en'), EngineError);
    match.free();
});
