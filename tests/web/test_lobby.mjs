/*
 * The lobby: my games and whose turn it is, one form that begins the game it says, and a page on
 * which nothing overlaps and no word is cut at any width, in every language.
 */
import {
    assert,
    assertQuiet,
    closeAll,
    openPage,
    ready,
    run,
    startGame,
    startServer,
    test,
} from './client.mjs';

const server = await startServer();
const LANGUAGES = ['en', 'fr', 'it'];

async function post(path, body, key = '') {
    const response = await fetch(new URL(`api/${path}`, server.url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key ? { 'X-Mekong-Key': key } : {}) },
        body: JSON.stringify(body),
    });
    assert.ok(response.ok, `${path}: ${response.status} ${await response.clone().text()}`);
    return response.json();
}

const table = async (id) => (await fetch(new URL(`api/matches/${id}`, server.url))).json();
const idOf = (page) => page.url().match(/game\/([^/]+)/)[1];

/** Games that a browser holds, the first touched last. */
async function give(page, games) {
    await page.evaluate((list) => {
        const kept = list.map(({ id, keys }, n) => [
            id,
            { id, keys, seen: {}, touched: Date.now() - n * 3600000 },
        ]);
        localStorage.setItem('mekong.games', JSON.stringify(Object.fromEntries(kept)));
    }, games);
}

/** A finished game: two computers that play at random end soon. */
async function overGame() {
    const game = await post('matches', {
        game: 'saigon75',
        seats: { nv: 'random' },
        you: ['sv'],
        name: 'Anna',
    });
    const key = game.keys.sv;
    for (let n = 0; n < 3000; n++) {
        const url = new URL(`api/matches/${game.id}/state?seat=sv`, server.url);
        const state = await (await fetch(url, { headers: { 'X-Mekong-Key': key } })).json();
        if (state.over) return game;
        if (state.choices.length === 0) {
            await new Promise((done) => setTimeout(done, 20));
            continue;
        }
        const done = state.choices.find(({ action }) => action === 'done') ?? state.choices[0];
        const body = { seat: 'sv', version: state.version, action: done.action };
        await post(`matches/${game.id}/actions`, body, key);
    }
    throw new Error('no end');
}

/** A game of four in which somebody else is asked first: whom, tells the card that is drawn. */
async function lakeOfOthers() {
    for (;;) {
        const game = await post('matches', {
            game: 'fitl',
            seats: { us: 'open', nva: 'invite', vc: 'invite' },
            you: ['arvn'],
            name: 'Anna',
        });
        const url = new URL(`api/matches/${game.id}/state?seat=arvn`, server.url);
        const headers = { 'X-Mekong-Key': game.keys.arvn };
        const { choices } = await (await fetch(url, { headers })).json();
        if (choices.length === 0) return game;
    }
}

/** What a returning player finds: his move, another's, a finished game, tables of others. */
async function furnish() {
    const long = 'Guest with a long name, from afar';
    const mine = await post('matches', { game: 'saigon75', seats: { nv: 'solo' }, you: ['sv'] });
    const theirs = await lakeOfOthers();
    const past = await overGame();
    await post('matches', {
        game: 'saigon75',
        seats: { sv: 'open' },
        you: ['nv'],
        name: long,
        public: true,
    });
    await post('matches', {
        game: 'fitl',
        seats: { us: 'open', nva: 'open', vc: 'open' },
        you: ['arvn'],
        name: long,
        public: true,
    });
    await post('matches', {
        game: 'saigon75',
        seats: { nv: 'solo' },
        you: ['sv'],
        name: long,
        public: true,
    });
    return [past, theirs, mine];
}
const games = await furnish();

/* ---- Whose turn ------------------------------------------------------------------------------ */

test('who comes first sees Learn, First game and Play, and one form', async () => {
    const page = await openPage();
    await page.goto(server.url);
    await page.waitForSelector('.lobby[data-state=first]');
    const doors = await page.$$eval('.door', (all) => all.map((one) => one.dataset.test));
    assert.deepEqual(doors, ['door-learn', 'door-first', 'door-play']);
    assert.equal(await page.locator('.yours').isVisible(), false);
    assert.equal(await page.locator('.newgame').count(), 1);
    assert.equal(await page.locator('.l-board').count(), 2, 'both games are offered alike');
    await page.waitForFunction(() => document.querySelectorAll('.b-map svg').length === 2);
    await page.context().close();
});

test('my move comes first, then what others have to do, then what is over', async () => {
    const page = await openPage();
    await page.goto(server.url);
    await give(page, games);
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll('.thumb svg').length === 3);
    const cards = await page.$$eval('[data-test=mine]', (all) =>
        all.map((one) => [one.classList[1] ?? '', one.innerText]),
    );
    assert.deepEqual(
        cards.map(([look]) => look),
        ['turn', '', 'over'],
    );
    assert.match(cards[0][1], /your move/);
    assert.match(cards[1][1], /Fire in the Lake/);
    assert.match(cards[2][1], /won[^]*Review/);
    assert.match(await page.locator('.yours .lh').innerText(), /1 waits for you/);
    await page.context().close();
});

/* ---- Nothing overlaps ------------------------------------------------------------------------ */

/** Until the page has been laid out for a window of that size. */
async function resize(page, width, height) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction((wide) => innerWidth === wide, width);
    await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
}

/** Pictures take time to draw at each width, and nothing in them is looked at. */
const withoutPictures = (page) =>
    page.evaluate(() => {
        for (const frame of document.querySelectorAll('.thumb, .d-pic, .b-map'))
            frame.replaceWith(frame.cloneNode(false));
    });

/** Pairs of boxes that cross, and words that stick out of what they stand in. Runs in the page. */
function faults() {
    const found = [];
    const shown = (node) =>
        node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const tell = (node) =>
        `${node.localName}.${node.classList[0] ?? ''} "${node.textContent.trim().slice(0, 30)}"`;
    /** What is left of a box when all that scrolls has cut it. */
    const inSight = (node, { left, top, right, bottom }) => {
        for (let home = node.parentElement; home; home = home.parentElement) {
            if (getComputedStyle(home).overflowY === 'visible') continue;
            const frame = home.getBoundingClientRect();
            [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
            [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
        }
        return { left, top, right, bottom };
    };
    const boxes = [];
    for (const node of document.querySelectorAll('#app *')) {
        if (node.closest('svg, .visually-hidden, option') || !shown(node)) continue;
        const words = [...node.childNodes].filter(
            (child) => child.nodeType === Node.TEXT_NODE && child.data.trim(),
        );
        if (words.length === 0 && !node.matches('a, button, select, input, summary, .em, .sign'))
            continue;
        let rects = [node.getBoundingClientRect()];
        if (words.length > 0) {
            const range = document.createRange();
            range.setStartBefore(words[0]);
            range.setEndAfter(words[words.length - 1]);
            rects = [...range.getClientRects()]; // one for each line
            const rect = range.getBoundingClientRect();
            const frame = node.closest('a, button, label, .b-text, .tb, .mg, .lh, section, header');
            const outer = frame.getBoundingClientRect();
            if (
                rect.left < outer.left - 1 ||
                rect.right > outer.right + 1 ||
                rect.top < outer.top - 2 ||
                rect.bottom > outer.bottom + 2
            )
                found.push(`${tell(node)} sticks out of ${frame.localName}.${frame.classList[0]}`);
        }
        for (const rect of rects) {
            const seen = inSight(node, rect);
            if (seen.right > seen.left && seen.bottom > seen.top) boxes.push({ node, rect: seen });
        }
    }
    for (const [n, a] of boxes.entries())
        for (const b of boxes.slice(n + 1)) {
            if (a.node === b.node || a.node.contains(b.node) || b.node.contains(a.node)) continue;
            const across =
                Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
            const down = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
            if (across > 2 && down > 3) found.push(`${tell(a.node)} crosses ${tell(b.node)}`);
        }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
    return found;
}

/** A width every hand's breadth, and both sides of where the form of the page changes. */
const WIDTHS = [
    320, 360, 390, 430, 480, 540, 600, 640, 680, 700, 739, 740, 768, 820, 900, 924, 960, 1000, 1024,
    1091, 1092, 1100, 1200, 1280, 1366, 1440, 1600, 1920, 2200, 2560,
];

for (const lang of LANGUAGES)
    test(`nothing overlaps and no word is cut from 320 to 2560 pixels: ${lang}`, async () => {
        const page = await openPage({ locale: lang });
        const seen = [];
        await page.goto(server.url);
        for (const state of ['first', 'back']) {
            if (state === 'back') await give(page, games);
            await page.reload();
            await page.waitForSelector(`.lobby[data-state=${state}]`);
            await page.waitForSelector('.tb');
            await withoutPictures(page);
            for (const width of WIDTHS) {
                await resize(page, width, Math.max(640, Math.round(width / 1.6)));
                for (const fault of await page.evaluate(faults))
                    seen.push(`${width} ${state}: ${fault}`);
            }
        }
        for (const against of ['computer', 'friend', 'anybody', 'screen', 'watch'])
            for (const game of ['saigon75', 'fitl']) {
                await page.setViewportSize({ width: 360, height: 740 });
                await page.click(`label:has([data-test=game-${game}])`);
                await page.click(`label:has([data-test=against-${against}])`);
                await page.evaluate(() => {
                    for (const fold of document.querySelectorAll('.fold:not([hidden])'))
                        fold.open = true;
                });
                for (const width of [320, 390, 820, 1024, 1280]) {
                    await resize(page, width, 800);
                    for (const fault of await page.evaluate(faults))
                        seen.push(`${width} ${game} ${against}: ${fault}`);
                }
            }
        assert.deepEqual(seen, []);
        await page.context().close();
    });

test('at 1280x800 nothing scrolls, for who comes first and for who comes back', async () => {
    for (const lang of LANGUAGES) {
        const page = await openPage({ locale: lang, viewport: { width: 1280, height: 800 } });
        await page.goto(server.url);
        for (const state of ['first', 'back']) {
            if (state === 'back') await give(page, games);
            await page.reload();
            await page.waitForSelector(`.lobby[data-state=${state}]`);
            await page.waitForSelector('.tb');
            for (const game of ['saigon75', 'fitl']) {
                await page.click(`label:has([data-test=game-${game}])`);
                const over = await page.evaluate(() =>
                    ['html', '.lobby', '.l-left', '.l-right'].filter((name) => {
                        const { scrollHeight, clientHeight } = document.querySelector(name);
                        return scrollHeight > clientHeight;
                    }),
                );
                assert.deepEqual(over, [], `${lang} ${state} ${game}`);
            }
        }
        await page.context().close();
    }
});

test('on a phone there is one column, and what is tapped is 44 pixels high', async () => {
    const page = await openPage({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
    });
    await page.goto(server.url);
    await give(page, games);
    await page.reload();
    await page.waitForSelector('[data-test=mine]');
    const small = await page.$$eval(
        '.lobby :is(a, button, summary, select, input:not(.visually-hidden)), .seg label, .file label',
        (all) =>
            all
                .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
                .map((one) => `${one.localName}.${one.className} ${one.innerText}`),
    );
    assert.deepEqual(small, []);
    const lefts = await page.$$eval('.mygame, .door, .l-board', (all) => [
        ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))),
    ]);
    assert.equal(lefts.length, 1);
    await page.tap('[data-test=play-fitl]');
    const box = await page.locator('[data-test=play-now]').boundingBox();
    assert.ok(box.y > 0 && box.y < 844, 'the form comes into sight');
    assert.match(await page.locator('[data-test=play-now]').innerText(), /Start as US/);
    await page.context().close();
});

/* ---- The form -------------------------------------------------------------------------------- */

const FORMS = [
    [{}, { nv: 'solo', sv: 'human' }],
    [
        { against: 'computer', side: 'nv', level: 'hard' },
        { nv: 'human', sv: 'hard' },
    ],
    [{ against: 'screen' }, { nv: 'human', sv: 'human' }],
    [
        { against: 'watch', level: 'easy' },
        { nv: 'easy', sv: 'easy' },
    ],
    [
        { game: 'fitl', against: 'computer', side: 'nva', level: 'easy' },
        { us: 'easy', arvn: 'easy', nva: 'human', vc: 'easy' },
    ],
];

for (const [wish, seats] of FORMS)
    test(`the form begins what it says: ${JSON.stringify(wish)}`, async () => {
        const page = await openPage();
        await page.goto(server.url);
        await startGame(page, wish);
        await page.waitForSelector('main[data-version]');
        const made = await table(idOf(page));
        assert.equal(made.game, wish.game ?? 'saigon75');
        assert.equal(made.public, false);
        const found = Object.fromEntries(made.seats.map((seat) => [seat.word, seat.controller]));
        assert.deepEqual(found, seats);
        await page.context().close();
    });

for (const lang of LANGUAGES)
    test(`every level says in words how it plays and for whom, all of it legible: ${lang}`, async () => {
        const page = await openPage({ locale: lang, viewport: { width: 390, height: 844 } });
        await page.goto(server.url);
        for (const game of ['saigon75', 'fitl']) {
            await page.click(`label:has([data-test=game-${game}])`);
            await page.click('label:has([data-test=against-computer])');
            const said = new Set();
            const levels = page.locator('.seg:has([data-test=level-easy]) label');
            for (const level of await levels.all()) {
                await level.click();
                const { height } = await level.locator('span').boundingBox();
                assert.ok(height < 28, `one line: ${await level.innerText()}`);
                const about = await page.locator('.fr-about').innerText();
                assert.match(about, /^\p{Lu}.*\. \p{Lu}.*\.$/su);
                said.add(about);
            }
            assert.equal(said.size, await levels.count());
        }
        await page.click('.fold.seats summary');
        await page.selectOption('[data-test=seat-vc]', 'bot');
        assert.match(await page.locator('.seat-about').innerText(), /Trung|cartes|cards|carte/);
        await page.context().close();
    });

test('a friend gets a link, anybody an open seat in the list', async () => {
    const page = await openPage();
    await page.goto(server.url);
    await startGame(page, { against: 'friend', side: 'nv' });
    await page.waitForSelector('main[data-version]');
    const friend = await table(idOf(page));
    assert.equal(friend.public, false);
    assert.deepEqual(
        friend.seats.map((seat) => [seat.word, seat.invited]),
        [
            ['nv', false],
            ['sv', true],
        ],
    );
    await page.goto(`${server.url}#/`);
    await startGame(page, { against: 'anybody', side: 'sv' });
    await page.waitForSelector('main[data-version]');
    const anybody = await table(idOf(page));
    assert.equal(anybody.public, true);
    assert.equal(anybody.seats.find(({ word }) => word === 'nv').open, true);
    const other = await openPage();
    await other.goto(server.url);
    await other.locator('[data-test=join-nv]').first().click();
    await other.waitForSelector('main[data-version]');
    await page.context().close();
    await other.context().close();
});

test('four seats: each can be given to somebody else', async () => {
    const page = await openPage();
    await page.goto(server.url);
    await page.click('label:has([data-test=game-fitl])');
    await page.click('label:has([data-test=side-us])');
    await page.locator('.seats summary').click();
    await page.selectOption('[data-test=seat-arvn]', 'human');
    await page.selectOption('[data-test=seat-nva]', 'invite');
    await page.selectOption('[data-test=seat-vc]', 'hard');
    await page.click('[data-test=play-now]');
    await page.waitForSelector('main[data-version]');
    const made = await table(idOf(page));
    const sitting = made.seats.map((seat) => [
        seat.word,
        seat.invited ? 'invite' : seat.controller,
    ]);
    assert.deepEqual(Object.fromEntries(sitting), {
        us: 'human',
        arvn: 'human',
        nva: 'invite',
        vc: 'hard',
    });
    await page.context().close();
});

test('the automaton leads the North only: side and opponent give way to what was said last', async () => {
    const page = await openPage();
    await page.goto(server.url);
    const chosen = () =>
        page.$$eval('.seg input:checked', (all) => all.map((one) => one.value).slice(1, 3));
    await page.waitForSelector('[data-test=play-now]');
    assert.deepEqual(await chosen(), ['sv', 'automaton']);
    assert.match(await page.locator('[data-test=play-now]').innerText(), /Start as the South/);
    await page.click('label:has([data-test=side-nv])');
    assert.deepEqual(await chosen(), ['nv', 'computer']);
    assert.match(await page.locator('[data-test=play-now]').innerText(), /Start as the North/);
    await page.click('label:has([data-test=against-automaton])');
    assert.deepEqual(await chosen(), ['sv', 'automaton']);
    await page.context().close();
});

test('a match of two games is offered against whom it can be played: not the automaton', async () => {
    const page = await openPage();
    await page.goto(server.url);
    await page.waitForSelector('[data-test=play-now]');
    await page.click('.options summary');
    const two = page.locator('label:has([data-test=series])');
    assert.equal(await two.isVisible(), false);
    await page.click('label:has([data-test=against-computer])');
    await two.click();
    await page.click('label:has([data-test=against-automaton])');
    assert.equal(await two.isVisible(), false);
    await page.click('[data-test=play-now]'); // one game, though it was ticked before
    await ready(page);
    assert.equal(await page.locator('[data-test=series]').isVisible(), false);
    await page.context().close();
});

test('the form remembers what was begun last', async () => {
    const page = await openPage();
    await page.goto(server.url);
    await startGame(page, { against: 'computer', side: 'nv', level: 'easy' });
    await ready(page);
    await page.goto(`${server.url}#/`);
    await page.waitForSelector('[data-test=play-now]');
    const chosen = await page.$$eval('.seg input:checked', (all) => all.map((one) => one.value));
    assert.deepEqual(chosen, ['saigon75', 'nv', 'computer', 'easy']);
    await page.context().close();
});

test('what the browser kept is not believed: a form of nonsense is put right', async () => {
    const page = await openPage();
    await page.goto(server.url);
    for (const kept of [
        '{"game":"chess","side":"<b>","against":"__proto__","level":7}',
        '[]',
        '"x"',
        '{',
    ]) {
        await page.evaluate((text) => localStorage.setItem('mekong.newgame', text), kept);
        await page.reload();
        await page.waitForSelector('[data-test=play-now]');
        const chosen = await page.$$eval('.seg input:checked', (all) =>
            all.map((one) => one.value),
        );
        assert.deepEqual(chosen.slice(0, 3), ['saigon75', 'sv', 'automaton'], kept);
    }
    await page.context().close();
});

/* ---- Name, save, link ------------------------------------------------------------------------ */

test('the name is changed in its place, and is text', async () => {
    const page = await openPage();
    await page.goto(server.url);
    await page.click('[data-test=who]');
    await page.fill('[data-test=who-name]', '<img src=x> Ben');
    await page.keyboard.press('Enter');
    assert.equal(await page.locator('[data-test=who]').innerText(), '<img src=x> Ben');
    assert.equal(await page.locator('.l-who img').count(), 0);
    await page.click('[data-test=who]');
    await page.fill('[data-test=who-name]', 'Carl');
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('[data-test=who]').innerText(), '<img src=x> Ben');
    await page.context().close();
});

test('a link leads to a game or an invitation, and nowhere else', async () => {
    const page = await openPage();
    await page.goto(server.url);
    await page.click('[data-test=open-link]');
    for (const bad of [
        '',
        'javascript:alert(1)',
        'https://example.org/',
        '#/lobby',
        '#/game/',
        '#/game/<script>',
        `${server.url}#/join/`,
    ]) {
        await page.fill('[data-test=link-in]', bad);
        await page.keyboard.press('Enter');
        await page.waitForSelector('.toasts p');
        assert.equal(new URL(page.url()).hash, '', bad);
    }
    await page.fill('[data-test=link-in]', ` https://elsewhere.example/x/#/game/${games[2].id} `);
    await page.keyboard.press('Enter');
    await page.waitForSelector('main[data-version]');
    assert.equal(page.url(), `${server.url}#/game/${games[2].id}`);
    await page.context().close();
});

test('no page complained', assertQuiet);

await run();
await closeAll();
