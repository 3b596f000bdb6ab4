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

test('in a lit province a dark piece means the province, but one’s own is chosen instead', () =>
    onPage('game=solo&motion=off', async (page) => {
        await page.evaluate(() => {
            const { board, frames } = window.demo;
            window.told = [];
            board.on('thing', ({ word, kind }) => window.told.push([word, kind]));
            const { view } = frames.find(
                ({ view: { moving, units } }) =>
                    !moving && units.some(({ side, place }) => side === 'nv' && place === 'saigon'),
            );
            board.show(view);
            const own = view.units.find(({ side, place }) => side === 'sv' && place === 'can_tho');
            board.light({ things: ['saigon'], chosen: own.id });
        });
        const piece = (side) =>
            page.locator(`.s75-piece.s75-dark[data-place="saigon"][data-side="${side}"]`).first();
        await piece('nv').click();
        await piece('sv').click();
        const own = await piece('sv').getAttribute('data-word');
        assert.equal(await page.locator('.s75-aim').count(), 1, 'the chosen unit points there');
        await page.evaluate(() => window.demo.board.light({ things: ['saigon'] }));
        await piece('sv').click();
        assert.deepEqual(await page.evaluate(() => window.told), [
            ['saigon', 'place'],
            [own, 'unit'],
            ['saigon', 'place'],
        ]);
    }));

test('markers are told when clicked, and an empty part of a dock means its place', () =>
    onPage('game=solo&frame=74', async (page) => {
        await page.evaluate(() => {
            window.told = [];
            window.demo.board.on('thing', ({ word, kind }) => window.told.push([word, kind]));
            window.demo.board.light({ things: ['buy-air', 'reserve'], chosen: null });
        });
        await page.locator('.s75-piece.s75-marker.s75-lit').click();
        const dock = await page.locator('.s75-dock-reserve').boundingBox();
        await page.mouse.click(dock.x + dock.width - 4, dock.y + 5);
        assert.deepEqual(await page.evaluate(() => window.told), [
            ['buy-air', 'marker'],
            ['reserve', 'place'],
        ]);
    }));

test('Escape and a click on the empty map let go', () =>
    onPage('game=solo&frame=74&motion=off', async (page) => {
        await page.evaluate(() => {
            window.gone = 0;
            window.told = 0;
            window.demo.board.on('letgo', () => window.gone++);
            window.demo.board.on('thing', () => window.told++);
        });
        const box = await page.locator('.s75-svg').boundingBox();
        await page.mouse.click(box.x + box.width - 20, box.y + box.height * 0.6);
        assert.equal(await page.evaluate(() => window.gone), 1);
        await page.evaluate(() => window.demo.board.focusPlace('hue'));
        await page.keyboard.press('Escape');
        assert.deepEqual(await page.evaluate(() => [window.gone, window.told]), [2, 0]);
    }));

/** Where a piece or a province is on the screen. */
async function middleOf(page, selector) {
    const box = await page.locator(selector).first().boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a unit is dragged to a place; on the sea it goes back; the map stays where it is', () =>
    onPage('game=solo&frame=74&motion=off', async (page) => {
        await page.evaluate(() => {
            const { board } = window.demo;
            window.told = [];
            for (const name of ['thing', 'lift', 'drop', 'letgo'])
                board.on(name, (what) =>
                    window.told.push([name, what?.words ?? what?.ids ?? null, what?.place ?? null]),
                );
            const piece = document.querySelector('.s75-piece[data-place="hue"]');
            window.unit = piece.dataset.word;
            board.light({ things: [window.unit, 'da_nang'], chosen: null });
        });
        const view = await page.locator('.s75-svg').getAttribute('viewBox');
        const drag = async (to) => {
            await page.mouse.move(...(await middleOf(page, '.s75-piece[data-place="hue"]')));
            await page.mouse.down();
            await page.mouse.move(...to, { steps: 6 });
            const carried = await page.locator('.s75-carried').count();
            await page.mouse.up();
            return carried;
        };
        assert.equal(await drag(await middleOf(page, '.s75-piece[data-place="da_nang"]')), 1);
        const map = await page.locator('.s75-svg').boundingBox();
        assert.equal(await drag([map.x + map.width - 20, map.y + map.height * 0.6]), 1);
        const unit = await page.evaluate(() => window.unit);
        assert.deepEqual(await page.evaluate(() => window.told), [
            ['lift', [unit], 'hue'],
            ['drop', [unit], 'da_nang'],
            ['lift', [unit], 'hue'],
            ['letgo', null, null],
        ]);
        assert.equal(await page.locator('.s75-carried, .s75-lifted').count(), 0);
        assert.equal(await page.locator('.s75-svg').getAttribute('viewBox'), view);
    }));

test('a finger drags a unit, too', () =>
    onPage(
        'game=solo&frame=74&motion=off',
        async (page) => {
            await page.evaluate(() => {
                const { board } = window.demo;
                board.on('drop', (what) => (window.told = what));
                board.focusOn(['hue', 'da_nang']);
                const piece = document.querySelector('.s75-piece[data-place="hue"]');
                window.unit = piece.dataset.word;
                board.light({ things: [window.unit, 'da_nang'], chosen: null });
            });
            const touch = await page.context().newCDPSession(page);
            const finger = (type, at) =>
                touch.send('Input.dispatchTouchEvent', {
                    type,
                    touchPoints: at ? [{ x: at[0], y: at[1], id: 1 }] : [],
                });
            const from = await middleOf(page, '.s75-piece[data-place="hue"]');
            const to = await middleOf(page, '.s75-piece[data-place="da_nang"]');
            await finger('touchStart', from);
            for (const part of [0.3, 0.6, 1])
                await finger('touchMove', [
                    from[0] + (to[0] - from[0]) * part,
                    from[1] + (to[1] - from[1]) * part,
                ]);
            await finger('touchEnd', null);
            await page.waitForFunction(() => window.told);
            const [told, unit] = await page.evaluate(() => [window.told, window.unit]);
            assert.deepEqual(told, { words: [unit], place: 'da_nang' });
        },
        { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
    ));

test('a pile gives one unit on a click, all with Shift or twice, any number with its counter', () =>
    onPage('game=solo&frame=74&motion=off', async (page) => {
        const ids = await page.evaluate(() => {
            const { board } = window.demo;
            window.told = [];
            const pile = [...document.querySelectorAll('.s75-layer-groups .s75-piece')].find(
                (piece) => piece.dataset.ids.split(' ').length >= 3,
            );
            pile.setAttribute('data-pile', '');
            const all = pile.dataset.ids.split(' ');
            board.on('thing', ({ ids }) => {
                window.told.push(ids);
                board.light({ things: all, chosen: ids[0], ids });
            });
            board.light({ things: all });
            return all;
        });
        const pile = page.locator('[data-pile]');
        const told = () => page.evaluate(() => window.told.splice(0));
        await pile.click();
        assert.deepEqual(await told(), [[ids[0]]]);
        assert.equal(await page.locator('.s75-stepper output').textContent(), `1 of ${ids.length}`);
        await page.locator('.s75-stepper button').last().click();
        assert.deepEqual(await told(), [ids.slice(0, 2)]);
        await pile.click({ modifiers: ['Shift'] });
        assert.deepEqual(await told(), [ids]);
        await page.waitForTimeout(600); // no double click with the one before
        await pile.dblclick();
        assert.deepEqual((await told()).at(-1), ids);
        await page.evaluate(() => window.demo.board.light({ things: [] }));
        assert.equal(await page.locator('.s75-stepper').isVisible(), false);
    }));

test('pieces and marks tell what they are: mouse, keyboard, finger that stays', () =>
    onPage('game=solo&frame=200&motion=off', async (page) => {
        const tip = page.locator('.s75-tip');
        await page.locator('.s75-piece[data-place="binh_dinh"]').hover();
        await tip.waitFor();
        assert.match(await tip.textContent(), /SV division \(full\).*Bình Định.*Two steps/);
        await page.locator('.s75-layer-markers .s75-militia').first().hover();
        await page.waitForFunction(() =>
            /Militia/.test(document.querySelector('.s75-tip:not([hidden])')?.textContent),
        );
        await page.mouse.move(5, 400);
        await tip.waitFor({ state: 'hidden' });
        await page.evaluate(() => window.demo.board.focusPlace('binh_dinh'));
        await page.keyboard.press('Tab');
        assert.match(await tip.textContent(), /SV division/);
        const described = await page.evaluate(
            () =>
                document.activeElement.getAttribute('aria-describedby') ===
                document.querySelector('.s75-tip').id,
        );
        assert.ok(described);
    }));

test('a finger that stays on a piece is told what it is and chooses nothing', () =>
    onPage(
        'game=solo&frame=200&motion=off',
        async (page) => {
            await page.evaluate(() => {
                window.told = 0;
                window.demo.board.on('thing', () => window.told++);
                window.demo.board.focusOn(['saigon']);
            });
            const touch = await page.context().newCDPSession(page);
            const [x, y] = await middleOf(page, '.s75-piece[data-place="saigon"]');
            await touch.send('Input.dispatchTouchEvent', {
                type: 'touchStart',
                touchPoints: [{ x, y, id: 1 }],
            });
            await page.locator('.s75-tip').waitFor();
            await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
            assert.equal(await page.evaluate(() => window.told), 0);
        },
        { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
    ));

test('the numbers of choices stand on their places and pieces', () =>
    onPage('game=solo&frame=200&motion=off', async (page) => {
        const found = await page.evaluate(() => {
            const { board, frames } = window.demo;
            const unit = frames[200].view.units.find(({ place }) => place === 'saigon').id;
            const numbers = new Map([
                ['an_loc', 1],
                [unit, 2],
                ['reserve', 3],
            ]);
            board.light({ things: [...numbers.keys()], numbers });
            return [
                [...document.querySelectorAll('.s75-key text')].map((key) => key.textContent),
                document.querySelector('.s75-dock-reserve').dataset.number,
            ];
        });
        assert.deepEqual(found, [['1', '2'], '3']);
    }));

test('on a map seen from afar the number of a choice stands at its place, too', () =>
    onPage(
        'game=solo&frame=200&motion=off',
        async (page) => {
            const off = await page.evaluate(() => {
                const places = ['hue', 'phu_yen', 'khanh_hoa', 'saigon', 'ca_mau'];
                const numbers = new Map(places.map((place, n) => [place, n + 1]));
                window.demo.board.light({ things: places, numbers });
                const keys = [...document.querySelectorAll('.s75-key')];
                const far = document.querySelector('.s75-svg').dataset.zoom;
                return [far].concat(
                    places.filter((place, n) => {
                        const at = document
                            .querySelector(`[data-kind=place][data-place=${place}]`)
                            .getBoundingClientRect();
                        const key = keys[n].getBoundingClientRect();
                        const [x, y] = [key.x + key.width / 2, key.y + key.height / 2];
                        return (
                            x < at.left - 16 ||
                            x > at.right + 16 ||
                            y < at.top - 16 ||
                            y > at.bottom + 16
                        );
                    }),
                );
            });
            assert.deepEqual(off, ['far']);
        },
        { viewport: { width: 390, height: 500 } },
    ));

test('what went by unseen is no mystery: the card is about the combat that is asked about, with its dice', () =>
    onPage('game=hot&motion=off', async (page) => {
        const seen = await page.evaluate(() => {
            const { board, frames } = window.demo;
            const at = (frame) => frame.view?.combat?.province;
            const rolled = ({ view }) =>
                ['nv', 'sv'].every(
                    (side) => view.combat[side].dice && view.combat[side].outstanding.x >= 0,
                ) &&
                view.combat.nv.faces.x + view.combat.nv.faces.r + view.combat.nv.faces.blank > 0;
            const first = frames.findIndex(at);
            const second = frames.findIndex(
                (frame, n) =>
                    n > first && at(frame) && at(frame) !== at(frames[first]) && rolled(frame),
            );
            board.show(frames[first].view);
            board.pass(frames.slice(first + 1, second + 1));
            board.show(frames[second].view);
            const card = document.querySelector('.s75-fight');
            const about = [card.dataset.about, at(frames[second]), card.innerText];
            // And past its end: the last that ended stays, to be read.
            const after = frames.findIndex((frame, n) => n > second && frame.view && !at(frame));
            board.pass(frames.slice(second + 1, after + 1));
            board.show(frames[after].view);
            return { about, over: board.holdsCombat(), words: card.innerText };
        });
        assert.equal(seen.about[0], seen.about[1]);
        assert.doesNotMatch(seen.about[2], /\b0 dice/);
        assert.ok(seen.over, 'the end is there to be read');
        assert.doesNotMatch(seen.words, /\b0 dice/);
    }));

test('what the other side moved stays as ghost and arrow until its next phase', () =>
    onPage('game=solo&frame=28&motion=off', async (page) => {
        const found = await page.evaluate(async () => {
            const { board, frames } = window.demo;
            const seen = [];
            for (const frame of frames.slice(29, 400)) {
                await board.animate(frame);
                const { phase } = frame.view;
                const ways = document.querySelectorAll('.s75-way').length;
                if (seen.at(-1)?.phase === phase) seen.at(-1).last = ways;
                else seen.push({ phase, first: ways, last: ways });
                if (seen.length > 3) break;
            }
            board.clearTraces();
            return [seen, document.querySelectorAll('.s75-way, .s75-ghost').length];
        });
        const [north, south, next] = found[0];
        assert.equal(north.phase, 'nv');
        assert.ok(north.last > 0, 'the North’s moves are drawn');
        assert.equal(south.phase, 'sv');
        assert.ok(south.first > 0, 'and are there while the South plays');
        assert.ok(next.first <= 1, 'and are gone with the next phase of the North');
        assert.equal(found[1], 0);
    }));

test('three seconds after the last question nothing moves', () =>
    onPage('game=solo&frame=74', async (page) => {
        await page.evaluate(() =>
            window.demo.board.light({ things: ['saigon', 'hue', 'svd9'], chosen: null }),
        );
        // By the page's clock, which may be late on a busy machine.
        const still = await page.evaluate(async () => {
            await new Promise((done) => setTimeout(done, 3000));
            return document.getAnimations().length;
        });
        assert.equal(still, 0);
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
    [360, 640],
    [390, 430],
    [706, 748],
    [1182, 1012],
    [2700, 1372],
    [544, 338],
])
    test(`at ${width} x ${height} the map fills its element to every edge and all of it is in sight`, () =>
        onPage(
            'game=solo&frame=200',
            async (page) => {
                const found = await page.evaluate(() => {
                    const box = (name) =>
                        document.querySelector(name).getBoundingClientRect().toJSON();
                    const land = [...document.querySelectorAll('.s75-layer-places > *')].map(
                        (each) => each.getBoundingClientRect(),
                    );
                    return {
                        map: box('.s75-svg'),
                        sea: box('.s75-sea'),
                        left: Math.min(...land.map((each) => each.left)),
                        right: Math.max(...land.map((each) => each.right)),
                        top: Math.min(...land.map((each) => each.top)),
                        bottom: Math.max(...land.map((each) => each.bottom)),
                        scroll: [
                            document.documentElement.scrollWidth,
                            document.documentElement.scrollHeight,
                        ],
                        window: [innerWidth, innerHeight],
                    };
                });
                const { map, sea } = found;
                assert.ok(sea.left <= map.left && sea.right >= map.right, 'bleeds');
                assert.ok(sea.top <= map.top && sea.bottom >= map.bottom, 'bleeds');
                assert.ok(found.left >= map.left && found.right <= map.right);
                assert.ok(found.top >= map.top && found.bottom <= map.bottom);
                assert.deepEqual(found.scroll, found.window);
            },
            { viewport: { width, height } },
        ));

test('where the board has 706 x 748 names are 13 pixels, pieces 30, and no name lies under a panel', () =>
    onPage(
        'game=solo&frame=200',
        async (page) => {
            const found = await page.evaluate(() => {
                const rect = (each) => each.getBoundingClientRect();
                const scale =
                    rect(document.querySelector('.s75-svg')).width /
                    Number(
                        document.querySelector('.s75-svg').getAttribute('viewBox').split(' ')[2],
                    );
                const panels = [...document.querySelectorAll('.s75-dock, .s75-buttons')].map(rect);
                const names = [...document.querySelectorAll('.s75-name')];
                return {
                    name: Math.min(
                        ...names.map((each) => parseFloat(getComputedStyle(each).fontSize) * scale),
                    ),
                    pieces: [...document.querySelectorAll('.s75-layer-groups .s75-block')].map(
                        (each) => rect(each.querySelector('.s75-rim:not(.s75-under)')).width,
                    ),
                    hidden: names
                        .filter((each) => {
                            const at = rect(each);
                            return panels.some(
                                (panel) =>
                                    at.left < panel.right &&
                                    panel.left < at.right &&
                                    at.top < panel.bottom &&
                                    panel.top < at.bottom,
                            );
                        })
                        .map((each) => each.textContent),
                };
            });
            assert.ok(found.name >= 13, `names ${found.name}`);
            const large = found.pieces.filter((width) => width >= 30).length;
            assert.ok(large >= 0.75 * found.pieces.length, String(found.pieces.map(Math.round)));
            assert.ok(Math.min(...found.pieces) >= 24, String(Math.min(...found.pieces)));
            assert.deepEqual(found.hidden, []);
        },
        { viewport: { width: 706, height: 748 } },
    ));

await runInBrowser();
