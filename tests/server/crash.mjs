// crash.mjs: the server is killed, stopped, its disk is full, its file is locked: no move that was
// acknowledged is lost, and nothing is half done.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import {
    ask,
    create,
    dice,
    finish,
    folder,
    get,
    listen,
    pause,
    play,
    playOn,
    skip,
    startServer,
    state,
    test,
    until,
    WAIT,
} from './support.mjs';

/** Moves until the server dies; what was acknowledged last. */
async function playUntilDeath(server, id, keys, known, roll) {
    for (;;) {
        try {
            let now = await state(server, id, 'nv', keys.nv);
            if (now.over) return known;
            if (now.actor === 'sv') now = await state(server, id, 'sv', keys.sv);
            const choice = now.choices[roll(now.choices.length)];
            const answer = await play(
                server,
                id,
                now.actor,
                keys[now.actor],
                now.version,
                choice.action,
            );
            if (answer.status !== 200) return known;
            known.state = answer.json;
        } catch {
            return known;
        }
    }
}

test('killed in mid-game twenty times: no acknowledged move is lost, none half played', async () => {
    const db = join(folder, 'killed.db');
    const roll = dice(20);
    let server = await startServer({ db });
    let game = await create(server, { seats: { nv: 'human', sv: 'human' } });
    let computer = await create(server, { seats: { nv: 'heuristic', sv: 'human' } });
    const known = { state: await state(server, game.id, 'sv', game.keys.sv) };
    for (let i = 0; i < 20; i++) {
        const before = known.state.change;
        const playing = [
            playUntilDeath(server, game.id, game.keys, known, roll),
            playOn(server, computer.id, { sv: computer.keys.sv }, { seed: i + 1 }).catch(() => {}),
        ];
        await until(() => known.state.change > before);
        await pause(roll(150));
        await server.kill();
        await Promise.all(playing);
        server = await startServer({ db });
        const now = await state(server, game.id, known.state.viewer, game.keys[known.state.viewer]);
        assert.ok(
            now.change >= known.state.change,
            `round ${i}: ${now.change} < ${known.state.change}`,
        );
        if (now.change === known.state.change) assert.deepEqual(now, known.state);
        // What is there beyond what was acknowledged is one whole move: somebody is to choose.
        assert.ok(now.over || ['nv', 'sv'].includes(now.actor));
        const { frames } = await get(server, `/api/matches/${game.id}/frames?views=0&most=10000`);
        assert.equal(frames.length, now.version);
        if (now.over) {
            game = await create(server, { seats: { nv: 'human', sv: 'human' } });
            known.state = await state(server, game.id, 'sv', game.keys.sv);
        }
        if ((await state(server, computer.id)).over)
            computer = await create(server, { seats: { nv: 'heuristic', sv: 'human' } });
    }
    await server.stop();
});

test('a stop closes streams, finishes, and the games go on after a restart', async () => {
    const db = join(folder, 'stopped.db');
    let server = await startServer({ db });
    const { id, keys } = await create(server, { seats: { nv: 'expert', sv: 'human' } });
    const streams = Array.from({ length: 20 }, () => listen(server, id, { key: keys.sv }));
    await playOn(server, id, { sv: keys.sv }, { most: 12 });
    await until(() => streams.every((stream) => stream.versions().length > 0));
    const start = Date.now();
    await server.stop();
    assert.ok(Date.now() - start < 30000);
    await until(() => streams.every((stream) => stream.closed));
    assert.match(server.out, /Goodbye/);
    const last = streams[0].versions().at(-1);
    server = await startServer({ db });
    const again = listen(server, id, { key: keys.sv, last: last.change });
    const news = await until(() => again.versions()[0]);
    assert.ok(news.change >= last.change && news.since >= last.version);
    // The computer whose turn it was when the server stopped goes on thinking.
    await until(async () => (await state(server, id)).actor === 'sv', 2 * WAIT);
    await playOn(server, id, { sv: keys.sv }, { most: 1 });
    again.close();
    await server.stop();
});

/** Plays until the server says 503, and checks that nothing was played then. */
async function playUntilFull(server, { id, keys }) {
    const roll = dice(5);
    for (let i = 0; i < 5000; i++) {
        let now = await state(server, id, 'nv', keys.nv);
        if (now.over) return null;
        if (now.actor === 'sv') now = await state(server, id, 'sv', keys.sv);
        const action = now.choices[roll(now.choices.length)].action;
        const answer = await play(server, id, now.actor, keys[now.actor], now.version, action);
        if (answer.status === 200) continue;
        assert.equal(answer.status, 503);
        assert.ok(
            ['full', 'storage'].includes(answer.json.error) && answer.json.sentence.length > 10,
        );
        assert.ok(Number(answer.headers.get('retry-after')) > 0);
        assert.deepEqual(await state(server, id, now.actor, keys[now.actor]), now);
        return { now, action };
    }
    return null;
}

/**
 * Games until a move of one of them does not fit. What does not fit first may be a new game: then
 * those made before are played.
 */
async function fill(server) {
    const spare = [];
    for (let i = 0; i < 5; i++)
        spare.push(await create(server, { seats: { nv: 'human', sv: 'human' } }));
    for (let i = 0; i < 200; i++) {
        const made = await ask(server, '/api/matches', {
            body: { game: 'saigon75', seats: { nv: 'human', sv: 'human' } },
        });
        const game = made.status === 503 ? spare.pop() : made.json;
        const stuck = await playUntilFull(server, game);
        if (stuck) return { game, ...stuck };
    }
    throw new Error('it never gets full');
}

test('a file that may not grow: 503 with a sentence, nothing played, all there when there is room', async () => {
    const db = join(folder, 'small.db');
    let server = await startServer({ db, args: ['--db-pages', '40'] });
    const first = await create(server, { seats: { nv: 'human', sv: 'human' } });
    const { now: kept } = await playOn(server, first.id, first.keys, { most: 30 });
    const { game, now, action } = await fill(server);
    const again = await play(server, game.id, now.actor, game.keys[now.actor], now.version, action);
    assert.equal(again.status, 503);
    // Some games may still fit into pages that are there.
    await until(
        async () =>
            (await ask(server, '/api/matches', { body: { game: 'saigon75' } })).status === 503,
    );
    assert.match(await get(server, '/metrics'), /^mekong_storage_errors_total [1-9]/m);
    await server.stop();
    server = await startServer({ db });
    assert.deepEqual(await state(server, first.id, kept.viewer, first.keys[kept.viewer]), kept);
    const room = await play(server, game.id, now.actor, game.keys[now.actor], now.version, action);
    assert.equal(room.status, 200);
    await server.stop();
});

const mounted = mount();
function mount() {
    const place = join(folder, 'disk');
    try {
        mkdirSync(place);
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=640k', 'tmpfs', place], {
            stdio: 'ignore',
        });
        return place;
    } catch {
        return null;
    }
}

if (mounted) {
    test('a full disk: 503 with a sentence, nothing played, nothing lost', async () => {
        try {
            let server = await startServer({ db: join(mounted, 'games.db') });
            const { game, now } = await fill(server);
            execFileSync('mount', ['-o', 'remount,size=8m', mounted]);
            const seat = now.actor;
            const room = await play(
                server,
                game.id,
                seat,
                game.keys[seat],
                now.version,
                now.choices[0].action,
            );
            assert.equal(room.status, 200);
            await server.kill();
            server = await startServer({ db: join(mounted, 'games.db') });
            assert.deepEqual(await state(server, game.id, seat, game.keys[seat]), room.json);
            await server.stop();
        } finally {
            execFileSync('umount', ['-l', mounted]);
        }
    });
} else {
    skip(
        'a full disk: 503 with a sentence, nothing played, nothing lost',
        'needs the right to mount',
    );
}

const hasSqlite = (() => {
    try {
        execFileSync('sqlite3', ['--version'], { stdio: 'ignore' });
        return true;
    } catch {
        return false;
    }
})();

if (hasSqlite) {
    test('a file that somebody else has locked: 503, and all well when it is free', async () => {
        const db = join(folder, 'locked.db');
        const server = await startServer({ db });
        const { id, keys } = await create(server, { seats: { nv: 'human', sv: 'human' } });
        const now = await state(server, id, 'sv', keys.sv);
        const locker = spawn('sqlite3', [db], { stdio: ['pipe', 'pipe', 'inherit'] });
        locker.stdin.write('BEGIN IMMEDIATE; SELECT 1;\n');
        await new Promise((done) => locker.stdout.once('data', done));
        const answer = await play(server, id, 'sv', keys.sv, now.version, now.choices[0].action);
        assert.equal(answer.status, 503);
        assert.equal(answer.json.error, 'busy');
        assert.deepEqual(await state(server, id, 'sv', keys.sv), now);
        locker.stdin.end('ROLLBACK;\n');
        await new Promise((done) => locker.once('exit', done));
        assert.equal(
            (await play(server, id, 'sv', keys.sv, now.version, now.choices[0].action)).status,
            200,
        );
        await server.stop();
        const whole = execFileSync(
            'sqlite3',
            [
                db,
                'PRAGMA integrity_check; SELECT count(*) FROM log WHERE id NOT IN (SELECT id FROM games)',
            ],
            { encoding: 'utf8' },
        );
        assert.equal(whole, 'ok\n0\n');
    });

    test('a log that these rules cannot play is told as such, and other games go on', async () => {
        const db = join(folder, 'broken.db');
        let server = await startServer({ db });
        const broken = await create(server, { seats: { nv: 'human', sv: 'human' } });
        const sound = await create(server, { seats: { nv: 'human', sv: 'human' } });
        await playOn(server, broken.id, broken.keys, { most: 5 });
        await server.stop();
        execFileSync('sqlite3', [
            db,
            `UPDATE log SET words = 'fly away' WHERE id = '${broken.id}' AND number = 3`,
        ]);
        server = await startServer({ db });
        const answer = await ask(server, `/api/matches/${broken.id}/state`);
        assert.equal(answer.status, 500);
        assert.equal(answer.json.error, 'unplayable');
        assert.ok((await state(server, sound.id)).version > 0);
        await server.stop();
    });
} else {
    skip(
        'a file that somebody else has locked: 503, and all well when it is free',
        'needs sqlite3',
    );
}

test('a second server on the same file does not start, under whatever name, until the first has ended or was killed', async () => {
    const db = join(folder, 'shared.db'),
        other = join(folder, 'other.db');
    symlinkSync(db, other);
    const one = await startServer({ db });
    const { id, keys } = await create(one, { seats: { sv: 'open' }, you: ['nv'] });
    for (const path of [db, other])
        await assert.rejects(startServer({ db: path }), /Another server has this file/);
    assert.equal(
        (await ask(one, `/api/matches/${id}/seats`, { body: { seat: 'sv' } })).status,
        200,
    );
    if (hasSqlite) {
        // Tools read it while the server runs, as docs/hosting.md says.
        execFileSync('sqlite3', [db, `.backup ${join(folder, 'copy.db')}`]);
        const copy = await startServer({ db: join(folder, 'copy.db') });
        assert.deepEqual(await state(copy, id, 'nv', keys.nv), await state(one, id, 'nv', keys.nv));
        await copy.stop();
    }
    await one.kill();
    const two = await startServer({ db: other });
    assert.equal(
        (await ask(two, `/api/matches/${id}/seats`, { body: { seat: 'sv' } })).status,
        409,
    );
    await two.stop();
});

test('a file that is no database, or of another version, stops the start with a sentence', async () => {
    await assert.rejects(startServer({ db: '/proc/nothing/games.db' }), /cannot be used/);
    await assert.rejects(startServer({ db: 'Makefile' }), /cannot be used/);
    if (hasSqlite) {
        const [alien, future] = [join(folder, 'alien.db'), join(folder, 'future.db')];
        execFileSync('sqlite3', [alien, 'CREATE TABLE recipes (name TEXT)']);
        execFileSync('sqlite3', [future, 'PRAGMA user_version = 99']);
        await assert.rejects(startServer({ db: alien }), /another version/);
        await assert.rejects(startServer({ db: future }), /another version/);
    }
    await assert.rejects(startServer({ args: ['--listen', '300.1.1.1'] }), /not an address/);
    const server = await startServer({ db: join(folder, 'port.db') });
    await assert.rejects(
        startServer({ db: join(folder, 'port2.db'), port: server.port }),
        /cannot listen/,
    );
    await server.stop();
});

await finish();
