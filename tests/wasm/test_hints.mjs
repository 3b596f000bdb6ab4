// test_hints.mjs: hints: from the asker's seat, best first, the same whatever the enemy holds.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { anyChoice, dice, freshEngine, playGame } from './support.mjs';

const engine = await freshEngine();

/** A match in which the seat has several choices, some way into a game. */
function middle(seat, seed, options = {}) {
    const match = engine.create({ game: 'saigon75', options, seed });
    playGame(match, ['nv', 'sv'], anyChoice(dice(seed)), () => {
        const state = match.state(seat);
        return state.turn > 1 && state.choices.length > 3;
    });
    return match;
}

function hint(match, seat, rollouts, slice) {
    match.hintBegin(seat, { rollouts, seed: 7 });
    let thought = match.think(slice, 'en');
    while (!thought.done) thought = match.think(slice, 'en');
    return thought;
}

test('a hint tells chances and visits of every choice, best first', () => {
    const match = middle('nv', 3);
    const thought = hint(match, 'nv', 600, 50);
    const { choices } = match.state('nv');
    assert.equal(thought.rollouts, 600);
    assert.equal(thought.budget, 600);
    assert.ok(thought.value >= 0 && thought.value <= 1);
    assert.deepEqual(
        thought.choices.map((choice) => choice.action).sort(),
        choices.map((choice) => choice.action).sort(),
    );
    const visits = thought.choices.map((choice) => choice.visits);
    assert.deepEqual(
        visits,
        visits.toSorted((a, b) => b - a),
    );
    assert.ok(thought.worth >= 1 && thought.worth <= 5);
    assert.ok(
        visits[0] > 0 && thought.choices.every((choice) => choice.value >= 0 && choice.value <= 1),
    );
    assert.ok(match.why('nv', 'en', thought.choices[0].action).good);
    match.free();
});

test('what a hint has found can be read after every slice', () => {
    const match = middle('sv', 4);
    match.hintBegin('sv', { rollouts: 100, seed: 1 });
    for (const rollouts of [30, 60, 90, 100]) {
        const thought = match.think(30);
        assert.equal(thought.rollouts, rollouts);
        assert.equal(thought.done, rollouts === 100);
        assert.ok(thought.choices.length > 3);
    }
    match.free();
});

for (const seat of ['nv', 'sv']) {
    test(`cards hidden from ${seat} change nothing of a hint`, () => {
        let differing = 0;
        for (let seed = 20; seed < 24; seed++) {
            const match = middle(seat, seed, seed % 2 ? { hand: '3', edition: '1' } : {});
            const save = match.save();
            const worlds = [1, 2].map((world) => {
                const copy = engine.load(save, 'en', world);
                const { position } = copy.position(seat);
                copy.free();
                return position;
            });
            differing += worlds[0] !== worlds[1] ? 1 : 0;
            const hints = worlds.map((position) => {
                const tried = engine.create({
                    game: 'saigon75',
                    options: match.table().options,
                    position,
                    seed: 1,
                });
                const thought = hint(tried, seat, 200, 64);
                tried.free();
                return thought;
            });
            assert.deepEqual(hints[0], hints[1]);
            assert.deepEqual(hints[0], hint(match, seat, 200, 10), 'nor how it is sliced');
            match.free();
        }
        assert.ok(differing > 0, 'the worlds do differ');
    });
}

test('asking for a hint does not change the dice to come', () => {
    const saves = [false, true].map((asks) => {
        const match = engine.create({ game: 'saigon75', seed: 31 });
        const choose = anyChoice(dice(8));
        playGame(
            match,
            ['nv', 'sv'],
            (state) => {
                if (asks && state.version % 10 === 0) {
                    hint(match, state.actor, 10, 10);
                    match.position(state.actor);
                }
                return choose(state);
            },
            () => match.version > 150,
        );
        const save = match.save();
        match.free();
        return save;
    });
    assert.equal(saves[0], saves[1]);
});
