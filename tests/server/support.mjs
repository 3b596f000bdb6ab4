// support.mjs: what the tests of the server share: a real server process with a real SQLite file,
// a client, event streams, and TAP. No packages. MEKONG_SERVER names the program; else it is the
// sanitised one of $BUILD, else $MEKONG.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const build = process.env.BUILD ?? 'build';
const asan = join(build, 'asan/mekong');
const program =
    process.env.MEKONG_SERVER ??
    (existsSync(asan) ? asan : (process.env.MEKONG ?? join(build, 'mekong')));

export const folder = mkdtempSync(join(tmpdir(), 'mekong-server-'));
export const WAIT = 120000; // ms: the machine may be busy; what comes sooner is not waited for
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// ---- TAP ----------------------------------------------------------------------------------------

const tests = [];
export const test = (name, run) => tests.push({ name, run });
export const skip = (name, why) => tests.push({ name, why });

const running = new Set();

/** Runs all tests in order and ends the process. */
export async function finish() {
    let broken = 0;
    for (const [index, { name, run, why }] of tests.entries()) {
        if (why) {
            console.log(`ok ${index + 1} - ${name} # SKIP ${why}`);
            continue;
        }
        try {
            await run();
            console.log(`ok ${index + 1} - ${name}`);
        } catch (error) {
            broken++;
            console.log(`not ok ${index + 1} - ${name}`);
            console.log(String(error?.stack ?? error).replace(/^/gm, '# '));
        }
    }
    for (const server of running) await server.kill();
    rmSync(folder, { recursive: true, force: true });
    console.log(`1..${tests.length}`);
    process.exit(broken ? 1 : 0);
}

// ---- The server ---------------------------------------------------------------------------------

/** Starts a server and waits until it listens. */
export async function startServer({
    db = join(folder, 'games.db'),
    port = 0,
    args = [],
    under = [],
} = {}) {
    const line = [
        ...under,
        program,
        'serve',
        '--lang',
        'en',
        '--port',
        String(port),
        '--db',
        db,
        '--rate',
        '0',
        '--new-games',
        '0',
        ...args,
    ];
    const child = spawn(line[0], line.slice(1), { stdio: ['ignore', 'pipe', 'pipe'] });
    const server = { child, out: '', err: '', db };
    child.stdout.on('data', (data) => {
        server.out += data;
    });
    child.stderr.on('data', (data) => {
        server.err += data;
    });
    server.ended = new Promise((done) =>
        child.on('exit', (code, signal) => {
            running.delete(server);
            done({ code, signal });
        }),
    );
    running.add(server);
    const address = () => /http:\/\/\S+:(\d+)\//.exec(server.out);
    let over = null;
    server.ended.then((how) => {
        over = how;
    });
    for (const end = Date.now() + WAIT; !address();) {
        if (over || Date.now() > end)
            throw new Error(`the server does not start: ${server.out}${server.err}`);
        await pause(20);
    }
    server.port = Number(address()[1]);
    server.url = `http://127.0.0.1:${server.port}`;
    server.signal = (name) => child.kill(name);
    server.kill = async () => {
        child.kill('SIGKILL');
        await server.ended;
    };
    /** Ends it as a system would; fails if it was not well. */
    server.stop = async () => {
        child.kill('SIGTERM');
        const { code, signal } = await server.ended;
        if (code !== 0) throw new Error(`the server ended with ${code ?? signal}: ${server.err}`);
    };
    return server;
}

// ---- Clients ------------------------------------------------------------------------------------

/** Asks; gives status, headers and the body as JSON if it is that. */
export async function ask(server, path, { key, body, headers, method, raw } = {}) {
    const response = await fetch(server.url + path, {
        method: method ?? (body === undefined && raw === undefined ? 'GET' : 'POST'),
        headers: {
            ...(key ? { 'X-Mekong-Key': key } : {}),
            ...(body === undefined && raw === undefined
                ? {}
                : { 'Content-Type': 'application/json' }),
            ...headers,
        },
        body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const text = await response.text();
    let json = null;
    try {
        json = JSON.parse(text);
    } catch {
        /* a file, or nothing */
    }
    return { status: response.status, headers: response.headers, text, json };
}

/** The same, but anything other than the status wanted is an error. */
export async function get(server, path, options = {}, status = 200) {
    const answer = await ask(server, path, options);
    if (answer.status !== status)
        throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer.json ?? answer.text;
}

export const create = (server, body) =>
    get(server, '/api/matches', { body: { game: 'saigon75', ...body } }, 201);
export const state = (server, id, seat, key) =>
    get(server, `/api/matches/${id}/state${seat ? `?seat=${seat}` : ''}`, { key });
export const play = (server, id, seat, key, version, action) =>
    ask(server, `/api/matches/${id}/actions`, { key, body: { seat, version, action } });

/** Numbers that look random and are the same each time. */
export function dice(seed) {
    let x = seed >>> 0 || 1;
    return (limit) => {
        x ^= x << 13;
        x >>>= 0;
        x ^= x >>> 17;
        x ^= x << 5;
        x >>>= 0;
        return x % limit;
    };
}

/**
 * Plays a game's persons by chance until it is over or `most` moves are made; keys by seat. Waits
 * for a computer as long as `patience` says, in ms. The state of whoever moved last, and the number
 * of moves.
 */
export async function playOn(
    server,
    id,
    keys,
    { seed = 1, most = Infinity, patience = 2 * WAIT, onMove = async () => {} } = {},
) {
    const roll = dice(seed);
    const seats = Object.keys(keys);
    let moves = 0;
    let now = await state(server, id, seats[0], keys[seats[0]]);
    for (let asked = Date.now(); !now.over && moves < most;) {
        if (!keys[now.actor]) {
            if (Date.now() > asked + patience) throw new Error(`nobody plays ${now.actor}`);
            await pause(10);
            now = await state(server, id, seats[0], keys[seats[0]]);
            continue;
        }
        if (now.viewer !== now.actor) now = await state(server, id, now.actor, keys[now.actor]);
        const seat = now.actor;
        const choice = now.choices[roll(now.choices.length)];
        const answer = await play(server, id, seat, keys[seat], now.version, choice.action);
        if (answer.status !== 200)
            throw new Error(`${choice.action}: ${answer.status} ${answer.text.slice(0, 300)}`);
        now = answer.json;
        moves++;
        await onMove(now, seat, choice.action);
        asked = Date.now();
    }
    return { now, moves };
}

/** An event stream: collects events, and everything that came over the line. */
export function listen(server, id, { key, last } = {}) {
    const stream = { events: [], text: '', closed: false, status: 0 };
    const stop = new AbortController();
    const path = `/api/matches/${id}/events${key ? `?key=${key}` : ''}`;
    const headers = last === undefined ? {} : { 'Last-Event-ID': String(last) };
    stream.done = fetch(server.url + path, { headers, signal: stop.signal })
        .then(async (response) => {
            stream.status = response.status;
            const decoder = new TextDecoder();
            let rest = '';
            for await (const piece of response.body) {
                const text = decoder.decode(piece, { stream: true });
                stream.text += text;
                const parts = (rest + text).split('\n\n');
                rest = parts.pop();
                for (const part of parts) stream.events.push(readEvent(part));
            }
        })
        .catch(() => {})
        .finally(() => {
            stream.closed = true;
        });
    stream.close = () => stop.abort();
    stream.versions = () =>
        stream.events.filter((event) => event.event === 'version').map((event) => event.data);
    return stream;
}

function readEvent(text) {
    const event = {};
    for (const line of text.split('\n')) {
        const colon = line.indexOf(':');
        event[line.slice(0, colon) || 'comment'] = line.slice(colon + 1).trim();
    }
    if (event.data) event.data = JSON.parse(event.data);
    return event;
}

/** Waits until something is so. */
export async function until(what, ms = WAIT) {
    for (const end = Date.now() + ms; Date.now() < end; await pause(10)) {
        const result = await what();
        if (result) return result;
    }
    throw new Error(`it never came: ${what}`);
}

/** The same as `ask` from another address of this machine: 127.0.0.2 and so on. */
export function askFrom(server, address, path, { key, body, headers } = {}) {
    return new Promise((done, fail) => {
        const text = body === undefined ? '' : JSON.stringify(body);
        const request = http.request(
            {
                port: server.port,
                host: '127.0.0.1',
                path,
                localAddress: address,
                agent: false,
                method: body === undefined ? 'GET' : 'POST',
                headers: {
                    ...(key ? { 'X-Mekong-Key': key } : {}),
                    ...(body === undefined
                        ? {}
                        : {
                              'Content-Type': 'application/json',
                              'Content-Length': Buffer.byteLength(text),
                          }),
                    ...headers,
                },
            },
            async (response) => {
                let answer = '';
                for await (const piece of response) answer += piece;
                done({
                    status: response.statusCode,
                    headers: response.headers,
                    json: JSON.parse(answer),
                });
            },
        );
        request.on('error', fail);
        request.end(text);
    });
}

/**
 * A bare connection, perhaps from another address of this machine: sends bytes, collects what
 * comes.
 */
export function connect(server, address = '127.0.0.1') {
    const line = { text: '', closed: false };
    line.socket = net.connect({ port: server.port, host: '127.0.0.1', localAddress: address });
    line.socket.on('data', (data) => {
        line.text += data.toString('latin1');
    });
    line.socket.on('close', () => {
        line.closed = true;
    });
    line.socket.on('error', () => {});
    line.send = (text) => line.socket.write(text);
    return line;
}
