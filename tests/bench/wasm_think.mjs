// wasm_think.mjs: how fast the module thinks, and how long a page waits for a slice, as lines "name
// value unit". MEKONG_WASM names the module.
import { freshEngine } from '../wasm/support.mjs';

const SLICE = 16; // roll-outs

/** Times of slices of a hint from the first choice of a game, in milliseconds. */
function measure(engine, seat, turn, rollouts) {
    const match = engine.create({
        game: 'saigon75',
        seats: { nv: 'heuristic', sv: 'heuristic' },
        seed: 75,
    });
    for (match.settle(); ; match.settle()) {
        const state = match.state('watcher');
        if (state.turn >= turn && state.actor === seat && match.state(seat).choices.length > 4)
            break;
        match.thinkBegin(state.actor);
        match.play(state.actor, match.think(1).answer);
    }
    match.hintBegin(seat, { rollouts });
    const times = [];
    for (let done = false; !done;) {
        const begin = performance.now();
        done = match.think(SLICE).done;
        times.push(performance.now() - begin);
    }
    match.free();
    return times;
}

/** Positions of both sides, early and late. */
const round = (engine) =>
    [1, 3, 5].flatMap((turn) => ['nv', 'sv'].flatMap((seat) => measure(engine, seat, turn, 800)));
const sum = (times) => times.reduce((a, b) => a + b, 0);

const engine = await freshEngine();
round(engine); // until the fast tier is ready
const rounds = Array.from({ length: 6 }, () => round(engine));
const best = rounds.sort((a, b) => sum(a) - sum(b))[0];
const sorted = best.toSorted((a, b) => a - b);
const at = (share) => sorted[Math.floor(sorted.length * share)].toFixed(2);
console.log(`wasm_rollouts ${Math.round((best.length * SLICE * 1000) / sum(best))} per_second`);
console.log(`wasm_slice_of_${SLICE} ${at(0.5)} ms_median`);
console.log(`wasm_slice_of_${SLICE}_slowest_in_100 ${at(0.99)} ms`);
