// errors.mjs: every way to be refused, each with its status, a word and a sentence, and nothing
// done.
import assert from 'node:assert/strict';
import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import {
    ask,
    connect,
    create,
    finish,
    folder,
    get,
    play,
    startServer,
    state,
    test,
    until,
} from './support.mjs';

const server = await startServer({ args: ['--log', '-'] });
const one = await create(server, { seats: { sv: 'open' }, you: ['nv'] });
const other = await create(server, { seats: { nv: 'human', sv: 'human' } });
const base = `/api/matches/${one.id}`;

/** Asks and wants an error of that status and word, with a sentence. */
async function refused(status, word, path, options) {
    const answer = await ask(server, path, options);
    assert.equal(answer.status, status, `${path}: ${answer.text.slice(0, 200)}`);
    assert.equal(answer.json.error, word);
    assert.ok(answer.json.sentence.length > 5);
    return answer;
}

test('unknown paths, games, places, rules and actions are 404', async () => {
    await refused(404, 'path', '/nothing');
    await refused(404, 'path', '/api');
    await refused(404, 'path', '/api/nothing');
    await refused(404, 'path', `${base}/nothing`);
    await refused(404, 'path', `${base}/state/more`);
    await refused(404, 'path', '/api/a/b/c/d/e/f/g/h');
    await refused(404, 'path', `/api/matches/${'x'.repeat(400)}`);
    await refused(404, 'missing', '/api/matches/AAAAAAAAAAAA');
    await refused(404, 'missing', '/api/matches/short/state');
    await refused(404, 'missing', '/api/matches/AAAAAAAAAAAA/actions', { body: { seat: 'nv' } });
    await refused(404, 'place', `${base}/places/atlantis`);
    await refused(404, 'action', `${base}/explain/0`);
    await refused(404, 'action', `${base}/explain/99999`);
    await refused(404, 'game', '/api/rules/chess/1');
    assert.equal((await get(server, '/api/rules/saigon75/99.99')).text, null);
    await refused(404, 'game', '/api/rules/chess');
    for (const words of ['%00', '%ff%fe', '%22%7d', '%3Cscript%3E', 'x'.repeat(3000), '%'])
        assert.ok((await get(server, `/api/rules/saigon75?find=${words}`)).chapters);
});

test('a method that is not offered is 405 and says which are', async () => {
    const post = await refused(405, 'method', '/api/games', { body: {} });
    assert.equal(post.headers.get('allow'), 'GET, HEAD');
    assert.equal((await refused(405, 'method', `${base}/actions`)).headers.get('allow'), 'POST');
    await refused(405, 'method', '/', { body: {} });
    await refused(405, 'method', '/api/games', { method: 'DELETE' });
    await refused(405, 'method', '/api/games', { method: 'OPTIONS' });
});

test('a body that is no JSON object is 400', async () => {
    for (const raw of [
        '',
        '{',
        'null',
        '[]',
        '"x"',
        '{"a":1,"a":2}',
        '{"seat":"\\u0000"}',
        '\xff\xfe',
        '{"a":1} x',
        '['.repeat(60000),
    ])
        await refused(400, 'json', `${base}/actions`, { raw });
});

test('fields of the wrong type are 400', async () => {
    const key = one.keys.nv;
    await refused(400, 'field', `${base}/actions`, { key, body: { seat: 7 } });
    await refused(400, 'field', `${base}/actions`, { key, body: { seat: 'nv', action: 'end' } });
    await refused(400, 'field', `${base}/actions`, {
        key,
        body: { seat: 'nv', version: 'x', action: 'end' },
    });
    const { version } = await state(server, one.id);
    await refused(400, 'field', `${base}/actions`, { key, body: { seat: 'nv', version } });
    await refused(400, 'field', `${base}/actions`, {
        key,
        body: { seat: 'nv', version, action: ['end'] },
    });
    await refused(400, 'query', `${base}/frames?from=-2`);
    await refused(400, 'query', `${base}/frames?from=999999999999`);
    await refused(400, 'query', `${base}/why`);
    for (const query of [
        'limit=0',
        'limit=1000',
        'shelf=attic',
        'before=x',
        'before=1-short',
        'before=-AAAAAAAAAAAA',
    ])
        await refused(400, 'query', `/api/matches?${query}`);
});

test('another seat, another game’s key, no key, a made-up key: 403', async () => {
    const { version } = await state(server, other.id);
    const body = { seat: 'sv', version, action: 'end' };
    for (const key of [undefined, one.keys.nv, 'A'.repeat(22), 'x', `${other.keys.nv}x`]) {
        await refused(403, 'key', `/api/matches/${other.id}/actions`, { key, body });
        await refused(403, 'key', `/api/matches/${other.id}/undo`, { key, body });
        await refused(403, 'key', `/api/matches/${other.id}/state?seat=sv`, { key });
        await refused(403, 'key', `/api/matches/${other.id}/position?seat=sv`, { key });
    }
    await refused(403, 'key', `${base}/state?seat=sv`, { key: one.keys.nv });
    await refused(403, 'hidden', `${base}/save`, { key: one.keys.nv });
    assert.equal((await state(server, other.id)).version, version);
});

test('no hints against another person, nor where one may still come', async () => {
    const hint = ({ id }, key, seat) =>
        ask(server, `/api/matches/${id}/position?seat=${seat}&for=hint`, { key });
    const two = await create(server, { seats: { nv: 'invite', sv: 'human' } });
    assert.equal((await hint(two, two.keys.sv, 'sv')).json.error, 'unfair');
    const inPath = `/api/matches/${two.id}/position/hint?seat=sv`;
    assert.equal((await ask(server, inPath, { key: two.keys.sv })).json.error, 'unfair');
    assert.equal((await hint(one, one.keys.nv, 'nv')).status, 403); // an open seat
    const invitation = two.invites.nv.split('/').at(-1);
    const { key } = await get(server, `/api/matches/${two.id}/seats`, {
        key: invitation,
        body: { seat: 'nv' },
    });
    const unfair = await refused(
        403,
        'unfair',
        `/api/matches/${two.id}/position?seat=nv&for=hint&lang=it`,
        { key },
    );
    assert.match(unfair.json.sentence, /leale/);
    assert.equal(
        (await ask(server, `/api/matches/${two.id}/position?seat=nv&for=trial`, { key })).status,
        200,
    );
    // Both seats are one person's.
    assert.equal((await hint(other, other.keys.sv, 'sv')).status, 200);
    const alone = await create(server, { seats: { nv: 'heuristic', sv: 'human' } });
    assert.ok((await hint(alone, alone.keys.sv, 'sv')).json.position.length > 100);
});

test('an action that is not legal is 422 with the rule, and one out of turn too', async () => {
    const now = await state(server, other.id, 'sv', other.keys.sv);
    for (const action of [
        '',
        'end',
        'fly svd1 hue',
        'move',
        now.choices[0].action + ' x',
        'x'.repeat(5000),
        'die 6',
        '../..',
    ]) {
        const answer = await play(server, other.id, 'sv', other.keys.sv, now.version, action);
        assert.equal(answer.status, 422, action.slice(0, 40));
        assert.ok(
            answer.json.sentence.length > 5 && 'rule' in answer.json && 'cite' in answer.json,
        );
    }
    const turn = await play(
        server,
        other.id,
        'nv',
        other.keys.nv,
        now.version,
        now.choices[0].action,
    );
    assert.equal(turn.status, 422);
    assert.equal(
        (
            await ask(server, `/api/matches/${other.id}/undo`, {
                key: other.keys.nv,
                body: { seat: 'nv', version: now.version },
            })
        ).status,
        422,
    );
    assert.deepEqual(await state(server, other.id, 'sv', other.keys.sv), now);
});

test('a game that cannot be is refused with what is wrong', async () => {
    const make = (status, word, body) => refused(status, word, '/api/matches', { body });
    await make(422, 'game', {});
    await make(422, 'game', { game: 'chess' });
    await make(400, 'field', { game: 5 });
    await make(422, 'option', { game: 'saigon75', options: { edition: '9' } });
    await make(422, 'option', { game: 'saigon75', options: { colour: 'red' } });
    await make(400, 'field', { game: 'saigon75', options: { edition: 2 } });
    await make(400, 'field', { game: 'saigon75', options: [] });
    await make(422, 'seat', { game: 'saigon75', seats: { usa: 'human' } });
    await make(422, 'seat', { game: 'saigon75', you: ['usa'] });
    await make(400, 'field', { game: 'saigon75', you: 'sv' });
    await make(400, 'field', { game: 'saigon75', seats: { nv: 1 } });
    await make(422, 'seats', {
        game: 'saigon75',
        seats: { nv: 'human', sv: 'human' },
        you: ['sv'],
    });
    await make(422, 'player', { game: 'saigon75', seats: { nv: 'skynet' }, you: ['sv'] });
    await make(422, 'player', { game: 'saigon75', seats: { nv: 'mcts:3600s' }, you: ['sv'] });
    await make(422, 'player', { game: 'saigon75', seats: { sv: 'solo' }, you: ['nv'] });
    await make(422, 'save', { save: 'rubbish' });
    await make(422, 'save', { save: 'mekong 1\ngame saigon75\n' });
    await make(400, 'field', { save: 7 });
    for (const name of ['x'.repeat(64), 'a\nb', '\u202egnorw', '\u0007', 'a\u0085'])
        await make(422, 'name', { game: 'saigon75', seats: { nv: 'human', sv: 'human' }, name });
});

test('names are text and nothing else', async () => {
    const name = '<script>alert(1)</script> "Đặng" & \\';
    const { id } = await create(server, { seats: { nv: 'human', sv: 'open' }, name, public: true });
    const table = await ask(server, `/api/matches/${id}`);
    assert.equal(table.json.seats[0].player, name);
    assert.match(table.headers.get('content-type'), /^application\/json/);
    const list = await get(server, '/api/matches?limit=1');
    assert.equal(list.matches[0].seats[0].player, name);
});

test('what nobody sees is no part of a name', async () => {
    const { id, keys } = await create(server, {
        seats: { nv: 'human', sv: 'open' },
        name: 'An\u200bna\u2060',
        public: true,
    });
    assert.equal((await get(server, `/api/matches/${id}`)).seats[0].player, 'Anna');
    assert.equal((await get(server, '/api/matches?limit=1')).matches[0].seats[0].player, 'Anna');
    await get(server, `/api/matches/${id}/seats`, {
        key: keys.nv,
        body: { seat: 'nv', name: '\u00adBen\u115f' },
    });
    assert.equal((await get(server, '/api/matches?limit=1')).matches[0].seats[0].player, 'Ben');
});

test('the file of the games is for its owner alone', () => {
    for (const ending of ['', '-wal'])
        assert.equal(statSync(server.db + ending).mode & 0o777, 0o600);
});

test('a page from elsewhere cannot post, nor a form', async () => {
    const body = { game: 'saigon75' };
    await refused(403, 'origin', '/api/matches', {
        body,
        headers: { Origin: 'https://evil.example' },
    });
    await refused(403, 'origin', '/api/matches', { body, headers: { Origin: 'null' } });
    await refused(403, 'origin', '/api/matches', {
        body,
        headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    await refused(415, 'type', '/api/matches', { body, headers: { 'Content-Type': 'text/plain' } });
    await refused(415, 'type', '/api/matches', {
        body,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    const own = await ask(server, '/api/matches', {
        body,
        headers: { Origin: server.url, 'Content-Type': 'application/json; charset=utf-8' },
    });
    assert.equal(own.status, 201);
    assert.equal(
        (await ask(server, '/api/games')).headers.get('access-control-allow-origin'),
        null,
    );
});

/** Sends a request by hand and gives what comes back, when the other side has closed the line. */
async function byHand(text) {
    const line = connect(server);
    line.send(text);
    await until(() => line.closed);
    return line.text;
}

test('a name that leads here by a trick is 421', async () => {
    const reply = await byHand(
        'GET /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    assert.match(reply, /^HTTP\/1\.1 421 /);
    for (const host of ['localhost', 'LOCALHOST:1', '127.0.0.1:80', '[::1]:8075'])
        assert.match(
            await byHand(`GET /api/games HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
            /^HTTP\/1\.1 200 /,
        );
});

test('a body too long is 413 before it is read; a save may be longer', async () => {
    const line = connect(server);
    line.send(
        'POST /api/matches/x/actions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n',
    );
    await until(() => line.text.includes('HTTP/1.1 413'));
    line.socket.destroy();
    assert.equal(
        (await ask(server, '/api/matches', { raw: `{"save":"${'x'.repeat(100000)}"}` })).status,
        422,
    );
    const chunked = connect(server);
    chunked.send(
        'POST /api/matches/x/actions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    await until(() => chunked.text.includes('HTTP/1.1 411'));
    chunked.socket.destroy();
    const big = connect(server);
    big.send(`GET /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello`);
    await until(() => big.text.includes('HTTP/1.1 413'));
    big.socket.destroy();
});

test('a request that two servers might read differently is refused', async () => {
    const post = (lines, body) =>
        `POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${lines}Connection: close\r\n\r\n${body}`;
    const body = '{"game":"saigon75"}';
    for (const [what, text] of Object.entries({
        'a length beside a coding': post(
            'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
            `13\r\n${body}\r\n0\r\n\r\n`,
        ),
        'a length twice': post('Content-Length: 19\r\nContent-Length: 5\r\n', body),
        'the same length twice': post('Content-Length: 19\r\nContent-Length: 19\r\n', body),
        'a signed length': post('Content-Length: +19\r\n', body),
        'another coding': post('Transfer-Encoding: xchunked\r\n', body),
        'a host twice':
            'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
        'no host': 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n',
        'a space before a colon':
            'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection : close\r\n\r\n',
        'lines without CR': 'GET /healthz HTTP/1.1\nHost: localhost\nConnection: close\n\n',
        'the first line without CR':
            'GET /healthz HTTP/1.1\nHost: localhost\r\nConnection: close\r\n\r\n',
        'one line without CR':
            'GET /healthz HTTP/1.1\r\nHost: localhost\nConnection: close\r\n\r\n',
        'the last line without CR':
            'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\n\r\n',
        'the empty line without CR':
            'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\n',
    }))
        assert.match(await byHand(text), /^HTTP\/1\.1 4(00|11) /, what);
    assert.match(
        await byHand(
            'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Empty:\r\nX-Spaces:  a b  \r\nConnection: close\r\n\r\n',
        ),
        /^HTTP\/1\.1 200 /,
    );
    assert.match(await byHand('GET /healthz HTTP/1.0\r\n\r\n'), /^HTTP\/1\.1 200 /);
});

test('nothing outside the web folder can be had', async () => {
    for (const path of [
        '/../../etc/passwd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/..%2f..%2fetc/passwd',
        '/app/../../Makefile',
        '//etc/passwd',
        '/%00index.html',
        '/index.html%00',
        '/.git/config',
        '/index.html/',
        '\\..\\windows',
        '/%',
        '/%zz',
        '/%c0%af',
        '/index.html/../index.html',
    ])
        assert.match(
            await byHand(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
            /^HTTP\/1\.1 (404|400) /,
            path,
        );
});

test('files come with type, tag, compression and the strict headers', async () => {
    const plain = await ask(server, '/', { headers: { 'Accept-Encoding': 'identity' } });
    assert.equal(plain.status, 200);
    assert.match(plain.headers.get('content-type'), /^text\/html/);
    assert.match(
        plain.headers.get('content-security-policy'),
        /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/,
    );
    assert.equal(plain.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(plain.headers.get('referrer-policy'), 'no-referrer');
    const same = await ask(server, '/index.html', {
        headers: { 'If-None-Match': plain.headers.get('etag') },
    });
    assert.equal(same.status, 304);
    assert.equal(same.text, '');
    const head = await ask(server, '/', { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(head.text, '');
    const module = connect(server);
    module.send(
        'GET /mekong.wasm HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br, gzip\r\nConnection: close\r\n\r\n',
    );
    await until(() => module.closed);
    const cut = module.text.indexOf('\r\n\r\n');
    assert.match(module.text.slice(0, cut), /Content-Type: application\/wasm/);
    assert.match(module.text.slice(0, cut), /Content-Encoding: gzip/);
    assert.equal(
        gunzipSync(Buffer.from(module.text.slice(cut + 4), 'latin1'))
            .subarray(0, 4)
            .toString('latin1'),
        '\0asm',
    );
    const messages = await ask(server, '/gen/messages.fr.js');
    assert.match(messages.headers.get('content-type'), /^text\/javascript/);
    assert.match(messages.text, /export default \{/);
});

test('a folder of one’s own is served, and nothing beside it', async () => {
    const web = join(folder, 'web');
    mkdirSync(join(web, 'app'), { recursive: true });
    writeFileSync(join(web, 'index.html'), 'mine');
    writeFileSync(join(web, 'app', 'a.js'), '1');
    writeFileSync(join(web, '.hidden'), 'x');
    writeFileSync(join(folder, 'secret.html'), 'x');
    symlinkSync('../secret.html', join(web, 'link.html'));
    const own = await startServer({
        db: join(folder, 'own.db'),
        args: ['--web', web, '--listen', '::1'],
    });
    own.url = `http://[::1]:${own.port}`;
    assert.equal((await ask(own, '/')).text, 'mine');
    assert.match((await ask(own, '/app/a.js')).headers.get('content-type'), /^text\/javascript/);
    for (const path of [
        '/link.html',
        '/.hidden',
        '/app',
        '/app/',
        '/app//a.js',
        '/nothing.html',
        '/%2e%2e/secret.html',
    ])
        assert.equal((await ask(own, path)).status, 404, path);
    await own.stop();
});

test('requests one behind the other on one line are all answered in order', async () => {
    const line = connect(server);
    const get = (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    line.send(get('/healthz') + get('/nothing') + get('/api/matches?limit=1') + get('/healthz'));
    await until(() => line.text.split('HTTP/1.1 ').length === 5);
    assert.deepEqual(
        [...line.text.matchAll(/HTTP\/1\.1 (\d+)/g)].map((found) => found[1]),
        ['200', '404', '200', '200'],
    );
    line.socket.destroy();
});

test('keep-alive is kept, for posts too', async () => {
    const line = connect(server);
    const body = JSON.stringify({ seat: 'nv', version: 0, action: 'end' });
    for (let i = 1; i <= 3; i++) {
        line.send(
            `POST ${base}/actions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        );
        await until(() => line.text.split('HTTP/1.1 403').length === i + 1);
    }
    assert.equal(line.closed, false);
    line.socket.destroy();
});

test('health, and numbers for Prometheus', async () => {
    assert.deepEqual(await get(server, '/healthz'), { good: true });
    const metrics = await get(server, '/metrics');
    for (const name of [
        'mekong_requests_total{status="404"}',
        'mekong_streams',
        'mekong_games_in_memory',
        'mekong_moves_total',
        'mekong_move_seconds_bucket{le="+Inf"}',
        'mekong_storage_errors_total',
    ])
        assert.match(metrics, new RegExp(`^${name.replace(/[{}+]/g, '\\$&')} \\d+$`, 'm'), name);
});

test('no key and no invitation is in the log', async () => {
    await ask(server, `/api/matches/${other.id}/events?key=${other.keys.nv}&lang=fr`, {
        method: 'HEAD',
    });
    await until(() => /events\?key=\.\.\.&lang=fr 200/.test(server.err));
    for (const key of [one.keys.nv, other.keys.nv]) assert.ok(!server.err.includes(key));
    assert.ok(/ GET \/api\/games 200 \d+ [\d.]+ms\n/.test(server.err));
});

test('nothing in the log makes a terminal do anything, whoever wrote it', async () => {
    await byHand(
        'G\x1b[2JT /healthz\x1b[31m HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    await until(() => server.err.includes(' G.[2JT /healthz.[31m 405 '));
    assert.ok(!server.err.includes('\x1b'));
});

test('behind a proxy the last line’s last address is who asks, and nothing else is', async () => {
    const behind = await startServer({
        db: join(folder, 'behind.db'),
        args: ['--proxy', '--log', '-'],
    });
    const from = async (lines, address) => {
        const line = connect(behind);
        line.send(
            `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${lines.map((text) => `X-Forwarded-For: ${text}\r\n`).join('')}Connection: close\r\n\r\n`,
        );
        await until(() => line.closed);
        await until(() => behind.err.includes('\n'));
        assert.match(behind.err, new RegExp(`Z ${address} GET /healthz 200 `), lines.join(' / '));
        behind.err = '';
    };
    await from(['10.0.0.1'], '10.0.0.1');
    await from(['6.6.6.6, 10.0.0.2'], '10.0.0.2');
    await from(['6.6.6.6', '10.0.0.3'], '10.0.0.3');
    await from(['10.0.0.4', '6.6.6.6,10.0.0.5:4321'], '10.0.0.5');
    await from(['[2001:DB8::0001]:443'], '2001:db8::1');
    await from(['::ffff:10.0.0.6'], '10.0.0.6');
    await from([], '127.0.0.1');
    await from(['unknown'], '127.0.0.1');
    await from(['10.0.0.7 \x1b]0;owned\x07'], '10.0.0.7');
    await from(['\x1b[2J'], '127.0.0.1');
    await behind.stop();
});

test('the server ends well', () => server.stop());

await finish();
