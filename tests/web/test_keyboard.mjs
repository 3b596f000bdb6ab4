/*
 * By keyboard alone: keys are heard from the first question on, and whatever is drawn anew, however
 * late, the keyboard stays where it was.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
    assert,
    assertQuiet,
    closeAll,
    moved,
    openPage,
    ready,
    ROOT,
    run,
    startServer,
    test,
    version,
} from './client.mjs';

const server = await startServer();

/** What has the keyboard, in words fit for a message. */
const place = (page) =>
    page.evaluate(() => {
        const at = document.activeElement;
        return at === document.body
            ? 'nothing'
            : (at.dataset.action ?? `${at.localName} ${at.textContent.trim()}`);
    });

/**
 * A new game against the automaton. The files of the page come over the line, where they can be
 * held back, never from a cache.
 */
async function newGame(before = async () => {}) {
    const page = await openPage({
        serviceWorkers: 'block',
        expects: [/Service Worker registration blocked/],
    });
    await before(page);
    await page.goto(server.url);
    await page.click('[data-test=play-now]');
    await ready(page);
    return page;
}

/** A game that begins with North Vietnam's hand of eight cards. */
async function kept() {
    const page = await openPage();
    await page.goto(server.url);
    await page.setInputFiles('input[type=file]', {
        name: 'first.mekong',
        mimeType: 'text/plain',
        buffer: readFileSync(join(ROOT, 'tests/term/first.mekong')),
    });
    await ready(page);
    return page;
}

/** Holds back what matches until the function returned is called. */
async function holdBack(page, pattern) {
    let release;
    const free = new Promise((done) => {
        release = done;
    });
    await page.route(pattern, async (route) => {
        await free;
        await route.continue();
    });
    return release;
}

const actions = (page) =>
    page.$$eval('button.choice', (all) => all.map((one) => one.dataset.action));

/** Asks the server with the key of the seat this page holds. */
const askServer = (page, what, body = {}) =>
    page.evaluate(
        async ([path, more]) => {
            const id = location.hash.split('/')[2];
            const [[seat, key]] = Object.entries(
                JSON.parse(localStorage.getItem('mekong.games'))[id].keys,
            );
            const answer = await fetch(`api/matches/${id}/${path}?seat=${seat}&lang=en`, {
                headers: { 'Content-Type': 'application/json', 'X-Mekong-Key': key },
                ...(path === 'actions'
                    ? { method: 'POST', body: JSON.stringify({ seat, ...more }) }
                    : {}),
            });
            if (!answer.ok) throw new Error(await answer.text());
            return answer.json();
        },
        [what, body],
    );

/** The same person at another screen plays this: news for this page. */
async function playElsewhere(page, action) {
    const before = await version(page);
    await askServer(page, 'actions', { version: before, action });
    await moved(page, before);
    await ready(page);
}

/* ---- Playing --------------------------------------------------------------------------------- */

test('from the lobby through several turns, each key pressed once', async () => {
    const page = await openPage();
    await page.goto(server.url);
    await page.waitForSelector('[data-test=play-now]');
    for (
        let i = 0;
        i < 40 &&
        !(await page.evaluate(
            () => document.activeElement?.getAttribute('data-test') === 'play-now',
        ));
        i++
    )
        await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await ready(page);
    const turn = () =>
        page.evaluate(() => Number(document.querySelector('.track .now')?.textContent ?? 0));
    for (let i = 0; i < 400 && (await turn()) < 3; i++) {
        await ready(page);
        if (await page.locator('[data-test=over]').count()) break;
        const before = await version(page);
        const all = await actions(page);
        await page.keyboard.press('a');
        assert.equal(await place(page), all[0]);
        const wanted = all.at(-1) === 'done' ? 'done' : all[1 % all.length];
        await page.keyboard.press(wanted === 'done' ? 'ArrowUp' : 'ArrowDown');
        assert.equal(await place(page), wanted);
        await page.keyboard.press('Enter');
        await moved(page, before);
    }
    assert.ok((await turn()) >= 3 || (await page.locator('[data-test=over]').count()));
    await ready(page);
    await page.keyboard.press('?');
    await page.waitForSelector('dialog .keys');
    await page.keyboard.press('Escape');
    await page.keyboard.press('<');
    await page.waitForSelector('.look-bar:not([hidden])');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.look-bar', { state: 'hidden' });
    await page.keyboard.press('w');
    await page.waitForSelector('.explain li');
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    assert.ok(
        await page.evaluate(() =>
            document.querySelector('.board').contains(document.activeElement),
        ),
        'the map has the keyboard',
    );
    await page.context().close();
});

test('keys are heard while the board is still on its way', async () => {
    let release;
    const page = await newGame(async (one) => {
        release = await holdBack(one, '**/saigon75/board.js');
    });
    assert.equal(await page.locator('.s75-board').count(), 0);
    await page.keyboard.press('a');
    await page.keyboard.press('ArrowDown');
    const at = (await actions(page))[1];
    assert.equal(await place(page), at);
    release();
    await page.waitForSelector('.s75-board');
    assert.equal(await place(page), at, 'and the board leaves it where it is');
    await page.context().close();
});

test('Enter pressed again while a choice is on its way plays nothing twice', async () => {
    // What comes is the answer to what is sent.
    const page = await newGame((one) => holdBack(one, '**/events?*'));
    // The page has read the whole story so far: the game is kept as seen.
    await page.waitForFunction(
        () =>
            JSON.parse(localStorage.getItem('mekong.games'))[location.hash.split('/')[2]].seen.sv >
            0,
    );
    const sent = [];
    page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.postDataJSON());
    });
    await page.keyboard.press('a');
    // What happened is told late, the next question comes at once.
    const tell = await holdBack(page, '**/frames?*');
    const before = await version(page);
    await page.keyboard.press('Enter');
    await moved(page, before);
    const play = await holdBack(page, '**/actions?*');
    const asked = page.waitForRequest('**/actions?*');
    await page.keyboard.press('Enter');
    await asked;
    tell();
    await page.waitForSelector(`.log-list .entry[data-number="${before + 1}"]`);
    await page.keyboard.press('Enter');
    play();
    await moved(page, before + 1);
    await ready(page);
    assert.equal(sent.length, 2);
    assert.equal(await page.locator('.refusal p').count(), 0);
    await page.context().close();
});

/* ---- Drawn anew ------------------------------------------------------------------------------ */

test('choices drawn anew: the same choice keeps the keyboard', async () => {
    const page = await newGame();
    const { choices } = await askServer(page, 'state');
    await page.keyboard.press('a');
    for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowDown');
    assert.equal(await place(page), choices[2].action);
    // The next question is made to have all choices of this one but the first.
    await page.route('**/state?*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({
            response,
            json: { ...(await response.json()), choices: choices.slice(1) },
        });
    });
    await playElsewhere(page, choices[0].action);
    assert.deepEqual(
        await actions(page),
        choices.slice(1).map(({ action }) => action),
    );
    assert.equal(await place(page), choices[2].action);
    await page.context().close();
});

test('a choice that is gone leaves the keyboard to the one in its place', async () => {
    const page = await newGame();
    await page.keyboard.press('a');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const gone = await place(page);
    await playElsewhere(page, gone);
    const after = await actions(page);
    assert.ok(!after.includes(gone));
    assert.equal(await place(page), after[2]);
    await page.context().close();
});

test('a look back and again to the present: the same choice has the keyboard', async () => {
    const page = await newGame();
    await page.keyboard.press('a');
    for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowDown');
    const at = await place(page);
    assert.equal(at, (await actions(page))[2]);
    await page.keyboard.press('<');
    await page.waitForSelector('.look-bar:not([hidden])');
    assert.equal(await page.locator('button.choice').count(), 0);
    await page.keyboard.press('Escape');
    await ready(page);
    assert.equal(await place(page), at);
    await page.keyboard.press('<');
    await page.waitForSelector('.look-bar:not([hidden])');
    await page.focus('[data-test=to-present]');
    await page.keyboard.press('Enter');
    await ready(page);
    assert.equal(await place(page), at, 'and from a button of the bar, which is gone');
    await page.context().close();
});

test('news that come below a box: whoever closes it is where he was', async () => {
    const page = await newGame();
    await page.keyboard.press('a');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog .keys');
    await playElsewhere(page, (await actions(page))[0]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    assert.equal(await place(page), (await actions(page))[1]);
    await page.context().close();
});

for (const [name, begin, where] of [
    ['the number of a rule in the question', newGame, '.prompt .rule-link'],
    ['a card in the hand', kept, '.panel.hand .card-row'],
    ['a line of the log', newGame, '.log .entry-number'],
]) {
    test(`news come: ${name} keeps the keyboard`, async () => {
        const page = await begin();
        await page.keyboard.press('c');
        await page.locator(where).last().focus();
        const at = await place(page);
        assert.notEqual(at, 'nothing');
        await playElsewhere(page, (await actions(page))[0]);
        assert.equal(await place(page), at);
        await page.context().close();
    });
}

test('another language: the list of languages keeps the keyboard', async () => {
    const page = await newGame();
    const english = await page.textContent('.prompt');
    await page.focus('.language');
    await page.selectOption('.language', 'fr');
    await page.waitForFunction(
        (old) =>
            document.documentElement.lang === 'fr' &&
            ![old, ''].includes(document.querySelector('.prompt')?.textContent ?? ''),
        english,
    );
    await ready(page);
    await page.waitForSelector('.s75-board');
    assert.equal(await page.evaluate(() => document.activeElement.className), 'language');
    await page.context().close();
});

test('languages gone through quickly: the last one is shown, however late the others come', async () => {
    const page = await newGame();
    await page.waitForSelector('.s75-board');
    const english = await page.textContent('.prompt');
    const release = await holdBack(page, /state\?.*lang=fr/);
    const asked = page.waitForRequest(/state\?.*lang=fr/);
    await page.selectOption('.language', 'fr');
    await asked;
    await page.selectOption('.language', 'en');
    // Time in which English may overtake.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
    await page.evaluate(() => document.querySelector('.prompt').classList.add('old'));
    release();
    await page.waitForFunction(
        (words) => document.querySelector('.prompt:not(.old)')?.textContent === words,
        english,
    );
    assert.equal(await page.getAttribute('html', 'lang'), 'en');
    await page.context().close();
});

test('reasons that come late leave the keyboard on the button that asked for them', async () => {
    const page = await newGame();
    for (let i = 0; i < 200 && (await page.locator('.why').count()) < 3; i++) {
        await ready(page);
        const before = await version(page),
            all = await actions(page);
        await page.click(`button.choice[data-action="${all.includes('done') ? 'done' : all[0]}"]`);
        await moved(page, before);
    }
    await ready(page);
    await page.keyboard.press('w');
    await page.waitForSelector('.explain li');
    await page.evaluate(() => document.querySelector('.explain-what').classList.add('old'));
    const release = await holdBack(page, '**/explain/*');
    await page.locator('.explain .buttons button').first().focus();
    const at = await place(page);
    await page.keyboard.press('Enter');
    release();
    await page.waitForSelector('.explain-what:not(.old)', { state: 'attached' });
    assert.equal(await place(page), at);
    await page.context().close();
});

test('places are gone through with the arrows', async () => {
    const page = await newGame();
    await page.keyboard.press('i');
    await page.focus('.panel.place select');
    const first = await page.inputValue('.panel.place select');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(
        (old) => document.querySelector('.panel.place select').value !== old,
        first,
    );
    const second = await page.inputValue('.panel.place select');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(
        (old) => document.querySelector('.panel.place select').value !== old,
        second,
    );
    assert.equal(await page.evaluate(() => document.activeElement.localName), 'select');
    await page.context().close();
});

test('no page complained', assertQuiet);

await run();
await closeAll();
