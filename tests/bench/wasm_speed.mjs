// wasm_speed.mjs: how fast a module plays and thinks, in Node and in a page; native.c measures the
// same in C. One call is one round: who compares takes the best of several, by turns.

const GAMES = 1000, // as native.c has them
    ROLLOUTS = 800,
    SEED = 75;

/** Seconds that a hint from a saved game takes, once there is room for it. */
function timeHint(engine, save) {
    const match = engine.load(save);
    match.hintBegin(match.state('watcher').actor, { rollouts: ROLLOUTS, seed: SEED });
    const begin = performance.now();
    match.think(ROLLOUTS);
    const seconds = (performance.now() - begin) / 1000;
    match.free();
    return seconds;
}

/** @returns {{ decisions: number, rollouts: number }} of a second */
export function measure(engine, saves) {
    const seconds = saves.reduce((sum, save) => sum + timeHint(engine, save), 0);
    const begin = performance.now();
    const decisions = engine.bench(GAMES, SEED);
    return {
        decisions: (decisions * 1000) / (performance.now() - begin),
        rollouts: (saves.length * ROLLOUTS) / seconds,
    };
}
