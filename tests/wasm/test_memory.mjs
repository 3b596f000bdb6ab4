// test_memory.mjs: a page that plays for hours does not grow: what games take they give back.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { anyChoice, dice, freshEngine, playGame } from './support.mjs';

/** One game of a page: a computer player, a hint, a save, all messages; then it is freed. */
function page(engine, number) {
    const nv = ['random', 'heuristic', 'solo', 'mcts:20'][number % 4];
    const match = engine.create({ game: 'saigon75', seats: { nv, sv: 'human' }, seed: number });
    const choose = anyChoice(dice(number));
    playGame(match, ['sv'], (state) => {
        if (state.version % 40 === 0) {
            match.hintBegin('sv', { rollouts: 8 });
            match.think(8);
        }
        return choose(state);
    });
    match.frames('sv', 'en', -1);
    match.table('fr');
    const copy = engine.load(match.save(), 'en');
    copy.free();
    match.free();
}

test('two hundred games need no more memory than the first eight', async () => {
    const engine = await freshEngine();
    for (let number = 0; number < 8; number++) page(engine, number);
    const before = engine.memory;
    for (let number = 8; number < 200; number++) page(engine, number);
    assert.ok(engine.memory <= before + 2 * 65536, `${before} bytes became ${engine.memory}`);
});

test('refusals cost no memory', async () => {
    const engine = await freshEngine();
    const match = engine.create({ game: 'saigon75', seed: 1 });
    match.settle();
    match.play('sv', 'sing');
    const before = engine.memory;
    for (let i = 0; i < 5000; i++) {
        match.play('sv', 'sing');
        assert.throws(() => match.state('east'));
        assert.throws(() =>
            engine.load('mekong 1\ngame saigon75\nboard default\nactions\nsv sing\nend 1\n'),
        );
        assert.throws(() => engine.create({ game: 'saigon75', position: 'at nowhere' }));
    }
    assert.equal(engine.memory, before);
    match.free();
});
