/* Two people at two browsers, a third who watches, a server that dies in the middle. */
import {
    assert,
    assertQuiet,
    choose,
    closeAll,
    hasty,
    openPage,
    ready,
    run,
    startGame,
    startServer,
    test,
    version,
} from './client.mjs';

let server = await startServer();
const expects = [
    /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to load resource/,
];
const anna = await openPage({ expects }),
    ben = await openPage({ expects, viewport: { width: 1024, height: 768 } }),
    carl = await openPage({ expects });
const people = [anna, ben];
/** Everything the server ever sent to the one who watches. */
let heard = '';

/** Who is asked now; both pages agree on the number of actions. */
async function turnOf() {
    for (const end = Date.now() + 120000; Date.now() < end;) {
        for (const page of people) {
            if (await page.locator('main[data-busy=false] button.choice').count()) return page;
            if (await page.locator('[data-test=over]').count()) return null;
        }
        await anna.waitForTimeout(20);
    }
    throw new Error('nobody is asked anything');
}

async function play(choices) {
    for (let i = 0; i < choices; i++) {
        const page = await turnOf();
        if (!page) return;
        await choose(page, hasty);
    }
}

test('a game is made, and the link given to a friend', async () => {
    await anna.goto(server.url);
    await anna.click('label:has([data-test=against-friend])');
    await anna.fill('[data-test=name]', 'Anna <b>bold</b>');
    await startGame(anna);
    await anna.waitForSelector('[data-test=link]');
    const link = await anna.inputValue('[data-test=link]');
    assert.match(link, /#\/join\//);
    await ben.goto(link);
    await ben.waitForSelector('main[data-version]');
    assert.doesNotMatch(ben.url(), /join/, 'the key does not stay in the address');
});

test('a name is text, whatever is in it', async () => {
    await ben.click('[data-tool=dots]');
    await ben.waitForSelector('dialog');
    assert.match(await ben.locator('dialog').innerText(), /Anna <b>bold<\/b>/);
    assert.equal(await ben.locator('dialog b').count(), 0);
    await ben.keyboard.press('Escape');
});

test('what one does the other sees at once, and a third who watches', async () => {
    const id = anna.url().match(/game\/([^/]+)/)[1];
    carl.on('response', async (response) => {
        heard += await response.text().catch(() => '');
    });
    await carl.goto(`${server.url}#/game/${id}`);
    await carl.waitForSelector('main[data-version]');
    await play(30);
    const now = Math.max(await version(anna), await version(ben));
    for (const page of [anna, ben, carl]) {
        await page.waitForFunction(
            (wanted) => Number(document.querySelector('main').dataset.version) >= wanted,
            now,
        );
    }
    assert.equal(await carl.locator('button.choice').count(), 0);
});

test('no hint against a person', async () => {
    const page = await turnOf();
    assert.equal(await page.getAttribute('[data-tool=bulb]', 'aria-disabled'), 'true');
});

test('nothing hidden went to the one who watches', async () => {
    const hands = await Promise.all(
        people.map((page) =>
            page.evaluate(async () => {
                const id = location.hash.split('/')[2];
                const { keys } = JSON.parse(localStorage.getItem('mekong.games'))[id];
                const [seat, key] = Object.entries(keys)[0];
                const state = await (
                    await fetch(`api/matches/${id}/state?seat=${seat}`, {
                        headers: { 'X-Mekong-Key': key },
                    })
                ).json();
                return { key, cards: state.view.cards.hands[seat].cards };
            }),
        ),
    );
    assert.ok(heard.length > 10000, 'something was heard');
    const told = heard.replace(/\{"game":"saigon75"[\s\S]*?\}\}(?=\{|$)/g, '');
    for (const { key, cards } of hands) {
        assert.ok(cards.length > 0);
        assert.ok(!heard.includes(key), 'no key');
        for (const card of cards) {
            // All cards stand in the table of the game; what may not be told is who holds them.
            assert.doesNotMatch(told, new RegExp(`"hands":\\{[^}]*"${card}"`), card);
            assert.doesNotMatch(told, new RegExp(`"deal \\w+ ${card}"`), card);
        }
    }
});

test('the server is killed and comes back: both go on where they were', async () => {
    const before = Math.max(await version(anna), await version(ben));
    await server.kill('SIGKILL');
    for (const page of [anna, ben, carl]) await page.waitForSelector('.band.lost');
    server = await startServer(server);
    for (const page of [anna, ben, carl])
        await page.waitForSelector('.band.lost', { state: 'detached' });
    await play(12);
    assert.ok(Math.max(await version(anna), await version(ben)) > before);
    await ready((await turnOf()) ?? anna);
});

test('a page loaded again shows what happened since', async () => {
    const page = await turnOf();
    const other = page === anna ? ben : anna;
    const seen = await version(other);
    await other.goto('about:blank');
    await choose(page, hasty);
    await other.emulateMedia({ reducedMotion: 'no-preference' });
    await other.goBack();
    await other.waitForSelector('main[data-version]');
    await other.waitForFunction(
        (old) => Number(document.querySelector('main').dataset.version) > old,
        seen,
    );
    if (await other.locator('[data-test=skip]').count())
        await other.click('[data-test=skip]').catch(() => {});
    await other.emulateMedia({ reducedMotion: 'reduce' });
});

test('no page complained', assertQuiet);

await run();
await closeAll();
