/* The story beside the board, on a page of its own: folded, filtered, lit, and as quick with
   thousands of entries as with a few. */
import { assert, assertQuiet, closeAll, openPage, run, startServer, test } from './client.mjs';

const server = await startServer();
const page = await openPage();
await page.goto(server.url);
await page.waitForSelector('main');

/** A log over a made-up story of so many turns, in window.log; what it lights in window.lit. */
async function openLog({ turns = 3, phases = ['red', 'blue'], lines = 4 } = {}) {
    await page.evaluate(
        async ([turnCount, seats, count]) => {
            const { createLog } = await import('./app/log.js');
            const story = [{ number: 0, actor: null, turn: 0, action: null, notes: [] }];
            const places = ['Huế', 'Đà Nẵng', 'Long An'];
            const say = (turn, seat, part, more) => {
                const number = story.length;
                story.push({
                    number,
                    turn,
                    actor: seat,
                    action: 'to x',
                    notes: [`${seat} marches to ${places[number % 3]}, order ${number}.`],
                    chapter: {
                        word: `${turn}.${seat}.${part}`,
                        turn,
                        seat,
                        title: `${seat}: ${part}`,
                    },
                    ...more,
                });
            };
            for (let turn = 1; turn <= turnCount; turn++) {
                for (const seat of seats) {
                    for (let n = 0; n < count; n++) say(turn, seat, 'movement');
                    const combat = { place: 'long_an', number: 1, title: 'Long An: 4 dice, 1' };
                    for (let n = 0; n < 3; n++)
                        say(turn, seat, 'combats', { combat, actor: n === 2 ? 'chance' : seat });
                }
            }
            window.lit = [];
            window.looked = [];
            window.fake = {
                desk: {
                    id: 'x',
                    seat: 'red',
                    held: ['red'],
                    story,
                    table: {
                        seats: [
                            { word: 'red', name: 'Red side' },
                            { word: 'blue', name: 'Blue side' },
                        ],
                        places: ['hue', 'da_nang', 'long_an'].map((word, n) => ({
                            word,
                            name: places[n],
                        })),
                    },
                },
                showRule() {},
                point: (words) => window.lit.push(words.join(' ')),
                lookAt: (number) => window.looked.push(number),
                explain() {},
            };
            window.log = createLog(window.fake);
            window.log.node.style.cssText = 'width: 24rem; height: 30rem; display: flex';
            document.body.replaceChildren(window.log.node);
            window.log.update(story.length - 1);
        },
        [turns, phases, lines],
    );
}

const texts = (selector) => page.$$eval(selector, (all) => all.map((one) => one.innerText.trim()));

test('the newest chapter stands on top and is open, the others of the turn are folded below, older turns further down', async () => {
    await openLog();
    assert.deepEqual(await texts('.log-chapter b, .log-turn b'), [
        'blue: combats',
        'blue: movement',
        'red: combats',
        'red: movement',
        'Turn 2',
        'Turn 1',
    ]);
    assert.deepEqual(await texts('.fold[aria-expanded=true] b'), [
        'blue: combats',
        'Long An: 4 dice, 1',
    ]);
    assert.equal(await page.locator('.entry').count(), 3);
});

test('what is folded is not in the document until it is opened, and goes when it is folded', async () => {
    await openLog();
    assert.equal(await page.locator('.entry', { hasText: 'order 1.' }).count(), 0);
    await page.click('.fold:has-text("Turn 1")');
    await page.click('.log-turn:has-text("Turn 1") ~ .log-chapter .fold:has-text("red: movement")');
    assert.equal(await page.locator('.entry', { hasText: 'order 1.' }).count(), 1);
    await page.click('.fold:has-text("Turn 1")');
    assert.equal(await page.locator('.entry', { hasText: 'order 1.' }).count(), 0);
});

test('a combat is one block, folded to its title and its last word in older chapters', async () => {
    await openLog();
    assert.equal(await page.locator('.log-combat').count(), 1);
    assert.equal(await page.locator('.log-combat .entry').count(), 3);
    await page.click('.fold:has-text("red: combats")');
    const old = page.locator('.log-combat').nth(1);
    assert.equal(await old.locator('.entry').count(), 0);
    assert.match(await old.locator('.log-result').innerText(), /order 35/);
    await old.locator('.fold').click();
    assert.equal(await old.locator('.entry').count(), 3);
});

test('what follows a combat in the action that ends it stands after its block', async () => {
    await openLog();
    await page.evaluate(() => {
        const { story } = window.fake.desk;
        const last = story.at(-1);
        story.push({
            ...last,
            number: story.length,
            notes: ['Red loses a step.', 'Militia in Huế.', 'Blue side, turn 4.'],
            combat: { ...last.combat, notes: 1 },
        });
        window.log.update(story.length - 1);
    });
    assert.match(await page.locator('.log-combat').innerText(), /Red loses a step\.$/);
    assert.deepEqual(await texts('.log-entry .entry-notes'), [
        'Militia in Huế.\n\nBlue side, turn 4.',
    ]);
    assert.match(await page.evaluate(() => window.log.node.innerText), /Huế/);
});

test('own chapters and those of others differ in the style of their bar', async () => {
    await openLog();
    const styles = await page.$$eval('.log-chapter', (all) =>
        Object.fromEntries(
            all.map((one) => [
                one.querySelector('b').textContent.split(':')[0],
                getComputedStyle(one).borderLeftStyle,
            ]),
        ),
    );
    assert.deepEqual(styles, { blue: 'dashed', red: 'solid' });
});

test('the filter lists combats, mine, or what one side did, by the names of the sides', async () => {
    await openLog();
    assert.deepEqual(await texts('.log-filter option'), [
        'All',
        'Combats',
        'Mine: Red side',
        'Blue side',
    ]);
    const chapters = async (value) => {
        await page.selectOption('.log-filter select', value);
        return texts('.log-chapter b');
    };
    assert.deepEqual(await chapters('combats'), ['blue: combats', 'red: combats']);
    assert.deepEqual(await chapters('red'), ['red: combats', 'red: movement']);
    assert.deepEqual(await chapters('blue'), ['blue: combats', 'blue: movement']);
    await chapters('all');
});

test('a search opens every chapter in which it finds something, with and without accents', async () => {
    await openLog();
    for (const wanted of ['order 12.', 'ORDER 12.']) {
        await page.fill('.log-find', wanted);
        assert.deepEqual(await texts('.entry-notes'), ['blue marches to Huế, order 12.']);
    }
    await page.fill('.log-find', 'da nang, order 1.');
    assert.equal(await page.locator('.entry').count(), 1);
    await page.fill('.log-find', 'elephants');
    assert.deepEqual(await texts('.log-list li'), ['Nothing like this has happened.']);
    await page.fill('.log-find', '');
    assert.equal(await page.locator('.entry').count(), 3);
});

test('an entry lights its places when it is pointed at or focused, and no longer', async () => {
    await openLog();
    await page.locator('.entry').first().hover();
    assert.equal(await page.evaluate(() => window.lit.at(-1)), 'da_nang long_an');
    await page.mouse.move(900, 700);
    assert.equal(await page.evaluate(() => window.lit.at(-1)), '');
    await page.locator('.entry-number').nth(1).focus();
    assert.equal(await page.evaluate(() => window.lit.at(-1)), 'long_an');
    await page.evaluate(() => document.activeElement.blur());
    assert.equal(await page.evaluate(() => window.lit.at(-1)), '');
});

test('by keyboard: arrows go through titles and entries, Enter opens, the place is kept', async () => {
    await openLog();
    await page.locator('.fold').first().focus();
    for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowDown');
    assert.match(await page.evaluate(() => document.activeElement.innerText), /blue: movement/);
    await page.keyboard.press('Enter');
    assert.match(await page.evaluate(() => document.activeElement.innerText), /blue: movement/);
    assert.equal(
        await page.getAttribute('.fold:has-text("blue: movement")', 'aria-expanded'),
        'true',
    );
    await page.keyboard.press('ArrowDown');
    assert.equal(await page.evaluate(() => document.activeElement.className), 'entry-number');
    await page.keyboard.press('Enter');
    assert.deepEqual(await page.evaluate(() => window.looked), [36]);
});

test('the action looked at is marked, and its chapter opens for it', async () => {
    await openLog();
    await page.evaluate(() => window.log.mark(2));
    assert.equal(await page.getAttribute('[aria-current]', 'data-number'), '2');
    await page.evaluate(() => window.log.mark(null));
    assert.equal(await page.locator('[aria-current]').count(), 0);
    assert.equal(await page.locator('.entry').count(), 3);
});

test('what is told leaves standing what is there: an entry somebody is at stays the same element', async () => {
    await openLog();
    const same = await page.evaluate(() => {
        const { story } = window.fake.desk;
        const entry = document.querySelector('.entry-number');
        const old = document.querySelectorAll('.fold')[2];
        entry.focus();
        story.push({ ...story.at(-1), number: story.length, notes: ['One more.'] });
        window.log.update(story.length - 1, true);
        return {
            focus: document.activeElement.getAttribute('href'),
            old: old.isConnected,
            aloud: document.querySelector('[data-test=aloud]').textContent,
            last: [...document.querySelectorAll('.log-combat .entry')].at(-1).innerText,
        };
    });
    assert.match(same.focus, /\/40$/);
    assert.equal(same.old, true);
    assert.equal(same.aloud, 'One more.');
    assert.match(same.last, /One more\./);
});

test('undone: what is no longer true is gone', async () => {
    await openLog();
    await page.evaluate(() => window.log.update(38));
    assert.deepEqual(await texts('.fold[aria-expanded=true] b'), ['blue: movement']);
    assert.equal(await page.locator('.entry', { hasText: 'order 39' }).count(), 0);
});

test('thousands of entries cost no more than a few', async () => {
    await openLog({ turns: 200, lines: 20 });
    const found = await page.evaluate(() => {
        const { story } = window.fake.desk;
        const begin = performance.now();
        for (let n = 0; n < 20; n++) {
            story.push({ ...story.at(-1), number: story.length, notes: [`More ${n}.`] });
            window.log.update(story.length - 1, true);
        }
        return {
            entries: story.length,
            nodes: document.querySelectorAll('.log-list *').length,
            each: (performance.now() - begin) / 20,
        };
    });
    console.log(
        `# ${found.entries} entries, ${found.nodes} elements, ${found.each.toFixed(1)} ms each`,
    );
    assert.ok(found.entries > 9000);
    assert.ok(found.nodes < 1500, `${found.nodes} elements`);
    await page.fill('.log-find', 'order');
    const searched = await page.locator('.log-list > li').count();
    assert.ok(searched < 600, `${searched} rows after a search that finds everything`);
});

test('words of people and engine stay text', async () => {
    await openLog();
    await page.evaluate(() => {
        const { story } = window.fake.desk;
        const evil = '<img src=x onerror=alert(1)>';
        story.push({
            ...story.at(-1),
            number: story.length,
            notes: [evil],
            chapter: { word: 'evil', turn: 9, seat: 'red', title: evil },
            combat: { place: '"><b>', number: 1, title: evil },
        });
        window.log.update(story.length - 1, true);
    });
    assert.equal(await page.locator('.log img, .log-list b b').count(), 0);
    assert.match(await page.locator('.log-chapter').first().innerText(), /<img/);
});

test('no page complained', assertQuiet);

await run();
await closeAll();
