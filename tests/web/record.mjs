/*
 * Makes what the board's demo page and tests show, into $BUILD/board: games that the program
 * played, as the desk tells them to each viewer, and the table of each game in every language.
 * record.mjs MEKONG MEKONG.WASM
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEngine } from '../../web/engine/wasm.js';
import { BUILD, ROOT, parsePo } from './support.mjs';

const LANGS = /** @type {const} */ (['en', 'fr', 'it']);

/** Name: how it is played, or where it is kept, and for whom it is told. */
const GAMES = {
    solo: { viewer: 'sv', kept: 'solo.mekong' }, // tests name moments of it: it stays the same game
    today: { viewer: 'sv', options: ['--seed', '7', '--nv', 'solo', '--sv', 'heuristic'] },
    hot: {
        viewer: 'nv',
        options: [
            '--seed',
            '3',
            '--nv',
            'heuristic',
            '--sv',
            'heuristic',
            '--tokens',
            'hidden',
            '--hand',
            '3',
            '--edition',
            '1',
        ],
    },
    long: {
        viewer: 'sv',
        options: ['--seed', '11', '--nv', 'heuristic', '--sv', 'heuristic', '--sv-air', '2'],
    },
};

const [, , mekong = join(BUILD, 'mekong'), module = join(BUILD, 'mekong.wasm')] = process.argv;
const folder = join(BUILD, 'board');
const engine = await loadEngine(readFileSync(module));

function played(name, options) {
    const saves = join(folder, `save-${name}`);
    rmSync(saves, { recursive: true, force: true });
    execFileSync(mekong, ['sim', 'saigon75', '--games', '1', '--save', saves, ...options], {
        stdio: 'ignore',
    });
    return readFileSync(join(saves, readdirSync(saves)[0]), 'utf8');
}

/** All frames of a game for a viewer; a call gives some of them. */
function told(match, viewer) {
    const frames = [];
    for (let from = -1; ;) {
        const part = match.frames(viewer, 'en', from, 64);
        frames.push(...part.frames);
        if (part.next === from) return frames;
        from = part.next;
    }
}

mkdirSync(folder, { recursive: true });
for (const [name, { viewer, options, kept }] of Object.entries(GAMES)) {
    const save = kept
        ? readFileSync(join(ROOT, 'tests', 'web', kept), 'utf8')
        : played(name, options);
    const match = engine.load(save, 'en');
    const frames = told(match, viewer);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ viewer, frames }));
    for (const lang of LANGS)
        writeFileSync(
            join(folder, `${name}.table.${lang}.json`),
            JSON.stringify(match.table(lang)),
        );
    match.free();
}
for (const lang of LANGS)
    writeFileSync(
        join(folder, `messages.${lang}.json`),
        JSON.stringify(parsePo(readFileSync(join(ROOT, `po/saigon75/web/${lang}.po`), 'utf8'))),
    );
