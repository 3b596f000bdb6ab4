// unplayable.mjs: games from saves whose positions nobody could have come to: whoever asks for one
// is told so, or sees it end without a result; nobody else notices, and a server that is started
// again on the same games is none the worse.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';

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

const folder = new URL('strange/', import.meta.url);
const saves = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
let server = await startServer({ args: ['--searches', '2'] });

/** Who can play the save: the automaton where it is the automaton's game. */
const players = (save) => ({
    nv: save.includes('option solo on') ? 'solo' : 'heuristic',
    sv: 'heuristic',
});
const post = (save, seats) => ask(server, '/api/matches', { body: { save, seats } });

/** A game between people goes on. */
async function ordinary() {
    const game = await create(server, { seats: { nv: 'human', sv: 'human' } });
    const now = await state(server, game.id, 'sv', game.keys.sv);
    assert.equal(
        (await play(server, game.id, 'sv', game.keys.sv, now.version, now.choices[0].action))
            .status,
        200,
    );
}

/** What became of it: a refusal with a sentence, or the id of a game. */
async function open(save) {
    const { status, json } = await post(save, players(save));
    if (status === 201) return json.id;
    assert.equal(status, 422);
    assert.ok(json.sentence.length > 20, json.sentence);
    return null;
}

/** Looked at, so that its computers play: it comes to an end, and says how. */
async function playedOut(id) {
    const stream = listen(server, id);
    let now;
    await until(async () => {
        now = await state(server, id);
        return now.over;
    });
    assert.ok(now.over.lines[0].length > 10);
    stream.close();
}

test('a computer in the seat of an unplayable game gives up, and the server goes on', async () => {
    for (const save of saves) {
        const id = await open(save);
        if (id) await playedOut(id);
    }
    await ordinary();
});

test('dice that can fall in no way hang nobody', async () => {
    const start = Date.now();
    await Promise.all(
        Array.from({ length: 8 * saves.length }, (_, n) => open(saves[n % saves.length])),
    );
    await ordinary();
    assert.ok(Date.now() - start < WAIT);
});

test('searches in such games end', async () => {
    for (const save of saves) {
        if (save.includes('option solo on')) continue;
        const { status, json } = await post(save, { nv: 'easy', sv: 'easy' });
        if (status === 201) await playedOut(json.id);
    }
    await ordinary();
});

test('a server that starts again on the same games opens each with a sentence', async () => {
    const ids = [];
    for (const save of saves) ids.push(await open(save));
    await server.stop();
    server = await startServer();
    for (const id of ids) if (id) await playedOut(id);
    await ordinary();
    assert.deepEqual(await get(server, '/healthz'), { good: true });
    await server.stop();
});

await finish();
