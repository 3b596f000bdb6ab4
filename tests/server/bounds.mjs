// bounds.mjs: what grows has an end: positions in memory, logs, games in the file.
import assert from 'node:assert/strict';

import { execFileSync } from 'node:child_process';
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
    startServer,
    state,
    test,
    until,
    WAIT,
} from './support.mjs';

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
const metric = async (server, name) =>
    Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await get(server, '/metrics'))[1]);

test('games that wait for a search leave memory, are told as thinking all the same, and get their turn', async () => {
    const GAMES = 8,
        MOST = 2,
        INSIDE = 2; // the request, and the one that is searched
    const server = await startServer({ args: ['--games', String(MOST), '--searches', '1'] });
    const games = [];
    for (let i = 0; i < GAMES; i++)
        games.push(await create(server, { seats: { sv: 'expert' }, you: ['nv'] }));
    for (const { id, keys } of games) await state(server, id, 'nv', keys.nv);
    const stream = listen(server, games.at(-1).id);
    assert.ok((await metric(server, 'mekong_computers_waiting')) > GAMES / 2);
    assert.ok((await metric(server, 'mekong_games_in_memory')) <= MOST + INSIDE);
    const first = await until(() => stream.versions()[0]);
    assert.equal(first.thinking, 'sv');
    // Others push it out of memory: that is no news.
    for (const { id } of games.slice(0, 4)) await state(server, id);
    await until(() => stream.versions().at(-1).change > first.change, 4 * WAIT);
    assert.ok(
        stream
            .versions()
            .slice(0, -1)
            .every(({ thinking }) => thinking === 'sv'),
    );
    stream.close();
    await server.stop();
});

/** Takes back or plays again. */
const turn = (server, { id, keys }, verb, version) =>
    ask(server, `/api/matches/${id}/${verb}`, { key: keys.sv, body: { seat: 'sv', version } });

test('undo and redo a hundred times: the log stays as long as the game, what is undone can be redone after a restart', async () => {
    const db = join(folder, 'turns.db');
    let server = await startServer({ db });
    const game = await create(server, { seats: { nv: 'human', sv: 'human' } });
    const start = await state(server, game.id, 'sv', game.keys.sv);
    const done = (
        await play(server, game.id, 'sv', game.keys.sv, start.version, start.choices[0].action)
    ).json;
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
    let game,
        known = { actor: 'nobody' };
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

// ---- Games that go ------------------------------------------------------------------------------

const remove = (server, id, key, headers) =>
    ask(server, `/api/matches/${id}`, { method: 'DELETE', key, headers });

test('who holds all seats that people hold deletes a game; nobody else does, and from no other page', async () => {
    const server = await startServer({ db: join(folder, 'delete.db') });
    const pair = await create(server, { seats: { nv: 'invite' }, you: ['sv'], public: true });
    assert.equal((await get(server, `/api/matches/${pair.id}`)).deletable, false);
    assert.equal(
        (await get(server, `/api/matches/${pair.id}`, { key: pair.keys.sv })).deletable,
        true,
    );
    const invitation = pair.invites.nv.split('/').at(-1);
    for (const key of [undefined, invitation, 'A'.repeat(22)]) {
        const answer = await remove(server, pair.id, key);
        assert.equal(answer.status, 403);
        assert.equal(answer.json.error, 'held');
    }
    const { key } = await get(server, `/api/matches/${pair.id}/seats`, {
        key: invitation,
        body: { seat: 'nv' },
    });
    for (const one of [key, pair.keys.sv])
        assert.equal((await remove(server, pair.id, one)).status, 403);
    const alone = await create(server, { seats: { nv: 'human', sv: 'human' }, public: true });
    assert.equal(
        (await remove(server, alone.id, alone.keys.sv, { Origin: 'https://elsewhere.example' }))
            .status,
        403,
    );
    assert.equal((await remove(server, alone.id, alone.keys.sv)).status, 200);
    assert.equal((await remove(server, alone.id, alone.keys.sv)).status, 404);
    const { matches } = await get(server, '/api/matches');
    assert.deepEqual(
        matches.map(({ id }) => id),
        [pair.id],
    );
    const wrong = await ask(server, `/api/matches/${pair.id}/state`, { method: 'DELETE' });
    assert.equal(wrong.status, 405);
    assert.equal(
        (await ask(server, `/api/matches/${pair.id}`, { body: {} })).headers.get('allow'),
        'GET, HEAD, DELETE',
    );
    await server.stop();
});

test('a deleted game: listeners hear a sentence and the end, a search is given up, nothing brings it back', async () => {
    const db = join(folder, 'deleted.db');
    let server = await startServer({ db, args: ['--searches', '1'] });
    const game = await create(server, { seats: { sv: 'expert' }, you: ['nv'] });
    const streams = ['fr', 'en'].map((lang) => {
        const stream = { text: '', closed: false };
        stream.done = fetch(`${server.url}/api/matches/${game.id}/events?lang=${lang}`).then(
            async (response) => {
                for await (const piece of response.body)
                    stream.text += new TextDecoder().decode(piece);
                stream.closed = true;
            },
        );
        return stream;
    });
    await until(() => streams.every(({ text }) => text.includes('"thinking":"sv"')));
    assert.equal((await remove(server, game.id, game.keys.nv)).status, 200);
    await until(() => streams.every(({ closed }) => closed));
    assert.match(
        streams[0].text,
        /event: gone\ndata: \{"sentence":"Cette partie a été supprimée[^"]*"\}\n\n$/,
    );
    assert.match(
        streams[1].text,
        /event: gone\ndata: \{"sentence":"This game has been deleted[^"]*"\}\n\n$/,
    );
    const nothing = async () => {
        for (const path of ['', '/state', '/events', '/frames'])
            assert.equal(
                (await ask(server, `/api/matches/${game.id}${path}`, { key: game.keys.nv })).status,
                404,
            );
        assert.equal((await play(server, game.id, 'nv', game.keys.nv, 1, 'end')).status, 404);
        assert.equal(
            (
                await ask(server, `/api/matches/${game.id}/seats`, {
                    key: game.keys.nv,
                    body: { seat: 'nv' },
                })
            ).status,
            404,
        );
    };
    await nothing();
    await until(
        async () =>
            (await metric(server, 'mekong_computers_waiting')) === 0 &&
            (await metric(server, 'mekong_rooms')) === 0,
    );
    await server.kill();
    server = await startServer({ db });
    await nothing();
    await server.stop();
});

test('deleted while people play, look and listen: every answer is one or the other', async () => {
    const server = await startServer({ db: join(folder, 'race.db'), args: ['--games', '2'] });
    for (let round = 0; round < 10; round++) {
        const game = await create(server, { seats: { nv: 'human', sv: 'human' } });
        const now = await state(server, game.id, 'sv', game.keys.sv);
        const streams = [listen(server, game.id), listen(server, game.id, { last: 0 })];
        const answers = await Promise.all([
            play(server, game.id, 'sv', game.keys.sv, now.version, now.choices[0].action),
            turn(server, game, 'undo', now.version + 1),
            ask(server, `/api/matches/${game.id}/state`),
            remove(server, game.id, game.keys.sv),
            ask(server, `/api/matches/${game.id}/frames`),
            play(server, game.id, 'sv', game.keys.sv, now.version, now.choices[0].action),
        ]);
        assert.equal(answers[3].status, 200);
        for (const { status } of answers)
            assert.ok([200, 404, 409, 422].includes(status), String(status));
        await until(() => streams.every(({ closed }) => closed));
        assert.equal((await ask(server, `/api/matches/${game.id}/state`)).status, 404);
    }
    await server.stop();
});

if (hasSqlite) {
    test('games nobody has changed for longer than the host wants are deleted, others stay', async () => {
        const db = join(folder, 'expire.db');
        const server = await startServer({ db, args: ['--expire', '30'] });
        const games = [];
        for (let i = 0; i < 30; i++)
            games.push(await create(server, { seats: { nv: 'human', sv: 'human' } }));
        const stream = listen(server, games[0].id);
        await until(() => stream.versions().length > 0);
        const day = 86400000;
        sql(
            db,
            `PRAGMA busy_timeout = 10000; UPDATE games SET changed = changed - ${31 * day} WHERE id <> '${games[29].id}';
            UPDATE games SET changed = changed - ${29 * day} WHERE id = '${games[29].id}'`,
        );
        await until(() => stream.closed);
        assert.equal(stream.events.at(-1).event, 'gone');
        assert.match(stream.events.at(-1).data.sentence, /nobody has played/);
        await until(() => sql(db, 'SELECT count(*) FROM games') === '1');
        assert.equal(sql(db, `SELECT count(*) FROM log WHERE id <> '${games[29].id}'`), '0');
        assert.equal(sql(db, 'SELECT count(*) FROM seats'), '2');
        assert.equal((await ask(server, `/api/matches/${games[0].id}/state`)).status, 404);
        assert.ok((await state(server, games[29].id)).version > 0);
        await server.stop();
    });
}

test('a server with as many games as it may have: a sentence for a new one, the others go on, room when one goes', async () => {
    const server = await startServer({ db: join(folder, 'most.db'), args: ['--most-games', '2'] });
    const games = [];
    for (let i = 0; i < 2; i++)
        games.push(await create(server, { seats: { nv: 'human', sv: 'human' } }));
    const wish = { body: { game: 'saigon75', seats: { nv: 'human', sv: 'human' } } };
    const full = await ask(server, '/api/matches', wish);
    assert.equal(full.status, 503);
    assert.equal(full.json.error, 'crowded');
    assert.match(full.json.sentence, /no room for another game/);
    const now = await state(server, games[0].id, 'sv', games[0].keys.sv);
    assert.equal(
        (
            await play(
                server,
                games[0].id,
                'sv',
                games[0].keys.sv,
                now.version,
                now.choices[0].action,
            )
        ).status,
        200,
    );
    assert.equal((await remove(server, games[1].id, games[1].keys.sv)).status, 200);
    assert.equal((await ask(server, '/api/matches', wish)).status, 201);
    await server.stop();
});

test('a file full of games somebody made: moves of the others still fit, and there is room again when some are deleted', async () => {
    const server = await startServer({ db: join(folder, 'pages.db'), args: ['--db-pages', '120'] });
    const honest = await create(server, { seats: { nv: 'human', sv: 'human' } });
    const wish = { body: { game: 'saigon75', seats: { nv: 'human', sv: 'human' } } };
    const games = [];
    let made;
    while ((made = await ask(server, '/api/matches', wish)).status === 201) games.push(made.json);
    assert.equal(made.json.error, 'crowded');
    const { moves } = await playOn(server, honest.id, honest.keys, { most: 40 });
    assert.equal(moves, 40);
    for (const { id, keys } of games) assert.equal((await remove(server, id, keys.sv)).status, 200);
    assert.equal((await ask(server, '/api/matches', wish)).status, 201);
    await server.stop();
});

test('one address may begin so many games a day, another one its own; what is refused for another reason is not counted', async () => {
    const server = await startServer({
        db: join(folder, 'makers.db'),
        args: ['--new-games', '3', '--proxy', '--host', 'play.example.org'],
    });
    const make = (address, body) =>
        ask(server, '/api/matches', {
            body: { game: 'saigon75', ...body },
            headers: { 'X-Forwarded-For': address },
        });
    for (let i = 0; i < 5; i++)
        assert.equal((await make('10.0.0.1', { game: 'chess' })).status, 422);
    for (let i = 0; i < 3; i++) assert.equal((await make('10.0.0.1')).status, 201);
    const refused = await make('10.0.0.1');
    assert.equal(refused.status, 429);
    assert.equal(refused.json.error, 'games');
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    assert.equal((await make('10.0.0.2')).status, 201);
    await server.stop();
});

await finish();
