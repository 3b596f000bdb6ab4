/* What the page of Fire in the Lake tells of itself: what cannot be chosen and by which rule, what a
 * bot looked at before it chose, how it ends what is attacked; and that a first visit stays light. */
import {
    assert,
    assertQuiet,
    closeAll,
    openPage,
    run,
    startGame,
    startServer,
    test,
} from './client.mjs';
import { before, openSave, saveAt } from './lake.mjs';

const server = await startServer();
const PHONES = [
    [390, 844],
    [360, 640],
];

test('what is closed stands there with its reason and rule, in the panel and in the sequence', async () => {
    const page = await openSave(server, saveAt(before('us', 'limited sweep')));
    const words = await page.locator('.closed-list').evaluate((node) => node.textContent);
    assert.match(words, /Event, Event, shaded The first faction did an Operation without/);
    assert.match(words, /Train, Patrol, Sweep, Assault .*Limited Operation only/);
    assert.match(words, /Linebacker II It waits for 2 cards in the leader box \(now 0\)/);
    assert.equal(await page.locator('.closed').getAttribute('open'), null, 'many are folded');
    await page.click('.closed summary');
    await page.click('.closed-list .rule-link >> nth=0');
    await page.waitForSelector('[data-panel=rule] .rule-body p');
    assert.deepEqual(
        await page.$$eval('.f-unoffered s', (all) => all.map((one) => one.textContent)),
        ['Event', 'Op', 'Pivotal event'],
    );
    await page.context().close();
});

test('an Operation says which special activity does not go with it', async () => {
    const page = await openSave(server, saveAt(before('arvn', 'operation sweep') + 1));
    assert.match(
        await page.locator('.closed-list').innerText(),
        /Govern .*does not go with this Operation/s,
    );
    await page.context().close();
});

test('what an attack removes stands on its choice', async () => {
    const page = await openSave(server, saveAt(before('us', 'limited assault') + 1));
    const line = page.locator('[data-action="space pleiku-darlac"] .c-line');
    assert.match(await line.innerText(), /removes \d…\d VC guerrillas/);
    await page.context().close();
});

test('a bot shows on the map what it looked at, what fell out and what was left', async () => {
    const page = await openPage({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'no-preference',
    });
    await page.goto(server.url);
    await startGame(page, { game: 'fitl', against: 'automaton' });
    await page.waitForSelector('.f-map .f-pile');
    for (let cards = 0; cards < 12 && !(await page.locator('.why-chosen').count()); cards++) {
        await page
            .locator('button.choice[data-action=pass], button.choice[data-action=done]')
            .first()
            .click({ timeout: 4000 })
            .catch(() => {});
        await page
            .waitForSelector('.why-chosen', { timeout: 8000, state: 'attached' })
            .catch(() => {});
    }
    const shown = await page.evaluate(() => ({
        chosen: document.querySelectorAll('.why-sign-chosen').length,
        why: document.querySelector('.pb-why')?.textContent ?? '',
    }));
    assert.equal(shown.chosen, 1);
    assert.ok(shown.why.length > 10, shown.why);
    await page.click('[data-test=skip]');
    await page.waitForSelector('.why-chosen', { state: 'detached' });
    assertQuiet();
    await page.context().close();
});

test('a first visit to a table loads less than 600 kB, unpacked', async () => {
    for (const locale of ['en-GB', 'fr-FR', 'it-IT']) {
        const page = await openSave(server, saveAt(2), { locale });
        await page.waitForLoadState('networkidle');
        const sizes = await page.evaluate(() =>
            [
                ...performance.getEntriesByType('resource'),
                ...performance.getEntriesByType('navigation'),
            ]
                .filter(({ name }) => !/\/api\/|\.wasm$/.test(name))
                .map(({ decodedBodySize }) => decodedBodySize),
        );
        const sum = sizes.reduce((all, one) => all + one, 0);
        console.log(`# ${locale}: ${sizes.length} files, ${Math.round(sum / 1000)} kB`);
        assert.ok(sum > 100000 && sum < 600000, `${sum} bytes`);
        await page.context().close();
    }
});

test('the strip says who acts and who is nearest on a phone, and cuts nothing', async () => {
    for (const [width, height] of PHONES)
        for (const locale of ['en-GB', 'fr-FR', 'it-IT']) {
            const page = await openSave(server, saveAt(before('arvn', 'operation sweep') + 1), {
                viewport: { width, height },
                hasTouch: true,
                isMobile: true,
                locale,
            });
            const cells = await page.$$eval('.cells > .cell', (all) => {
                const room = all[0].parentElement.getBoundingClientRect();
                return all
                    .filter((one) => one.offsetParent)
                    .filter((one) => one.getBoundingClientRect().top < room.bottom - 1)
                    .map((one) => {
                        const box = one.getBoundingClientRect();
                        return {
                            word: one.dataset.cell,
                            inside: box.left >= room.left - 1 && box.right <= room.right + 1,
                            whole: one.scrollWidth <= one.clientWidth + 1,
                        };
                    });
            });
            const seen = cells.map(({ word }) => word);
            for (const word of ['phase', 'victory'])
                assert.ok(seen.includes(word), `${locale} ${width}: ${seen}`);
            for (const { word, inside, whole } of cells)
                assert.ok(inside && whole, `${locale} ${width}: ${word}`);
            await page.context().close();
        }
});

test('the lobby leads to the lessons of both games', async () => {
    const page = await openPage();
    await page.goto(server.url);
    await page.waitForSelector('[data-test=door-learn] a');
    const hrefs = await page
        .locator('[data-test=door-learn] a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    assert.deepEqual(hrefs, ['#/learn/saigon75', '#/learn/fitl']);
    await page.context().close();
});

test('no page complained', assertQuiet);

await run();
await closeAll();
