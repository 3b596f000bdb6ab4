/*
 * What the tests of Fire in the Lake share: the printed tutorial as a save that can be cut anywhere,
 * and a game on the server that begins in it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './support.mjs';

const whole = readFileSync(join(ROOT, 'tests/golden/fitl_tutorial.mekong'), 'utf8');
const [head, rest] = whole.split('actions\n');

/** Every action of the printed tutorial, dice and cards among them: [actor, words]. */
export const tutorial = rest
    .split('\nend ')[0]
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);

/** FNV-1a of 64 bits: how a save ends (docs/saves.md). @param {string} text */
function checksum(text) {
    let hash = 0xcbf29ce484222325n;
    for (const byte of Buffer.from(text))
        hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
    return hash.toString(16).padStart(16, '0');
}

/** The tutorial up to that many actions, as a save. @param {number} count */
export function saveAt(count) {
    const lines = tutorial.slice(0, count).map((one) => `${one.join(' ')}\n`);
    const text = `${head}actions\n${lines.join('')}`;
    return `${text}end ${count} ${checksum(text)}\n`;
}

/** How many actions come before these words are played. @param {string} actor @param {string} words */
export const before = (actor, words) =>
    tutorial.findIndex(([who, what]) => who === actor && what === words);

/**
 * A game on the server that goes on from there; this page holds `you`, and knows it.
 * @param {string} save @param {{seats?: object, you?: string[], name?: string}} [more]
 * @returns {Promise<{id: string, invites: Record<string, string>}>}
 */
export const beginAt = (page, save, more = {}) =>
    page.evaluate(
        async ([text, wish]) => {
            const response = await fetch('api/matches', {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify({ save: text, ...wish }),
            });
            const made = await response.json();
            if (!response.ok) throw new Error(JSON.stringify(made));
            const games = JSON.parse(localStorage.getItem('mekong.games') ?? '{}');
            const { id, keys, invites } = made;
            games[id] = { id, keys, invites, seen: {}, knowsBegun: true, touched: 0 };
            localStorage.setItem('mekong.games', JSON.stringify(games));
            document.querySelector('main')?.setAttribute('data-old', '');
            location.hash = `#/game/${id}`;
            return made;
        },
        [save, more],
    );

/** The page of the game just begun. */
export const arrived = (page) =>
    page.waitForSelector('main[data-version]:not([data-old]) .f-map .f-pile');
