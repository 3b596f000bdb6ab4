// test_junk.mjs: whatever comes in, the module answers with a sentence and goes on working.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { EngineError } from '../../web/engine/wasm.js';
import { dice, freshEngine, golden, playGame, anyChoice } from './support.mjs';

const engine = await freshEngine();

/** Throws an EngineError with a sentence, and no trap. */
function refused(call, words = /./) {
    assert.throws(call, (error) => error instanceof EngineError && words.test(error.sentence));
}

test('wishes that cannot be are told why', () => {
    const wish = (more) => () => engine.create({ game: 'saigon75', ...more }, 'en');
    refused(() => engine.create({ game: 'chess' }), /There is no game “chess”/);
    refused(() => engine.create({ game: 'saigon75\noption edition 1\u0000' }), /There is no game/);
    refused(() => engine.create({}), /There is no game “undefined”/);
    refused(wish({ options: { edition: '3' } }), /no value “3”/);
    refused(wish({ options: { colour: 'red' } }), /no such option: “colour”/);
    refused(wish({ options: { solo: 'on', tokens: 'hidden' }, seats: { nv: 'solo' } }));
    refused(wish({ seats: { east: 'human' } }), /no such seat: “east”/);
    refused(wish({ seats: { nv: 'deep-thought' } }), /no computer player “deep-thought”/);
    refused(wish({ seats: { sv: 'solo' } }), /cannot play that side/);
    refused(wish({ position: 'at nowhere svd1' }));
    refused(wish({ position: '\u0000\u0001ế' }));
    refused(() => engine.create({ game: 'saigon75', options: { edition: 'x'.repeat(1e6) } }));
});

test('sentences are in the language asked for', () => {
    refused(() => engine.create({ game: 'chess' }, 'fr'), /Il n’y a pas|n’existe|Aucun|aucun/);
    refused(() => engine.create({ game: 'chess' }, 'it'), /chess/);
    assert.equal(
        engine.rule('saigon75', '9.10', 'xx').text,
        engine.rule('saigon75', '9.10', 'en').text,
    );
});

test('saves that are broken are told where', () => {
    const good = golden('s75_ed2_sv_air');
    refused(() => engine.load(''));
    refused(() => engine.load('mekong 1\n'));
    refused(() => engine.load('\u0000'.repeat(100)));
    refused(() => engine.load(new Uint8Array([0xff, 0xfe, 0xc3])));
    refused(() => engine.load(good.replace('\nactions\n', '\nactions\nsv sing\n')), /\d+: /);
    refused(() => engine.load(good.slice(0, good.length / 2)));
    engine.load(good).free();
});

test('no byte of a save can be changed without a word', () => {
    const bytes = new TextEncoder().encode(golden('s75_ed2_sv_air'));
    const roll = dice(12);
    for (let i = 0; i < 150; i++) {
        const broken = bytes.slice();
        broken[roll(broken.length)] ^= 1 + roll(255);
        refused(() => engine.load(broken));
    }
});

test('words that are nothing get an answer', () => {
    const match = engine.create({ game: 'saigon75', seed: 1 });
    match.settle();
    const before = match.version;
    for (const words of [
        '',
        ' ',
        'sing',
        'place',
        'place river1',
        'place river1 hue hue',
        'move svd99',
        'ế'.repeat(5000),
        'place river1 \u0000 hue',
        '%s%n',
    ]) {
        assert.equal(match.play('sv', words).good, false);
        assert.ok(match.why('sv', 'en', words).sentence.length > 5);
        assert.ok(match.whyThing('sv', 'en', words).sentence.length > 5);
        assert.equal(engine.rule('saigon75', words).text, null);
        refused(() => match.place('sv', 'en', words), /There is no “/);
        refused(() => match.state(words, 'en'), /no such seat/);
    }
    refused(() => engine.rules('chess'));
    for (const words of ['<script>', '\u0000', '\ud800', '"}', 'x'.repeat(100000), '  . .'])
        assert.deepEqual(
            engine.rules('saigon75', words).chapters.filter((one) => !one.rules),
            [],
        );
    refused(() => engine.rule('chess', '1'));
    refused(() => match.state('referee', 'en')); // not before the game is over
    refused(() => match.explain(99999), /no action of that number/);
    refused(() => match.look('secrets', 'sv', 'en'), /There is no “secrets”/);
    assert.deepEqual(match.frames('sv', 'en', 1e9).frames, []);
    assert.equal(match.play('nv', 'place river1 ca_mau').good, false);
    assert.equal(match.version, before);
    match.free();
});

test('thinking out of turn is refused', () => {
    const match = engine.create({ game: 'saigon75', seats: { nv: 'easy', sv: 'human' }, seed: 1 });
    refused(() => match.think(10, 'en'), /nothing to think about/);
    match.settle();
    refused(() => match.thinkBegin('nv'), /not your turn/);
    refused(() => match.thinkBegin('sv'), /no computer player “human”/);
    refused(() => match.hintBegin('nv'));
    refused(() => match.hintBegin('watcher'));
    match.hintBegin('sv', { rollouts: 50 });
    match.play('sv', match.state('sv').choices[0].action);
    refused(() => match.think(10), /nothing to think about/); // the position is another one
    match.free();
});

test('a match that was freed answers with a sentence, every call', () => {
    const match = engine.create({ game: 'saigon75', seed: 1 });
    match.free();
    match.free();
    const calls = [
        () => match.save('en'),
        () => match.table('en'),
        () => match.state('sv', 'en'),
        () => match.frames('sv', 'en'),
        () => match.why('sv', 'en', 'done'),
        () => match.whyThing('sv', 'en', 'hue'),
        () => match.place('sv', 'en', 'hue'),
        () => match.explain(1, 'en'),
        () => match.position('sv'),
        () => match.play('sv', 'done', 'en'),
        () => match.undo('en'),
        () => match.redo('en'),
        () => match.settle(),
        () => match.thinkBegin('sv', 'en'),
        () => match.hintBegin('sv'),
        () => match.think(1, 'en'),
        () => match.reviewBegin({ lang: 'en' }),
        () => match.review(1, 'en'),
    ];
    for (const call of calls) refused(call, /This game has been closed\./);
    assert.equal(match.version, 0);
});

test('after all that the engine still plays', () => {
    const match = engine.create({ game: 'saigon75', seats: { nv: 'solo' }, seed: 5 });
    playGame(match, ['sv'], anyChoice(dice(9)));
    assert.ok(match.state('referee').over);
    match.free();
});
