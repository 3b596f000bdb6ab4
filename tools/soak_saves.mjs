// soak_saves.mjs FOLDER: every save of the folder as a new game of a real server, computers in all
// seats, looked at until it has ended; then once more after the server was started again on the
// same games. See soak_saves.sh.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import {
    ask,
    create,
    folder,
    listen,
    startServer,
    state,
    until,
} from '../tests/server/support.mjs';
import { rmSync } from 'node:fs';

const from = process.argv[2];
const count = { over: 0, stuck: 0, refused: 0 };
const ids = [];
let server = await startServer();

/** A game between people is always to be had. */
async function ordinary() {
    const game = await create(server, { seats: { nv: 'human', sv: 'human' } });
    assert.ok((await state(server, game.id, 'sv', game.keys.sv)).choices.length > 0);
}

async function playOut(name) {
    const { status, json } = await ask(server, '/api/matches', {
        body: { save: readFileSync(join(from, name), 'utf8') },
    });
    if (status !== 201) {
        assert.equal(status, 422, name);
        assert.ok(json.sentence.length > 20, name);
        count.refused++;
        return;
    }
    ids.push(json.id);
    const stream = listen(server, json.id);
    const end = await until(async () => (await state(server, json.id)).over, 280000);
    count[end.winner || !end.lines[0].includes('cannot go on') ? 'over' : 'stuck']++;
    stream.close();
}

const names = readdirSync(from);
const line = async () => {
    for (let name; (name = names.pop());) await playOut(name);
};
await Promise.all([line(), line(), line(), line()]);
await ordinary();
await server.stop();
server = await startServer();
for (const id of ids) assert.ok((await state(server, id)).over, id);
await ordinary();
await server.stop();
rmSync(folder, { recursive: true, force: true });
console.log(
    `server: ${count.over} played out, ${count.stuck} stuck, ${count.refused} refused with a sentence`,
);
