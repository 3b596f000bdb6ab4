// wasm_replay.mjs [--bench GAMES] [FILE...]: replays saved games in the WebAssembly module and
// compares every byte with what the native program prints. Prints TAP lines.
//
// MEKONG and MEKONG_WASM name the program and the module; files: tests/golden/*.mekong by default.
// --bench: decisions a second of random games in the module, in short calls as a web page makes
// them.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const build = process.env.BUILD ?? join(root, 'build');
const program = process.env.MEKONG ?? join(build, 'mekong');
const bytes = readFileSync(process.env.MEKONG_WASM ?? join(build, 'mekong.wasm'));
const module = await WebAssembly.compile(bytes);

// A fresh instance for each game: its memory is not given back.
async function start() {
    return (await WebAssembly.instantiate(module, {})).exports;
}

async function replay(save) {
    const mekong = await start();
    const at = mekong.mekong_room(save.length);
    new Uint8Array(mekong.memory.buffer).set(save, at);
    const reply = mekong.mekong_replay(at, save.length, 0);
    const [good, length, data] = new Uint32Array(mekong.memory.buffer, reply, 3);
    const text = Buffer.from(new Uint8Array(mekong.memory.buffer, data, length));
    if (!good) throw new Error(text.toString());
    return text;
}

function replayNative(file) {
    return execFileSync(program, ['replay', '--json', '--lang', 'en', file], {
        maxBuffer: 1 << 30,
    });
}

async function compare(file) {
    const [here, there] = [await replay(readFileSync(file)), replayNative(file)];
    if (here.equals(there)) return;
    const [a, b] = [here.toString().split('\n'), there.toString().split('\n')];
    const line = a.findIndex((text, i) => text !== b[i]);
    throw new Error(`line ${line + 1} differs\n# wasm:   ${a[line]}\n# native: ${b[line]}`);
}

async function bench(games) {
    const mekong = await start();
    const block = 200;
    for (let i = 0; i < 10; i++) mekong.mekong_bench(block, i); // until the fast tier is ready
    let decisions = 0;
    const begin = performance.now();
    for (let i = 0; i < games; i += block) decisions += mekong.mekong_bench(block, i);
    const seconds = (performance.now() - begin) / 1000;
    console.log(`wasm_decisions ${Math.round(decisions / seconds)} per_second`);
    console.log(`wasm_random_games ${Math.round(games / seconds)} per_second`);
}

const [first, ...rest] = process.argv.slice(2);
if (first === '--bench') {
    await bench(Number(rest[0] ?? 10000));
} else {
    const golden = join(root, 'tests', 'golden');
    const found = () =>
        readdirSync(golden)
            .filter((name) => name.endsWith('.mekong'))
            .sort();
    const files = first ? [first, ...rest] : found().map((name) => join(golden, name));
    console.log(`1..${files.length}`);
    for (const [i, file] of files.entries()) {
        try {
            await compare(file);
            console.log(`ok ${i + 1} - wasm replays ${file}`);
        } catch (error) {
            console.log(`not ok ${i + 1} - wasm replays ${file}\n# ${error.message}`);
            process.exitCode = 1;
        }
    }
}
