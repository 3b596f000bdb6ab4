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
