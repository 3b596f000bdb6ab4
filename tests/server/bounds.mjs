// bounds.mjs: what grows has an end: positions in memory, logs, games in the file.
import assert from 'node:assert/strict';

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { ask, create, dice, finish, folder, get, listen, pause, play, startServer, state, test, until } from './support.mjs';

const hasSqlite = (() => {
    try {
        execFileSync('sqlite3', ['--version'], { stdio: 'ignore' });
        return true;
    } catch {
        return false;
    }
})();
const sql = (db, words) => execFileSync('sqlite3', [db, words], { encoding: 'utf8' }).trim();

/** A number of /metrics. */
const metric = async (server, name) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await get(server, '/metrics'))[1]);

test('games that wait for a search leave memory, are told as thinking all the same, and get their turn', async () => {
    const GAMES = 24, MOST = 2, INSIDE = 3; // requests at the same time here, and the two searches
    const server = await startServer({ args: ['--games', String(MOST), '--searches', '1'] });
    const games = [];
    for (let i = 0; i < GAMES; i++) games.push(await create(server, { seats: { sv: 'expert' }, you: ['nv'] }));
    for (const { id, keys } of games) await state(server, id, 'nv', keys.nv);
    const stream = listen(server, games.at(-1).id);
    assert.ok(await metric(server, 'mekong_computers_waiting') > GAMES / 2);
    assert.ok(await metric(server, 'mekong_games_in_memory') <= MOST + INSIDE);
    const first = await until(() => stream.versions()[0]);
    assert.equal(first.thinking, 'sv');
    // Others push it out of memory: that is no news.
    for (const { id } of games.slice(0, 5)) await state(server, id);
    await until(() => stream.versions().at(-1).change > first.change);
    assert.ok(stream.versions().slice(0, -1).every(({ thinking }) => thinking === 'sv'));
    stream.close();
    await server.stop();
});

/** Takes back or plays again. */
const turn = (server, { id, keys }, verb, version) => ask(server, `/api/matches/${id}/${verb}`, { key: keys.sv, body: { seat: 'sv', version } });

test('undo and redo a hundred times: the log stays as long as the game, what is undone can be redone after a restart', async () => {
    const db = join(folder, 'turns.db');
    let server = await startServer({ db });
    const game = await create(server, { seats: { nv: 'human', sv: 'human' } });
    const start = await state(server, game.id, 'sv', game.keys.sv);
    const done = (await play(server, game.id, 'sv', game.keys.sv, start.version, start.choices[0].action)).json;
    const stream = listen(server, game.id);
    const heard = await until(() => stream.versions()[0]);
    stream.close();
    for (let i = 0; i < 100; i++) {
        assert.equal((await turn(server, game, 'undo', done.version)).status, 200);
        assert.equal((await turn(server, game, 'redo', start.version)).status, 200);
    }
    const back = (await turn(server, game, 'undo', done.version)).json;
    assert.equal(back.change, done.change + 201);
    await server.stop();
    if (hasSqlite) assert.equal(Number(sql(db, 'SELECT count(*) FROM log')), done.version);
    server = await startServer({ db });
    assert.deepEqual(await state(server, game.id, 'sv', game.keys.sv), back);
    const again = listen(server, game.id, { last: heard.change });
    assert.equal((await until(() => again.versions()[0])).since, start.version);
    again.close();
    const redone = (await turn(server, game, 'redo', back.version)).json;
    assert.deepEqual({ ...redone, change: 0 }, { ...done, change: 0 });
    await server.stop();
});

test('killed among undos and redos ten times: nothing acknowledged is lost, numbers of changes only grow', async () => {
    const db = join(folder, 'killed.db');
    const roll = dice(3);
    let server = await startServer({ db });
    let game, known = { actor: 'nobody' };
    const act = () => {
        const wish = roll(3);
        if (wish === 1 && !known.undo) return turn(server, game, 'undo', known.version);
        if (wish === 2 && !known.redo) return turn(server, game, 'redo', known.version);
        return play(server, game.id, 'sv', game.keys.sv, known.version, known.choices[0].action);
    };
    for (let round = 0; round < 10; round++) {
        if (known.actor !== 'sv') {
            game = await create(server, { seats: { nv: 'human', sv: 'human' } });
            known = await state(server, game.id, 'sv', game.keys.sv);
        }
        const before = known.change;
        const playing = (async () => {
            while (known.actor === 'sv') {
                const answer = await act().catch(() => null);
                if (answer?.status !== 200) return;
                assert.ok(answer.json.change > known.change);
                known = answer.json;
            }
        })();
        await until(() => known.change > before + 3 || known.actor !== 'sv');
        await pause(roll(60));
        await server.kill();
        await playing;
        server = await startServer({ db });
        const now = await state(server, game.id, 'sv', game.keys.sv);
        assert.ok(now.change >= known.change, `round ${round}: ${now.change} < ${known.change}`);
        if (now.change === known.change) assert.deepEqual(now, known);
        const { frames } = await get(server, `/api/matches/${game.id}/frames?views=0&most=10000`);
        assert.equal(frames.length, now.version);
        known = now;
    }
    await server.stop();
});

await finish();
