/*
 * Makes what the board's demo page and tests show, into $BUILD/board: recorded games (played and told by the program), the
 * messages of the board in each language, and a table such as the desk sends. record.mjs MEKONG
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, ROOT, parsePo } from './support.mjs';

const GAMES = {
  solo: ['--seed', '7', '--nv', 'solo', '--sv', 'heuristic'],
  hot: ['--seed', '3', '--nv', 'heuristic', '--sv', 'heuristic', '--tokens', 'hidden', '--hand', '3', '--edition', '1'],
  long: ['--seed', '11', '--nv', 'heuristic', '--sv', 'heuristic', '--sv-air', '2'],
};

const folder = join(BUILD, 'board');

function record(mekong, name, options) {
  const saves = join(folder, `save-${name}`);
  rmSync(saves, { recursive: true, force: true });
  execFileSync(mekong, ['sim', 'saigon75', '--games', '1', '--save', saves, ...options], { stdio: 'ignore' });
  const save = join(saves, readdirSync(saves)[0]);
  writeFileSync(join(folder, `${name}.jsonl`), execFileSync(mekong, ['replay', save, '--json'], { maxBuffer: 1 << 28 }));
}

/** The words of the engine that the desk sends with a table. */
function table(lang) {
  const words = {};
  for (const part of ['', ...readdirSync(join(ROOT, 'po')).filter((name) => !name.includes('.'))])
    try {
      Object.assign(words, parsePo(readFileSync(join(ROOT, 'po', part, `${lang}.po`), 'utf8')));
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  const rows = readFileSync(join(ROOT, 'data/saigon75/provinces.tsv'), 'utf8').trim().split('\n').slice(1).map((line) => line.split('\t'));
  const cards = Array.from({ length: 20 }, (_, n) => `e${String(n + 1).padStart(2, '0')}`)
    .map((word) => ({ word, name: words[`s75.card.${word}`], text: words[`s75.card.${word}.text`] }));
  return { game: 'saigon75', lang, places: rows.map(([word, name]) => ({ word, name })), cards };
}

mkdirSync(folder, { recursive: true });
for (const [name, options] of Object.entries(GAMES)) record(process.argv[2] ?? join(BUILD, 'mekong'), name, options);
for (const lang of ['en', 'fr', 'it']) {
  writeFileSync(join(folder, `messages.${lang}.json`), JSON.stringify(parsePo(readFileSync(join(ROOT, `po/webboard/${lang}.po`), 'utf8'))));
  writeFileSync(join(folder, `table.${lang}.json`), JSON.stringify(table(lang)));
}
