/*
 * The board of Saigon 75 in use: light and clicks, fingers, keys, languages, every size of screen,
 * and accessibility.
 */
import { neighbours, onPage, runInBrowser } from './board_page.mjs';
import { assert, axeSource, test } from './support.mjs';

/** Waits until the map is seen from elsewhere than before. */
const changed = (page, was) =>
    page.waitForFunction(
        (old) => document.querySelector('.s75-svg').getAttribute('viewBox') !== old,
        was,
    );

/* ---- Choosing -------------------------------------------------------------------------------- */

test('lit things are told as lit, dark ones can still be clicked, a group answers with its lit unit', () =>
    onPage('game=solo&frame=74', async (page) => {
        const things = await page.evaluate(() => {
            const { board, frames } = window.demo;
            window.told = [];
            board.on('thing', (thing) => window.told.push(thing));
            const units = frames[74].view.units.filter(
                (each) => each.side === 'sv' && each.kind === 'ranger' && each.place === 'saigon',
            );
            board.light({ things: [units[1].id, 'da_nang'], chosen: null });
            return { unit: units[1].id, place: units[1].place };
        });
        const group = page.locator(`.s75-piece.s75-lit`);
        assert.equal(await group.count(), 1);
        assert.match(await group.getAttribute('aria-label'), /can be chosen/);
        await group.click();
        await page.locator('.s75-place[data-word="quang_ngai"]').dispatchEvent('click');
        await page.locator('.s75-place.s75-lit').dispatchEvent('click');
        await page.locator('.s75-piece.s75-dark[data-place="can_tho"]').first().click();
        const told = await page.evaluate(() =>
            window.told.map(({ word, place, kind }) => [word, place, kind]),
        );
        assert.deepEqual(told.slice(0, 3), [
            [things.unit, things.place, 'unit'],
            ['quang_ngai', 'quang_ngai', 'place'],
            ['da_nang', 'da_nang', 'place'],
        ]);
        assert.deepEqual(told[3].slice(1), ['can_tho', 'unit']);
    }));

test('a click on a dark piece in a lit province means the province', () =>
    onPage('game=solo&frame=74', async (page) => {
        await page.evaluate(() => {
            window.demo.board.on('thing', (thing) => {
                window.told = thing;
            });
            const { view } = window.demo.frames[74];
            window.demo.board.light({
                things: ['saigon'],
                chosen: view.units.find((unit) => unit.side === 'sv' && unit.place === 'can_tho')
                    .id,
            });
        });
        await page.locator('.s75-piece.s75-dark[data-place="saigon"]').first().click();
        assert.deepEqual(await page.evaluate(() => [window.told.word, window.told.kind]), [
            'saigon',
            'place',
        ]);
        assert.ok(
            (await page.locator('.s75-aim').count()) === 1,
            'the chosen unit points at its target',
        );
    }));

test('cards and markers are told when clicked', () =>
    onPage('game=solo&frame=74', async (page) => {
        await page.evaluate(() => {
            window.told = [];
            window.demo.board.on('thing', ({ word, kind }) => window.told.push([word, kind]));
            window.demo.board.light({ things: ['buy-air'], chosen: null });
        });
        const word = await page.locator('.s75-hand .s75-card').last().getAttribute('data-word');
        await page.locator('.s75-hand .s75-card').last().click();
        await page.locator('.s75-piece.s75-marker.s75-lit').click();
        assert.deepEqual(await page.evaluate(() => window.told), [
            [word, 'card'],
            ['buy-air', 'marker'],
        ]);
    }));

test('a finger that lands beside a piece takes the piece; targets are 44 pixels at least', () =>
    onPage(
        'game=solo&frame=74&motion=off',
        async (page) => {
            await page.evaluate(() =>
                window.demo.board.on('thing', (thing) => {
                    window.told = thing;
                }),
            );
            for (let n = 0; n < 3; n++) {
                const was = await page.locator('.s75-svg').getAttribute('viewBox');
                await page.locator('.s75-button.s75-in').tap();
                await changed(page, was);
            }
            await page.evaluate(() => window.demo.board.focusPlace('dak_nong'));
            const piece = page.locator('.s75-piece.s75-unit[data-place="dak_nong"]').first();
            const box = await piece.boundingBox();
            const half = Math.max(22, box.width / 2);
            await page.touchscreen.tap(box.x + box.width / 2 + half - 3, box.y + box.height / 2);
            await page.waitForFunction(() => window.told);
            assert.equal(await page.evaluate(() => window.told.kind), 'unit');
            for (const button of await page.locator('.s75-button:visible').all()) {
                const size = await button.boundingBox();
                assert.ok(size.width >= 44 && size.height >= 44);
            }
        },
        { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
    ));

test('a drag moves the map and chooses nothing; wheel and buttons zoom; whole map comes back', () =>
    onPage('motion=off', async (page) => {
        await page.evaluate(() => {
            window.told = 0;
            window.demo.board.on('thing', () => {
                window.told++;
            });
        });
        const view = () => page.locator('.s75-svg').getAttribute('viewBox');
        const whole = await view();
        await page.mouse.move(300, 400);
        await page.mouse.wheel(0, -500);
        await changed(page, whole);
        const near = await view();
        await page.mouse.down();
        await page.mouse.move(200, 300, { steps: 5 });
        await page.mouse.up();
        assert.notEqual(await view(), near);
        assert.equal(await page.evaluate(() => window.told), 0);
        await page.locator('.s75-button.s75-whole').click();
        assert.equal(await view(), whole);
        await page.mouse.dblclick(300, 400);
        assert.notEqual(await view(), whole);
    }));

test('two fingers zoom, a double tap goes nearer', () =>
    onPage(
        'motion=off',
        async (page) => {
            const width = async () =>
                Number((await page.locator('.s75-svg').getAttribute('viewBox')).split(' ')[2]);
            const touch = await page.context().newCDPSession(page);
            const fingers = (type, apart) =>
                touch.send('Input.dispatchTouchEvent', {
                    type,
                    touchPoints: apart
                        ? [
                              { x: 195 - apart, y: 350, id: 1 },
                              { x: 195 + apart, y: 350, id: 2 },
                          ]
                        : [],
                });
            const whole = await width();
            await fingers('touchStart', 40);
            for (const apart of [60, 80, 100, 120]) await fingers('touchMove', apart);
            await fingers('touchEnd', 0);
            const within = (least, most, timeout) =>
                page.waitForFunction(
                    ([low, high]) => {
                        const view = document.querySelector('.s75-svg').getAttribute('viewBox');
                        return (
                            Number(view.split(' ')[2]) >= low && Number(view.split(' ')[2]) <= high
                        );
                    },
                    [least, most],
                    { timeout },
                );
            await within(whole / 3.4, whole / 2.6).catch(async () =>
                assert.fail(`three times as near: ${whole / (await width())}`),
            );
            await page.locator('.s75-button.s75-whole').tap();
            await within(whole, whole);
            // Two taps are one double tap only if no more than a moment lies between them.
            for (let tries = 1; (await width()) === whole; tries++) {
                await page.touchscreen.tap(195, 350);
                await page.touchscreen.tap(195, 350);
                await within(0, whole - 1, 2000).catch(() => assert.ok(tries < 20, 'a double tap'));
            }
        },
        { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
    ));

/* ---- Keys ------------------------------------------------------------------------------------ */

test('arrow keys walk along borders only, and reach every province and the Reserve', () =>
    onPage('motion=off', async (page) => {
        const near = new Map();
        for (const [a, b] of neighbours)
            for (const [x, y] of [
                [a, b],
                [b, a],
            ])
                near.set(x, [...(near.get(x) ?? []), y]);
        const seen = new Set(['saigon']),
            todo = ['saigon'];
        while (todo.length) {
            const from = todo.shift();
            for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
                await page.evaluate((word) => window.demo.board.focusPlace(word), from);
                await page.keyboard.press(key);
                const to = await page.evaluate(() => document.activeElement.dataset.word);
                const off = ['reserve', 'box'];
                if (to !== from && !off.includes(to) && !off.includes(from))
                    assert.ok(near.get(from).includes(to), `${from} ${key} ${to}`);
                if (!seen.has(to)) {
                    seen.add(to);
                    todo.push(to);
                }
            }
        }
        assert.equal(seen.size, 22, `reached ${[...seen]}`);
    }));

test('Tab goes from a province to its pieces, Enter chooses, focus stays on a piece that stays', () =>
    onPage('game=solo&frame=74&motion=off', async (page) => {
        await page.evaluate(() => {
            window.demo.board.on('thing', (thing) => {
                window.told = thing;
            });
            window.demo.board.focusPlace('hue');
        });
        await page.keyboard.press('Tab');
        const piece = await page.evaluate(() => ({ ...document.activeElement.dataset }));
        assert.equal(piece.place, 'hue');
        assert.equal(piece.kind, 'unit');
        await page.keyboard.press('Enter');
        assert.equal(await page.evaluate(() => window.told.place), 'hue');
        await page.evaluate(() => window.demo.board.show(window.demo.frames[75].view));
        assert.equal(await page.evaluate(() => document.activeElement.dataset.key), piece.key);
        await page.keyboard.press('Shift+Tab');
        assert.equal(await page.evaluate(() => document.activeElement.dataset.word), 'hue');
    }));

/* ---- For everybody --------------------------------------------------------------------------- */

for (const [name, query, options] of [
    ['light theme', 'game=solo&frame=113&theme=light', {}],
    ['dark theme', 'game=long&frame=200&theme=dark', {}],
    ['phone', 'game=solo&frame=113', { viewport: { width: 360, height: 740 } }],
    ['forced colours', 'game=long&frame=200', { forcedColors: 'active' }],
])
    test(`axe finds nothing serious: ${name}`, () =>
        onPage(
            query,
            async (page) => {
                await page.evaluate(() =>
                    window.demo.board.light({ things: ['saigon', 'svd9'], chosen: null }),
                );
                await page.evaluate(`(() => { ${axeSource()} })()`);
                const found = await page.evaluate(async () =>
                    (await window.axe.run(document, { resultTypes: ['violations'] })).violations
                        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
                        .map(
                            ({ id, nodes }) =>
                                `${id}: ${nodes
                                    .slice(0, 3)
                                    .map(
                                        (node) =>
                                            node.html.slice(0, 120) + ' ' + node.failureSummary,
                                    )
                                    .join(' | ')}`,
                        ),
                );
                assert.deepEqual(found, []);
            },
            { reducedMotion: 'reduce', ...options },
        ));

test('the three languages have every message of the board', async () => {
    for (const lang of ['en', 'fr', 'it'])
        await onPage(`game=solo&lang=${lang}`, async (page) => {
            await page.evaluate(() => {
                for (const frame of window.demo.frames) window.demo.board.show(frame.view);
            });
        });
    await onPage('game=hot&lang=fr', (page) =>
        page.evaluate(() => {
            for (const frame of window.demo.frames) window.demo.board.show(frame.view);
        }),
    );
});

test('in forced colours pieces, control and light are drawn in the system’s colours', () =>
    onPage(
        'game=solo&frame=113',
        async (page) => {
            await page.evaluate(() =>
                window.demo.board.light({ things: ['saigon'], chosen: null }),
            );
            const colours = await page.evaluate(() => ({
                face: getComputedStyle(document.querySelector('.s75-block .s75-face')).fill,
                canvas: getComputedStyle(document.body).backgroundColor,
                lit: getComputedStyle(document.querySelector('.s75-place.s75-lit path')).stroke,
                land: getComputedStyle(document.querySelector('.s75-land')).fill,
            }));
            assert.equal(colours.face, colours.land);
            assert.notEqual(colours.lit, colours.face);
        },
        { forcedColors: 'active' },
    ));

for (const [width, height] of [
    [360, 740],
    [820, 1180],
    [1280, 800],
    [1920, 1080],
    [3840, 2160],
])
    test(`at ${width} x ${height} the whole map is in sight and nothing runs over the page`, () =>
        onPage(
            'game=solo&frame=74',
            async (page) => {
                const found = await page.evaluate(() => {
                    const map = document.querySelector('.s75-map').getBoundingClientRect(),
                        sheet = document
                            .querySelector('.s75-frame.s75-thick')
                            .getBoundingClientRect();
                    return {
                        inside:
                            sheet.left >= map.left - 1 &&
                            sheet.right <= map.right + 1 &&
                            sheet.top >= map.top - 1 &&
                            sheet.bottom <= map.bottom + 1,
                        part: Math.max(sheet.width / map.width, sheet.height / map.height),
                        scroll: [
                            document.documentElement.scrollWidth,
                            document.documentElement.scrollHeight,
                        ],
                        window: [innerWidth, innerHeight],
                    };
                });
                assert.ok(found.inside);
                assert.ok(found.part > 0.95, 'the map fills its room');
                assert.deepEqual(found.scroll, found.window);
            },
            { viewport: { width, height } },
        ));

await runInBrowser();
