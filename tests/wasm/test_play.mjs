// test_play.mjs: whole games in the module: against every computer player, saved there and loaded
// in the native program, and the other way round.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { anyChoice, dice, freshEngine, golden, native, playGame, root } from './support.mjs';

const engine = await freshEngine();
const work = mkdtempSync(join(tmpdir(), 'mekong-'));
process.on('exit', () => rmSync(work, { recursive: true }));

function keep(name, text) {
    const file = join(work, name);
    writeFileSync(file, text);
    return file;
}

for (const player of ['random', 'heuristic', 'solo', 'easy', 'normal', 'mcts:300', 'mcts:0.05s']) {
    test(`a person plays a whole game against ${player}`, () => {
        const match = engine.create({
            game: 'saigon75',
            seats: { nv: player, sv: 'human' },
            seed: 75,
        });
        playGame(match, ['sv'], anyChoice(dice(5)));
        const { over, version, turn } = match.state('sv');
        assert.ok(over.winner === 'nv' || over.winner === 'sv');
        assert.ok(version > 50 && turn >= 1);
        const replay = native('replay', keep('game.mekong', match.save()));
        assert.ok(replay.includes(`${version}. `), 'the program replays it to the last action');
        match.free();
    });
}

for (const player of ['hard', 'expert']) {
    test(`${player} thinks in slices through its first turn`, () => {
        const match = engine.create({
            game: 'saigon75',
            seats: { nv: player, sv: 'heuristic' },
            seed: 3,
        });
        playGame(match, [], null, () => match.state('watcher').view.phase === 'sv');
        const actors = match
            .frames('watcher', 'en', 0, 500, false)
            .frames.map((frame) => frame.actor);
        assert.ok(actors.filter((actor) => actor === 'nv').length > 3);
        match.free();
    });
}

test('two people play nim, which has no map', () => {
    const match = engine.create({ game: 'nim', seed: 1 });
    playGame(match, ['red', 'blue'], anyChoice(dice(2)));
    assert.equal(match.state('red').over.lines.length, 1);
    match.free();
});

test('how a search is sliced does not change its game', () => {
    const saves = [1, 7, 1000].map((rollouts) => {
        const match = engine.create({
            game: 'saigon75',
            seats: { nv: 'mcts:200', sv: 'heuristic' },
            seed: 8,
        });
        for (match.settle(); match.state('watcher').turn < 3; match.settle()) {
            const { actor } = match.state('watcher');
            match.thinkBegin(actor);
            let thought = match.think(rollouts);
            while (!thought.done) thought = match.think(rollouts);
            assert.ok(match.play(actor, thought.answer).good);
        }
        const save = match.save();
        match.free();
        return save;
    });
    assert.equal(saves[0], saves[1]);
    assert.equal(saves[0], saves[2]);
});

test('settling tells what the match waits for', () => {
    const match = engine.create({
        game: 'saigon75',
        seats: { nv: 'heuristic', sv: 'human' },
        seed: 4,
    });
    const first = match.settle();
    assert.deepEqual([first.wait, first.seat, first.played], ['person', 'sv', match.version]);
    assert.equal(match.settle().played, 0);
    const seen = new Set();
    playGame(match, ['sv'], anyChoice(dice(3)), () => !seen.add(match.settle().wait));
    assert.deepEqual([...seen].sort(), ['computer', 'person']);
    assert.deepEqual([match.settle().wait, match.settle().seat], ['nothing', null]);
    match.free();
});

test('a match that is stuck waits for nobody', () => {
    const match = engine.load(
        readFileSync(join(root, 'tests', 'server', 'strange', 'air_attrition_roll.mekong')),
    );
    assert.equal(match.settle().wait, 'nobody');
    assert.equal(match.settle().played, 0);
    match.free();
});

// ---- Saves -----------------------------------------------------------------------------------------

test('a save of the program comes back byte for byte', () => {
    native('sim', 'saigon75', '--games', '6', '--seed', '9', '--save', work);
    const names = readdirSync(work).filter((name) => name.startsWith('game-'));
    assert.equal(names.length, 6);
    const texts = names.map((name) => readFileSync(join(work, name), 'utf8'));
    const solo = join(work, 'solo');
    native('sim', 'saigon75', '--games', '1', '--nv', 'solo', '--sv', 'heuristic', '--save', solo);
    const alone = readFileSync(join(solo, readdirSync(solo)[0]), 'utf8');
    for (const text of [...texts, alone, golden('nim')]) {
        const match = engine.load(text, 'en');
        assert.equal(match.save(), text);
        match.free();
    }
});

test('the program goes on with a game begun in the page, and the page with that', () => {
    const match = engine.create({
        game: 'saigon75',
        seats: { nv: 'heuristic' },
        names: { sv: 'Ánh  Đào' },
        seed: 4,
    });
    playGame(match, ['sv'], anyChoice(dice(1)), () => match.version > 120);
    const file = keep('half.mekong', match.save());
    const { actor, choices } = match.state('sv');
    assert.equal(actor, 'sv');
    const legal = native('legal', file);
    for (const choice of choices) assert.ok(legal.includes(choice.action), choice.action);
    const again = engine.load(readFileSync(file), 'en');
    assert.deepEqual(again.state('sv'), match.state('sv'));
    assert.equal(again.table().seats[1].player, 'Ánh  Đào');
    playGame(again, ['sv'], anyChoice(dice(6)));
    assert.ok(native('replay', keep('whole.mekong', again.save())).length > 5000);
    again.free();
    match.free();
});

test('a game begins in a given position and its save says so', () => {
    const match = engine.create({ game: 'saigon75', seed: 2 });
    playGame(match, ['nv', 'sv'], anyChoice(dice(3)), () => match.version > 90);
    const { actor } = match.state('watcher');
    const { position } = match.position(actor);
    const tried = engine.create({ game: 'saigon75', position, seed: 1 });
    assert.deepEqual(tried.state(actor).view, match.state(actor).view);
    assert.ok(tried.save().includes('\nposition\n| at '));
    assert.equal(engine.load(tried.save(), 'en').save(), tried.save());
    tried.free();
    match.free();
});

test("the automaton says why, in the reader's language", () => {
    const match = engine.create({ game: 'saigon75', seats: { nv: 'solo' }, seed: 6 });
    playGame(match, ['sv'], anyChoice(dice(4)), () => match.state('watcher').turn > 1);
    const { frames } = match.frames('sv', 'it', 0, 1000, false);
    const explained = frames.filter((frame) => frame.why);
    assert.ok(explained.length > 0);
    const { lines, label } = match.explain(explained[0].number, 'it');
    assert.match(lines[0].rule, /^15\./);
    assert.ok(label && lines[0].text.length > 10);
    match.free();
});

test('undo takes back a choice and stops at the dice', () => {
    const match = engine.create({ game: 'saigon75', seed: 10 });
    match.settle();
    const [first] = match.state('sv').choices;
    match.play('sv', first.action);
    assert.equal(match.state('sv').redo !== null, true);
    assert.deepEqual(match.undo('en'), { good: true });
    assert.deepEqual(match.redo('en'), { good: true });
    assert.deepEqual(match.undo('en'), { good: true });
    const verdict = match.undo('fr');
    assert.equal(verdict.good, false);
    assert.ok(verdict.sentence.length > 10);
    match.free();
});
