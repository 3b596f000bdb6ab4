// fair.mjs: one address takes all it can get, within the limits a server has by default: it is told
// to wait, and the others go on. 127.0.0.2 and 10.6.6.6 attack, 127.0.0.1 and 10.0.0.1 play.
// tests/bench/attacks.mjs measures the same.
import assert from 'node:assert/strict';

import {
    ask,
    askFrom,
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

const GREEDY = '127.0.0.2';
const server = await startServer({
    args: ['--rate', '200', '--connections', '400', '--searches', '1'],
});
const behind = await startServer({
    db: `${server.db}.proxy`,
    args: ['--rate', '200', '--connections', '400', '--proxy'],
});
const post = (length) =>
    `POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const statuses = (line) =>
    [...line.text.matchAll(/HTTP\/1\.1 (\d+)/g)].map((found) => Number(found[1]));
const gauge = async (of, name) =>
    Number(new RegExp(`^mekong_${name} (\\d+)`, 'm').exec(await get(of, '/metrics'))[1]);

/** Plays a choice, looks, and undoes it. */
async function ordinary(of, game) {
    const now = await state(of, game.id, 'sv', game.keys.sv);
    const done = await play(of, game.id, 'sv', game.keys.sv, now.version, now.choices[0].action);
    assert.equal(done.status, 200);
    await get(of, `/api/matches/${game.id}/frames?from=${now.version}`, { key: game.keys.sv });
    const back = await ask(of, `/api/matches/${game.id}/undo`, {
        key: game.keys.sv,
        body: { seat: 'sv', version: done.json.version },
    });
    assert.equal(back.status, 200);
}

// Whoever sends a byte now and then has a line only for so long: these begin now, and are looked at
// in the end.
const trickles = { header: connect(server), body: connect(server) };
trickles.header.send('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-A: ');
trickles.body.send(`${post(1000)}{`);
trickles.timer = setInterval(() => {
    for (const line of [trickles.header, trickles.body]) if (!line.closed) line.send(' ');
}, 2000);

test('new games: so many at once, then 429 with the time to wait; others are not concerned', async () => {
    const body = { game: 'saigon75' };
    const answers = [];
    for (let i = 0; i < 10; i++)
        answers.push(
            ...(await Promise.all(
                Array.from({ length: 10 }, () =>
                    askFrom(server, '127.0.0.3', '/api/matches', { body }),
                ),
            )),
        );
    const made = answers.filter(({ status }) => status === 201),
        refused = answers.filter(({ status }) => status === 429);
    assert.ok(made.length >= 60 && refused.length > 0 && made.length + refused.length === 100);
    assert.ok(Number(refused[0].headers['retry-after']) >= 1);
    assert.equal(refused[0].json.error, 'rate');
    await create(server, {});
});

test('connections: an eighth of all for one address, and one more is cut', async () => {
    const lines = Array.from({ length: 120 }, () => connect(server, GREEDY));
    for (const line of lines) line.send('GET /heal');
    await until(() => lines.filter((line) => line.closed).length >= 70);
    assert.equal(lines.filter((line) => !line.closed).length, 50);
    assert.deepEqual(await get(server, '/healthz'), { good: true });
    for (const line of lines) line.socket.destroy();
    await until(
        async () => (await askFrom(server, GREEDY, '/healthz').catch(() => ({}))).status === 200,
    );
});

test('bodies half sent: so much memory for one address, the rest is refused before it is sent', async () => {
    // Lines of the last test may still be on their way out: so another address.
    const address = '127.0.0.7';
    const lines = Array.from({ length: 45 }, () => connect(server, address));
    for (const line of lines) line.send(post(1 << 20) + ' '.repeat(1000));
    await until(() => lines.filter((line) => statuses(line)[0] === 429).length === 13);
    assert.match(lines.find((line) => line.text).text, /Retry-After: \d/);
    assert.equal(
        (await ask(server, '/api/matches', { raw: `{"save":"${'x'.repeat(500000)}"}` })).status,
        422,
    );
    for (const line of lines) line.socket.destroy();
    await until(
        async () =>
            (
                await askFrom(server, address, '/api/matches', {
                    body: { save: 'x'.repeat(500000) },
                }).catch(() => ({}))
            ).status === 422,
    );
});

test('streams behind a proxy: so many for the address it names, and others listen', async () => {
    const game = await create(behind, { seats: { nv: 'human', sv: 'human' } });
    const open = (address) => {
        const line = connect(behind);
        line.send(
            `GET /api/matches/${game.id}/events HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.0.0.1\r\nX-Forwarded-For: ${address}\r\n\r\n`,
        );
        return line;
    };
    const lines = Array.from({ length: 40 }, () => open('10.6.6.6'));
    await until(() => lines.every((line) => line.text.includes('HTTP/1.1')));
    assert.equal(lines.filter((line) => statuses(line)[0] === 200).length, 25);
    assert.equal(lines.filter((line) => statuses(line)[0] === 429).length, 15);
    assert.match(lines.find((line) => statuses(line)[0] === 429).text, /Retry-After: \d/);
    const other = open('10.0.0.1');
    await until(() => other.text.includes('event: version'));
    const six = Array.from({ length: 30 }, (_, n) => open(`2001:db8::${n + 1}`)); // one /64 is one
    await until(() => six.every((line) => line.text.includes('HTTP/1.1')));
    assert.equal(six.filter((line) => statuses(line)[0] === 429).length, 5);
    for (const line of [...lines, ...six, other]) line.socket.destroy();
    await until(async () => (await gauge(behind, 'streams')) === 0);
    const again = open('10.6.6.6');
    await until(() => statuses(again)[0] === 200);
    again.socket.destroy();
});

test('requests under way behind a proxy: so many for the address it names', async () => {
    const lines = Array.from({ length: 60 }, () => connect(behind));
    for (const line of lines)
        line.send(post(10).replace('\r\n\r\n', '\r\nX-Forwarded-For: 10.6.6.7\r\n\r\n'));
    await until(() => lines.filter((line) => statuses(line)[0] === 429).length === 10);
    assert.equal(
        (await ask(behind, '/api/matches', { headers: { 'X-Forwarded-For': '10.0.0.1' } })).status,
        200,
    );
    for (const line of lines) line.socket.destroy();
});

test('searches: forty games of one address wait for each other, the next one is another’s', async () => {
    const want = (seats) => ({ body: { game: 'saigon75', seats, you: ['nv'] } });
    const greedy = await Promise.all(
        Array.from({ length: 40 }, () =>
            askFrom(server, GREEDY, '/api/matches', want({ sv: 'hard' })),
        ),
    );
    const versions = () =>
        Promise.all(
            greedy.map(
                async ({ json }) =>
                    (await askFrom(server, GREEDY, `/api/matches/${json.id}/state`)).json.version,
            ),
        );
    const before = await versions(); // and whoever is looked at begins to think
    const game = (await get(server, '/api/matches', want({ sv: 'easy' }), 201)).id;
    const first = await state(server, game);
    assert.equal(first.actor, 'sv');
    await until(async () => (await state(server, game)).version >= first.version + 3);
    const after = await versions();
    const waiting = after.filter((version, n) => version === before[n]).length;
    assert.ok(waiting > 20, `${waiting} of 40 have not had a turn`);
});

test('whole games asked for again and again: 429 in the end, and the players of that very game go on', async () => {
    // Any machine answers more.
    const slow = await startServer({ db: `${server.db}.slow`, args: ['--rate', '20'] });
    const game = await create(slow, { seats: { nv: 'human', sv: 'human' } });
    const path = `/api/matches/${game.id}/frames?from=-1&most=10000`;
    const lines = Array.from({ length: 30 }, () => connect(slow, GREEDY));
    for (const line of lines)
        line.send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(30));
    await until(() => lines.some((line) => statuses(line).length > 0));
    for (let i = 0; i < 3; i++) await ordinary(slow, game);
    const listener = listen(slow, game.id);
    await until(() => listener.versions().length > 0);
    listener.close();
    await until(() => lines.some((line) => statuses(line).includes(429)));
    await ordinary(slow, game);
    assert.match(lines.map((line) => line.text).join(''), /HTTP\/1\.1 429[^]*?Retry-After: \d/);
    for (const line of lines) line.socket.destroy();
    await slow.stop();
});

test('a header or body that comes byte by byte is cut in its time', async () => {
    await until(() => trickles.body.closed);
    await until(() => trickles.header.closed);
    clearInterval(trickles.timer);
    assert.deepEqual([statuses(trickles.header), statuses(trickles.body)], [[], []]);
});

test('the servers end well', async () => {
    await server.stop();
    await behind.stop();
});

await finish();
