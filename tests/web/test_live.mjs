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
    ben = await openPage({ expects, viewport: { width: 1280, height: 800 } }),
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

/** What a page says of a seat. */
const plate = (page, seat) => page.locator(`.plate[data-seat="${seat}"]`);
const inMenu = async (page, item) => {
    await page.click('[data-tool=dots]');
    await page.click(`dialog [data-item=${item}]`);
};

test('a game is made, and the link given to a friend', async () => {
    await anna.goto(server.url);
    await anna.click('label:has([data-test=against-friend])');
    await anna.fill('[data-test=name]', 'Anna <b>bold</b>');
    await startGame(anna);
    await anna.waitForSelector('[data-test=link]');
    const link = await anna.inputValue('[data-test=link]');
    assert.match(link, /#\/join\//);
    await ben.goto(link);
    await ben.waitForSelector('[data-test=join-title]');
});

test('who is invited reads by whom and for which side, and says his name', async () => {
    assert.match(await ben.innerText('[data-test=join-title]'), /^Anna <b>bold<\/b> invites you/);
    const mine = ben.locator('.join-seat.mine');
    assert.match(await mine.innerText(), /you/);
    const side = await mine.getAttribute('data-seat');
    const before = await plate(anna, side).innerText();
    assert.match(before, /free/);
    await ben.fill('[data-test=join-name]', 'Ben');
    await ben.click('[data-test=join]');
    await ben.waitForSelector('main[data-version]');
    assert.doesNotMatch(ben.url(), /join/, 'the key does not stay in the address');
    assert.match(await plate(ben, side).innerText(), /Ben.*you/s);
});

test('the host is told who has joined, and sees him on his plate', async () => {
    // The short message goes by; the line stays.
    await anna.waitForSelector('.chat-line:has-text("Ben has joined")');
    const other = await ben.locator('.plate.mine').getAttribute('data-seat');
    await plate(anna, other).locator('.dot.is-here').waitFor();
    assert.match(await plate(anna, other).innerText(), /Ben/);
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

test('what one writes the other and who watches can read, as text', async () => {
    const words = '<img src=x onerror=alert(1)> & good luck';
    await anna.click('[data-test=chat]');
    await anna.fill('[data-test=chat-words]', words);
    await anna.keyboard.press('Enter');
    await anna.waitForSelector('.chat-lines .said');
    await anna.keyboard.press('Escape');
    for (const page of [ben, carl]) {
        await page.waitForFunction(() => /good luck/.test(document.body.innerText));
        assert.equal(await page.locator('.left img').count(), 0);
    }
    assert.equal(await ben.innerText('.chat-line .count'), '1');
    await ben.click('[data-test=chat]');
    assert.equal(await ben.locator('.chat-lines img').count(), 0);
    assert.ok((await ben.innerText('.chat-lines .said .words')).includes(words));
    await ben.keyboard.press('Escape');
    assert.equal(await ben.locator('.chat-line .count').count(), 0, 'read is not new any more');
    await carl.click('[data-test=chat]');
    assert.equal(await carl.locator('[data-test=chat-words]').count(), 0, 'who watches is silent');
    await carl.keyboard.press('Escape');
});

test('the chat can be switched off in a browser, and on again', async () => {
    await ben.click('[data-test=chat]');
    await ben.uncheck('.chat-foot input[type=checkbox]');
    assert.match(await ben.innerText('.chat-line'), /switched off/);
    assert.equal(await ben.locator('.chat-lines').isVisible(), false);
    await anna.click('[data-test=chat]');
    await anna.fill('[data-test=chat-words]', 'are you there?');
    await anna.keyboard.press('Enter');
    await anna.waitForFunction(() => document.querySelectorAll('.chat-lines .said').length === 2);
    await anna.keyboard.press('Escape');
    assert.doesNotMatch(await ben.innerText('body'), /are you there/);
    await ben.check('.chat-foot input[type=checkbox]');
    await ben.waitForFunction(() => /are you there/.test(document.body.innerText));
    await ben.keyboard.press('Escape');
});

test('the title says whose move it is, among other tabs', async () => {
    const page = await turnOf();
    const other = page === anna ? ben : anna;
    await page.waitForFunction(() => /^● Your move · /.test(document.title));
    await other.waitForFunction(() => !/Your move/.test(document.title));
    const seat = await page.locator('.plate.mine').getAttribute('data-seat');
    await other.waitForSelector(`.plate[data-seat="${seat}"]:has-text("thinking")`);
});

test('who leaves is shown as away, and as here when back', async () => {
    const page = await turnOf();
    const other = page === anna ? ben : anna;
    const seat = await other.locator('.plate.mine').getAttribute('data-seat');
    const address = other.url();
    await other.goto('about:blank');
    await plate(page, seat).locator('.dot:not(.is-here)').waitFor();
    await other.goto(address);
    await plate(page, seat).locator('.dot.is-here').waitFor();
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
    // Whatever of it is still being played; it may be over by now.
    await other.evaluate(() => document.querySelector('[data-test=skip]')?.click());
    await other.emulateMedia({ reducedMotion: 'reduce' });
});

test('who resigns has lost; everybody sees it at once', async () => {
    await inMenu(ben, 'resign');
    await ben.click('dialog button:not(.primary):not(.icon)');
    assert.equal(await ben.locator('[data-test=over]').count(), 0, 'after a question');
    await inMenu(ben, 'resign');
    await ben.click('dialog .primary');
    for (const page of [anna, ben, carl]) {
        await page.waitForSelector('[data-test=over]');
        assert.match(await page.innerText('[data-test=over]'), /has resigned[\s\S]*has won/);
        assert.equal(await page.locator('button.choice').count(), 0);
    }
    assert.equal(await anna.getAttribute('[data-tool=undo]', 'aria-disabled'), 'true');
});

test('another game: offered, refused, offered again and accepted, sides swapped, no links', async () => {
    const sides = () =>
        Promise.all(people.map((page) => page.locator('.plate.mine').getAttribute('data-seat')));
    const before = await sides();
    const old = anna.url();
    await anna.click('[data-test=rematch]');
    await ben.waitForSelector('[data-test=refuse]');
    await ben.click('[data-test=refuse]');
    await anna.waitForFunction(() => /Ben does not want/.test(document.body.innerText));
    assert.equal(
        await carl.locator('[data-test=rematch]').count(),
        0,
        'who watches decides nothing',
    );
    await ben.click('[data-test=rematch]');
    await Promise.all(people.map((page) => page.waitForURL((url) => url.href !== old)));
    await Promise.all(
        people.map((page) =>
            page.waitForFunction(() => document.querySelector('main:not(:has([data-test=over]))')),
        ),
    );
    await Promise.all(people.map((page) => page.waitForSelector('.plate.mine')));
    assert.deepEqual(await sides(), before.toReversed());
    assert.equal(anna.url(), ben.url());
    // Each sees the other there, whoever came first, without loading the page again.
    for (const page of people) await page.waitForSelector('.plate:not(.mine) .dot.is-here');
    await play(3);
    await carl.click('[data-test=go]');
    await carl.waitForURL(anna.url());
    assert.equal(await carl.locator('.plate.mine').count(), 0);
});

test('a match of two games tells its score in both', async () => {
    const { link } = await anna.evaluate(async () => {
        const made = await (
            await fetch('api/matches', {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify({
                    game: 'saigon75',
                    series: true,
                    seats: { sv: 'invite' },
                    you: ['nv'],
                    name: 'Anna',
                }),
            })
        ).json();
        const games = JSON.parse(localStorage.getItem('mekong.games') ?? '{}');
        games[made.id] = { id: made.id, keys: made.keys, seen: {}, touched: 0 };
        localStorage.setItem('mekong.games', JSON.stringify(games));
        location.hash = `#/game/${made.id}`;
        return { link: made.invites.sv };
    });
    await ben.goto(`${server.url}${link.slice(1)}`);
    await ben.click('[data-test=join]');
    await ben.waitForSelector('[data-test=series]');
    assert.match(await ben.innerText('[data-test=series]'), /Game 1 of 2/);
    await inMenu(ben, 'resign');
    await ben.click('dialog .primary');
    await anna.waitForSelector('[data-test=over] .score-line');
    await anna.click('[data-test=rematch]');
    await anna.waitForFunction(() => /Game 2 of 2/.test(document.body.innerText));
    await ben.click('[data-test=go]');
    await ben.waitForFunction(() => /Game 2 of 2/.test(document.body.innerText));
    await ben.click('[data-test=series]');
    assert.match(await ben.innerText('[data-sheet=series]'), /Anna[\s\S]*Ben/);
    await ben.keyboard.press('Escape');
    await inMenu(ben, 'resign');
    await ben.click('dialog .primary');
    await anna.waitForFunction(() => /The match goes to: Anna/.test(document.body.innerText));
});

test('no page complained', assertQuiet);

await run();
await closeAll();
