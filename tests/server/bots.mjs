// bots.mjs: games with the Trung bots from saves that were cut in the middle of a turn, damaged or
// meant for others; and who asks for reasons again and again holds nobody up.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import {
    ask,
    create,
    finish,
    get,
    listen,
    play,
    startServer,
    state,
    test,
    until,
    WAIT,
} from './support.mjs';

const save = readFileSync(new URL('../cli/lake_bot.mekong', import.meta.url), 'utf8');
const server = await startServer({ args: ['--searches', '2'] });
const bots = save.match(/^option bots (.*)$/m)[1].split('-');
const seats = Object.fromEntries(
    ['us', 'arvn', 'nva', 'vc'].map((seat) => [
        seat,
        bots[0] === 'all' || bots.includes(seat) ? 'bot' : 'human',
    ]),
);
const post = (text, who = seats) =>
    ask(server, '/api/matches', { body: { save: text, seats: who } });
const [head, rest] = save.split('\nactions\n');
const actions = rest.trim().split('\n').slice(0, -1);
const cut = (count) => [head, 'actions', ...actions.slice(0, count), `end ${count}`, ''].join('\n');

/** A sentence, or a game: nothing else comes of any text. */
function answered({ status, json }) {
    if (status === 201) return json;
    assert.ok([400, 422].includes(status), `status ${status}`);
    assert.ok(json.sentence.length > 15, json.sentence);
    return null;
}

/** Somebody else's game goes on. */
async function ordinary() {
    const game = await create(server, { seats: { nv: 'human', sv: 'human' } });
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
}

test('bots go on from a save that was cut in the middle of any turn', async () => {
    for (let count = 0; count <= actions.length; count += 7) {
        const game = answered(await post(cut(count)));
        assert.ok(game, `after ${count}`);
        const stream = listen(server, game.id);
        let now;
        await until(async () => {
            now = await state(server, game.id);
            return (
                now.over || (now.actor && seats[now.actor] !== 'bot') || now.version > count + 40
            );
        });
        stream.close();
    }
    await ordinary();
});

test('a damaged save is refused in a sentence', async () => {
    for (let at = 0; at < save.length; at += 61) {
        assert.equal(answered(await post(save.slice(0, at))), null);
        const other = String.fromCharCode(save.charCodeAt(at) ^ (1 << (at % 7)));
        answered(await post(save.slice(0, at) + other + save.slice(at + 1)));
    }
    await ordinary();
});

test('a person in a seat that the game has a bot for is refused in a sentence', async () => {
    for (const seat of Object.keys(seats)) {
        const who = { ...seats, [seat]: seats[seat] === 'bot' ? 'human' : 'bot' };
        assert.equal(answered(await post(cut(30), who)), null);
    }
});

test('reasons of any action, real or not, come at once, however often they are asked for', async () => {
    const game = answered(await post(cut(actions.length)));
    const path = `/api/matches/${game.id}/explain/`;
    const start = Date.now();
    let lines = 0;
    for (let n = 1; n <= actions.length; n++) lines += (await get(server, path + n)).lines.length;
    assert.ok(lines >= actions.filter((line) => /^(nva|vc) /.test(line)).length, `${lines} lines`);
    await Promise.all(Array.from({ length: 400 }, () => get(server, path + actions.length)));
    for (const n of ['0', '-1', '99999999', '4294967296', 'x', '1e3', '%00', '1/2'])
        assert.ok([200, 400, 404, 422].includes((await ask(server, path + n)).status), n);
    await ordinary();
    assert.ok(Date.now() - start < WAIT);
});

await finish();
