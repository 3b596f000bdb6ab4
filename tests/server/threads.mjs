// threads.mjs: everything at once, under the thread sanitizer: people, listeners who come and go,
// computer players, lists, games thrown out of memory and brought back, and a stop in the middle of
// it.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const program = join(process.env.BUILD ?? 'build', 'tsan/mekong');
const built = existsSync(program);
if (built) process.env.MEKONG_SERVER = program;
process.env.TSAN_OPTIONS = 'exitcode=66';

const { ask, create, dice, finish, get, listen, pause, playOn, skip, startServer, test } =
    await import('./support.mjs');

const SECONDS = 8;
const name = 'no two threads of a busy server get into each other’s way';

async function scene() {
    const server = await startServer({
        args: ['--games', '3', '--searches', '2', '--log', '-', '--rate', '100000'],
    });
    const games = [];
    for (const nv of ['human', 'human', 'heuristic', 'solo', 'easy', 'human'])
        games.push(await create(server, { seats: { nv, sv: 'human' }, public: true }));
    games.push(
        await create(server, { seats: { nv: 'heuristic', sv: 'easy' }, you: [], public: true }),
    );
    const end = Date.now() + SECONDS * 1000;
    const roll = dice(7);
    let moves = 0;
    const player = async ({ id, keys }, seed) => {
        while (Date.now() < end) {
            const done = await playOn(server, id, keys, { most: 10, seed });
            moves += done.moves;
            if (done.now.over) return;
        }
    };
    const listener = async () => {
        while (Date.now() < end) {
            const { id, keys } = games[roll(games.length)];
            const stream = listen(server, id, { key: keys.sv, last: roll(20) });
            await pause(50 + roll(200));
            stream.close();
            await stream.done;
        }
    };
    const looker = async () => {
        while (Date.now() < end) {
            const { id } = games[roll(games.length)];
            for (const path of [
                '/api/matches',
                '/metrics',
                `/api/matches/${id}`,
                `/api/matches/${id}/frames?from=5`,
            ])
                assert.equal((await ask(server, path)).status, 200);
            const open = await create(server, { seats: { sv: 'open' }, you: ['nv'] });
            const takes = await Promise.all(
                [1, 2].map(() =>
                    ask(server, `/api/matches/${open.id}/seats`, { body: { seat: 'sv' } }),
                ),
            );
            assert.deepEqual(takes.map(({ status }) => status).sort(), [200, 409]);
        }
    };
    const remover = async () => {
        while (Date.now() < end) {
            const { id, keys } = await create(server, { seats: { nv: 'easy', sv: 'human' } });
            const stream = listen(server, id);
            const acts = [playOn(server, id, keys, { most: 3 }).catch(() => {}), pause(roll(100))];
            await acts[1];
            assert.equal(
                (await ask(server, `/api/matches/${id}`, { method: 'DELETE', key: keys.sv }))
                    .status,
                200,
            );
            await Promise.all([...acts, stream.done]);
        }
    };
    const players = games.slice(0, 6).map((game, index) => player(game, index + 1));
    await Promise.all([
        ...players,
        listener(),
        listener(),
        listener(),
        looker(),
        looker(),
        remover(),
        remover(),
    ]);
    assert.ok(moves > 20, `${moves} moves`);
    assert.equal((await get(server, '/healthz')).good, true);
    const last = games.map(({ id }) => listen(server, id));
    await pause(100);
    await server.stop();
    await Promise.all(last.map((stream) => stream.done));
    assert.ok(!server.err.includes('ThreadSanitizer'));
}

if (built) test(name, scene);
else skip(name, 'the program with the sanitizer is not built');

await finish();
