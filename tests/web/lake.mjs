/* What the tests of Fire in the Lake share: the tutorial's game up to a point, opened with all four
 * factions at this screen, and a count of what the hand does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPage, ready, ROOT } from './client.mjs';

const TUTORIAL = readFileSync(join(ROOT, 'tests/golden/fitl_tutorial.mekong'), 'utf8').split('\n');

/** The save of the tutorial before this line, with other answers behind it. */
export function tutorialBefore(line, ...more) {
    const all = [...TUTORIAL.slice(0, TUTORIAL.indexOf(line)), ...more];
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
