/* Games on a server as things one has: told where they come from, deleted by who has them alone. */
import { assert, assertQuiet, closeAll, openPage, run, startServer, test } from './client.mjs';

const server = await startServer();
const expects = [/Failed to load resource/]; // 404 of a game that was deleted
const anna = await openPage({ expects }),
    ben = await openPage({ expects });

async function post(path, body, key = '') {
    const response = await fetch(new URL(`api/${path}`, server.url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key ? { 'X-Mekong-Key': key } : {}) },
        body: JSON.stringify(body),
    });
    assert.ok(response.ok, `${path}: ${response.status}`);
    return response.json();
}

/** A game of two seats that this browser holds, as if it had been made there. */
async function give(page, { id, keys }) {
    await page.evaluate(
        ([game, held]) => {
            const games = JSON.parse(localStorage.getItem('mekong.games') ?? '{}');
            games[game] = { id: game, keys: held, seen: {}, touched: Date.now() };
            localStorage.setItem('mekong.games', JSON.stringify(games));
        },
        [id, keys],
    );
}

test('who joins a game begun from a save is told so, once', async () => {
    const first = await post('matches', { game: 'saigon75', seats: { nv: 'human', sv: 'human' } });
    const look = (path) =>
        fetch(new URL(`api/matches/${first.id}/${path}`, server.url), {
            headers: { 'X-Mekong-Key': first.keys.nv },
        });
    for (let now = { turn: 0, actor: 'sv' }; now.turn === 0;) {
        const { version, choices } = await (await look(`state?seat=${now.actor}`)).json();
        now = await post(
            `matches/${first.id}/actions`,
            { seat: now.actor, version, action: choices[0].action },
            first.keys.nv,
        );
    }
    const made = await post('matches', {
        save: await (await look('save')).text(),
        seats: { nv: 'invite' },
        you: ['sv'],
        public: true,
    });
    await anna.goto(server.url);
    const row = anna.locator('.tb', { hasText: 'begun from a save, turn 1' });
    await row.waitFor();
    assert.equal(await anna.locator('.tb [data-test=begun]').count(), 1);
    await ben.goto(new URL(made.invites.nv, server.url).href);
    await ben.click('[data-test=join]');
    await ben.waitForSelector('[data-test=begun]');
    assert.match(
        await ben.locator('[data-test=begun]').innerText(),
        /begun from a save, at turn 1.*may be made up/,
    );
    await ben.click('[data-test=begun] button');
    await ben.waitForSelector('[data-test=begun]', { state: 'detached' });
    await ben.reload();
    await ben.waitForSelector('main[data-version]');
    assert.equal(await ben.locator('[data-test=begun]').count(), 0);
});

test('a game is deleted after a question; who watches it reads why it has gone', async () => {
    const game = await post('matches', { game: 'saigon75', seats: { nv: 'human', sv: 'human' } });
    await give(anna, game);
    await anna.reload();
    await ben.goto(`${server.url}#/game/${game.id}`);
    await ben.waitForSelector('main[data-version]');
    assert.equal(await ben.locator('[data-test=begun]').count(), 0);
    await anna.click('[data-test=all]');
    await anna.click('[data-test=delete]');
    const sure = anna.locator('dialog', { hasText: 'Delete this game for good?' });
    await sure.waitFor();
    await anna.keyboard.press('Escape');
    await sure.waitFor({ state: 'detached' });
    assert.equal(await anna.locator('[data-test=delete]').count(), 1, 'nothing was done');
    await anna.click('[data-test=delete]');
    await sure.locator('button.primary').click();
    await anna.waitForSelector('[data-test=delete]', { state: 'detached' });
    await ben.waitForSelector('main.problem');
    assert.match(
        await ben.locator('main.problem').innerText(),
        /This game has been deleted by its player/,
    );
    await ben.selectOption('select.language', 'fr');
    await ben.waitForFunction(
        () =>
            document.querySelector('main.problem h1') !== null &&
            document.documentElement.lang === 'fr',
    );
    await ben.click('main.problem a.button');
    await ben.waitForSelector('main.lobby');
    assert.equal((await fetch(new URL(`api/matches/${game.id}`, server.url))).status, 404);
});

test('a game in which somebody else has a seat is not offered for deletion', async () => {
    const game = await post('matches', { game: 'saigon75', seats: { nv: 'open' }, you: ['sv'] });
    await post(`matches/${game.id}/seats`, { seat: 'nv' });
    await give(anna, game);
    await anna.reload();
    await anna.click('[data-test=all]');
    await anna.locator('.game-row .quiet').first().waitFor();
    assert.equal(await anna.locator('[data-test=delete]').count(), 0);
});

test('no page complained', assertQuiet);

await run();
await closeAll();
