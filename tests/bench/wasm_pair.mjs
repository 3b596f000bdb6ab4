// wasm_pair.mjs PROGRAM: the module in Node and in Chromium against the same work in C, which
// PROGRAM (native.c) does, as lines "name value unit". All take turns, so that what else the
// machine does falls on all alike; each figure is the best of the rounds. MEKONG_WASM names the
// module.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { freshEngine, root } from '../wasm/support.mjs';
import { openBrowser, serve } from '../web/support.mjs';
import { measure } from './wasm_speed.mjs';

const ROUNDS = 12,
    WARM_UP = 3; // until the fast tier is ready

/** A saved game in that turn, where that seat has several answers. */
function saveAt(engine, seat, turn) {
    const seats = { nv: 'heuristic', sv: 'heuristic' };
    const match = engine.create({ game: 'saigon75', seats, seed: 75 });
    for (match.settle(); ; match.settle()) {
        const state = match.state('watcher');
        if (state.turn >= turn && state.actor === seat && match.state(seat).choices.length > 4)
            break;
        match.thinkBegin(state.actor);
        match.play(state.actor, match.think(1).answer);
    }
    const save = match.save();
    match.free();
    return save;
}

/** What the program prints, as an object. */
function measureNative(program, paths) {
    const lines = execFileSync(program, paths).toString().trim().split('\n');
    return Object.fromEntries(lines.map((line) => line.split(' ')).map(([a, b]) => [a, Number(b)]));
}

/** A page with an engine of its own, and what it measures there. */
async function openPage(saves) {
    const module = dirname(process.env.MEKONG_WASM ?? join(root, 'build', 'mekong.wasm'));
    const server = await serve(join(root, 'tests/bench'), join(root, 'web/engine'), module);
    const browser = await openBrowser();
    const page = await browser.newPage();
    await page.goto(`${server.url}/wasm_speed.mjs`); // any page of this address will do
    await page.evaluate(async (list) => {
        const [{ measure }, { loadEngine }] = await Promise.all([
            import(`${location.origin}/wasm_speed.mjs`),
            import(`${location.origin}/wasm.js`),
        ]);
        const engine = await loadEngine(`${location.origin}/mekong.wasm`);
        globalThis.measureOnce = () => measure(engine, list);
    }, saves);
    return {
        measure: () => page.evaluate(() => globalThis.measureOnce()),
        close: () => Promise.all([browser.close(), server.close()]),
    };
}

const engine = await freshEngine();
const saves = [1, 4, 7].flatMap((turn) => ['nv', 'sv'].map((seat) => saveAt(engine, seat, turn)));
const folder = mkdtempSync(join(tmpdir(), 'mekong-bench-'));
const paths = saves.map((save, i) => {
    const path = join(folder, `${i}.mekong`);
    writeFileSync(path, save);
    return path;
});
const page = await openPage(saves);
const runners = {
    native: () => measureNative(process.argv[2], paths),
    wasm_node: () => measure(engine, saves),
    wasm_chromium: () => page.measure(),
};
const best = { native: {}, wasm_node: {}, wasm_chromium: {} };
for (let round = 0; round < WARM_UP + ROUNDS; round++)
    for (const [who, run] of Object.entries(runners))
        for (const [what, value] of Object.entries(await run()))
            best[who][what] = Math.max(best[who][what] ?? 0, value);
await page.close();
rmSync(folder, { recursive: true });

for (const [who, figures] of Object.entries(best))
    for (const [what, value] of Object.entries(figures)) {
        console.log(`${who}_${what} ${Math.round(value)} per_second`);
        if (who !== 'native')
            console.log(`${who}_${what}_share ${(value / best.native[what]).toFixed(2)} of_native`);
    }
