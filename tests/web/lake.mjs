/*
 * What the tests of Fire in the Lake share: the printed tutorial as a save that can be cut anywhere,
 * a game on the server that begins in it, opened with all four factions at this screen if wanted,
 * and a count of what the hand does.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPage, ready } from './client.mjs';
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

/** The save of the tutorial before this line, with other answers behind it. */
export function tutorialBefore(line, ...more) {
    const lines = whole.split('\n');
    const all = [...lines.slice(0, lines.indexOf(line)), ...more];
    const count = all.length - 1 - all.indexOf('actions');
    return [...all, `end ${count}`, ''].join('\n');
}

const FOUR = ['us', 'arvn', 'nva', 'vc'];

/** Opens a save; everybody sits at this screen and has seen what happened. */
export async function openSave(server, save, options = {}) {
    const response = await fetch(`${server.url}api/matches`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
            save,
            seats: Object.fromEntries(FOUR.map((seat) => [seat, 'human'])),
            you: FOUR,
            name: 'Lan',
        }),
    });
    const { id, keys, sentence } = await response.json();
    if (!id) throw new Error(sentence);
    const page = await openPage({ viewport: { width: 1280, height: 800 }, ...options });
    await page.addInitScript(remember, [id, keys, FOUR]);
    await page.goto(`${server.url}#/game/${id}`);
    await page.waitForSelector('.f-map .f-pile');
    await ready(page);
    return page;
}

function remember([id, keys, seats]) {
    const seen = Object.fromEntries([...seats, 'watcher'].map((seat) => [seat, 99999]));
    localStorage['mekong.settings'] = '{"warn":false,"cover":false}';
    localStorage['mekong.games'] = JSON.stringify({
        [id]: { id, keys, seen, knowsBegun: true, touched: 1 },
    });
}

/** Clicks of the hand and answers that were sent, from now on. */
export async function count(page) {
    const sent = [];
    page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/actions'))
            sent.push(JSON.parse(request.postData()).action);
    });
    await page.evaluate(() => {
        globalThis.clicks = 0;
        document.addEventListener(
            'click',
            ({ isTrusted }) => (globalThis.clicks += isTrusted),
            true,
        );
    });
    return async () => ({
        clicks: await page.evaluate(() => globalThis.clicks),
        requests: sent.length,
        answers: sent.flatMap((line) => line.split('; ')).length,
        sent,
    });
}
