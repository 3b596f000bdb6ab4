// attacks.mjs: how long an honest player waits while one other address does its worst, within the
// limits a server has by default. Prints a line for each attack: p50, p99 and greatest time of the
// player's requests, how many failed, the server's memory, the attacker's lines still open in the
// end, and the time of twenty choices of a computer in the player's game. Wanted: p99 under 250 ms,
// no failure.
//
//     node tests/bench/attacks.mjs [ATTACK ...]
//
// MEKONG names the server's program, SECONDS_EACH how long each attack lasts (15). The player and
// the attacker are processes of their own; the attacker gives way to the others on the machine, as
// one who is somewhere else does. Traffic is to this machine alone: 127.0.0.1 plays, 127.0.0.2
// attacks.
import { fork, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';

const program = process.env.MEKONG ?? join(process.env.BUILD ?? 'build', 'mekong');
const seconds = Number(process.env.SECONDS_EACH ?? 15);
const WANTED = 250; // ms
const GIVE_UP = 30000; // ms
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// ---- Asking -------------------------------------------------------------------------------------

/** A client at an address: asks, gives status and JSON; { status: 0 } if nothing came. */
function client(port, from, { forwarded, fresh } = {}) {
    const agent = new http.Agent({ keepAlive: !fresh, maxSockets: 256, localAddress: from });
    return (path, { key, body, headers } = {}) =>
        new Promise((done) => {
            const text = body === undefined ? null : JSON.stringify(body);
            const request = http.request(
                {
                    port,
                    host: '127.0.0.1',
                    path,
                    agent,
                    localAddress: from,
                    method: text === null ? 'GET' : 'POST',
                    timeout: GIVE_UP,
                    headers: {
                        ...(key ? { 'X-Mekong-Key': key } : {}),
                        ...(forwarded ? { 'X-Forwarded-For': forwarded } : {}),
                        ...(text === null
                            ? {}
                            : {
                                  'Content-Type': 'application/json',
                                  'Content-Length': Buffer.byteLength(text),
                              }),
                        ...headers,
                    },
                },
                (response) => {
                    const parts = [];
                    response.on('data', (part) => parts.push(part));
                    response.on('end', () => {
                        let json = null;
                        try {
                            json = JSON.parse(Buffer.concat(parts).toString());
                        } catch {
                            /* no JSON */
                        }
                        done({ status: response.statusCode, json });
                    });
                    response.on('error', () => done({ status: 0, json: null }));
                },
            );
            request.on('timeout', () => request.destroy());
            request.on('error', () => done({ status: 0, json: null }));
            request.end(text);
        });
}

/** A bare line from the attacker's address: what comes is thrown away, or not even read. */
function line(port, text, { read = true } = {}) {
    const socket = net.connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    socket.on('error', () => {});
    if (read) socket.resume();
    else socket.pause();
    socket.write(text);
    return socket;
}

// ---- The player ---------------------------------------------------------------------------------

/** Plays a choice and takes it back, looks at the game and at what happened, again and again. */
async function honest({ port, proxy, until, own }) {
    const forwarded = proxy ? '10.0.0.1' : undefined;
    const ask = client(port, '127.0.0.1', { forwarded });
    // As somebody who just comes.
    const anew = client(port, '127.0.0.1', { forwarded, fresh: true });
    const times = [];
    let failed = 0;
    const timed = async (asker, path, options) => {
        const start = performance.now();
        const answer = await asker(path, options);
        times.push(performance.now() - start);
        if (![200, 201].includes(answer.status)) failed++;
        return answer;
    };
    const made =
        own ??
        (
            await timed(ask, '/api/matches', {
                body: { game: 'saigon75', seats: { nv: 'human', sv: 'human' } },
            })
        ).json;
    const base = `/api/matches/${made.id}`;
    const key = made.keys.sv;
    while (Date.now() < until) {
        const { json: state } = await timed(ask, `${base}/state?seat=sv`, { key });
        if (state?.choices?.length) {
            const played = await timed(ask, `${base}/actions`, {
                key,
                body: { seat: 'sv', version: state.version, action: state.choices[0].action },
            });
            await timed(ask, `${base}/frames?from=${state.version}`, { key });
            await timed(ask, `${base}/undo`, {
                key,
                body: { seat: 'sv', version: played.json?.version ?? 0 },
            });
        }
        await timed(anew, base, { key });
        await pause(50);
    }
    times.sort((a, b) => a - b);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
    return { count: times.length, p50: at(0.5), p99: at(0.99), max: times.at(-1), failed };
}

/** How long a game of the player's waits for its computer to have chosen twenty times. */
async function searchTime(port) {
    const ask = client(port, '127.0.0.1');
    const { json: made } = await ask('/api/matches', {
        body: { game: 'saigon75', seats: { sv: 'normal' }, you: ['nv'] },
    });
    const start = performance.now();
    const first = (await ask(`/api/matches/${made.id}/state`)).json.version;
    for (const end = Date.now() + 120000; Date.now() < end; await pause(20)) {
        const { json } = await ask(`/api/matches/${made.id}/state`);
        if (json?.version >= first + 20 || json?.actor === 'nv') break;
    }
    return performance.now() - start;
}

// ---- The attacks --------------------------------------------------------------------------------

/** So many at a time, each as often as it can until the time is up. */
async function flood(many, until, act) {
    await Promise.all(
        Array.from({ length: many }, async (_, n) => {
            while (Date.now() < until) {
                await act(n);
                await pause(1);
            }
        }),
    );
}

const get = (path, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
const wait = (until) => pause(Math.max(0, until - Date.now()));

/** Nine hundred requests at once, each on a line of its own, every five seconds. */
async function bursts(port, path, until) {
    while (Date.now() < until) {
        const lines = Array.from({ length: 900 }, () => line(port, get(path)));
        await pause(Math.min(5000, Math.max(0, until - Date.now())));
        lines.forEach((socket) => socket.destroy());
    }
}

/** How many of them the server has not closed, in the end. */
async function holdOn(lines, until) {
    await wait(until);
    const held = lines.filter((socket) => !socket.closed && socket.readyState === 'open').length;
    lines.forEach((socket) => socket.destroy());
    return held;
}

/** Games with an expert about to choose, looked at so that he begins. */
async function expertGames(ask, count) {
    const ids = [];
    for (let i = 0; i < count; i++) {
        const { json } = await ask('/api/matches', {
            body: { game: 'saigon75', seats: { sv: 'expert' }, you: ['nv'] },
        });
        if (!json?.id) continue;
        ids.push(json.id);
        await ask(`/api/matches/${json.id}/state`);
    }
    return ids;
}

const attacks = {
    async nothing({ until }) {
        await wait(until);
    },

    /** Whole games, told action by action: nine hundred at once, again and again. */
    frames: ({ port, long, until }) =>
        bursts(port, `/api/matches/${long.id}/frames?from=0&most=10000`, until),

    /** The same of the very game that the player is in. */
    own_frames: ({ port, own, until }) =>
        bursts(port, `/api/matches/${own.id}/frames?from=-1&most=10000`, until),

    async experts({ port, until }) {
        const ask = client(port, '127.0.0.2');
        await expertGames(ask, 40);
        await wait(until);
    },

    /** Hundreds of games that wait for a search. */
    async waiting_games({ port, until }) {
        const ask = client(port, '127.0.0.2');
        await Promise.all(Array.from({ length: 20 }, () => expertGames(ask, 60)));
        await wait(until);
    },

    async streams({ port, long, until }) {
        const open = () =>
            line(port, get(`/api/matches/${long.id}/events`, 'X-Forwarded-For: 10.6.6.6\r\n'));
        const lines = [];
        for (let i = 0; i < 4200; i++) {
            lines.push(open());
            if (i % 50 === 0) await pause(5);
        }
        return holdOn(lines, until);
    },

    /** Headers half sent, a byte now and then. */
    async headers({ port, until }) {
        const lines = Array.from({ length: 3000 }, () =>
            line(port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-A: '),
        );
        while (Date.now() < until) {
            await pause(3000);
            for (const socket of lines) if (!socket.destroyed) socket.write('a');
        }
        return holdOn(lines, until);
    },

    /** Bodies half sent. */
    async bodies({ port, until }) {
        const head = `POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${1 << 20}\r\n\r\n`;
        const half = Buffer.concat([Buffer.from(head), Buffer.alloc(900000, ' ')]);
        const lines = [];
        for (let i = 0; i < 1500; i++) {
            lines.push(line(port, half));
            if (i % 20 === 0) await pause(10);
        }
        return holdOn(lines, until);
    },

    /** Much is asked for and never read. */
    async unread({ port, long, until }) {
        const text = get(`/api/matches/${long.id}/frames?from=0&most=10000`).repeat(20);
        const lines = [];
        for (let i = 0; i < 1000; i++) {
            lines.push(line(port, text, { read: false }));
            if (i % 20 === 0) await pause(10);
        }
        await holdOn(lines, until);
    },

    async new_games({ port, until }) {
        const ask = client(port, '127.0.0.2');
        await flood(50, until, () => ask('/api/matches', { body: { game: 'fitl' } }));
    },

    async lists({ port, until }) {
        const ask = client(port, '127.0.0.2');
        await flood(50, until, () => ask('/api/matches?limit=100'));
    },

    /** A log that grows by undo and redo without end, and reconnections that read it. */
    async undo_redo({ port, until }) {
        const ask = client(port, '127.0.0.2');
        const { json: game } = await ask('/api/matches', {
            body: { game: 'saigon75', seats: { nv: 'human', sv: 'human' } },
        });
        const base = `/api/matches/${game.id}`;
        const key = game.keys.sv;
        const { json: state } = await ask(`${base}/state?seat=sv`, { key });
        await ask(`${base}/actions`, {
            key,
            body: { seat: 'sv', version: state.version, action: state.choices[0].action },
        });
        const again = setInterval(() => {
            const socket = line(port, get(`${base}/events?key=${key}`, 'Last-Event-ID: 1\r\n'));
            setTimeout(() => socket.destroy(), 500);
        }, 50);
        let version = state.version + 1;
        while (Date.now() < until) {
            const undone = await ask(`${base}/undo`, { key, body: { seat: 'sv', version } });
            const redone = await ask(`${base}/redo`, {
                key,
                body: { seat: 'sv', version: undone.json?.version ?? version - 1 },
            });
            version = redone.json?.version ?? redone.json?.state?.version ?? version;
            if (undone.status === 429) await pause(20);
        }
        clearInterval(again);
    },
};

/** Seconds an attack needs to be one. */
const least = { headers: 50 };

// ---- The server ---------------------------------------------------------------------------------

async function serve(folder, proxy) {
    const child = spawn(
        program,
        [
            'serve',
            '--lang',
            'en',
            '--port',
            '0',
            '--db',
            join(folder, 'games.db'),
            ...(proxy ? ['--proxy'] : []),
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const port = await new Promise((done, fail) => {
        let out = '';
        child.stdout.on('data', (data) => {
            out += data;
            const found = /http:\/\/\S+:(\d+)\//.exec(out);
            if (found) done(Number(found[1]));
        });
        child.on('exit', () => fail(new Error('the server does not start')));
    });
    return { child, port };
}

/** The most memory it has had, in MiB. */
const memoryOf = (child) =>
    Math.round(
        Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024,
    );

/** A whole game, as a save. */
function longGame(folder) {
    const done = spawnSync(program, [
        'sim',
        'saigon75',
        '--games',
        '1',
        '--seed',
        '1',
        '--nv',
        'heuristic',
        '--sv',
        'heuristic',
        '--save',
        folder,
    ]);
    if (done.status !== 0) throw new Error(String(done.stderr));
    return readFileSync(
        join(
            folder,
            readdirSync(folder).find((name) => name.startsWith('game-')),
        ),
        'utf8',
    );
}

function runChild(role, wish) {
    return new Promise((done) => {
        const child = fork(process.argv[1], [], { env: { ...process.env, ATTACKS_ROLE: role } });
        let said = null;
        child.on('message', (message) => {
            said = message;
        });
        child.on('exit', () => done(said));
        child.send(wish);
    });
}

async function run(name) {
    const folder = mkdtempSync(join(tmpdir(), 'mekong-attacks-'));
    const proxy = name === 'streams';
    const { child, port } = await serve(folder, proxy);
    const ask = client(port, '127.0.0.1');
    const { json: long } = await ask('/api/matches', { body: { save: longGame(folder) } });
    const { json: own } = await ask('/api/matches', {
        body: { game: 'saigon75', seats: { nv: 'human', sv: 'human' } },
    });
    const until = Date.now() + Math.max(seconds, least[name] ?? 0) * 1000;
    const attack = runChild('attacker', { name, port, long, own, until });
    await pause(1000); // it is under way
    const player = runChild('honest', { port, proxy, until, own });
    const search =
        name.includes('experts') || name.includes('waiting') || name === 'nothing'
            ? Math.round(await searchTime(port))
            : null;
    const result = await player;
    console.log(
        `${name.padEnd(14)} ${String(result.count).padStart(6)} ${[result.p50, result.p99, result.max].map((ms) => ms.toFixed(1).padStart(9)).join('')} ` +
            `${String(result.failed).padStart(6)} ${String(memoryOf(child)).padStart(7)} ${String((await attack)?.held ?? '').padStart(6)} ${String(search ?? '').padStart(8)}`,
    );
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    return result.p99 < WANTED && result.failed === 0;
}

if (process.env.ATTACKS_ROLE) {
    process.once('message', async (wish) => {
        const greedy = process.env.ATTACKS_ROLE === 'attacker';
        if (greedy) setPriority(10);
        const said = greedy ? { held: await attacks[wish.name](wish) } : await honest(wish);
        process.send(said, () => process.exit(0));
    });
} else {
    const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(attacks);
    console.log(
        `attacks: an honest player's requests while one address attacks, ${seconds} s each; ms, MiB`,
    );
    console.log('attack          count       p50      p99      max failed  memory   held   search');
    let good = true;
    for (const name of names) good = (await run(name)) && good;
    process.exit(good ? 0 : 1);
}
