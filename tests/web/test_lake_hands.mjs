/* Fire in the Lake by the hand: point at a space, then at what to do; groups of pieces go in one
 * request; and what the usual operations cost in clicks, beside the keys of the terminal, where every
 * answer is a key. */
import {
    assert,
    assertQuiet,
    closeAll,
    moved,
    ready,
    run,
    startServer,
    test,
    version,
} from './client.mjs';
import { count, openSave, tutorialBefore } from './lake.mjs';

const server = await startServer();
const table = [];

/** Does something and waits until it was played. */
async function played(page, act) {
    const before = await version(page);
    await act();
    await moved(page, before);
    await ready(page);
}

/** The pieces of the first faction in a space. */
const at = (place) => `.f-pile[data-at=${place}] .f-emblem`;
const space = (page, place, options) => page.locator(at(place)).first().click(options);
const button = (page, action) => page.click(`button.choice[data-action="${action}"]`);

/** Points at a space and takes an answer out of its panel. */
async function answer(page, place, action) {
    await page.locator(at(place)).first().hover();
    await page.click(`.f-explode[data-space=${place}] [data-choice="${action}"]`);
}

/** From one space to another, as many as there are. */
async function move(page, from, to) {
    await space(page, from);
    await page.waitForSelector(`[data-place=${to}].f-is-lit`);
    await page.waitForSelector('.f-explode[data-crew] .f-of');
    await space(page, to);
}

/**
 * Prints a row: fewer clicks than keys of the terminal, which takes one for each answer but those
 * that are the only ones.
 */
async function tell(name, counted, given = 0) {
    const { clicks, requests, answers } = await counted();
    const keys = answers - given;
    table.push({ name, clicks, requests, 'keys in the terminal': keys });
    assert.ok(clicks < keys, `${name}: ${clicks} clicks, ${keys} keys`);
}

test('a Rally in four spaces: the first by its panel, the others with Shift', async () => {
    const page = await openSave(server, tutorialBefore('nva operation rally'));
    const counted = await count(page);
    await played(page, () => button(page, 'operation rally'));
    await played(page, () => answer(page, 'north-vietnam', 'choose guerrillas'));
    await played(page, () => button(page, 'place nva-guerrillas 2'));
    for (const place of ['central-laos', 'southern-laos', 'the-parrots-beak'])
        await played(page, () => space(page, place, { modifiers: ['Shift'] }));
    assert.match(await page.locator('[data-test=so-far]').innerText(), /4 places so far.*res\./s);
    await played(page, () => button(page, 'done'));
    assert.equal((await counted()).answers, 14);
    await tell('a four-space Rally', counted);
    assertQuiet();
    await page.context().close();
});

test('a Train with Pacify', async () => {
    const page = await openSave(server, tutorialBefore('arvn operation train'));
    const counted = await count(page);
    await played(page, () => button(page, 'operation train'));
    await played(page, () => answer(page, 'saigon', 'choose cubes'));
    await played(page, () => button(page, 'place arvn-troops 6'));
    await played(page, () => button(page, 'pacify saigon'));
    await played(page, () => button(page, 'done'));
    await tell('a Train with Pacify', counted);
    await page.context().close();
});

test('a March of six pieces: two clicks a group, one request', async () => {
    const page = await openSave(server, tutorialBefore('nva operation rally'));
    const counted = await count(page);
    await played(page, () => button(page, 'operation march'));
    await played(page, () => move(page, 'central-laos', 'quang-nam'));
    await played(page, () => move(page, 'southern-laos', 'quang-nam'));
    await played(page, () => button(page, 'done'));
    const { sent } = await counted();
    assert.equal(sent[1], 'from central-laos; to quang-nam; group nva-guerrilla 3');
    await tell('a March of six pieces', counted);
    await page.context().close();
});

test('a Sweep from three spaces: those who follow go with Shift', async () => {
    const page = await openSave(server, tutorialBefore('arvn operation sweep'));
    const counted = await count(page);
    await played(page, () => button(page, 'operation sweep'));
    await played(page, () => button(page, 'space saigon'));
    const origins = await page.$$eval('button.choice[data-action^="from "]', (nodes) =>
        nodes.map((node) => node.dataset.action.slice(5)),
    );
    assert.ok(origins.length >= 3, origins.join(' '));
    const [first, ...others] = origins.slice(0, 3);
    // The space could be swept, too: its pieces, in its panel, are those who go.
    await page.locator(at(first)).first().hover();
    await page.click(`.f-explode[data-space=${first}] .f-go`);
    await page.waitForSelector('.f-explode[data-crew] .f-of');
    await played(page, () => space(page, 'saigon'));
    for (const origin of others)
        await played(page, () => space(page, origin, { modifiers: ['Shift'] }));
    await played(page, () => button(page, 'on'));
    await tell('a Sweep from three spaces', counted, 3);
    await page.context().close();
});

test('a Redeploy at a Coup', async () => {
    const page = await openSave(server, tutorialBefore('arvn from binh-dinh'));
    const counted = await count(page);
    await played(page, () => move(page, 'binh-dinh', 'qui-nhon'));
    await played(page, () => button(page, 'done'));
    await tell('a coup Redeploy of a group', counted);
    await page.context().close();
});

test('how many go: a counter, a click on one kind, Shift for another; the line is tried before', async () => {
    const page = await openSave(
        server,
        tutorialBefore('nva operation rally', 'nva operation march'),
    );
    await space(page, 'central-laos');
    const goes = page.locator('.f-explode .f-of');
    await goes.waitFor();
    assert.equal(await goes.innerText(), '3/3');
    await page.click('.f-explode [data-step="nva-guerrilla −"]');
    await page.waitForFunction(() => document.querySelector('.f-of')?.textContent === '2/3');
    assert.match(await page.locator('.stepper').innerText(), /2 × /);
    await page.click('.f-explode .f-goes .f-go');
    await page.waitForFunction(() => document.querySelector('.f-of')?.textContent === '3/3');
    await page.click('.f-explode .f-goes .f-go', { modifiers: ['Shift'] });
    await page.waitForFunction(() => document.querySelector('.f-of')?.textContent === '0/3');
    await page.click('.stepper [data-step$="+"]');
    await page.waitForFunction(() => document.querySelector('.f-of')?.textContent === '1/3');
    await page.locator(at('quang-nam')).first().hover();
    assert.match(await page.locator('.f-aim').innerText(), /Quảng Nam.*-1 Res/);
    const before = await version(page);
    await played(page, () => space(page, 'quang-nam'));
    assert.equal(await version(page), before + 3);
    await played2(page, before);
    await page.keyboard.press('Escape');
    assertQuiet();
    await page.context().close();
});

/** One undo takes the whole move back. */
async function played2(page, before) {
    await page.click('[data-test=so-far] button');
    await page.waitForFunction(
        (old) => Number(document.querySelector('main')?.dataset.version) === old,
        before,
    );
}

test('what is held is let go by Escape, by its space, by another one; a dark space says why', async () => {
    const page = await openSave(
        server,
        tutorialBefore('nva operation rally', 'nva operation march'),
    );
    const held = page.locator('[data-test=held]');
    await space(page, 'central-laos');
    await held.waitFor();
    await space(page, 'central-laos');
    await held.waitFor({ state: 'detached' });
    await space(page, 'central-laos');
    await held.waitFor();
    await space(page, 'the-parrots-beak');
    await page.waitForFunction(() =>
        document.querySelector('[data-test=held]')?.textContent.includes('Parrot'),
    );
    await space(page, 'hue');
    await page.waitForSelector('.refusal p');
    assert.match(await page.locator('.refusal').innerText(), /\[?9\.\d+/);
    assertQuiet();
    await page.context().close();
});

test('on a phone a March is two taps, the counters are in the sheet, and the map stays free', async () => {
    const page = await openSave(
        server,
        tutorialBefore('nva operation rally', 'nva operation march'),
        { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr' },
    );
    await page.tap('button.choice[data-action="from central-laos"]');
    await page.waitForSelector('.stepper');
    assert.equal(await page.locator('.f-explode:not([hidden])').count(), 0);
    assert.equal(await page.locator('[data-with]').count(), 0, 'nothing goes along with itself');
    const sizes = await page.$$eval('.stepper button', (nodes) =>
        nodes.map((node) => node.getBoundingClientRect().height),
    );
    assert.ok(
        sizes.every((high) => high >= 44),
        sizes.join(' '),
    );
    await page.tap('.stepper [data-step$="−"]');
    await page.waitForFunction(() => /2 × /.test(document.querySelector('.stepper')?.textContent));
    await played(page, () => page.tap('button.choice[data-action="to quang-nam"]'));
    assertQuiet();
    await page.context().close();
});

test('from near every piece lies by itself; the legend and what has changed are a click away', async () => {
    const page = await openSave(server, tutorialBefore('nva operation march'));
    const { pieces } = await page.evaluate(async () => {
        const id = location.hash.split('/')[2];
        const { view } = await (await fetch(`/api/matches/${id}/state`)).json();
        return view.spaces.saigon;
    });
    assert.equal(await page.locator('.f-pile .f-wood').count(), 0);
    for (let n = 0; n < 2; n++) await page.click('[data-do=in]');
    await page.waitForSelector('.f-pile[data-at=saigon] .f-wood', { state: 'attached' });
    assert.equal(
        await page.locator('.f-pile[data-at=saigon] .f-wood').count(),
        Object.values(pieces).reduce((sum, n) => sum + n, 0),
    );
    await page.click('[data-do=whole]');
    await page.waitForSelector('.f-pile .f-wood', { state: 'detached' });
    await page.click('[data-do=since]');
    await page.waitForSelector('.f-is-changed[data-place=saigon]', { state: 'attached' });
    await page.locator(at('saigon')).first().hover();
    await page.waitForSelector('.f-explode[data-space=saigon] .f-changes li');
    await page.click('[data-do=since]');
    await page.waitForSelector('.f-is-changed', { state: 'detached' });
    await page.click('[data-do=legend]');
    await page.waitForSelector('.f-legend li');
    assert.doesNotMatch(await page.locator('.f-legend').innerText(), /web\.|object/);
    assertQuiet();
    await page.context().close();
});

await run();
console.table(table);
await closeAll();
