/*
 * The lesson of Fire in the Lake on its board: eleven scenes in six parts by right answers, with the
 * spaces it speaks of in the light; a wrong answer explained; taken up again where it was left.
 * SHOTS=folder keeps a picture of every step.
 */
import { join } from 'node:path';
import {
    assert,
    assertQuiet,
    axeSource,
    closeAll,
    entered,
    openPage,
    ready,
    run,
    startServer,
    test,
} from './client.mjs';

const SCENES = 11;
const server = await startServer();
const page = await openPage({ viewport: { width: 1280, height: 800 } });

const at = (hash) => `${server.url}#/${hash}`;
const coach = (more = '') => page.locator(`[data-test=coach]:not([hidden])${more}`);
const spoken = () =>
    page.waitForSelector('main[data-busy=false] [data-test=coach]:not([hidden]) .say');

const stepOf = () =>
    page.evaluate(() => {
        const card = document.querySelector('[data-test=coach]');
        return `${location.hash} ${card?.dataset.kind} ${card?.innerText}`;
    });

const changed = (old) =>
    page.waitForFunction((was) => {
        const card = document.querySelector('[data-test=coach]:not([hidden])');
        return card && `${location.hash} ${card.dataset.kind} ${card.innerText}` !== was;
    }, old);

async function open(scene) {
    await page.goto(at(`learn/fitl/${scene}`));
    await page.waitForSelector(`.scene.now[data-scene="${scene}"]`, { state: 'attached' });
    await spoken();
}

/** Does what the step asks for. */
async function answer() {
    await spoken();
    const old = await stepOf();
    const kind = await coach().getAttribute('data-kind');
    if (kind === 'do') await page.locator('button.choice.wanted').first().click();
    else if (kind === 'any') await page.locator('button.choice').first().click();
    else if (kind === 'over') return kind;
    else await coach(' .next').click();
    await changed(old);
    return kind;
}

/** Nothing of the card and the scenes is cut off, and the card hides no space in the light. */
const faults = () =>
    page.evaluate(() => {
        const bad = [];
        const card = document.querySelector('.coach:not([hidden])');
        for (const node of document.querySelectorAll(
            '.coach:not([hidden]) :is(.say, .more, .do, .lk, .next), .scene, .part',
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
        if (card && card.scrollHeight > card.clientHeight + 1) bad.push('the card is cut');
        const own = card?.getBoundingClientRect();
        for (const path of document.querySelectorAll('.spot-lit-border')) {
            const spot = path.getBoundingClientRect();
            const wide = Math.min(own.right, spot.right) - Math.max(own.left, spot.left);
            const high = Math.min(own.bottom, spot.bottom) - Math.max(own.top, spot.top);
            if (wide > 0 && high > 0 && wide * high > 0.35 * spot.width * spot.height)
                bad.push('the card hides a space');
        }
        return bad;
    });

test('all scenes stand in their parts to choose from, and the lobby leads there', async () => {
    await page.goto(at(''));
    await page.click('.l-board a[href="#/learn/fitl"]');
    await spoken();
    assert.equal(await page.locator('.left .scene').count(), SCENES);
    assert.equal(await page.locator('.left .part').count(), 6);
    assert.match(page.url(), /#\/learn\/fitl\/1$/);
});

test('the whole lesson is taken by right answers, spaces in the light', async () => {
    let steps = 0,
        lit = 0;
    for (let scene = 1; scene <= SCENES; scene++) {
        for (;;) {
            await spoken();
            assert.deepEqual(await faults(), [], `scene ${scene}: ${await stepOf()}`);
            if (process.env.SHOTS)
                await page.screenshot({
                    path: join(
                        process.env.SHOTS,
                        `lake-${String(scene).padStart(2, '0')}-${String(steps).padStart(3, '0')}.png`,
                    ),
                });
            steps++;
            if ((await page.locator('.spot-lit-border').count()) > 0) lit++;
            if ((await answer()) === 'over') break;
        }
        if (scene === SCENES) break;
        await coach(' .next').click();
        await entered(page, scene + 1);
    }
    console.log(`# ${steps} steps, ${lit} with spaces in the light`);
    assert.ok(lit > steps / 3, `${lit} of ${steps}`);
    assert.equal(await page.locator('.scene.done').count(), SCENES);
    assertQuiet();
});

test('a wrong answer is explained in the same place, and nothing is lost', async () => {
    await open(3);
    await page.evaluate(() => localStorage.removeItem('mekong.learn'));
    await open(2);
    while ((await coach().getAttribute('data-kind')) !== 'do') await answer();
    await spoken();
    const version = await page.locator('main').getAttribute('data-version');
    await page.locator('button.choice:not(.wanted)').first().click();
    await page.waitForSelector('.coach.not');
    assert.match(await coach().innerText(), /Nothing is lost/);
    assert.equal(await page.locator('main').getAttribute('data-version'), version);
    await coach(' .again').click();
    await page.waitForSelector('[data-test=coach]:not(.not)');
    await coach(' .show').click();
    await page.waitForFunction(
        (old) => document.querySelector('main').dataset.version !== old,
        version,
    );
});

/** All that the coach has said since, each once: window.sayings. */
const note = () => {
    window.sayings = new Set();
    const card = document.querySelector('[data-test=coach]');
    new MutationObserver(() => {
        if (!card.hidden) window.sayings.add(card.innerText);
    }).observe(card, { attributes: true, childList: true, subtree: true });
};

test('no words of a step are said over the position of the next one', async () => {
    await open(5);
    while ((await coach().getAttribute('data-kind')) !== 'do') await answer();
    await spoken();
    await page.evaluate(note);
    const old = await coach().innerText();
    await page.locator('button.choice.wanted').first().click();
    await page.waitForFunction(() => window.sayings.size > 0);
    await spoken();
    await page.waitForTimeout(300); // a second saying, if there is one
    const sayings = await page.evaluate(() => [...window.sayings]);
    assert.equal(sayings.length, 1, sayings.join('\n---\n'));
    assert.notEqual(sayings[0], old);
});

test('it is taken up where it was left', async () => {
    await page.goto(at(''));
    await page.evaluate(() => localStorage.removeItem('mekong.learn'));
    await open(5);
    await answer();
    await answer();
    await spoken();
    const left = await stepOf();
    await page.goto(at(''));
    await page.waitForSelector('[data-test=play-now]');
    await page.goto(at('learn/fitl'));
    await spoken();
    assert.equal(await stepOf(), left);
});

test('axe finds nothing in a scene', async () => {
    await page.evaluate(axeSource());
    const found = await page.evaluate(async () => {
        const { violations } = await globalThis.axe.run(document);
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`);
    });
    assert.deepEqual(found, []);
});

test('a first game begins with tips, against computers that answer at once', async () => {
    await page.goto(at('first/fitl'));
    await page.waitForURL(/game\/here-/);
    await ready(page);
    await page.waitForSelector('[data-test=tip-read]');
    assertQuiet();
});

await run();
await closeAll();
