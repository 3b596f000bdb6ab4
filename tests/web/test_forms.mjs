/*
 * The same page by touch on a phone, read out, for machines that check accessibility, and its
 * weight.
 */
import {
    assert,
    assertQuiet,
    axeSource,
    choose,
    closeAll,
    hasty,
    moved,
    openPage,
    ready,
    run,
    startServer,
    test,
    version,
} from './client.mjs';

const server = await startServer();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/* ---- Phone ----------------------------------------------------------------------------------- */

test('on a phone the map is the table, the question a sheet on it, chosen by touch', async () => {
    const page = await openPage(PHONE);
    await page.goto(server.url);
    await page.tap('[data-test=play-now]');
    await ready(page);
    assert.equal(await page.locator('.panel:visible').count(), 1);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    for (let i = 0; i < 5; i++) {
        const before = await version(page);
        await page.locator('button.choice').first().tap();
        await moved(page, before);
        await ready(page);
    }
    await page.tap('.grip');
    assert.equal(await page.locator('button.choice:visible').count(), 0, 'pushed down');
    await page.tap('.grip');
    assert.ok((await page.locator('button.choice:visible').count()) > 0, 'and up again');
    const small = await page.$$eval(
        '.tool, .choice, .strip [data-tool]',
        (all) =>
            all
                .map((one) => one.getBoundingClientRect())
                .filter(({ width, height }) => height > 0 && Math.min(width, height) < 43).length,
    );
    assert.equal(small, 0, 'targets are large enough for a finger');
    await page.context().close();
});

test('a sheet on a phone is closed by its cross, by Back, by Esc and by a tap beside it', async () => {
    const page = await openPage(PHONE);
    await page.goto(server.url);
    await page.tap('[data-test=play-now]');
    await ready(page);
    const closings = [
        () => page.tap('dialog.sheet .cross'),
        () => page.goBack(),
        () => page.keyboard.press('Escape'),
        () => page.touchscreen.tap(195, 60),
    ];
    for (const close of closings) {
        await page.evaluate(() => document.querySelector('[data-tool=dots]').click());
        await page.locator('dialog.box .menu button', { hasText: 'Log' }).tap();
        await page.waitForSelector('dialog.sheet .panel.log');
        await close();
        await page.waitForSelector('dialog.sheet', { state: 'detached' });
        assert.match(page.url(), /#\/game\//, 'still at the table');
        assert.equal(await page.locator('.panel.log:visible').count(), 0);
    }
    await page.context().close();
});

/* ---- Aloud ----------------------------------------------------------------------------------- */

test('what happens is read out, and no more than that', async () => {
    const page = await openPage();
    await page.goto(server.url);
    await page.click('[data-test=play-now]');
    const heard = async (old) => {
        await choose(page);
        const aloud = await page.waitForFunction((last) => {
            const text = document.querySelector('[data-test=aloud]').textContent;
            return text !== last && /is placed in/.test(text) && text;
        }, old);
        return aloud.jsonValue();
    };
    const first = await heard('');
    const second = await heard(first);
    assert.equal(second.match(/is placed in/g).length, 1, second);
    await page.context().close();
});

/* ---- Accessibility --------------------------------------------------------------------------- */

/** Serious and critical findings of axe on the page as it is. */
async function findings(page) {
    // As an expression over the debugger: the page's own policy stays as it is.
    await page.evaluate(axeSource());
    const { violations } = await page.evaluate(() =>
        globalThis.axe.run(document, { resultTypes: ['violations'] }),
    );
    return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(
            ({ id, nodes }) =>
                `${id}: ${nodes
                    .slice(0, 3)
                    .map(({ target }) => target.join(' '))
                    .join(' | ')}`,
        );
}

for (const colorScheme of ['light', 'dark']) {
    test(`axe finds nothing serious on any page in ${colorScheme} colours`, async () => {
        for (const form of [{}, { viewport: { width: 1024, height: 768 } }, PHONE]) {
            const page = await openPage({ colorScheme, ...form });
            const seen = [];
            const look = async (name) =>
                seen.push(...(await findings(page)).map((found) => `${name}: ${found}`));
            await page.goto(server.url);
            await page.waitForSelector('.tb, .none');
            await page.locator('.options summary').click();
            await look('lobby');
            await page.click('[data-test=play-now]');
            for (let i = 0; i < 20; i++) await choose(page, hasty);
            await ready(page);
            await look('game');
            for (const [panel, key] of Object.entries({
                log: 'l',
                status: 's',
                hand: 'c',
                place: 'i',
                rule: 'p',
            })) {
                await page.keyboard.press(key);
                await page.locator(`.panel.${panel}`).waitFor();
                await look(panel);
                await page.keyboard.press('Escape');
            }
            await page.click('[data-tool=dots]');
            await page.waitForSelector('dialog .menu');
            await look('menu');
            await page.keyboard.press('Escape');
            await page.keyboard.press('?');
            await page.waitForSelector('dialog');
            await look('help');
            await page.keyboard.press('Escape');
            await page.keyboard.press('<');
            await page.waitForSelector('.look-bar:not([hidden])');
            await look('looking back');
            assert.deepEqual(seen, []);
            await page.context().close();
        }
    });
}

test('it follows the colours and the lack of motion that the system asks for', async () => {
    const page = await openPage({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(server.url);
    assert.equal(await page.getAttribute('html', 'data-theme'), 'dark');
    await page.click('[data-test=play-now]');
    await choose(page);
    assert.equal(await page.locator('.band.away').count(), 0, 'nothing is played slowly');
    await page.context().close();
});

/* ---- Weight ---------------------------------------------------------------------------------- */

test('the page is under 500 kB without the engine and under 1.2 MB with it', async () => {
    const page = await openPage();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const sizes = new Map(),
        names = new Map();
    network.on('Network.responseReceived', ({ requestId, response }) =>
        names.set(requestId, new URL(response.url).pathname),
    );
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
        sizes.set(requestId, encodedDataLength),
    );
    await page.goto(server.url);
    await page.click('[data-test=play-now]');
    await ready(page);
    await page.waitForSelector('.s75-board');
    const files = [...sizes].filter(
        ([id]) =>
            names.has(id) && !names.get(id).startsWith('/api/') && !names.get(id).endsWith('.wasm'),
    );
    const without = files.reduce((sum, [, size]) => sum + size, 0);
    const engine = await (
        await fetch(`${server.url}mekong.wasm`, { headers: { 'Accept-Encoding': 'gzip' } })
    ).headers.get('content-length');
    console.log(
        `# ${files.length} files, ${Math.round(without / 1000)} kB without the engine; the engine ${Math.round(Number(engine) / 1000)} kB`,
    );
    assert.ok(without > 20000 && without < 500000, `${without} bytes`);
    assert.ok(
        Number(engine) > 0 && without + Number(engine) < 1200000,
        `${engine} bytes of engine`,
    );
    await page.context().close();
});

test('no page complained', assertQuiet);

await run();
await closeAll();
