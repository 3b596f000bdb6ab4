/*
 * Learning: the whole lesson by right answers, a wrong one explained with nothing lost, whatever the
 * browser remembers; axe in lessons and rules.
 * SHOTS=folder keeps a picture of every step.
 */
import { join } from 'node:path';
import {
    assert,
    assertQuiet,
    axeSource,
    closeAll,
    openPage,
    run,
    startServer,
    test,
} from './client.mjs';

const SCENES = 7;
const server = await startServer();
const page = await openPage({ viewport: { width: 1280, height: 800 } });

const at = (hash) => `${server.url}#/${hash}`;
const coach = (page, more = '') => page.locator(`[data-test=coach]:not([hidden])${more}`);

/** Waits until the coach says something and nothing moves. */
const spoken = (page) =>
    page.waitForSelector('main[data-busy=false] [data-test=coach]:not([hidden]) .say');

const stepOf = (page) =>
    page.evaluate(() => {
        const card = document.querySelector('[data-test=coach]');
        return `${location.hash} ${card?.dataset.kind} ${card?.innerText}`;
    });

/** Until the coach says something else. */
const changed = (page, old) =>
    page.waitForFunction((was) => {
        const card = document.querySelector('[data-test=coach]:not([hidden])');
        const now = `${location.hash} ${card?.dataset.kind} ${card?.innerText}`;
        return card && now !== was;
    }, old);

/** Does what the step asks for, by clicks on choices. */
async function answer(page) {
    await spoken(page);
    const old = await stepOf(page);
    const kind = await coach(page).getAttribute('data-kind');
    if (kind === 'do') await page.locator('button.choice.wanted').click();
    else if (kind === 'any') await page.locator('button.choice').first().click();
    else if (kind === 'over') return kind;
    else await coach(page, ' .next').click();
    await changed(page, old);
    return kind;
}

/** Nothing of the card, the question and the strip is cut off or out of the window. */
const cutOff = (page) =>
    page.evaluate(() => {
        const bad = [];
        for (const node of document.querySelectorAll(
            '.coach:not([hidden]) :is(.say, .more, .do, .lk, .next), .scene, .choice b, .how li',
        )) {
            const box = node.getBoundingClientRect();
            if (box.width === 0) continue;
            if (
                node.scrollWidth > node.clientWidth + 1 &&
                getComputedStyle(node).display !== 'inline'
            )
                bad.push(`wide: ${node.textContent.slice(0, 40)}`);
            if (box.right > innerWidth + 1 || box.left < -1)
                bad.push(`outside: ${node.textContent.slice(0, 40)}`);
        }
        const card = document.querySelector('.coach:not([hidden])');
        if (card && card.scrollHeight > card.clientHeight + 1)
            bad.push(`card: ${card.scrollHeight} of ${card.clientHeight}`);
        return bad;
    });

/** The card hides nothing of the places in the light. */
const hidesSpot = (page) =>
    page.evaluate(() => {
        const card = document.querySelector('.coach:not([hidden])')?.getBoundingClientRect();
        return [...document.querySelectorAll('.s75-lit-border')].some((path) => {
            const spot = path.getBoundingClientRect();
            const wide = Math.min(card.right, spot.right) - Math.max(card.left, spot.left);
            const high = Math.min(card.bottom, spot.bottom) - Math.max(card.top, spot.top);
            return wide > 0 && high > 0 && wide * high > 0.35 * spot.width * spot.height;
        });
    });

/** Opens a scene, and waits until it is that one. */
async function open(page, scene) {
    await page.goto(at(`learn/saigon75/${scene}`));
    await page.waitForSelector(`.scene.now[data-scene="${scene}"]`, { state: 'attached' });
    await spoken(page);
}

test('the lesson begins at its first scene, with all of them to choose from', async () => {
    await page.goto(at('learn/saigon75'));
    await spoken(page);
    assert.match(page.url(), /#\/learn\/saigon75\/1$/);
    assert.equal(await page.locator('.left .scene').count(), SCENES);
    assert.equal(await page.locator('.scene[aria-current=step]').getAttribute('data-scene'), '1');
    assert.match(await coach(page).innerText(), /step 1 of 4/);
    assert.equal(await page.locator('.s75-lit-border').count(), 1);
    assertQuiet();
});

test('the whole lesson is taken by right answers', async () => {
    let steps = 0;
    for (let scene = 1; scene <= SCENES; scene++) {
        for (;;) {
            await spoken(page);
            assert.deepEqual(await cutOff(page), [], `scene ${scene}`);
            assert.equal(await hidesSpot(page), false, `scene ${scene}: ${await stepOf(page)}`);
            if (process.env.SHOTS)
                await page.screenshot({
                    path: join(
                        process.env.SHOTS,
                        `scene-${scene}-${String(steps).padStart(2, '0')}.png`,
                    ),
                });
            steps++;
            if ((await answer(page)) === 'over') break;
        }
        if (scene < SCENES) {
            const old = await stepOf(page);
            await coach(page, ' .next').click();
            await changed(page, old);
        }
    }
    console.log(`# ${steps} steps`);
    assert.equal(await page.locator('.scene.done').count(), SCENES);
    assert.equal(await coach(page, ' a.next').getAttribute('href'), '#/first/saigon75');
    assertQuiet();
});

test('a wrong answer is explained in the same place, and nothing is lost', async () => {
    await open(page, 1);
    await answer(page);
    await answer(page);
    await spoken(page);
    const version = await page.locator('main').getAttribute('data-version');
    const wrong = page.locator('button.choice:not(.wanted)').first();
    const label = await wrong.locator('.choice-label b').innerText();
    await wrong.click();
    await page.waitForSelector('.coach.not');
    const told = await coach(page).innerText();
    assert.ok(told.includes(label.split(':')[0]), told);
    assert.match(told, /An Lộc guards the road to Saigon/);
    assert.match(told, /Nothing is lost/);
    assert.equal(await page.locator('main').getAttribute('data-version'), version);
    assert.equal(await page.locator('.choice.wrong').count(), 1);
    assert.equal(await page.locator('.s75-missed-border').count(), 1);
    assert.equal(await page.locator('.s75-miss').count(), 1);
    await coach(page, ' .again').click();
    await page.waitForSelector('[data-test=coach]:not(.not)');
    assert.equal(await page.locator('.s75-miss').count(), 0);
    assertQuiet();
});

test('something dark tells its reason there, too', async () => {
    await open(page, 4);
    await page.locator('[data-word="ca_mau"]').first().press('Enter');
    await page.waitForSelector('.coach.not');
    assert.match(await coach(page).innerText(), /Cà Mau/);
    assert.equal(await page.locator('.s75-miss').count(), 1);
});

test('show me does it, back takes it back, why opens the rule', async () => {
    await open(page, 2);
    await open(page, 4);
    const first = await stepOf(page);
    await coach(page, ' .show').click();
    await changed(page, first);
    assert.equal(await page.locator('main').getAttribute('data-version'), '1');
    await spoken(page);
    await coach(page, ' .why').click();
    await page.waitForSelector('[data-sheet=rule] .rule-body h3');
    assert.equal(await page.locator('.rule-body h3').first().innerText(), 'Rule 9.2');
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-sheet=rule]', { state: 'detached' });
    const second = await stepOf(page);
    await coach(page, ' .back').click();
    await changed(page, second);
    assert.equal(await page.locator('main').getAttribute('data-version'), '0');
});

test('whatever stands in the browser’s memory, a lesson opens', async () => {
    const junk = [
        'null',
        '"x"',
        '[]',
        '{"saigon75":7}',
        '{"saigon75":{"scene":99,"done":"x","at":{"1":null,"2":{"beat":1e9,"chosen":[3]}}}}',
        '{"saigon75":{"scene":-1,"done":[{}],"at":{"1":{"beat":2,"chosen":["<b>","fly"]}}}}',
    ];
    await page.goto(at(''));
    for (const text of junk) {
        await page.evaluate((value) => localStorage.setItem('mekong.learn', value), text);
        await page.goto(at(''));
        await page.goto(at('learn/saigon75'));
        await spoken(page);
    }
    await page.evaluate(() => localStorage.removeItem('mekong.learn'));
    for (const hash of ['learn/saigon75/99', 'learn/chess', 'learn/nim', 'rules/chess']) {
        await page.goto(at(''));
        await page.waitForSelector('[data-test=play-now]');
        await page.goto(at(hash));
        await page.waitForSelector('.problem [role=alert]');
    }
    assertQuiet();
});

test('axe finds nothing in a lesson, nor in the rules', async () => {
    for (const hash of ['learn/saigon75/4', 'rules/saigon75', 'rules/fitl']) {
        await page.goto(at(hash));
        await page.waitForSelector(hash.startsWith('learn') ? '.coach .say' : '.chapter');
        await page.evaluate(axeSource());
        const found = await page.evaluate(async () => {
            const { violations } = await window.axe.run(document);
            return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`);
        });
        assert.deepEqual(found, [], hash);
    }
});

await run();
await closeAll();
