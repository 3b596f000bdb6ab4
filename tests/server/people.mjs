// people.mjs: people at a table over HTTP: they resign, want another game, play a match of two, and
// talk; and those who should not do any of it try.
import assert from 'node:assert/strict';

import {
    ask,
    create,
    finish,
    get,
    listen,
    playOn,
    startServer,
    state,
    test,
    until,
} from './support.mjs';

let server = await startServer();
const path = (id, verb) => `/api/matches/${id}${verb ? `/${verb}` : ''}`;
const post = (id, verb, key, body) => ask(server, path(id, verb), { key, body });
const table = (id, key) => get(server, path(id), { key });
const chat = (id, after = 0) => get(server, `${path(id, 'chat')}?after=${after}`);

/** Two people at two screens. */
async function two(more = {}) {
    const made = await create(server, {
        seats: { sv: 'invite' },
        you: ['nv'],
        name: 'Anna',
        ...more,
    });
    const invitation = made.invites.sv.split('/').at(-1);
    const { key } = await get(server, path(made.id, 'seats'), {
        key: invitation,
        body: { seat: 'sv', name: 'Ben' },
    });
    return { id: made.id, nv: made.keys.nv, sv: key };
}

// ---- Resigning ----------------------------------------------------------------------------------

test('who resigns has lost, out of turn too, and everybody hears of it', async () => {
    const { id, nv, sv } = await two();
    const watcher = listen(server, id);
    await until(() => watcher.versions().length > 0);
    const before = await state(server, id, 'sv', sv);
    const loser = before.actor === 'nv' ? 'sv' : 'nv';
    const { status, json } = await post(id, 'resign', { nv, sv }[loser], { seat: loser });
    assert.equal(status, 200);
    assert.equal(json.over.resigned, loser);
    assert.notEqual(json.over.winner, loser);
    assert.equal(json.actor, 'nobody');
    assert.match(json.over.lines.join(' '), /has resigned\. .* has won\./);
    assert.equal(json.change, before.change + 1);
    await until(() => watcher.versions().at(-1).over === true);
    const { frames } = await get(server, `${path(id, 'frames')}?views=0&most=10000`);
    assert.match(frames.at(-1).notes.at(-1), /has resigned/);
    const save = await get(server, path(id, 'save'));
    assert.match(save, new RegExp(`\\nresign ${loser}\\nend `));
    assert.equal(save.includes(nv), false);
    watcher.close();
});

test('a resigned game stays as it is: no move, no undo, no second resignation', async () => {
    const { id, nv, sv } = await two();
    await playOn(server, id, { nv, sv }, { most: 3 });
    const now = await state(server, id, 'nv', nv);
    assert.equal((await post(id, 'resign', nv, { seat: 'nv' })).status, 200);
    for (const [seat, key] of [
        ['nv', nv],
        ['sv', sv],
    ]) {
        for (const verb of ['undo', 'redo', 'actions']) {
            const body = { seat, version: now.version, action: 'pass' };
            assert.equal((await post(id, verb, key, body)).status, 422, verb);
        }
        assert.equal((await post(id, 'resign', key, { seat })).status, 422);
    }
    assert.equal((await state(server, id, 'sv', sv)).over.resigned, 'nv');
});

test('it outlasts the server, and a save of it begins a game that is over', async () => {
    const { id, nv } = await two();
    await post(id, 'resign', nv, { seat: 'nv' });
    await post(id, 'chat', nv, { seat: 'nv', words: 'well played' });
    await server.stop();
    server = await startServer({ db: server.db });
    const now = await state(server, id);
    assert.equal(now.over.resigned, 'nv');
    assert.equal((await chat(id)).lines[0].words, 'well played');
    const save = await get(server, path(id, 'save'));
    assert.equal(save.includes('well played'), false, 'chat is in no save');
    const copy = await get(server, '/api/matches', { body: { save } }, 201);
    assert.equal((await state(server, copy.id)).over.resigned, 'nv');
});

test('nobody resigns for another', async () => {
    const { id, nv } = await two();
    for (const [key, seat, status] of [
        [undefined, 'nv', 403],
        ['x'.repeat(22), 'nv', 403],
        [nv, 'sv', 403],
        [nv, 'us', 422],
        [nv, 'chance', 422],
        [nv, 'x'.repeat(5000), 422],
        [nv, 7, 400],
        [nv, null, 400],
    ])
        assert.equal((await post(id, 'resign', key, { seat })).status, status, String(seat));
    assert.equal((await ask(server, path(id, 'resign'), { key: nv })).status, 405);
    assert.equal((await state(server, id)).over, null);
});

test('who resigns while the computer searches is not kept waiting, nor is the server', async () => {
    const { id, keys } = await create(server, { seats: { nv: 'expert' }, you: ['sv'] });
    await playOn(server, id, keys, { most: 40, patience: 1 }).catch(() => {});
    await until(
        async () =>
            (await table(id, keys.sv)).seats.some(({ thinking }) => thinking) ||
            (await state(server, id, 'sv', keys.sv)).actor === 'sv',
    );
    const { status, json } = await post(id, 'resign', keys.sv, { seat: 'sv' });
    assert.equal(status, 200);
    assert.equal(json.over.winner, 'nv');
    await until(async () => (await table(id, keys.sv)).seats.every(({ thinking }) => !thinking));
    assert.equal((await state(server, id, 'sv', keys.sv)).version, json.version);
});

test('of four a computer takes the seat, and the others play on', async () => {
    const { id, keys } = await create(server, {
        game: 'fitl',
        seats: { us: 'human', arvn: 'open', nva: 'heuristic', vc: 'heuristic' },
        you: ['us'],
    });
    const { key } = await get(server, path(id, 'seats'), { body: { seat: 'arvn', name: 'Ben' } });
    assert.equal((await post(id, 'resign', keys.us, { seat: 'us' })).status, 200);
    const now = await table(id, keys.us);
    assert.deepEqual(now.you, []);
    assert.equal(now.seats[0].controller, 'quick');
    assert.equal(now.seats[0].player, '');
    assert.equal((await state(server, id)).over, null);
    await playOn(server, id, { arvn: key }, { most: 2 });
    const { json } = await post(id, 'resign', key, { seat: 'arvn' });
    assert.equal(json.over.winner, null);
    assert.equal(json.over.resigned, 'arvn');
});

// ---- Rematch ------------------------------------------------------------------------------------

test('another game is made when both want it, sides swapped, with the keys they have', async () => {
    const { id, nv, sv } = await two();
    const watcher = listen(server, id);
    assert.equal((await post(id, 'rematch', nv, { seat: 'nv', answer: 'yes' })).status, 422);
    await post(id, 'resign', sv, { seat: 'sv' });
    const offer = await post(id, 'rematch', nv, { seat: 'nv', answer: 'yes' });
    assert.deepEqual(offer.json, { wants: ['nv'], refuses: [], next: null });
    await until(() => watcher.events.some(({ event }) => event === 'seats'));
    assert.deepEqual((await table(id)).rematch, offer.json);
    const { json } = await post(id, 'rematch', sv, { seat: 'sv', answer: 'yes' });
    assert.match(json.next, /^[\w-]{12}$/);
    const next = await table(json.next, nv);
    assert.deepEqual(next.you, ['sv']);
    assert.deepEqual(
        next.seats.map(({ player }) => player),
        ['Ben', 'Anna'],
    );
    assert.deepEqual((await table(json.next, sv)).you, ['nv']);
    assert.equal(
        (await post(id, 'rematch', nv, { seat: 'nv', answer: 'yes' })).json.next,
        json.next,
    );
    assert.equal((await chat(json.next)).lines.length, 0);
    await playOn(server, json.next, { nv: sv, sv: nv }, { most: 3 });
    watcher.close();
});

test('who does not want another game says so, and may think better of it', async () => {
    const { id, nv, sv } = await two();
    await post(id, 'resign', sv, { seat: 'sv' });
    await post(id, 'rematch', nv, { seat: 'nv', answer: 'yes' });
    const no = await post(id, 'rematch', sv, { seat: 'sv', answer: 'no' });
    assert.deepEqual(no.json, { wants: ['nv'], refuses: ['sv'], next: null });
    const back = await post(id, 'rematch', nv, { seat: 'nv', answer: 'no' });
    assert.deepEqual(back.json.wants, []);
    await post(id, 'rematch', nv, { seat: 'nv', answer: 'yes' });
    assert.ok((await post(id, 'rematch', sv, { seat: 'sv', answer: 'yes' })).json.next);
});

test('a computer always wants another game; one that plays one side only stays there', async () => {
    for (const [player, seat] of [
        ['heuristic', 'nv'],
        ['solo', 'sv'],
    ]) {
        const { id, keys } = await create(server, { seats: { nv: player }, you: ['sv'] });
        await post(id, 'resign', keys.sv, { seat: 'sv' });
        const { json } = await post(id, 'rematch', keys.sv, { seat: 'sv', answer: 'yes' });
        assert.deepEqual((await table(json.next, keys.sv)).you, [seat]);
    }
});

test('nobody asks for another in a game he does not hold', async () => {
    const { id, nv, sv } = await two();
    await post(id, 'resign', sv, { seat: 'sv' });
    for (const [key, body, status] of [
        [undefined, { seat: 'nv', answer: 'yes' }, 403],
        [nv, { seat: 'sv', answer: 'yes' }, 403],
        [nv, { seat: 'nv' }, 400],
        [nv, { seat: 'nv', answer: 'perhaps' }, 400],
        [nv, { seat: 'nv', answer: true }, 400],
        [nv, { answer: 'yes' }, 422],
    ])
        assert.equal((await post(id, 'rematch', key, body)).status, status, JSON.stringify(body));
    assert.deepEqual((await table(id)).rematch, { wants: [], refuses: [], next: null });
});

// ---- A match of two games -----------------------------------------------------------------------

test('a match of two games: the second needs no leave, and both are counted', async () => {
    const { id, nv, sv } = await two({ series: true });
    assert.equal((await table(id)).series, 1);
    assert.deepEqual((await state(server, id)).series.lines, []);
    await post(id, 'resign', sv, { seat: 'sv' }); // Ben: Saigon has fallen to Anna
    const first = (await state(server, id)).series;
    assert.equal(first.over, false);
    assert.match(first.lines.join('\n'), /Anna[\s\S]*Ben/);
    const { json } = await post(id, 'rematch', sv, { seat: 'sv', answer: 'yes' });
    const second = await state(server, json.next, 'nv', sv);
    assert.equal(second.series.number, 2);
    assert.deepEqual(second.series.lines, first.lines);
    await post(json.next, 'resign', sv, { seat: 'nv' }); // Ben gives up the North: Saigon holds
    const end = (await state(server, json.next)).series;
    assert.equal(end.over, true);
    assert.equal(end.winner, 'sv'); // Anna
    assert.match(end.lines.at(-1), /Anna/);
    assert.equal((await table(json.next)).series, 2);
    // A rematch after it is a game by itself, and has to be agreed upon.
    const offer = await post(json.next, 'rematch', nv, { seat: 'sv', answer: 'yes' });
    assert.equal(offer.json.next, null);
    const again = await post(json.next, 'rematch', sv, { seat: 'nv', answer: 'yes' });
    assert.equal((await table(again.json.next)).series, 0);
});

test('a match of two is refused where sides cannot be swapped', async () => {
    const wish = { game: 'saigon75', series: true, you: ['sv'] };
    const solo = await ask(server, '/api/matches', { body: { ...wish, seats: { nv: 'solo' } } });
    assert.equal(solo.status, 422);
    const lake = await ask(server, '/api/matches', { body: { game: 'fitl', series: true } });
    assert.equal(lake.status, 422);
});

// ---- Chat ---------------------------------------------------------------------------------------

test('what one says the other and those who watch can read', async () => {
    const { id, nv, sv } = await two();
    const watcher = listen(server, id);
    await until(() => watcher.versions().length > 0);
    assert.deepEqual((await post(id, 'chat', nv, { seat: 'nv', words: 'Hello Ben' })).json, {
        number: 1,
    });
    await post(id, 'chat', sv, { seat: 'sv', words: '<script>alert(1)</script> & "đánh"' });
    await until(() =>
        watcher.events.some(({ event, data }) => event === 'chat' && data.number === 2),
    );
    const { lines, number } = await chat(id);
    assert.equal(number, 2);
    assert.deepEqual(
        lines.map(({ seat, words }) => [seat, words]),
        [
            ['nv', 'Hello Ben'],
            ['sv', '<script>alert(1)</script> & "đánh"'],
        ],
    );
    assert.equal((await chat(id, 1)).lines.length, 1);
    assert.equal((await table(id)).chat, 2);
    assert.equal(watcher.text.includes('Hello'), false, 'a stream tells that, not what');
    watcher.close();
    const late = listen(server, id);
    await until(() => late.events.some(({ event, data }) => event === 'chat' && data.number === 2));
    late.close();
});

test('words stay words: what nobody sees is left out, what is no line is refused', async () => {
    const { id, nv } = await two();
    const say = (words) => post(id, 'chat', nv, { seat: 'nv', words });
    for (const [words, status] of [
        ['', 422],
        ['   ', 422],
        ['\u202e\u200b\u2066', 422],
        ['a\u0000b', 400],
        ['a\nb', 422],
        ['a\u202eb', 422],
        ['a\u2066b', 422],
        ['a\u001b[31mb', 422],
        ['a\u009bb', 422],
        ['x'.repeat(400), 422],
        ['x'.repeat(60000), 422],
        [undefined, 400],
        [7, 400],
        [['a'], 400],
        [{ a: 1 }, 400],
        [null, 400],
    ])
        assert.equal((await say(words)).status, status, JSON.stringify(words)?.slice(0, 40));
    assert.equal((await chat(id)).lines.length, 0);
    assert.equal((await say(`x${'\u200b'.repeat(3)}y\u2060 ${'z'.repeat(380)}`)).status, 200);
    assert.equal((await chat(id)).lines[0].words, `xy ${'z'.repeat(380)}`);
    const long = await ask(server, path(id, 'chat'), {
        key: nv,
        body: { seat: 'nv', words: 'x'.repeat(70000) },
    });
    assert.equal(long.status, 413);
    for (const after of ['-1', 'x', '99999999999', ''])
        assert.equal((await ask(server, `${path(id, 'chat')}?after=${after}`)).status, 400, after);
});

test('who only watches, or holds another seat, says nothing in somebody’s name', async () => {
    const { id, nv, sv } = await two();
    for (const [key, seat, status] of [
        [undefined, 'nv', 403],
        ['A'.repeat(22), 'nv', 403],
        [sv, 'nv', 403],
        [nv, 'watcher', 422],
        [nv, undefined, 422],
    ])
        assert.equal((await post(id, 'chat', key, { seat, words: 'hi' })).status, status);
    const site = { 'Sec-Fetch-Site': 'cross-site' };
    const body = { seat: 'nv', words: 'hi' };
    assert.equal(
        (await ask(server, path(id, 'chat'), { key: nv, body, headers: site })).status,
        403,
    );
    assert.equal((await ask(server, path(id, 'chat'), { method: 'DELETE' })).status, 405);
    assert.equal((await chat(id)).number, 0);
});

test('a flood is stopped at the seat it comes from; the other one talks and plays on', async () => {
    const { id, nv, sv } = await two();
    const answers = await Promise.all(
        Array.from({ length: 60 }, (_, i) => post(id, 'chat', nv, { seat: 'nv', words: `n${i}` })),
    );
    const said = answers.filter(({ status }) => status === 200).length;
    assert.ok(said >= 4 && said <= 12, `${said} lines`);
    const refused = answers.find(({ status }) => status === 429);
    assert.equal(refused.json.error, 'rate');
    assert.ok(Number(refused.headers.get('Retry-After')) >= 1);
    assert.equal((await post(id, 'chat', sv, { seat: 'sv', words: 'stop it' })).status, 200);
    await playOn(server, id, { nv, sv }, { most: 5 });
});

test('a deleted game takes its chat with it', async () => {
    const { id, keys } = await create(server, { seats: { nv: 'heuristic' }, you: ['sv'] });
    await post(id, 'chat', keys.sv, { seat: 'sv', words: 'to nobody' });
    await get(server, path(id), { method: 'DELETE', key: keys.sv });
    assert.equal((await ask(server, path(id, 'chat'))).status, 404);
    assert.equal((await post(id, 'chat', keys.sv, { seat: 'sv', words: 'hi' })).status, 404);
});

// ---- One player, several seats ------------------------------------------------------------------

const four = (more) => create(server, { game: 'fitl', you: ['us', 'arvn'], name: 'Anna', ...more });

test('one link is for all seats of a player; whoever sits down holds them with one key', async () => {
    const seats = { nva: 'invite', vc: 'invite' };
    const { id, invites } = await four({ options: { seats: 'two' }, seats });
    assert.equal(invites.nva, invites.vc);
    const key = invites.nva.split('/').at(-1);
    assert.deepEqual((await table(id, key)).invited, ['nva', 'vc']);
    const taken = await get(server, path(id, 'seats'), { key, body: { seat: 'vc', name: 'Ben' } });
    assert.deepEqual(taken.seats, ['nva', 'vc']);
    assert.deepEqual((await table(id, taken.key)).you, ['nva', 'vc']);
    assert.deepEqual((await table(id, key)).invited, [], 'it is used up');
    const names = (await table(id)).seats.map(({ player }) => player);
    assert.deepEqual(names, ['Anna', 'Anna', 'Ben', 'Ben']);
});

test('an open seat brings those of the same player along', async () => {
    const seats = { nva: 'open', vc: 'open' };
    const { id } = await four({ options: { seats: 'insurgents' }, seats });
    const taken = await get(server, path(id, 'seats'), { body: { seat: 'nva', name: 'Ben' } });
    assert.deepEqual(taken.seats, ['nva', 'vc']);
});

test('who has a seat takes another with the same key, and nobody with a strange one', async () => {
    const seats = { nva: 'invite', vc: 'open' };
    const { id, invites } = await four({ seats });
    const invitation = invites.nva.split('/').at(-1);
    const take = (seat, key, own) =>
        ask(server, path(id, 'seats'), { key, body: { seat, name: 'Ben', own } });
    const { key } = (await take('nva', invitation)).json;
    assert.equal((await take('vc', undefined, 7)).status, 400);
    for (const own of ['', 'x'.repeat(22), 'x'.repeat(5000), invitation])
        assert.deepEqual((await table(id, own || 'none')).you, []);
    const strange = await four({ seats });
    const other = await ask(server, path(strange.id, 'seats'), {
        body: { seat: 'vc', name: 'Ben', own: key },
    });
    assert.notEqual(other.json.key, key, 'a key of another game is no key of this one');
    const second = (await take('vc', undefined, key)).json;
    assert.equal(second.key, key);
    assert.deepEqual((await table(id, key)).you, ['nva', 'vc']);
});

test('the server is well', () => server.stop());

await finish();
