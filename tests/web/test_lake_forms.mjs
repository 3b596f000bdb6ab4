/*
 * Fire in the Lake on all screens and in all languages: no text is cut, axe finds nothing, every space
 * is told in words; six cards by keys alone; computers that think are seen to and block nobody; the
 * same game without any server, with its save.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
    assert,
    assertQuiet,
    axeSource,
    BUILD,
    choose,
    closeAll,
    hasty,
    MEKONG,
    moved,
    openPage,
    ready,
    run,
    serve,
    startGame,
    startServer,
    test,
    version,
} from './client.mjs';
import { arrived, before, beginAt, saveAt } from './lake.mjs';

const server = await startServer();
const SIZES = [
    [1280, 800],
    [1440, 900],
    [820, 1180],
    [390, 844],
];
const LANGUAGES = { en: 'en-GB', fr: 'fr-FR', it: 'it-IT' };
/** A crowded board in the middle of a March. */
const CROWDED = saveAt(before('nva', 'operation march') + 1);

/** Text that its box cuts off, and boxes wider than the window. */
const cutOff = (page) =>
    page.evaluate(() => {
        const bad = [];
        if (document.documentElement.scrollWidth > innerWidth + 1)
            bad.push(`the page is ${document.documentElement.scrollWidth} wide`);
        for (const node of document.querySelectorAll('main *, .strip *')) {
            if (
                node.closest(
                    'svg, .visually-hidden, .rule-link, .short, .long, input, select, [hidden]',
                )
            )
                continue;
            const own = [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
            const style = getComputedStyle(node);
            if (!own || style.display === 'inline' || node.clientWidth < 2) continue;
            if (style.clipPath !== 'none' || style.visibility === 'hidden') continue;
            if (node.scrollWidth > node.clientWidth + 1)
                bad.push(`${node.className || node.tagName}: ${node.textContent.slice(0, 50)}`);
        }
        return bad;
    });

for (const [lang, locale] of Object.entries(LANGUAGES))
    test(`no text is cut on any screen: ${lang}`, async () => {
        for (const [width, height] of SIZES) {
            const touch = width < 400;
            const page = await openPage({
                viewport: { width, height },
                locale,
                hasTouch: touch,
                isMobile: touch,
            });
            await page.goto(server.url);
            await page.waitForSelector('[data-test=play-now]');
            await beginAt(page, CROWDED);
            await arrived(page);
            await ready(page);
            assert.deepEqual(await cutOff(page), [], `${width}x${height}`);
            await page.keyboard.press('f');
            await page.waitForSelector('[data-sheet=seat] .seat-sheet p');
            assert.equal(await page.locator('.seat-sheet p').count(), 8);
            const words = await page.innerText('[data-sheet=seat]');
            assert.doesNotMatch(words, /web\.|fitl\.|\{/);
            await page.keyboard.press('Escape');
            if (width === 1280 && lang !== 'en') {
                const labels = await page.$$eval(
                    '.f-map [data-place], .f-boxes [data-place]',
                    (nodes) =>
                        nodes.map((node) => node.getAttribute('aria-label') ?? node.innerText),
                );
                assert.ok(labels.length >= 47);
                for (const label of labels)
                    assert.doesNotMatch(label, /web\.|\bSupport\b|Troops|Underground/, label);
            }
            await page.context().close();
        }
        assertQuiet();
    });

for (const colorScheme of ['light', 'dark'])
    test(`axe finds nothing in the lobby, the sheets and an invitation in ${colorScheme} colours`, async () => {
        const page = await openPage({ colorScheme, viewport: { width: 1280, height: 800 } });
        const look = async (where) => {
            await page.evaluate(axeSource());
            const { violations } = await page.evaluate(() =>
                globalThis.axe.run(document, { resultTypes: ['violations'] }),
            );
            assert.deepEqual(
                violations
                    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
                    .map(({ id, nodes }) => `${id}: ${nodes[0].target.join(' ')}`),
                [],
                where,
            );
        };
        await page.goto(server.url);
        await page.waitForSelector('[data-test=play-now]');
        await page.click('label:has([data-test=game-fitl])');
        await page.click('label:has([data-test=against-friend])');
        await page.click('.fold.seats summary');
        await page.selectOption('[data-test=players]', 'insurgents');
        await look('lobby');
        await page.click('[data-test=play-now]');
        await page.waitForSelector('.link-for');
        await page.keyboard.press('f');
        await page.waitForSelector('.seat-sheet p');
        await look('game with links and a sheet');
        const link = await page.locator('[data-test=link]').last().inputValue();
        const guest = await openPage({ colorScheme });
        await guest.goto(link);
        await guest.waitForSelector('[data-test=join]');
        await guest.evaluate(axeSource());
        const { violations } = await guest.evaluate(() => globalThis.axe.run(document));
        assert.deepEqual(
            violations.map(({ id }) => id),
            [],
        );
        for (const one of [page, guest]) await one.context().close();
    });

/* ---- Keys -------------------------------------------------------------------------------------- */

/** Chooses by keys: its number, or Tab as far as it stands. */
async function chooseByKeys(page, pick) {
    await ready(page);
    const actions = await page.$$eval('button.choice', (nodes) =>
        nodes.map(({ dataset }) => ({ action: dataset.action, label: '' })),
    );
    const { action } = actions[pick(actions)];
    const mark = await page
        .locator(`button.choice[data-action="${action}"] .mark`)
        .first()
        .textContent()
        .catch(() => '');
    const old = await version(page);
    if (/^[1-9]$/.test(mark.trim())) await page.keyboard.press(mark.trim());
    else {
        for (let i = 0; i < 200; i++) {
            const at = await page.evaluate(() => document.activeElement?.dataset?.action);
            if (at === action) break;
            await page.keyboard.press('Tab');
        }
        await page.keyboard.press('Enter');
    }
    await moved(page, old);
}

test('six cards are played by keys alone', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(server.url);
    await startGame(page, { game: 'fitl', against: 'screen' });
    await page.waitForSelector('.f-map .f-pile');
    await ready(page);
    const cardNow = () => page.locator('.f-card').getAttribute('data-card');
    const seen = new Set([await cardNow()]);
    let operations = 0;
    const pick = (choices) => {
        const begin = choices.findIndex(({ action }) => action.startsWith('operation'));
        const pass = choices.findIndex(({ action }) => action === 'pass');
        if (begin >= 0 && operations < seen.size) return (operations++, begin);
        return pass >= 0 ? pass : hasty(choices);
    };
    for (let i = 0; i < 150 && seen.size < 7; i++) {
        await chooseByKeys(page, pick);
        await ready(page);
        seen.add(await cardNow());
    }
    assert.equal(seen.size, 7, 'six cards are behind us');
    assert.ok(operations >= 4, `${operations} operations`);
    assertQuiet();
    await page.context().close();
});

/* ---- Computers that think ---------------------------------------------------------------------- */

test('who waits for computers sees who thinks, and can do all that needs no turn', async () => {
    const page = await openPage({
        viewport: { width: 1280, height: 800 },
        expects: [/404 \(Not Found\)/], // the game is deleted at the end
    });
    await page.goto(server.url);
    await page.waitForSelector('[data-test=play-now]');
    // The US is not the first on this card, and the others think long.
    await beginAt(page, saveAt(before('vc', 'event shaded')), {
        seats: { us: 'human', arvn: 'expert', nva: 'expert', vc: 'expert' },
        you: ['us'],
    });
    await arrived(page);
    const first = await page.waitForFunction(
        () => document.querySelector('.plate:has(.thinks)')?.dataset.seat,
    );
    assert.equal(await first.jsonValue(), 'vc');
    await page.click('[data-tool=sheet]');
    await page.waitForSelector('[data-sheet=seat] .seat-sheet');
    await page.keyboard.press('Escape');
    const start = Date.now();
    // At one go: a computer that has thought enough meanwhile acts, and the panel goes again.
    const opened = await page.evaluate(() => {
        const shape = document.querySelector('.f-map [data-place=saigon] .f-shape');
        shape.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        return document.querySelector('.f-explode[data-space=saigon]:not([hidden])') !== null;
    });
    assert.ok(opened, 'a click takes the space apart');
    await page.click('[data-tool=rule]');
    await page.waitForSelector('[data-sheet=rule]');
    console.log(`# ${Date.now() - start} ms for a space and the rules while a computer thinks`);
    await page.keyboard.press('Escape');
    // Nobody else has a seat here: the game can be deleted, and the search ends with it.
    await page.evaluate(async () => {
        const id = location.hash.match(/game\/([^/?]+)/)[1];
        const { keys } = JSON.parse(localStorage.getItem('mekong.games'))[id];
        location.hash = '#/';
        await fetch(`api/matches/${id}`, {
            method: 'DELETE',
            headers: { 'X-Mekong-Key': keys.us },
        });
    });
    await page.waitForSelector('[data-test=play-now]');
    await page.context().close();
});

/* ---- Without a server -------------------------------------------------------------------------- */

const folder = mkdtempSync(join(tmpdir(), 'mekong-lake-'));
cpSync(join(BUILD, 'site'), folder, { recursive: true });
const site = await serve(folder);

test('without a server: a game against computers, saved and loaded', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${site.url}/`);
    await page.waitForSelector('.offline-note');
    await startGame(page, { game: 'fitl', against: 'computer', side: 'vc', level: 'heuristic' });
    await page.waitForSelector('.f-map .f-pile');
    for (let i = 0; i < 4; i++) await choose(page, hasty);
    await ready(page);
    const at = await version(page);
    const [file] = await Promise.all([
        page.waitForEvent('download').then((download) => download.path()),
        (async () => {
            await page.click('[data-tool=dots]');
            await page.locator('dialog .menu button:has-text("Download")').click();
        })(),
    ]);
    const save = readFileSync(file, 'utf8');
    assert.match(save, /^mekong 1\ngame fitl\n/);
    execFileSync(MEKONG, ['replay', file]);
    await page.reload();
    await ready(page);
    assert.equal(await version(page), at, 'it is kept');
    await page.goto(`${site.url}/#/`);
    await page.waitForSelector('[data-test=play-now]');
    const first = page.url();
    await page.setInputFiles('input[type=file]', {
        name: 'x.mekong',
        mimeType: 'text/plain',
        buffer: Buffer.from(save),
    });
    await page.waitForURL((url) => url.href !== first && url.hash.startsWith('#/game/'));
    await arrived(page);
    await ready(page);
    assert.equal(await version(page), at, 'and begun again from its save');
    await choose(page, hasty);
    assertQuiet();
    await page.context().close();
});

await run();
await closeAll();
await site.close();
rmSync(folder, { recursive: true, force: true });
