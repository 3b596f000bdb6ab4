// hostile.mjs: clients that mean no good, or are on a bad line: nobody else notices.
import assert from 'node:assert/strict';

import {
    ask,
    connect,
    create,
    finish,
    get,
    listen,
    pause,
    play,
    startServer,
    state,
    test,
    until,
} from './support.mjs';

const server = await startServer({ args: ['--connections', '400'] });

/**
 * The server gives up lines on which nothing moves after thirty seconds: whoever waited for them
 * would wait longer than this. ms
 */
const HELD_UP = 25000;

/** Plays a choice and undoes it, and says how long that took. */
async function ordinary(game) {
    const start = Date.now();
    const now = await state(server, game.id, 'sv', game.keys.sv);
    const done = await play(
        server,
        game.id,
        'sv',
        game.keys.sv,
        now.version,
        now.choices[0].action,
    );
    assert.equal(done.status, 200);
    const back = await ask(server, `/api/matches/${game.id}/undo`, {
        key: game.keys.sv,
        body: { seat: 'sv', version: done.json.version },
    });
    assert.equal(back.status, 200);
    return Date.now() - start;
}

/** Does it so often, twenty at a time. */
async function many(times, act) {
    const answers = [];
    while (answers.length < times)
        answers.push(...(await Promise.all(Array.from({ length: 20 }, act))));
    return answers;
}

test('floods of headers are refused and cost nothing', async () => {
    const lines = Array.from({ length: 20 }, () => connect(server));
    for (const line of lines)
        line.send(
            `GET / HTTP/1.1\r\nHost: localhost\r\n${Array.from({ length: 5000 }, (_, n) => `X-${n}: ${'y'.repeat(50)}\r\n`).join('')}\r\n`,
        );
    await until(() => lines.every((line) => line.closed || line.text.includes('HTTP/1.1')));
    for (const line of lines) {
        assert.ok(!line.text.includes('HTTP/1.1 200'));
        line.socket.destroy();
    }
    const long = connect(server);
    long.send(`GET /${'x'.repeat(100000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await until(() => long.closed || long.text.includes('HTTP/1.1 414'));
    assert.deepEqual(await get(server, '/healthz'), { good: true });
});

test('rubbish on the line does not harm', async () => {
    const bytes = [
        '\0'.repeat(1000),
        'GET',
        'GET / HTTP/9.9\r\n\r\n',
        'POST / HTTP/1.1\r\nContent-Length: -5\r\nHost: localhost\r\n\r\n',
        'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzzzz\r\n',
        '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
        'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999999\r\n\r\n',
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    ];
    const lines = bytes.map((text) => {
        const line = connect(server);
        line.socket.write(Buffer.from(text, 'latin1'));
        line.socket.end();
        return line;
    });
    await pause(500);
    for (const line of lines) {
        assert.ok(!line.text.includes('HTTP/1.1 200'));
        line.socket.destroy();
    }
    assert.deepEqual(await get(server, '/healthz'), { good: true });
});

test('half-open connections and half-sent requests keep nobody out', async () => {
    const game = await create(server, { seats: { nv: 'human', sv: 'human' } });
    const lines = Array.from({ length: 150 }, () => connect(server));
    for (const [n, line] of lines.entries())
        line.send(
            n % 2
                ? 'GET /api/ga'
                : 'POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
        );
    await pause(100);
    assert.ok((await ordinary(game)) < HELD_UP);
    for (const line of lines) line.socket.destroy();
});

test('listeners that never read hold up neither players nor other listeners', async () => {
    const game = await create(server, { seats: { nv: 'human', sv: 'human' } });
    const slow = Array.from({ length: 30 }, () => {
        const line = connect(server);
        line.send(`GET /api/matches/${game.id}/events HTTP/1.1\r\nHost: localhost\r\n\r\n`);
        line.socket.pause();
        return line;
    });
    const quick = listen(server, game.id);
    await until(() => quick.versions().length > 0);
    for (let i = 0; i < 40; i++) await ordinary(game);
    const { change } = await state(server, game.id);
    await until(() => quick.versions().at(-1).change === change);
    for (const line of slow) line.socket.destroy();
    quick.close();
});

test('readers that ask for much and never read it hold up nobody', async () => {
    const game = await create(server, { seats: { nv: 'human', sv: 'human' } });
    const lines = Array.from({ length: 20 }, () => {
        const line = connect(server);
        line.socket.pause();
        line.send('GET /mekong.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50));
        return line;
    });
    await pause(200);
    assert.ok((await ordinary(game)) < HELD_UP);
    for (const line of lines) line.socket.destroy();
});

test('streams whose clients vanish are given up', async () => {
    const game = await create(server, { seats: { nv: 'human', sv: 'human' } });
    const streams = async () =>
        Number(/^mekong_streams (\d+)/m.exec(await get(server, '/metrics'))[1]);
    await until(async () => (await streams()) === 0);
    const lines = Array.from({ length: 50 }, () => {
        const line = connect(server);
        line.send(`GET /api/matches/${game.id}/events HTTP/1.1\r\nHost: localhost\r\n\r\n`);
        return line;
    });
    await until(async () => (await streams()) === 50);
    for (const line of lines) line.socket.resetAndDestroy();
    await until(async () => (await streams()) === 0);
});

test('when all connections are taken the others wait or are turned away, and come in later', async () => {
    const lines = Array.from({ length: 600 }, () => connect(server));
    await pause(500);
    for (const line of lines) line.socket.destroy();
    await until(async () => (await ask(server, '/healthz').catch(() => ({}))).status === 200);
});

test('who asks too often is told so with 429, and may ask again a little later', async () => {
    // Five seconds' worth at once is fair. Of 200 then all would pass only on a machine that needs
    // minutes for them.
    const strict = await startServer({ db: `${server.db}.strict`, args: ['--rate', '1'] });
    for (let i = 0; i < 5; i++) assert.equal((await ask(strict, '/healthz')).status, 200);
    const answers = await many(200, () => ask(strict, '/healthz'));
    const refused = answers.filter((answer) => answer.status === 429);
    assert.ok(refused.length > 0 && answers.every((answer) => [200, 429].includes(answer.status)));
    assert.equal(refused[0].headers.get('retry-after'), '1');
    assert.equal(refused[0].json.error, 'rate');
    await until(async () => (await ask(strict, '/healthz')).status === 200);
    await strict.stop();
});

test('behind a proxy each address has its own measure', async () => {
    const strict = await startServer({
        db: `${server.db}.proxy`,
        args: ['--rate', '1', '--proxy', '--host', 'play.example.org'],
    });
    const from = (address) =>
        ask(strict, '/healthz', { headers: { 'X-Forwarded-For': `6.6.6.6, ${address}` } });
    assert.ok((await many(200, () => from('10.0.0.1'))).some((answer) => answer.status === 429));
    assert.equal((await from('10.0.0.2')).status, 200);
    await strict.stop();
});

test('the server ends well', () => server.stop());

await finish();
