/* Hands on the board: nothing moves that was not sent, and minds can be changed until then. */
import {
    assert,
    assertQuiet,
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
const openers = 'button.choice[data-begins]';

/** A game of one's own in which units may be moved. */
async function toMovement(options) {
    const page = await openPage(options);
    await page.goto(server.url);
    await page.click('[data-test=play-now]');
    for (let i = 0; i < 200; i++) {
        await ready(page);
        const several = await page.$$eval(openers, (all) => all.length);
        if (several > 3) return page;
        await choose(page, hasty);
    }
    throw new Error('no movement');
}

const held = (page) => page.locator('[data-test=held] > p b').innerText();
const take = async (page, index) => {
    const words = await page.locator(openers).nth(index).getAttribute('data-action');
    await page.locator(openers).nth(index).click();
    await page.waitForSelector('[data-test=held]');
    return words;
};

test('a unit that is taken up has not moved, and Esc or Let go puts it down', async () => {
    const page = await toMovement();
    const before = await version(page);
    const question = await page.locator('.prompt').innerText();
    for (const down of [
        () => page.keyboard.press('Escape'),
        () => page.click('[data-test=let-go]'),
    ]) {
        await take(page, 0);
        assert.notEqual(await page.locator('.prompt').innerText(), question);
        await down();
        await page.waitForSelector('[data-test=held]', { state: 'detached' });
        assert.equal(await page.locator('.prompt').innerText(), question);
    }
    assert.equal(await version(page), before, 'nothing was sent');
    await page.context().close();
});

test('the unit and its way are sent together, and one undo takes both back', async () => {
    const page = await toMovement();
    const before = await version(page);
    /** @type {string[]} */
    const sent = [];
    page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(JSON.parse(request.postData() ?? '{}').action);
    });
    const words = await take(page, 0);
    const way = page.locator('button.choice').first();
    const to = await way.getAttribute('data-action');
    await way.click();
    await moved(page, before);
    await ready(page);
    assert.deepEqual(sent, [`${words}; ${to}`]);
    await page.click('[data-tool=undo]');
    await page.waitForFunction(
        (old) => Number(document.querySelector('main')?.dataset.version) === old,
        before,
    );
    await ready(page);
    assert.equal(await page.locator('[data-test=let-go]').count(), 0);
    await page.click('[data-tool=redo]');
    await moved(page, before + 1);
    assert.equal(await page.locator('[data-test=let-go]').count(), 0, 'both are played again');
    await page.context().close();
});

/** The way to where fewest of one's own are: there is room for two, however the game went. */
const roomiest = (page) =>
    page.$$eval('button.choice', (ways) => {
        const own = ways.map((one) => Number(one.innerText.match(/South (\d)/)?.[1] ?? 9));
        return own.indexOf(Math.min(...own));
    });

test('several units of a place go together', async () => {
    const page = await toMovement();
    const before = await version(page);
    for (let i = 0; ; i++) {
        await take(page, i);
        if (await page.locator('[data-with]').count()) break;
        await page.keyboard.press('Escape');
    }
    const [first] = [await held(page)];
    const other = page.locator('[data-with]').first();
    const name = await other.innerText();
    await other.click();
    assert.equal(await page.locator('[data-with][aria-pressed=true]').count(), 1);
    await page
        .locator('button.choice')
        .nth(await roomiest(page))
        .click();
    await moved(page, before + 3);
    await ready(page);
    const log = await page.locator('.panel.log').innerText();
    assert.ok(first.length > 0 && log.includes(name), `${name} in ${log}`);
    // They went together: one undo brings both back, one redo sends both again.
    const comesTo = (wanted) =>
        page.waitForFunction(
            (number) => document.querySelector('main')?.dataset.version === String(number),
            wanted,
        );
    const after = await version(page);
    await page.click('[data-tool=undo]');
    await comesTo(before);
    await ready(page);
    await page.click('[data-tool=redo]');
    await comesTo(after);
    await page.context().close();
});

test('a phase is not ended with moves left before one is asked, once', async () => {
    const page = await toMovement();
    const done = page.locator('button.choice[data-warns]');
    for (let i = 0; i < 200 && (await done.count()) === 0; i++) {
        await choose(page, hasty);
        await ready(page);
    }
    await page.click('[data-tool=dots]');
    await page.locator('dialog.box .menu button', { hasText: 'Settings' }).click();
    await page.getByLabel('Ask before a phase ends').check();
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.box', { state: 'detached' });
    const before = await version(page);
    await done.click();
    await page.waitForSelector('dialog.box');
    assert.match(await page.locator('dialog.box p').first().innerText(), /activation|Saigon/);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.box', { state: 'detached' });
    assert.equal(await version(page), before, 'nothing was sent');
    await done.click();
    await page.click('dialog.box button.primary');
    await moved(page, before);
    await page.context().close();
});

/** The actions that are sent. */
function listen(page) {
    /** @type {string[]} */
    const sent = [];
    page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(JSON.parse(request.postData() ?? '{}').action);
    });
    return sent;
}

const middleOf = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return [x + width / 2, y + height / 2];
};

test('a pile is chosen as a whole with Shift and goes together', async () => {
    const page = await toMovement({ expects: [/422/] });
    const before = await version(page);
    const sent = listen(page);
    const key = await page.$$eval(
        '.s75-layer-groups .s75-piece.s75-lit',
        (all) => all.find(({ dataset }) => dataset.ids.split(' ').length > 1)?.dataset.key,
    );
    assert.ok(key, 'units that stand alike');
    const pile = page.locator(`.s75-piece[data-key="${key}"]`);
    const many = (await pile.getAttribute('data-ids')).split(' ').length;
    await pile.click({ modifiers: ['Shift'] });
    await page.waitForSelector('[data-test=held]');
    await page.locator('button.choice').first().click();
    // With fewer activations than units nobody moves, and the page says why.
    await page.waitForFunction(
        (old) =>
            Number(document.querySelector('main').dataset.version) > old ||
            document.querySelector('.refusal p'),
        before,
    );
    const now = await version(page);
    assert.ok(now === before || now >= before + 2 * many, `${now} after ${before}`);
    assert.equal(sent.at(-1).split('; ').length, 2 * many, sent.at(-1));
    await page.context().close();
});

test('a unit that is dragged to a place goes there', async () => {
    const page = await toMovement();
    const before = await version(page);
    const sent = listen(page);
    const piece = page.locator('.s75-layer-groups .s75-piece.s75-lit').first();
    await page.mouse.move(...(await middleOf(piece)));
    await page.mouse.down();
    await page.mouse.move(10, 400, { steps: 4 });
    await page.waitForSelector('[data-test=held]');
    const to = await page.locator('button.choice[data-action^="to "]').first();
    const place = (await to.getAttribute('data-action')).slice(3);
    const at = await page.locator(`.s75-place[data-word="${place}"]`).evaluate((node) => {
        const path = node.querySelector('path');
        const box = path.getBBox();
        const point = path.ownerSVGElement.createSVGPoint();
        for (let n = 1; n < 20; n++)
            for (let m = 1; m < 20; m++) {
                [point.x, point.y] = [box.x + (box.width * n) / 20, box.y + (box.height * m) / 20];
                if (!path.isPointInFill(point)) continue;
                const seen = point.matrixTransform(path.getScreenCTM());
                const hit = document.elementFromPoint(seen.x, seen.y);
                if (hit === path) return [seen.x, seen.y];
            }
        return null;
    });
    assert.ok(at, place);
    await page.mouse.move(...at, { steps: 4 });
    await page.mouse.up();
    await moved(page, before + 1);
    assert.match(sent.at(-1), new RegExp(`^move \\S+; to ${place}$`));
    await page.context().close();
});

test('no page complained', assertQuiet);

await run();
await closeAll();
