/*
 * The board of Saigon 75 in a real browser, on recorded games: what is drawn is what the position
 * says, and moving from position to position comes to the same.
 */
import { GAMES, neighbours, onPage, runInBrowser } from './board_page.mjs';
import { assert, test } from './support.mjs';

/* ---- Drawing --------------------------------------------------------------------------------- */

test('every province is drawn once, named in Vietnamese letters and labelled', () =>
    onPage('', async (page) => {
        const found = await page.evaluate(() =>
            [...document.querySelectorAll('.s75-place')].map((place) => ({
                word: place.dataset.word,
                label: place.getAttribute('aria-label'),
                size: place.querySelector('.s75-place-shape')?.getTotalLength() ?? 0,
            })),
        );
        const table = await page.evaluate(() => window.demo.table.places);
        assert.equal(found.length, 22);
        for (const { word, name } of table.filter(({ facts }) => facts.kind === 'province')) {
            const place = found.find((each) => each.word === word);
            assert.ok(place && place.size > 300, word);
            assert.ok(place.label.startsWith(name), place.label);
            assert.equal(
                await page.locator('.s75-name', { hasText: new RegExp(`^${name}$`) }).count(),
                1,
                name,
            );
        }
    }));

test('two provinces share a border on screen exactly where the board says; four meet in one point', () =>
    onPage('', async (page) => {
        const shared = await page.evaluate(() => {
            const shapes = [...document.querySelectorAll('.s75-place')]
                .filter((place) => !['reserve', 'box'].includes(place.dataset.word))
                .map((place) => ({ word: place.dataset.word, path: place.querySelector('path') }));
            for (const { path } of shapes) path.style.setProperty('stroke-width', '1.2');
            const lengths = {};
            for (const a of shapes) {
                const total = a.path.getTotalLength(),
                    step = 1;
                const near = (b) => {
                    const [p, q] = [a.path.getBBox(), b.path.getBBox()];
                    return (
                        p.x <= q.x + q.width &&
                        q.x <= p.x + p.width &&
                        p.y <= q.y + q.height &&
                        q.y <= p.y + p.height
                    );
                };
                for (const b of shapes)
                    if (a.word < b.word && near(b)) {
                        let common = 0;
                        for (let at = 0; at < total; at += step)
                            if (b.path.isPointInStroke(a.path.getPointAtLength(at))) common += step;
                        if (common) lengths[`${a.word} ${b.word}`] = common;
                    }
            }
            return lengths;
        });
        const borders = Object.entries(shared)
            .filter(([, length]) => length > 12)
            .map(([pair]) => pair)
            .sort();
        assert.deepEqual(borders, neighbours.map(([a, b]) => [a, b].sort().join(' ')).sort());
        for (const pair of ['binh_dinh kon_tum', 'pleiku quang_ngai']) {
            assert.ok(shared[pair] > 0, `${pair} meet`);
            assert.ok(shared[pair] < 4, `${pair} meet in a point only: ${shared[pair]}`);
        }
    }));

for (const game of GAMES)
    test(`in every position of the game "${game}" every unit is in one piece, at its place`, () =>
        onPage(`game=${game}`, async (page) => {
            const wrong = await page.evaluate(() => {
                const { board, frames } = window.demo;
                const faults = [];
                for (const { number, view } of frames) {
                    board.show(view);
                    const seen = new Map();
                    for (const piece of document.querySelectorAll('.s75-piece.s75-unit'))
                        for (const id of piece.dataset.ids.split(' '))
                            seen.set(id, [...(seen.get(id) ?? []), piece.dataset.place]);
                    for (const unit of view.units) {
                        const places = seen.get(unit.id) ?? [];
                        const good =
                            unit.place === 'out'
                                ? places.length === 0
                                : places.length === 1 && places[0] === unit.place;
                        if (!good)
                            faults.push(
                                `${number}: ${unit.id} in ${unit.place}, drawn in ${places}`,
                            );
                    }
                    for (const count of document.querySelectorAll(
                        '.s75-piece.s75-unit .s75-count text',
                    )) {
                        const ids = count.closest('.s75-piece').dataset.ids.split(' ');
                        if (Number(count.textContent) !== ids.length)
                            faults.push(`${number}: count of ${ids}`);
                    }
                    const hatched = [...document.querySelectorAll('.s75-flag.s75-nv')]
                        .map((flag) => flag.dataset.at)
                        .sort()
                        .join();
                    const held = Object.keys(view.control)
                        .filter((place) => view.control[place] === 'nv')
                        .sort()
                        .join();
                    if (hatched !== held)
                        faults.push(`${number}: control ${hatched} instead of ${held}`);
                    const militia = [
                        ...document.querySelectorAll('.s75-layer-markers .s75-militia'),
                    ]
                        .filter((each) => each.dataset.at)
                        .map((each) => each.dataset.at)
                        .sort()
                        .join();
                    if (militia !== [...view.militia].sort().join())
                        faults.push(`${number}: militia ${militia}`);
                    if (
                        document.querySelectorAll('.s75-slot.s75-full').length !==
                        Math.min(5, view.air.box)
                    )
                        faults.push(`${number}: air`);
                }
                return faults;
            });
            assert.deepEqual(wrong.slice(0, 5), []);
        }));

/** On the page: which pieces lie over one another, in a position or every tenth of the game. */
function overlaps(position) {
    const { board, frames } = window.demo;
    const faults = [];
    for (const { number, view } of position ?? frames.filter((_, n) => n % 10 === 0)) {
        board.show(view);
        const boxes = [...document.querySelectorAll('.s75-piece.s75-unit')].map((piece) => ({
            key: piece.dataset.key,
            box: piece.querySelector('.s75-rim:not(.s75-under)').getBoundingClientRect(),
        }));
        boxes.forEach((a, n) =>
            boxes.slice(n + 1).forEach((b) => {
                if (
                    a.box.left < b.box.right - 0.5 &&
                    b.box.left < a.box.right - 0.5 &&
                    a.box.top < b.box.bottom - 0.5 &&
                    b.box.top < a.box.bottom - 0.5
                )
                    faults.push(`${number}: ${a.key} over ${b.key}`);
            }),
        );
    }
    return faults;
}

test('no piece lies over another', () =>
    onPage('game=today', async (page) => {
        assert.deepEqual((await page.evaluate(overlaps)).slice(0, 5), []);
    }));

test('where every province is as full as the rules allow, no piece lies over another', () =>
    onPage('', async (page) => {
        const view = await page.evaluate(() => window.demo.frames[0].view);
        const kinds = ['sv_division', 'mechanised', 'ranger', 'marine', 'paratrooper'];
        const unit = (place, side, kind, step, more) => ({
            ...view.units[0],
            ...{ id: `${place}-${side}-${kind}-${step}-${Object.keys(more)}`, place, side, kind },
            ...{ step, activated: false, ...more },
        });
        const units = Object.keys(view.control).flatMap((place) => [
            ...['full', 'reduced'].flatMap((step) =>
                [{}, { moved: true }].map((more) => unit(place, 'nv', 'nv_division', step, more)),
            ),
            unit(place, 'nv', 'vc', 'single', {}),
            ...kinds.map((kind, n) => unit(place, 'sv', kind, n ? 'single' : 'full', {})),
        ]);
        const crowd = [{ number: 0, view: { ...view, units } }];
        assert.deepEqual(await page.evaluate(overlaps, crowd), []);
        assert.equal(await page.locator('.s75-layer-groups .s75-unit').count(), 200);
    }));

for (const lang of ['en', 'fr', 'it'])
    test(`the tables and the legend are told in words: ${lang}`, () =>
        onPage(`game=solo&lang=${lang}&frame=113`, async (page) => {
            const found = await page.evaluate(() => {
                const { drawTables, drawLegend, frames, table, t } = window.demo;
                const tables = drawTables(frames[113].view, table, t);
                const legend = drawLegend(t);
                document.body.append(tables, legend);
                return {
                    tables: tables.querySelectorAll('table').length,
                    guesses: tables.querySelectorAll('.s75-guess').length,
                    note: tables.querySelector('.s75-note').textContent,
                    now: tables.querySelectorAll('[aria-current]').length,
                    signs: legend.querySelectorAll('li').length,
                    dumb: [...legend.querySelectorAll('li')].filter((line) => !line.textContent)
                        .length,
                };
            });
            assert.equal(found.tables, 2);
            assert.ok(found.guesses >= 15, 'reconstructed values carry a mark');
            assert.match(found.note, /°/);
            assert.equal(found.now, 2, 'this turn, and this row of desertion');
            assert.ok(found.signs >= 30);
            assert.equal(found.dumb, 0);
        }));

test('a combat shows both sides’ units, bonus dice and the dice as they fell', () =>
    onPage('game=solo', async (page) => {
        const found = await page.evaluate(() => {
            const { board, frames } = window.demo;
            const at = frames.findIndex(
                ({ action, view }) =>
                    action?.startsWith('roll sv') &&
                    view.combat &&
                    view.combat.sv.faces.r + view.combat.nv.faces.x > 1,
            );
            const { combat } = frames[at].view;
            board.show(frames[at].view);
            const dice = (side, face) =>
                document.querySelectorAll(
                    `.s75-fight-side.s75-${side} .s75-die.s75-${side}.s75-face-${face}`,
                ).length;
            return {
                combat,
                title: document.querySelector('.s75-fight h3').textContent,
                nv: [dice('nv', 'x'), dice('nv', 'r')],
                sv: [dice('sv', 'x'), dice('sv', 'r')],
                hidden: document.querySelector('.s75-fight').hidden,
            };
        });
        assert.equal(found.hidden, false);
        assert.deepEqual(found.nv, [found.combat.nv.faces.x, found.combat.nv.faces.r]);
        assert.deepEqual(found.sv, [found.combat.sv.faces.x, found.combat.sv.faces.r]);
    }));

test('no name carries a ring; what is reconstructed is told with its place', () =>
    onPage('', async (page) => {
        const names = await page.locator('.s75-name').allTextContents();
        assert.ok(names.length === 20 && !names.some((name) => name.includes('°')));
        assert.match(
            await page.locator('.s75-place[data-word="phu_yen"]').getAttribute('aria-label'),
            /coast \(reconstructed\)/,
        );
    }));

test('a combat is shown to its end, says in words what it came to, and stays until it is read', () =>
    onPage('game=solo&motion=off&frame=49', async (page) => {
        const found = await page.evaluate(async () => {
            const { board, frames } = window.demo;
            const told = [];
            let read = 0;
            board.on('read', () => read++);
            const card = document.querySelector('.s75-fight');
            const words = () => (card.hidden ? '' : card.textContent);
            for (const frame of frames.slice(50, 58)) {
                await board.animate(frame);
                told.push([board.holdsCombat(), words()]);
            }
            board.show(frames[57].view); // drawn again, it is still there
            told.push([board.holdsCombat(), words()]);
            document.querySelector('.s75-fight-close').click();
            const after = [board.holdsCombat(), card.hidden, read];
            for (const frame of frames.slice(105, 111)) await board.animate(frame);
            const next = [board.holdsCombat(), words()];
            board.read();
            return { told, after, next, then: words() };
        });
        assert.deepEqual(
            found.told.map(([held]) => held),
            [false, false, false, false, false, false, false, true, true],
        );
        const last = found.told[7][1];
        assert.match(last, /The North reduces 1 division\./);
        assert.match(
            last,
            /The South retreats to Kon Tum: 1 × SV division \(full\), 1 × Mechanised\./,
        );
        assert.match(last, /Đà Nẵng: Controlled by/);
        assert.match(last, /3 units.*2 units/, 'who fought, also after they left');
        assert.match(found.told[3][1], /The North has 1 loss to take\..*The South has 2 retreats/);
        assert.equal(found.told[8][1], last);
        assert.deepEqual(found.after, [false, true, 1]);
        // The next combat begins with the last die of this one: it waits behind the card.
        assert.match(found.next[1], /^Kiến Giang/);
        assert.equal(found.next[0], true);
        assert.match(found.then, /^Long An/);
    }));

test('an attack can be foreseen beside its province, with its odds', () =>
    onPage('game=solo&motion=off&frame=74', async (page) => {
        const card = page.locator('.s75-fight');
        await page.evaluate(() =>
            window.demo.board.preview({
                place: 'da_nang',
                odds: {
                    good: 0.61,
                    bad: 0.33,
                    text: '61 % cleared · 33 % a loss',
                    sides: [{ seat: 'sv', dice: 3 }],
                },
                lines: ['air adds up to 2 dice'],
            }),
        );
        assert.match(await card.textContent(), /Đà Nẵng.*3 dice.*61 % cleared.*air adds/);
        await page.evaluate(() => window.demo.board.preview(null));
        assert.equal(await card.isVisible(), false);
    }));

test('a board of one’s own: new ways are drawn as lines, borders without a way are marked', () =>
    onPage('motion=off', async (page) => {
        const found = await page.evaluate(() => {
            const { table, t, createBoard, frames } = window.demo;
            const own = structuredClone(table);
            const place = (word) => own.places.find((each) => each.word === word);
            place('kon_tum').neighbours.push('binh_dinh');
            place('binh_dinh').neighbours.push('kon_tum');
            for (const [a, b] of [
                ['dak_lak', 'binh_thuan'],
                ['binh_thuan', 'dak_lak'],
            ])
                place(a).neighbours = place(a).neighbours.filter((word) => word !== b);
            const board = createBoard(document.querySelector('#board'), { t, table: own });
            board.show(frames[0].view);
            const pairs = (name) =>
                [...document.querySelectorAll(name)].map((each) => each.dataset.pair);
            return { links: pairs('.s75-link'), blocks: pairs('.s75-no-way') };
        });
        assert.deepEqual(found, { links: ['binh_dinh kon_tum'], blocks: ['binh_thuan dak_lak'] });
        assert.equal(await page.locator('.s75-link').count(), 1);
    }));

test('a province that a board of one’s own calls by another word keeps its place', () =>
    onPage('motion=off', async (page) => {
        const found = await page.evaluate(() => {
            const { table, t, createBoard, frames } = window.demo;
            const other = (data) =>
                JSON.parse(
                    JSON.stringify(data)
                        .replaceAll('"xuan_loc"', '"vung_tau"')
                        .replaceAll('Xuân Lộc', 'Vũng Tàu'),
                );
            const board = createBoard(document.querySelector('#board'), { t, table: other(table) });
            let told = null;
            board.on('thing', (thing) => {
                told = thing;
            });
            const { view } = other(frames[74]);
            board.show(view);
            board.light({ things: ['vung_tau'], chosen: null });
            const lit = document.querySelectorAll('.s75-place.s75-lit').length;
            document
                .querySelector('.s75-place.s75-lit')
                .dispatchEvent(new MouseEvent('click', { bubbles: true }));
            const units = view.units.filter((unit) => unit.place === 'vung_tau').length;
            const drawn = [
                ...document.querySelectorAll('.s75-piece[data-place="xuan_loc"]'),
            ].flatMap((piece) => piece.dataset.ids.split(' ')).length;
            return {
                lit,
                told,
                units,
                drawn,
                links: document.querySelectorAll('.s75-link, .s75-no-way').length,
                name: [...document.querySelectorAll('.s75-name')].some((each) =>
                    each.textContent.startsWith('Vũng Tàu'),
                ),
            };
        });
        assert.equal(found.lit, 1);
        assert.equal(found.told.word, 'vung_tau');
        assert.ok(found.units > 0);
        assert.equal(found.drawn, found.units);
        assert.equal(found.links, 0);
        assert.ok(found.name);
    }));

/* ---- Movement -------------------------------------------------------------------------------- */

for (const game of GAMES)
    test(`playing the game "${game}" frame by frame ends with the board that show() draws`, () =>
        onPage(`game=${game}`, async (page) => {
            const same = await page.evaluate(async () => {
                const { board, frames } = window.demo;
                let skipping = true;
                (async () => {
                    while (skipping) {
                        board.skip();
                        await new Promise((done) => {
                            setTimeout(done, 0);
                        });
                    }
                })();
                for (const frame of frames.slice(1)) await board.animate(frame);
                skipping = false;
                board.clearTraces();
                const drawn = () =>
                    [...document.querySelectorAll('.s75-svg, .s75-dock')]
                        .map((part) => part.outerHTML)
                        .join('');
                const animated = drawn();
                board.show(frames[0].view);
                board.show(frames.at(-1).view);
                return animated === drawn() || animated;
            });
            assert.equal(same === true, true, 'the same document');
        }));

test('moves, dice, cards and losses are seen to move, leave nothing behind, and can be skipped', () =>
    onPage('game=solo&frame=104', async (page) => {
        const found = await page.evaluate(async () => {
            const { board, frames } = window.demo;
            const seen = new Set();
            const watcher = new MutationObserver(() => {
                const dice = '.s75-thrown, .s75-fight-dice:not(.s75-waiting)';
                if (document.querySelector(dice)) seen.add('dice');
                if (document.querySelector('.s75-copy')) seen.add('copies');
            });
            watcher.observe(document, { childList: true, subtree: true });
            const begin = performance.now();
            for (const frame of frames.slice(105, 112)) await board.animate(frame);
            const slow = performance.now() - begin;
            const next = board.animate(frames[113]);
            setTimeout(() => board.skip(), 50);
            const skipBegin = performance.now();
            await next;
            watcher.disconnect();
            return {
                seen: [...seen].sort(),
                slow,
                skipped: performance.now() - skipBegin,
                left: document.querySelectorAll('.s75-copy, .s75-thrown, .s75-held').length,
            };
        });
        assert.deepEqual(found.seen, ['copies', 'dice']);
        assert.equal(found.left, 0);
        assert.ok(found.skipped < found.slow, `${found.skipped} < ${found.slow}`);
    }));

test('show() overtakes what is being played and what waits to be played', () =>
    onPage('game=solo&frame=104', async (page) => {
        const [shown, drawn] = await page.evaluate(async () => {
            const { board, frames } = window.demo;
            const playing = frames.slice(105, 116).map((frame) => board.animate(frame));
            await new Promise((done) => setTimeout(done, 300));
            board.show(frames[300].view);
            const at = document.querySelector('.s75-board').outerHTML;
            await Promise.all(playing);
            return [
                at.replaceAll(/<(span|g) class="s75-(thrown|copy)".*?>/g, ''),
                document.querySelector('.s75-layer-groups').outerHTML,
            ];
        });
        assert.ok(shown.includes(drawn), 'the pieces are those of the position shown');
        assert.equal(await page.locator('.s75-copy, .s75-thrown, .s75-held').count(), 0);
    }));

test('the speed asked for is the speed things move at', () =>
    onPage('game=solo&frame=59', async (page) => {
        const rates = await page.evaluate(async () => {
            const { createBoard, t, table, frames } = window.demo;
            const seen = [];
            for (const motion of [2, () => 0.5, 0]) {
                const board = createBoard(document.querySelector('#board'), { t, table, motion });
                board.show(frames[59].view, { viewer: 'sv' });
                const thrown = new Promise((found) => {
                    new MutationObserver((_, watcher) => {
                        const rate = document
                            .querySelector('.s75-fight .s75-die-picture')
                            ?.getAnimations()[0]?.playbackRate;
                        if (rate === undefined) return;
                        watcher.disconnect();
                        found(rate);
                    }).observe(document, { childList: true, subtree: true });
                });
                const done = board.animate(frames[60]);
                seen.push(await Promise.race([thrown, done.then(() => null)]));
                board.skip();
                await done;
                board.destroy();
            }
            return seen;
        });
        assert.deepEqual(rates, [2, 0.5, null]);
    }));

test('with reduced motion nothing is animated', () =>
    onPage(
        'game=solo&frame=104',
        async (page) => {
            const moving = await page.evaluate(async () => {
                const { board, frames } = window.demo;
                let most = 0;
                for (const frame of frames.slice(105, 130)) {
                    const done = board.animate(frame);
                    most = Math.max(
                        most,
                        document.getAnimations().length,
                        document.querySelectorAll('.s75-copy, .s75-thrown, .s75-held').length,
                    );
                    await done;
                    most = Math.max(most, document.getAnimations().length);
                }
                return most;
            });
            assert.equal(moving, 0);
        },
        { reducedMotion: 'reduce' },
    ));

await runInBrowser();
