/*
 * Looking back and the review are one room: panels follow the position, findings come while one
 * reads, any position can be tried from, and what was tried is kept until one leaves.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
    assert,
    assertQuiet,
    axeSource,
    closeAll,
    openPage,
    ready,
    ROOT,
    run,
    startServer,
    test,
} from './client.mjs';

const LONG = 480000; // ms: the machine may be busy
const server = await startServer();

/*
 * In the page: a review goes on only so far between two reports, and not past the first costly
 * decision until paceReview is over. So it is still at work when a test looks, on any machine.
 */
const paceReview = () => {
    const STEP = 4;
    const send = Worker.prototype.postMessage;
    const waiting = [];
    let [free, steps] = [false, 0];
    const found = () => document.querySelector('[data-test=costly] button') !== null;
    const go = () => {
        steps = 0;
        while (waiting.length > 0 && steps++ < STEP) waiting.shift()();
    };
    Worker.prototype.postMessage = function (message, ...more) {
        const pass = () => send.call(this, message, ...more);
        if (message.verb === 'reviewNext' && !free && (found() || ++steps > STEP))
            return void waiting.push(pass);
        if (message.verb === 'reviewFound' && !found()) go();
        return pass();
    };
    globalThis.letReview = () => {
        free = true;
        for (const pass of waiting.splice(0)) pass();
    };
};

/** Opens a save, as if people had played it. */
async function openSave(text, options = {}) {
    const page = await openPage({ viewport: { width: 1280, height: 800 }, ...options });
    await page.addInitScript(paceReview);
    await page.goto(server.url);
    await page.setInputFiles('input[type=file]', {
        name: 'game.mekong',
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
    });
    await page.waitForSelector('main.game[data-version]');
    return page;
}

const saved = (name) => readFileSync(join(ROOT, `tests/golden/${name}.mekong`), 'utf8');
/** The same with people in all seats. */
const byPeople = (text) =>
    text.replace(/^(seat \w+) .*$/gm, '$1 human').replace(/^(end \d+) .*$/m, '$1');

const strip = (page) => page.locator('[data-cell=past]').innerText();
const at = (page) => Number(page.url().match(/at\/(\d+)/)[1]);

/** The room is at that position, everywhere. */
async function isAt(page, number) {
    await page.waitForFunction((wanted) => location.hash.endsWith(`/at/${wanted}`), number);
    assert.match(await strip(page), new RegExp(`Before action ${number + 1}\\b`));
    assert.match(await page.locator('.look-where').innerText(), new RegExp(`^${number} / `));
}

const page = await openSave(byPeople(saved('s75_ed2_random_draw_pile')));

test('a finished game is reviewed in the background, and its first findings come at once', async () => {
    await page.click('.over button:has-text("Review")');
    await page.waitForSelector('main[data-mode=look]');
    await page.waitForSelector('.curve .ln', { timeout: LONG });
    assert.equal(await page.locator('[data-test=work] progress').count(), 1, 'it is still at work');
    await page.waitForSelector('[data-test=costly] button', { timeout: LONG });
    assert.equal(await page.locator('[data-test=work] progress').count(), 1, 'still at work');
});

test('one can read and go elsewhere meanwhile, and all panels follow', async () => {
    const before = await page.locator('.plate .when b').first().innerText();
    await page.locator('.look-slider').fill('30');
    await isAt(page, 30);
    assert.match(await page.locator('[data-panel=moves] [aria-current]').innerText(), /\d+/);
    const chances = await page.locator('.plate .when b').allInnerTexts();
    assert.ok(chances.length === 2 && chances.every((one) => /%/.test(one)), chances.join());
    assert.notEqual(chances[0], before);
    await page.click('.look-bar button[aria-label="One action on"]');
    await isAt(page, 31);
});

test('it can be stopped and gone on with', async () => {
    await page.click('[data-test=stop-review]');
    await page.waitForSelector('[data-test=go-on-review]');
    await page.click('[data-test=go-on-review]');
    await page.waitForSelector('[data-test=stop-review]');
    await page.evaluate(() => globalThis.letReview());
});

test('the costliest decision stands beside what was better', async () => {
    const begin = performance.now();
    await page.waitForSelector('[data-test=work]', { state: 'detached', timeout: LONG });
    console.log(`# the rest took ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    const first = page.locator('[data-test=costly] button').first();
    const number = Number(await first.getAttribute('data-number'));
    await first.click();
    await isAt(page, number - 1);
    const shares = (await page.locator('.versus b').allInnerTexts()).map((one) => parseInt(one));
    assert.ok(shares[0] < shares[1], `${shares}`);
    assert.equal(await first.getAttribute('aria-current'), 'true');
    await page.click('[data-test=show-why]');
    const reasons = await page.locator('[data-test=reasons]').innerText();
    assert.match(reasons, /same dice/);
    assert.match(reasons, /wins? \d+ of 100 games .*, \d+ with the better choice/);
    assert.match(await page.locator('[data-test=luck]').innerText(), /Luck[\s\S]*±/);
    const marks = await page.locator('.s75-layer-marks .s75-rtag').count();
    assert.ok(marks > 0, 'it is marked on the board');
});

test('who asks for the review and goes nowhere is led to the decision that cost most', async () => {
    await page.click('[data-test=to-present]');
    await page.click('.over button:has-text("Review")');
    const worst = page.locator('[data-test=costly] button').first();
    await isAt(page, Number(await worst.getAttribute('data-number')) - 1);
    assert.equal(await worst.getAttribute('aria-current'), 'true');
});

test('every costly decision has a row among the moves, with its price, in words that a reader knows', async () => {
    const numbers = await page.$$eval('[data-test=costly] button', (all) =>
        all.map((one) => Number(one.dataset.number)),
    );
    assert.ok(numbers.length > 0);
    for (const number of numbers) {
        await page.click(`[data-test=costly] button[data-number="${number}"]`);
        await isAt(page, number - 1);
        const row = page.locator('[data-panel=moves] .act[aria-current]');
        const [from, to] = await row.evaluate(({ dataset }) => [
            Number(dataset.from),
            Number(dataset.number),
        ]);
        assert.ok(from <= number && number <= to, `${number} in ${from} to ${to}`);
        assert.match(await row.innerText(), /−\d/);
        assert.match(
            await page.locator('.decision .because').innerText(),
            /100 games .* loses about \d+/,
        );
    }
    assert.match(await page.innerText('[data-panel=study]'), /of 100 games/);
});

test('the moves stand under their turns, each chapter in one line with its price', async () => {
    const seen = await page.evaluate(() => {
        const list = document.querySelector('.moves-list');
        return {
            turns: [...list.querySelectorAll('h3')].map((one) => one.textContent),
            loose: [...list.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE).length,
            folded: [...list.querySelectorAll('summary')]
                .filter((one) => one.offsetHeight > 34)
                .map((one) => one.textContent),
        };
    });
    assert.deepEqual(
        seen.turns,
        seen.turns.map((_, n) => `turn ${n + 1}`),
    );
    assert.ok(seen.turns.length > 2, seen.turns.join());
    assert.equal(seen.loose, 0);
    assert.deepEqual(seen.folded, []);
});

test('a combat seen elsewhere does not stay on the board when one goes to another time', async () => {
    await page.locator('.look-slider').press('End');
    await page.waitForFunction(() => /The game ends here/.test(document.body.innerText));
    await page.locator('.look-slider').fill('30');
    await isAt(page, 30);
    assert.equal(await page.locator('.s75-fight:not([hidden])').count(), 0);
    await page.locator('[data-test=costly] button').first().click();
});

test('a unit is named with the place it goes to', async () => {
    const words = await page.locator('[data-panel=study]').innerText();
    assert.match(words, / → /);
});

test('axe finds nothing serious in the room', async () => {
    await page.evaluate(axeSource());
    const { violations } = await page.evaluate(() =>
        globalThis.axe.run(document, { resultTypes: ['violations'] }),
    );
    const serious = violations.filter(({ impact }) => /serious|critical/.test(impact));
    assert.deepEqual(
        serious.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)}`),
        [],
    );
});

test('a click on the curve goes there', async () => {
    const box = await page.locator('svg.curve').boundingBox();
    const before = await page.evaluate(() => location.hash);
    await page.mouse.click(box.x + box.width * 0.4, box.y + box.height / 2);
    await page.waitForFunction((old) => location.hash !== old, before);
    const number = at(page);
    assert.ok(number > 20, String(number));
    await isAt(page, number);
});

test('a position has an address of its own', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.waitForSelector('main[data-mode=look]');
    await isAt(other, at(page));
    await other.close();
});

test('one tries from where one looks, comes back there, and what was tried is kept', async () => {
    const first = page.locator('[data-test=costly] button').first();
    await first.click();
    const here = Number(await first.getAttribute('data-number')) - 1;
    await isAt(page, here);
    const title = await page.locator('.decision h2').innerText();
    await page.click('[data-test=try-here]');
    await page.waitForSelector('main[data-mode=trial]');
    await ready(page);
    await page.locator('button.choice').last().click();
    await page.waitForFunction(
        () => Number(document.querySelector('main.game').dataset.version) > 0,
    );
    await page.click('[data-test=leave-trial]');
    await page.waitForSelector('main[data-mode=look]');
    await isAt(page, here);
    assert.equal(await page.locator('.decision h2').innerText(), title);
    assert.equal(await page.locator('[data-test=variations] button').count(), 1);
    await page.locator('[data-test=variations] button').click();
    await page.waitForSelector('main[data-mode=trial]');
    assert.notEqual(await page.locator('main.game').getAttribute('data-version'), '0');
    await page.click('[data-test=leave-trial]');
    await page.waitForSelector('main[data-mode=look]');
    assert.equal(await page.locator('[data-test=variations] button').count(), 1);
});

test('the way out leads to the end of the game', async () => {
    await page.click('[data-test=to-present]');
    await page.waitForSelector('.over');
    assert.equal(await page.locator('.s75-layer-marks > *').count(), 0);
});

test('a game so long that it takes many minutes is looked back at without chances, and says so', async () => {
    const lake = await openSave(byPeople(saved('fitl_random_short')));
    await lake.click('[data-tool=back]');
    await lake.waitForSelector('main[data-mode=look]');
    assert.match(
        await lake.locator('[data-test=never]').innerText(),
        /many minutes|when the game is over/,
    );
    assert.equal(await lake.locator('svg.curve').count(), 0);
    await lake.context().close();
});

test('no page complained', assertQuiet);

await run();
await closeAll();
