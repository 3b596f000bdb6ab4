// support.mjs: what the tests of the engine in Node share: the module, the program, playing a game.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { loadEngine } from '../../web/engine/wasm.js';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const build = process.env.BUILD ?? join(root, 'build');
const program = resolve(root, process.env.MEKONG ?? join(build, 'mekong'));
const bytes = readFileSync(resolve(root, process.env.MEKONG_WASM ?? join(build, 'mekong.wasm')));

/** A module of its own. */
export const freshEngine = () => loadEngine(bytes);

/** What the native program prints. */
export const native = (...args) => execFileSync(program, args, { maxBuffer: 1 << 30 }).toString();

export const golden = (name) =>
    readFileSync(join(root, 'tests', 'golden', `${name}.mekong`), 'utf8');

/** The computer player to move thinks in slices and plays; gives the number of slices. */
export function letThink(match, actor, rollouts = 24) {
    match.thinkBegin(actor);
    for (let slices = 1; ; slices++) {
        const thought = match.think(rollouts);
        if (!thought.done) continue;
        const verdict = match.play(actor, thought.answer);
        if (!verdict.good) throw new Error(`${thought.answer}: ${verdict.sentence}`);
        return slices;
    }
}

/**
 * A page's game: dice fall, computers think, `choose` picks for people; until it is over or `until`
 * says so.
 */
export function playGame(match, people, choose, until = () => false) {
    for (;;) {
        match.settle();
        const { actor } = match.state('watcher');
        if (actor === 'nobody' || until(match)) return;
        if (people.includes(actor)) {
            const state = match.state(actor);
            const verdict = match.play(actor, choose(state));
            if (!verdict.good) throw new Error(verdict.sentence);
        } else {
            letThink(match, actor);
        }
    }
}

/** Numbers from 0 to limit - 1, the same for the same seed. */
export function dice(seed) {
    let state = seed >>> 0;
    return (limit) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * limit);
    };
}

/** Any of the choices. */
export const anyChoice = (roll) => (state) => state.choices[roll(state.choices.length)].action;
