/*
 * Without a server: a page that was open once, when the server is gone; and a static site under any
 * path.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
    assert,
    assertQuiet,
    BUILD,
    choose,
    closeAll,
    hasty,
    MEKONG,
    openPage,
    playToEnd,
    ready,
    run,
    serve,
    startGame,
    startServer,
    test,
    version,
} from './client.mjs';

const server = await startServer();
const page = await openPage({
    expects: [/ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load resource/],
});

test('a game kept in the browser is begun while the server is there', async () => {
    await page.goto(server.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.locator('.options summary').click();
    await page.getByLabel('in this browser').check();
    await page.click('[data-test=play-now]');
    for (let i = 0; i < 5; i++) await choose(page, hasty);
    assert.match(page.url(), /here-/);
});

test('the server is gone: the page opens again and plays on', async () => {
    const before = await version(page);
    await server.kill('SIGKILL');
    await page.reload();
    await ready(page);
    assert.equal(await version(page), before);
    await choose(page, hasty);
    assert.ok((await version(page)) > before);
});

test('the lobby says so, and begins new games', async () => {
    await page.goto(`${server.url}#/`);
    await page.waitForSelector('.offline-note');
    await page.click('[data-test=all]');
    assert.match(await page.locator('.game-row').first().innerText(), /in this browser/);
    await page.keyboard.press('Escape');
    await startGame(page, { against: 'screen' });
    await ready(page);
    await page.goto(`${server.url}#/`);
    await page.waitForFunction(() => document.querySelectorAll('[data-test=mine]').length === 2);
});

/* ---- Static site ----------------------------------------------------------------------------- */

const folder = mkdtempSync(join(tmpdir(), 'mekong-site-'));
cpSync(join(BUILD, 'site'), join(folder, 'some', 'where'), { recursive: true });
const site = await serve(folder);
const url = `${site.url}/some/where/`;

test('a static site under a path plays a whole game without any server', async () => {
    const guest = await openPage();
    await guest.goto(url);
    await guest.waitForSelector('.offline-note');
    await guest.click('[data-test=play-now]');
    await playToEnd(guest);
    assert.match(await guest.locator('[data-test=over]').innerText(), /has won/);
    const [file] = await Promise.all([
        guest.waitForEvent('download').then((download) => download.path()),
        guest.click('.over button:has-text("Download")'),
    ]);
    assert.match(readFileSync(file, 'utf8'), /^mekong/);
    execFileSync(MEKONG, ['replay', file]);
    await guest.context().close();
});

test('a computer that searches answers in the page', async () => {
    const guest = await openPage();
    await guest.goto(url);
    await startGame(guest, { against: 'computer', side: 'nv', level: 'easy' });
    await ready(guest);
    // Of each side, what it did is counted by the log that shows that side alone.
    const done = async (side) => {
        await guest.selectOption('.log-filter select', side);
        const all = await guest.$$eval('.log-list [aria-expanded=false]', (folds) =>
            folds.map((fold) => fold.dataset.word),
        );
        for (const word of all) await guest.click(`.log-list [data-word="${word}"]`);
        return guest.locator('.log-list .entry').count();
    };
    const mine = () => done('nv');
    const theirs = () => done('sv');
    assert.ok((await theirs()) > 0, 'it has placed its units');
    for (let i = 0; i < 40 && (await mine()) === 0; i++) await choose(guest, hasty);
    const before = await theirs();
    for (let i = 0; i < 200 && (await theirs()) === before; i++) await choose(guest, hasty);
    assert.ok((await theirs()) > before, 'and answers');
    await guest.context().close();
});

test('two at one screen: the cards are covered when it changes hands', async () => {
    const guest = await openPage();
    await guest.goto(url);
    await startGame(guest, { against: 'screen' });
    let covers = 0;
    for (let i = 0; i < 120 && covers < 2; i++) {
        await guest.waitForSelector('dialog.cover[open], main[data-busy=false] button.choice');
        if (await guest.locator('dialog.cover[open]').count()) {
            const box = await guest.locator('dialog.cover').boundingBox();
            assert.ok(box.width >= 1440 && box.height >= 900, 'it covers everything');
            await guest.click('dialog.cover button');
            covers++;
        } else {
            const before = await version(guest);
            // The cover may come at any moment: what lies under it is not clicked.
            const clicked = await guest.evaluate(() => {
                if (document.querySelector('dialog.cover[open]')) return false;
                const choice = document.querySelector('button.choice:not([data-begins])');
                choice?.click();
                return choice !== null;
            });
            if (!clicked) continue;
            await guest.waitForFunction(
                (old) =>
                    document.querySelector('dialog.cover[open], [data-test=held]') ||
                    Number(document.querySelector('main').dataset.version) > old,
                before,
            );
        }
    }
    assert.ok(covers >= 2);
    await guest.context().close();
});

test('two tabs of one game agree', async () => {
    const guest = await openPage();
    await guest.goto(url);
    await guest.click('[data-test=play-now]');
    await ready(guest);
    const second = await guest.context().newPage();
    await second.goto(guest.url());
    await ready(second);
    await choose(guest);
    const now = await version(guest);
    await second.waitForFunction(
        (wanted) => Number(document.querySelector('main').dataset.version) >= wanted,
        now,
    );
    await choose(second);
    const later = await version(second);
    await guest.waitForFunction(
        (wanted) => Number(document.querySelector('main').dataset.version) >= wanted,
        later,
    );
    await guest.context().close();
});

test('it can be installed', async () => {
    const manifest = JSON.parse(readFileSync(join(BUILD, 'site', 'manifest.webmanifest'), 'utf8'));
    for (const { src } of manifest.icons) assert.equal((await fetch(url + src)).status, 200, src);
    assert.ok(
        manifest.icons.some(({ sizes }) => sizes === '512x512') && manifest.start_url === './',
    );
});

test('no page complained', assertQuiet);

await run();
await closeAll();
await site.close();
rmSync(folder, { recursive: true, force: true });
