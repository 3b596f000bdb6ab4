/* A person against the automaton on a real server, and what the page offers on the way. */
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import {
    assert,
    assertQuiet,
    choose,
    closeAll,
    MEKONG,
    openPage,
    playToEnd,
    ready,
    run,
    startServer,
    test,
    version,
} from './client.mjs';

const server = await startServer();
const page = await openPage();

test('one click in the lobby begins a game', async () => {
    await page.goto(server.url);
    await page.click('[data-test=play-now]');
    await ready(page);
    assert.match(await page.locator('.ask').innerText(), /Place the River Patrols/);
    assert.match(page.url(), /#\/game\/./);
});

test('a lit place of the board is a choice', async () => {
    const before = await version(page);
    await page.locator('[data-word="long_an"]').first().press('Enter');
    await page.waitForFunction(
        (old) => Number(document.querySelector('main').dataset.version) > old,
        before,
    );
    await page.waitForFunction(() => /Long An/.test(document.querySelector('.log-list').innerText));
});

test('undo takes it back and redo plays it again', async () => {
    const before = await version(page);
    await page.click('[data-tool=undo]');
    await page.waitForFunction(
        (old) => Number(document.querySelector('main').dataset.version) < old,
        before,
    );
    await page.click('[data-tool=redo]');
    await page.waitForFunction(
        (old) => Number(document.querySelector('main').dataset.version) === old,
        before,
    );
});

test('a dark place tells why not, and the rule opens in a panel', async () => {
    await page.locator('[data-word="reserve"]').first().press('Enter');
    const refusal = page.locator('.refusal p').first();
    await refusal.waitFor();
    assert.match(await refusal.innerText(), /2\.1 · printed Introduction, S\.4/);
    await page.locator('.ask-head .rule-link').first().click();
    await page.waitForSelector('.rule-body p');
    assert.ok((await page.locator('.rule-body').innerText()).length > 40);
});

test('the search for a rule takes printed numbers, and leads on to ours', async () => {
    const find = async (/** @type {string} */ number) => {
        await page.fill('.rule-find input', number);
        await page.press('.rule-find input', 'Enter');
        await page.waitForFunction(
            (wanted) => document.querySelector('.rule-body h3')?.textContent?.includes(wanted),
            number,
        );
        return page.locator('.rule-body').innerText();
    };
    assert.match(await find('S.6b'), /9\.10 · printed S\.6b/);
    assert.match(await find('printed S.7'), /9\.15 · printed S\.7/);
    await page.locator('.rule-body .rule-link', { hasText: '9.15' }).first().click();
    await page.waitForFunction(
        () => document.querySelector('.rule-body h3')?.textContent === 'Rule 9.15',
    );
    const text = await page.locator('.rule-body').innerText();
    assert.equal(text.match(/· (likely )?printed/g)?.length, 1, 'one rule');
    await page.fill('.rule-find input', 'S.6z');
    await page.press('.rule-find input', 'Enter');
    await page.waitForFunction(() =>
        /Nothing is found for “S\.6z”/.test(
            document.querySelector('.rule-body')?.textContent ?? '',
        ),
    );
});

test('another language at once, without loading the page again', async () => {
    await page.evaluate(() => {
        window.same = true;
    });
    const english = await page.locator('.prompt').innerText();
    for (const lang of ['fr', 'it', 'en']) {
        await page.selectOption('.language', lang);
        await page.waitForFunction(
            ([wanted, first]) =>
                document.documentElement.lang === wanted &&
                (document.querySelector('.prompt')?.innerText === first) === (wanted === 'en'),
            [lang, english],
        );
    }
    assert.equal(await page.evaluate(() => window.same), true);
});

test('a trial leaves the game alone until it is played', async () => {
    const before = await version(page);
    await page.click('[data-tool=flask]');
    await page.waitForSelector('.band.trial');
    await choose(page);
    await choose(page);
    const kept = await page.evaluate(async () => {
        const id = location.hash.split('/')[2];
        return (await (await fetch(`api/matches/${id}/state`)).json()).version;
    });
    assert.equal(kept, before);
    await page.click('.band.trial button:has-text("Play 2")');
    await page.waitForSelector('.band.trial', { state: 'detached' });
    await page.waitForFunction(
        (old) => Number(document.querySelector('main').dataset.version) >= old + 2,
        before,
    );
});

test('a trial given up brings back the question of the game, though both have played as much', async () => {
    const other = await openPage();
    await other.goto(server.url);
    await other.click('[data-test=play-now]');
    await ready(other);
    const asked = () =>
        other.$$eval('button.choice', (all) => all.map((one) => one.dataset.action));
    const question = await asked();
    const played = await version(other);
    await other.click('[data-tool=flask]');
    await other.waitForSelector('.band.trial');
    await other.waitForFunction(
        (old) => Number(document.querySelector('main').dataset.version) < old,
        played,
    );
    while ((await version(other)) < played) await choose(other);
    assert.equal(await version(other), played);
    assert.notDeepEqual(await asked(), question);
    await other.click('.band.trial .buttons button:last-child');
    await other.waitForSelector('.band.trial', { state: 'detached' });
    await ready(other);
    assert.deepEqual(await asked(), question);
    await other.context().close();
});

test('a hint puts chances beside the choices', async () => {
    await ready(page);
    await page.click('[data-tool=bulb]');
    await page.waitForSelector('.hint.best');
    assert.match(await page.locator('.hint.best .hint-value').first().innerText(), /\d+\s?%/);
});

test('a hint asked while an answer is on its way is about the next question', async () => {
    const other = await openPage();
    await other.goto(server.url);
    await other.click('[data-test=play-now]');
    await ready(other);
    const before = await version(other);
    const slow = (milliseconds) => async (route) => {
        const response = await route.fetch();
        await new Promise((done) => setTimeout(done, milliseconds));
        await route.fulfill({ response });
    };
    await other.route('**/actions?*', slow(500));
    await other.route('**/position?*', slow(1500));
    await other.locator('button.choice').first().click();
    await other.click('[data-tool=bulb]');
    await other.waitForFunction(
        (old) => Number(document.querySelector('main').dataset.version) > old,
        before,
    );
    await other.waitForSelector('.hint.best');
    const advised = await other
        .locator('button.choice:has(.hint.best)')
        .getAttribute('data-action');
    assert.match(await other.locator('.hint-told').innerText(), /\S/);
    const asked = await other.$$eval('button.choice', (all) =>
        all.map((one) => one.dataset.action),
    );
    assert.ok(asked.includes(advised));
    await other.context().close();
});

/* How many depends on the dice: Saigon may fall in the third turn. */
let clicks = 0;

test('a whole game clicked from the lobby to the result', async () => {
    clicks = await playToEnd(page);
    assert.ok(clicks > 0);
    assert.match(
        await page.locator('[data-test=over]').innerText(),
        /(North|South) Vietnam has won/,
    );
});

test('the automaton says why', async () => {
    await page.selectOption('.log-filter select', 'nv'); // its last chapter is open then
    await page.locator('.log-list .why').last().click();
    await page.waitForSelector('.explain li');
    assert.ok((await page.locator('.explain .rule-link').count()) > 0);
    await page.keyboard.press('Escape');
});

test('looking back shows an earlier position under its own address', async () => {
    const last = await version(page);
    await page.selectOption('.log-filter select', 'all');
    await page.fill('.log-find', 'Long An'); // a search opens the chapters in which it finds something
    await page.locator('.entry-number').last().click();
    await page.waitForSelector('.look-bar:not([hidden])');
    assert.match(page.url(), /\/at\/\d+$/);
    const shared = await openPage();
    await shared.goto(page.url());
    await shared.waitForSelector('.look-bar:not([hidden])');
    assert.equal(
        await shared.locator('.look-where').innerText(),
        await page.locator('.look-where').innerText(),
    );
    await shared.context().close();
    await page.click('[data-test=to-present]');
    await page.waitForSelector('.look-bar', { state: 'hidden' });
    await page.fill('.log-find', '');
    assert.equal(await version(page), last);
});

test('the save is one the program reads', async () => {
    const [file] = await Promise.all([
        page.waitForEvent('download').then((download) => download.path()),
        page.click('.over button:has-text("Download")'),
    ]);
    assert.match(readFileSync(file, 'utf8'), /^mekong/);
    const told = execFileSync(MEKONG, ['replay', file, '--lang', 'en'], { encoding: 'utf8' });
    assert.equal((told.match(/^ *\d+\. /gm) ?? []).length, await version(page));
});

test('a save comes back as a game', async () => {
    const save = await page.evaluate(async () => {
        const id = location.hash.split('/')[2];
        const { keys } = JSON.parse(localStorage.getItem('mekong.games'))[id];
        return (
            await fetch(`api/matches/${id}/save`, { headers: { 'X-Mekong-Key': keys.sv } })
        ).text();
    });
    const other = await openPage({ expects: [/status of 422/] });
    await other.goto(server.url);
    await other.setInputFiles('input[type=file]', {
        name: 'game.mekong',
        mimeType: 'text/plain',
        buffer: Buffer.from(save),
    });
    await other.waitForSelector('[data-test=over]');
    await other.goto(`${server.url}#/`);
    await other.waitForSelector('.lobby');
    await other.setInputFiles('input[type=file]', {
        name: 'bad.mekong',
        mimeType: 'text/plain',
        buffer: Buffer.from('mekong nonsense'),
    });
    await other.waitForSelector('.toasts p');
    await other.context().close();
});

test('a game without a drawn board is played by its list', async () => {
    const other = await openPage();
    await other.goto(server.url);
    await other.setInputFiles('input[type=file]', {
        name: 'nim.mekong',
        mimeType: 'text/plain',
        buffer: Buffer.from(
            'mekong 1\ngame nim\nseat red human\nseat blue perfect\nboard default\nactions\nchance roll 3\nend 1\n',
        ),
    });
    await other.waitForSelector('.no-board');
    assert.equal((await choose(other)).action, 'take 1');
    await other.context().close();
});

test('the review shows the curve, luck and decisions', async () => {
    await page.click('.over button:has-text("Review")');
    await page.waitForSelector('.curve .ln', { timeout: 480000 });
    const points = (await page.getAttribute('.curve .ln', 'd')).split('L');
    assert.ok(points.length > clicks, `${points.length} points, ${clicks} clicks`);
    assert.match(await page.locator('[data-test=luck]').innerText(), /Luck/);
    await page.click('[data-test=to-present]');
});

test('the finished game stands in the lobby', async () => {
    await page.goto(`${server.url}#/`);
    const card = page.locator('[data-test=mine]').first();
    await card.waitFor();
    assert.match(await card.innerText(), /won\s.*Review/s);
});

test('no page complained', assertQuiet);

await run();
await closeAll();
