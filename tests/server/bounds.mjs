// bounds.mjs: what grows has an end: positions in memory, logs, games in the file.
import assert from 'node:assert/strict';

import { create, finish, get, listen, startServer, state, test, until } from './support.mjs';

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

await finish();
