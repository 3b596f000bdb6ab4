/* Fire in the Lake in the page: the board shows and tells everything, is played by mouse, keys and
 * finger, and a game against computers goes to its end. */
import {
    assert,
    assertQuiet,
    axeSource,
    choose,
    closeAll,
    hasty,
    moved,
    openPage,
    playToEnd,
    ready,
    run,
    startGame,
    startServer,
    test,
    version,
} from './client.mjs';

const server = await startServer();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A game of four factions on one screen. */
async function openLake(options = {}) {
    const page = await openPage({ viewport: { width: 1280, height: 800 }, ...options });
    await page.goto(server.url);
    await startGame(page, { game: 'fitl', against: 'screen' });
    await page.waitForSelector('.f-map .f-pile');
    await ready(page);
    return page;
}

/** The position, as the page's own desk got it. */
const viewOf = (page) =>
    page.evaluate(async () => {
        const id = location.hash.split('/')[2].split('?')[0];
        const state = await (await fetch(`/api/matches/${id}/state`)).json();
        return state.view;
    });

const isOperation = ({ action }) => action.startsWith('operation');

/** Begins an operation that asks for a space; a coup that lies on top is played before. */
async function beginOperation(page) {
    for (;;) {
        const { action } = await choose(page, (choices) => {
            const found = choices.findIndex(isOperation);
            return found >= 0 ? found : hasty(choices);
        });
        if (isOperation({ action })) return ready(page);
    }
}

test('every space stands on the board with a label that tells its pieces', async () => {
    const page = await openLake();
    const view = await viewOf(page);
    const labels = await page.$$eval('.f-map [data-place]', (nodes) =>
        nodes.map((node) => [node.dataset.place, node.getAttribute('aria-label')]),
    );
    assert.equal(labels.length, 47);
    for (const [place, label] of labels) {
        const pieces = Object.values(view.spaces[place].pieces);
        const told = [...label.matchAll(/(?<!Population |Econ )\b\d+(?! Terror)/g)];
        const count = told.reduce((sum, [number]) => sum + Number(number), 0);
        assert.equal(
            count,
            pieces.reduce((sum, n) => sum + n, 0),
            label,
        );
    }
    assertQuiet();
    await page.context().close();
});

test('piles count the pieces of each faction, tracks and boxes have their numbers', async () => {
    const page = await openLake();
    const view = await viewOf(page);
    const shown = await page.$$eval('.f-pile', (nodes) => nodes.map((node) => node.dataset.at));
    assert.equal(shown.length, 47);
    const dock = await page.locator('.f-dock').innerText();
    for (const word of ['aid', 'patronage', 'econ'])
        assert.match(dock, new RegExp(`\\b${view.tracks[word]}\\b`), word);
    for (const seat of ['arvn', 'nva', 'vc'])
        assert.match(
            await page.locator(`.plate[data-seat=${seat}] .facts`).innerText(),
            new RegExp(`\\b${view.tracks[seat]}\\b`),
            seat,
        );
    assert.equal(await page.locator('.f-steps .on').innerText(), String(view.tracks.trail));
    assert.equal(await page.locator('.f-card').getAttribute('data-card'), String(view.current));
    assert.equal(await page.locator('.f-next').getAttribute('data-card'), String(view.next));
    assert.equal(await page.locator('.f-sequence li').count(), view.sequence.length);
    await page.context().close();
});

test('the panel of a space names every piece, and follows the mouse', async () => {
    const page = await openLake();
    await page.hover('.f-pile[data-at=saigon] .f-emblem');
    await page.waitForSelector('.f-explode[data-space=saigon]:not([hidden])');
    const view = await viewOf(page);
    const words = await page.$$eval('.f-explode .f-words', (nodes) => nodes.length);
    assert.equal(words, Object.keys(view.spaces.saigon.pieces).length);
    await page.click('.f-boxes [data-place=available]');
    await page.waitForSelector('.f-explode[data-space=available]:not([hidden])');
    await page.click('.f-cross');
    await page.waitForSelector('.f-explode', { state: 'hidden' });
    await page.context().close();
});

test('a lit space is a choice: a click on its pieces plays it', async () => {
    const page = await openLake();
    await beginOperation(page);
    const place = await page.$eval(
        '.f-is-lit[data-form=province], .f-is-lit[data-form=city]',
        (node) => node.getAttribute('data-place'),
    );
    const before = await version(page);
    await page.locator(`[data-place=${place}] .f-shape`).dispatchEvent('click');
    await moved(page, before);
    assertQuiet();
    await page.context().close();
});

test('arrows go from neighbour to neighbour, Enter chooses', async () => {
    const page = await openLake();
    await beginOperation(page);
    await page.focus('[data-place=saigon]');
    const seen = new Set(['saigon']);
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
        await page.keyboard.press(key);
        seen.add(await page.evaluate(() => document.activeElement?.getAttribute('data-place')));
    }
    assert.ok(seen.size > 2 && !seen.has(null), [...seen].join(' '));
    const lit = page.locator('.f-is-lit').first();
    const place = await lit.getAttribute('data-place');
    const before = await version(page);
    await lit.press('Enter');
    await moved(page, before);
    assert.equal(await page.locator('.f-explode').getAttribute('data-space'), place);
    await page.context().close();
});

for (const colorScheme of ['light', 'dark'])
    test(`axe finds nothing serious on board and phone in ${colorScheme} colours`, async () => {
        for (const form of [{}, PHONE]) {
            const page = await openLake({ colorScheme, ...form });
            await page.locator('[data-place=saigon]').first().press('Enter');
            await page.waitForSelector('.f-explode:not([hidden])');
            await page.evaluate(axeSource());
            const { violations } = await page.evaluate(() =>
                globalThis.axe.run(document, { resultTypes: ['violations'] }),
            );
            assert.deepEqual(
                violations
                    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
                    .map(({ id, nodes }) => `${id}: ${nodes[0].target.join(' ')} ${nodes.length}`),
                [],
            );
            await page.context().close();
        }
    });

test('on a phone nothing is wider than the screen, and a tap takes a space apart', async () => {
    const page = await openLake(PHONE);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `${wide} pixels`);
    const free = await page.$$eval(
        '.f-map [data-place] .f-disc, .f-map [data-form=province]',
        (nodes) => {
            for (const node of nodes) {
                const { x, y, width, height } = node.getBoundingClientRect();
                const [mx, my] = [x + width / 2, y + height / 2];
                const hit = document.elementFromPoint(mx, my)?.closest('[data-place], [data-at]');
                if (hit?.closest('.f-map'))
                    return { mx, my, place: hit.dataset.place ?? hit.dataset.at };
            }
            return null;
        },
    );
    assert.ok(free, 'no space can be reached');
    await page.touchscreen.tap(free.mx, free.my);
    await page.waitForSelector(`.f-explode[data-space=${free.place}]:not([hidden])`);
    const box = await page.locator('.f-explode').boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 390);
    await page.context().close();
});

test('nothing on the board is cut or English in French and Italian', async () => {
    for (const lang of ['fr', 'it']) {
        const page = await openLake({ locale: lang });
        const cut = await page.$$eval('.f-dock, .f-dock *, .f-aside, .f-aside *', (nodes) =>
            nodes
                .filter((node) => node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 1)
                .filter((node) => getComputedStyle(node).display !== 'inline')
                .filter((node) => !node.closest('svg, .visually-hidden'))
                .map((node) => `${node.className} ${node.textContent}`),
        );
        assert.deepEqual(cut, []);
        assert.doesNotMatch(
            await page.locator('.f-board').innerText(),
            /web\.|Available|Resources/,
        );
        await page.context().close();
    }
});

test('who plays one game does not load the board of the other', async () => {
    const page = await openPage();
    const asked = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(server.url);
    await startGame(page, { game: 'fitl', against: 'screen' });
    await page.waitForSelector('.f-map .f-pile');
    assert.ok(asked.includes('/games/fitl/board.js'));
    assert.ok(!asked.includes('/games/saigon75/board.js'));
    await page.context().close();
});

test('a short scenario against computers goes to its end by clicks on choices', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(server.url);
    // Computers that look ahead would take all day.
    await startGame(page, { game: 'fitl', against: 'computer', level: 'heuristic' });
    await ready(page);
    let turns = 0;
    const clicks = await playToEnd(page, (choices) => {
        const pass = choices.findIndex(({ action }) => action === 'pass');
        // An operation now and then; otherwise the deck would never be seen to its end today.
        if (pass >= 0 && turns++ % 4 !== 0) return pass;
        const begin = choices.findIndex(isOperation);
        return begin >= 0 ? begin : hasty(choices);
    });
    assert.ok(clicks > 10, `${clicks} clicks`);
    assert.ok(await page.locator('[data-test=over]').count());
    assertQuiet();
    await page.context().close();
});

await run();
await closeAll();
