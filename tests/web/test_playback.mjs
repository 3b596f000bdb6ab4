/* One clock: what others did is played, and all of the page shows the moment that the board shows.
   A recorded game, watched from the action that somebody saw last: nothing depends on dice. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
    assert,
    assertQuiet,
    closeAll,
    openPage,
    ready,
    ROOT,
    run,
    startServer,
    test,
} from './client.mjs';

const server = await startServer();
const save = readFileSync(join(ROOT, 'tests/golden/s75_solo.mekong'), 'utf8');
const LAST = 467; // its last action
// The North has moved and fights twice; nobody of the South has a say in it: 376 to 379 in Đắk Nông,
// 380 and 381 in Bình Thuận. Then the South's phase begins. Before: it moves.
const MOVES = 348,
    BEFORE_COMBATS = 375,
    END_OF_FIRST = 379,
    END_OF_SECOND = 381;

const made = await (
    await fetch(new URL('api/matches', server.url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ save, seats: { sv: 'human' }, you: ['sv'] }),
    })
).json();

/** The game on a page of its own, seen up to an action. */
async function watch(seen, settings = {}, script = () => {}) {
    const page = await openPage({ reducedMotion: 'no-preference' });
    await page.addInitScript(script);
    await page.addInitScript(
        ([{ id, keys }, upTo, likings]) => {
            if (localStorage.getItem('mekong.games')) return;
            const game = { id, keys, seen: { sv: upTo }, touched: 1, knowsBegun: true };
            localStorage.setItem('mekong.games', JSON.stringify({ [id]: game }));
            localStorage.setItem('mekong.settings', JSON.stringify({ lang: 'en', ...likings }));
        },
        [made, seen, { speed: 'rapid', ...settings }],
    );
    await page.goto(`${server.url}#/game/${made.id}`);
    await page.waitForSelector('.playback:not([hidden])');
    return page;
}

const shown = async (page) => Number(await page.getAttribute('main', 'data-shown'));
const hold = (page) => page.click('[data-test=hold]');

/** Holds it, and waits until what moved has come to rest. */
async function rest(page) {
    await hold(page);
    await page.waitForSelector('main[data-resting]');
    return shown(page);
}

/** Waits until the page has come to an action and holds there. */
const reach = (page, number) =>
    page.waitForFunction(
        (wanted) => Number(document.querySelector('main').dataset.shown) >= wanted,
        number,
    );

/** One step, and what the page shows then. */
async function step(page, way = 'step') {
    const before = await shown(page);
    await page.click(`[data-test=${way}]`);
    await page.waitForFunction(
        (old) => Number(document.querySelector('main').dataset.shown) !== old,
        before,
    );
    return shown(page);
}

/** What the desk says of the actions after `from`, to `to`; with views, of the moments, too. */
async function desk(from, to, views = 0) {
    const query = `frames?seat=sv&from=${from}&most=${to - from}&views=${views}`;
    const response = await fetch(new URL(`api/matches/${made.id}/${query}`, server.url), {
        headers: { 'X-Mekong-Key': made.keys.sv },
    });
    return (await response.json()).frames;
}

test('pause holds: nothing goes on until somebody lets it, or steps', async () => {
    const page = await watch(MOVES, { speed: 'slow' });
    const at = await rest(page);
    assert.equal(await page.getAttribute('[data-test=hold]', 'aria-label'), 'Play on');
    await page.waitForTimeout(1000); // time in which it might go on
    assert.equal(await shown(page), at);
    assert.ok(at < LAST);
    await hold(page);
    await reach(page, at + 2);
    await page.context().close();
});

test('a step on and a step back are one action each, and so is what > and < do', async () => {
    const page = await watch(MOVES, { speed: 'slow' });
    const at = await rest(page);
    assert.equal(await step(page), at + 1);
    assert.equal(await step(page), at + 2);
    assert.equal(await step(page, 'step-back'), at + 1);
    await page.keyboard.press('>');
    await reach(page, at + 2);
    await page.keyboard.press('<');
    await page.waitForFunction(
        (old) => Number(document.querySelector('main').dataset.shown) < old,
        at + 2,
    );
    assert.equal(await shown(page), at + 1);
    await page.context().close();
});

test('at each step every panel shows what the board shows, and nothing tells more', async () => {
    const page = await watch(BEFORE_COMBATS, { speed: 'slow' });
    await rest(page);
    const frames = await desk(BEFORE_COMBATS - 5, BEFORE_COMBATS + 25);
    for (let n = 0; n < 8; n++) {
        const number = await step(page);
        const frame = frames.find((one) => one.number === number);
        const told = frames.filter((one) => one.number <= number).flatMap(({ notes }) => notes);
        const next = frames.find((one) => one.number === number + 1);
        const [{ moment }] = await desk(number - 1, number, 1);
        const seen = await page.evaluate(() => ({
            last: Math.max(
                0,
                ...[...document.querySelectorAll('.entry')].map((one) =>
                    Number(one.dataset.number),
                ),
            ),
            log: document.querySelector('.log-list').innerText,
            title: document.title,
            over: document.querySelector('[data-test=over]'),
            choices: document.querySelectorAll('button.choice').length,
            text: document.querySelector('#app').innerText,
            strip: document.querySelector('.strip').textContent,
            status: document.querySelector('[data-panel=status]').textContent,
            cards: [...document.querySelectorAll('[data-panel=hand] .card-row')].map(
                (one) => one.dataset.word,
            ),
        }));
        for (const { title } of moment.strip) assert.ok(seen.strip.includes(title), title);
        for (const line of moment.status)
            assert.ok(seen.status.includes(line.trim()), `${line} at ${number}`);
        assert.deepEqual(
            seen.cards,
            [...moment.force, ...moment.cards].map(({ word }) => word),
        );
        assert.ok(seen.last <= number, `the log tells of ${seen.last} at ${number}`);
        for (const note of frame.notes) assert.ok(seen.log.includes(note), note);
        for (const note of next.notes.filter((one) => !told.includes(one)))
            assert.ok(!seen.text.includes(note), `${note} is told at ${number} already`);
        assert.equal(seen.over, null);
        assert.equal(seen.choices, 0);
        assert.doesNotMatch(seen.title, /●/);
    }
    await page.context().close();
});

/** In the page: what it says as soon as a die has been thrown, and all captions: on a slow machine one may
 * have gone by before anybody asks. */
const listenToDice = () => {
    globalThis.captions = '';
    const watcher = new MutationObserver(() => {
        globalThis.captions += `${document.querySelector('.pb-cap')?.innerText ?? ''}\n`;
        if (globalThis.thrown || !document.querySelector('.s75-tray')?.childElementCount) return;
        globalThis.thrown = {
            text: document.querySelector('#app').innerText,
            shown: Number(document.querySelector('main').dataset.shown),
        };
    });
    watcher.observe(document, { childList: true, characterData: true, subtree: true });
};

test('while a die flies, nothing tells what it shows', async () => {
    const [{ notes }] = await desk(END_OF_SECOND, END_OF_SECOND + 1);
    const page = await watch(END_OF_SECOND, { speed: 'slow' }, listenToDice);
    await reach(page, END_OF_SECOND + 1);
    const thrown = await page.evaluate(() => globalThis.thrown);
    assert.ok(!thrown.text.includes(notes[0]), notes[0]);
    assert.equal(thrown.shown, END_OF_SECOND);
    await page.waitForFunction((told) => globalThis.captions.includes(told), notes[0]);
    await page.context().close();
});

test('the end of a combat is told in words and waits: for the button, the space bar, a click on the board', async () => {
    const page = await watch(BEFORE_COMBATS);
    await page.waitForSelector('[data-test=go-on]:visible');
    assert.equal(await shown(page), END_OF_FIRST);
    assert.match(
        await page.locator('.playback .pb-cap').innerText(),
        /Đắk Nông: North 2 dice, South 1/,
    );
    assert.match(await page.locator('.s75-over').innerText(), /The South loses 1 . Ranger/);
    await page.waitForTimeout(1500);
    assert.equal(await shown(page), END_OF_FIRST, 'it waits');
    await page.click('[data-test=go-on]');
    await page.waitForFunction(
        (old) => Number(document.querySelector('main').dataset.shown) > old,
        END_OF_FIRST,
    );
    await page.waitForSelector('[data-test=go-on]:visible');
    assert.equal(await shown(page), END_OF_SECOND);
    await page.keyboard.press(' ');
    await reach(page, END_OF_SECOND + 1);
    await page.context().close();

    const other = await watch(BEFORE_COMBATS);
    await other.waitForSelector('[data-test=go-on]:visible');
    await other.mouse.click(400, 500);
    await reach(other, END_OF_FIRST + 1);
    await other.context().close();
});

test('with waiting switched off a combat goes by itself', async () => {
    const page = await watch(BEFORE_COMBATS, { linger: false });
    await reach(page, END_OF_SECOND + 1);
    await page.context().close();
});

test('speed goes round ½, 1, 2, 4 and is remembered', async () => {
    const page = await watch(MOVES, { speed: 'slow' });
    const signs = [];
    for (let n = 0; n < 4; n++) {
        signs.push(await page.locator('[data-test=speed]').innerText());
        await page.click('[data-test=speed]');
    }
    assert.deepEqual(signs, ['½×', '1×', '2×', '4×']);
    const kept = await page.evaluate(
        () => JSON.parse(localStorage.getItem('mekong.settings')).speed,
    );
    assert.equal(kept, 'slow');
    await page.context().close();
});

test('a computer’s step has its reason in the caption', async () => {
    const page = await watch(375, { speed: 'slow' });
    await page.waitForSelector('.pb-why .rule-link');
    await page.context().close();
});

test('skip shows the end at once; until then nobody is told who won', async () => {
    const page = await watch(300);
    assert.equal(await page.locator('[data-test=over]').count(), 0);
    assert.doesNotMatch(await page.locator('#app').innerText(), /South Vietnam wins|has won/);
    await page.click('[data-test=skip]');
    await ready(page);
    assert.equal(await shown(page), LAST);
    assert.match(await page.locator('[data-test=over]').innerText(), /South Vietnam has won/);
    assert.equal(await page.locator('.playback').isVisible(), false);
    assert.equal(await page.locator('.toolbar').isVisible(), true);
    await page.context().close();
});

test('whoever looks back meanwhile misses nothing: it goes on when he is back', async () => {
    const page = await watch(MOVES);
    await page.waitForFunction(() => {
        const { shown } = document.querySelector('main').dataset;
        const past = [...document.querySelectorAll('.entry-number')].find(
            (entry) => Number(entry.textContent) < Number(shown),
        );
        past?.click();
        return past !== undefined;
    });
    await page.waitForSelector('.look-bar:not([hidden])');
    const looked = await shown(page);
    await page.waitForTimeout(1500);
    assert.equal(await shown(page), looked);
    await page.click('[data-test=to-present]');
    await reach(page, MOVES + 8);
    await page.context().close();
});

test('where nothing may move, everything is there at once and nothing waits', async () => {
    const page = await watch(MOVES);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => localStorage.setItem('mekong.settings', '{"lang":"en"}'));
    await page.reload();
    await ready(page);
    assert.equal(await shown(page), LAST);
    assert.equal(await page.locator('.playback').isVisible(), false);
    await page.context().close();
});

test('a click too many at the end hits nothing that comes to lie in the place of the bar', async () => {
    const page = await watch(BEFORE_COMBATS, { linger: false });
    const box = await page.locator('[data-test=skip]').boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.evaluate(() => {
        globalThis.hits = 0;
        document.querySelector('.toolbar').addEventListener('click', () => (globalThis.hits += 1));
    });
    // The second click comes as soon as the bar is gone, however busy the machine is.
    const tool = await page.evaluate(
        async ([left, top]) => {
            const click = () => {
                const at = document.elementFromPoint(left, top);
                const how = { bubbles: true, detail: 1, clientX: left, clientY: top };
                at.dispatchEvent(new MouseEvent('click', how));
                return at.closest('.tool')?.getAttribute('data-tool');
            };
            click();
            await new Promise((done) => {
                const bar = document.querySelector('.playback');
                const watch = new MutationObserver(() => bar.hidden && done(watch.disconnect()));
                watch.observe(bar, { attributes: true });
            });
            return click();
        },
        [x, y],
    );
    assert.ok(tool, 'a tool has come to lie there');
    assert.equal(await page.evaluate(() => globalThis.hits), 0);
    assert.equal(await page.getAttribute('main', 'data-mode'), 'play');
    await page.waitForTimeout(800); // from then on it is meant
    await page.mouse.click(x, y);
    await page.waitForFunction(() => globalThis.hits === 1);
    await page.context().close();
});

test('no page complained', assertQuiet);

await run();
await closeAll();
