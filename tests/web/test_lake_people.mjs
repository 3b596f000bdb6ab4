/*
 * Fire in the Lake between people: four browsers, one of them a phone, and one that watches; seats by
 * link, one player with two factions, Resources asked for and granted, a server that dies in the middle
 * of an operation. What every browser was sent is read for cards that nobody can know yet.
 */
import {
    assert,
    assertQuiet,
    choose,
    closeAll,
    hasty,
    moved,
    openPage,
    ready,
    run,
    startGame,
    startServer,
    test,
    version,
} from './client.mjs';
import { arrived, before, beginAt, saveAt } from './lake.mjs';

let server = await startServer();
const expects = [
    /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|Failed to load resource/,
];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const FACTIONS = ['us', 'arvn', 'nva', 'vc'];
const anna = await openPage({ expects, viewport: { width: 1280, height: 800 } }),
    ben = await openPage({ expects }),
    carl = await openPage({ expects, viewport: { width: 1280, height: 800 } }),
    dora = await openPage({ expects, ...PHONE }),
    eve = await openPage({ expects, viewport: { width: 820, height: 1180 } });
const people = [anna, ben, carl, dora],
    all = [...people, eve];

/** Everything the server sent to each of them, but for what everybody may read: the cards' texts. */
const heard = new Map(all.map((page) => [page, '']));
for (const page of all)
    page.on('response', async (response) => {
        const { pathname } = new URL(response.url());
        if (!pathname.startsWith('/api/') || /matches\/[^/]+$/.test(pathname)) return;
        if (/\/(events|table)$/.test(pathname)) return;
        heard.set(page, heard.get(page) + (await response.text().catch(() => '')));
    });

const plate = (page, seat) => page.locator(`.plate[data-seat="${seat}"]`);
const idOf = (page) => page.url().match(/game\/([^/?]+)/)[1];
const ask = (page, what) =>
    page.evaluate(async (word) => {
        const id = location.hash.match(/game\/([^/?]+)/)[1];
        return (await fetch(`api/matches/${id}${word}`)).json();
    }, what);

/** Who is asked now. */
async function turnOf(pages = people) {
    const asked = pages.map((page) =>
        page
            .waitForSelector('main[data-busy=false] :is(button.choice, [data-test=over])', {
                state: 'attached',
            })
            .then(() => page),
    );
    const first = await Promise.any(asked);
    for (const other of asked) other.catch(() => {});
    return first;
}

/** Everybody has seen as many actions. */
async function together(pages = all) {
    const most = Math.max(...(await Promise.all(pages.map(version))));
    for (const page of pages)
        await page.waitForFunction(
            (wanted) => Number(document.querySelector('main').dataset.version) >= wanted,
            most,
        );
    return most;
}

/** A choice by a tap on it: what is folded away is scrolled to. */
async function tap(page, pick) {
    await ready(page);
    const actions = await page.$$eval('button.choice', (nodes) =>
        nodes.map(({ dataset }) => ({ action: dataset.action, label: '' })),
    );
    const { action } = actions[pick(actions)];
    const old = await version(page);
    await page.locator(`button.choice[data-action="${action}"]`).tap();
    await moved(page, old);
}

/** An operation in a space or two, events, and passes: whatever comes. */
function player() {
    let turn = 0;
    return (choices) => {
        const wish = ['event', 'operation', 'pass'][turn++ % 3];
        const found = choices.findIndex(({ action }) => action.startsWith(wish));
        return found >= 0 ? found : hasty(choices);
    };
}

async function play(count, pick) {
    const played = new Set();
    for (let i = 0; i < count; i++) {
        await together();
        const page = await turnOf();
        played.add(page);
        if (page === dora) await tap(page, pick);
        else await choose(page, pick);
    }
    return played;
}

test('a game for four is made, with a link for each of the three others', async () => {
    await anna.goto(server.url);
    await anna.waitForSelector('[data-test=play-now]');
    await anna.click('label:has([data-test=game-fitl])');
    await anna.click('label:has([data-test=against-friend])');
    await anna.fill('[data-test=name]', 'Anna');
    await anna.click('.fold.seats summary');
    assert.deepEqual(
        await anna.$$eval('.seat-pick select', (nodes) => nodes.map(({ value }) => value)),
        ['human', 'invite', 'invite', 'invite'],
    );
    await startGame(anna, { side: 'us' });
    await anna.waitForSelector('.link-for');
    assert.deepEqual(
        await anna.$$eval('.link-for', (nodes) => nodes.map(({ dataset }) => dataset.seats)),
        ['arvn', 'nva', 'vc'],
    );
});

test('three sit down by their links, one on a phone; a fifth watches', async () => {
    const guests = { arvn: [ben, 'Ben'], nva: [carl, 'Carl'], vc: [dora, 'Dora'] };
    for (const [seat, [page, name]] of Object.entries(guests)) {
        await page.goto(await anna.inputValue(`.link-for[data-seats=${seat}] [data-test=link]`));
        await page.waitForSelector('[data-test=join-name]');
        assert.match(await page.innerText('[data-test=join-title]'), /Anna/);
        assert.equal(await page.locator('.join-seat.mine').getAttribute('data-seat'), seat);
        await page.fill('[data-test=join-name]', name);
        await page.locator('[data-test=join]').click();
        await page.waitForSelector('main[data-version]');
        await anna.waitForSelector(`.link-for[data-seats=${seat}]`, { state: 'detached' });
    }
    await eve.goto(`${server.url}#/game/${idOf(anna)}`);
    await eve.waitForSelector('main[data-version] .f-pile');
    for (const [seat, [, name]] of Object.entries(guests)) {
        await plate(anna, seat).locator('.dot.is-here').waitFor();
        assert.match(await plate(anna, seat).innerText(), new RegExp(name));
    }
});

test('four play each other live, one by touch, and a fifth sees all of it', async () => {
    const played = await play(36, player());
    assert.equal(played.size, 4, 'everybody has played');
    await together();
    assert.equal(await eve.locator('button.choice').count(), 0);
    const page = await turnOf();
    const told = (one) =>
        one.$$eval('.f-map [data-place], .plate .way', (nodes) =>
            nodes.map((node) => node.getAttribute('aria-label') ?? node.textContent),
        );
    const board = await told(eve);
    assert.ok(board.length === 47 + 4, `${board.length} spaces and plates`);
    for (const other of people.filter((one) => one !== page))
        assert.deepEqual(await told(other), board);
});

test('whose move it is stands in his title, and on his plate for the others', async () => {
    await together();
    const page = await turnOf();
    const seat = FACTIONS[people.indexOf(page)];
    assert.match(await page.title(), /^● Your move · /);
    for (const other of all.filter((one) => one !== page)) {
        assert.doesNotMatch(await other.title(), /Your move/);
        assert.match(await plate(other, seat).textContent(), /thinking/);
    }
});

test('nothing tells anybody of a card that nobody has seen, nor how it will come', async () => {
    const { cards } = await ask(anna, '');
    const { frames } = await ask(anna, '/frames?from=-1&most=10000&views=0');
    const state = await ask(anna, '/state');
    const seen = new Set(
        frames.flatMap(({ action }) => action?.match(/^card (\d+)$/)?.slice(1) ?? []),
    );
    assert.ok(seen.has(String(state.view.current)) && seen.has(String(state.view.next)));
    // The pivotal cards, the leader and capabilities of the start lie open; all others are drawn
    // when they come.
    const { frames: open } = await ask(anna, '/frames?from=-1&most=1');
    const start = JSON.stringify(open[0]);
    // Two cards may have one name.
    const told = new Set(cards.filter(({ word }) => seen.has(word)).map(({ name }) => name));
    const hidden = cards.filter(
        ({ name, order, coup }) =>
            !told.has(name) && !start.includes(name) && (order?.length > 1 || coup),
    );
    assert.ok(hidden.length > 100, `${hidden.length} are hidden`);
    for (const [page, text] of heard) {
        assert.ok(text.length > 20000, 'something was heard');
        for (const { name } of hidden) assert.ok(!text.includes(JSON.stringify(name)), name);
        assert.doesNotMatch(text, /"(seed|rng)"/);
        for (const other of people)
            for (const key of await keysOf(other))
                assert.ok(page === other || !text.includes(key), 'no key of somebody else');
    }
});

/** The secrets of a page's seats. */
const keysOf = (page) =>
    page.evaluate(() =>
        Object.values(JSON.parse(localStorage.getItem('mekong.games'))).flatMap(({ keys }) =>
            Object.values(keys),
        ),
    );

test('they talk to each other: all of them read it', async () => {
    await carl.click('[data-test=chat]');
    await carl.fill('[data-test=chat-words]', 'Dora, leave Huế to me');
    await carl.keyboard.press('Enter');
    await carl.waitForSelector('.chat-lines .said');
    await carl.keyboard.press('Escape');
    for (const page of [anna, ben])
        await page.waitForFunction(() => /leave Huế to me/.test(document.body.innerText));
    await dora.locator('main[data-unread]').waitFor();
});

test('the server dies in the middle of an operation and comes back: it goes on there', async () => {
    const begun = (choices) => {
        const found = choices.findIndex(({ action }) => action.startsWith('operation'));
        return found >= 0 ? found : hasty(choices);
    };
    let page = await turnOf();
    for (let i = 0; i < 30; i++) {
        const done = page === dora ? await tap(page, begun) : await choose(page, begun);
        await together();
        page = await turnOf();
        if (!done || done.action.startsWith('operation')) break;
    }
    const at = await together();
    const prompt = await page.innerText('.prompt, [data-test=prompt], .ask h2');
    await server.kill('SIGKILL');
    for (const one of all) await one.waitForSelector('.band.lost');
    server = await startServer(server);
    for (const one of all) await one.waitForSelector('.band.lost', { state: 'detached' });
    assert.equal(await together(), at);
    await ready(page);
    assert.equal(await page.innerText('.prompt, [data-test=prompt], .ask h2'), prompt);
    await play(6, hasty);
    assert.ok((await together()) > at);
});

test('who resigns leaves the seat to a computer, and the others go on', async () => {
    await together();
    await ben.click('[data-tool=dots]');
    await ben.click('dialog [data-item=resign]');
    await ben.click('dialog .primary');
    await anna.waitForFunction(() => /Ben has resigned|ARVN/.test(document.body.innerText));
    await plate(anna, 'arvn').locator('.dot').waitFor({ state: 'detached' });
    assert.equal(await anna.locator('[data-test=over]').count(), 0);
    await ben.waitForSelector('main[data-version]:not(:has(.plate.mine))');
});

/* ---- Two factions, one player ------------------------------------------------------------------ */

test('one link is for both factions of a player, who counts with both', async () => {
    await anna.goto(`${server.url}#/`);
    await anna.waitForSelector('[data-test=play-now]');
    await anna.click('label:has([data-test=game-fitl])');
    await anna.click('label:has([data-test=against-friend])');
    const folded = await anna.locator('.fold.seats:not([open]) summary');
    if (await folded.count()) await folded.click();
    await anna.selectOption('[data-test=players]', 'two');
    assert.equal(await anna.locator('.seat-pick').count(), 2);
    await startGame(anna, { side: 'us' });
    await anna.waitForSelector('.link-for[data-seats="nva vc"]');
    assert.equal(await anna.locator('.link-for').count(), 1);
    const link = await anna.inputValue('[data-test=link]');
    await carl.goto(link);
    await carl.waitForSelector('[data-test=join]');
    assert.equal(await carl.locator('.join-seat.mine').count(), 2);
    await carl.click('[data-test=join]');
    await carl.waitForSelector('main[data-version] .plate.mine[data-seat=vc]');
    assert.equal(await carl.locator('.plate.mine').count(), 2);
    assert.equal(await anna.locator('.plate.mine').count(), 2);
    for (const seat of ['nva', 'vc']) await plate(anna, seat).locator('.dot.is-here').waitFor();
    const { options } = await ask(anna, '');
    assert.equal(options.seats, 'two');
    // Whoever has several seats is asked for each in its turn, without a cover between them.
    const two = [anna, carl];
    for (let i = 0; i < 8; i++) {
        await together(two);
        await choose(await turnOf(two), (choices) =>
            Math.max(
                0,
                choices.findIndex(({ action }) => action === 'pass'),
            ),
        );
    }
    assert.equal(await anna.locator('dialog.cover').count(), 0);
    await carl.goto(link);
    await carl.waitForSelector('main[data-version]');
});

/* ---- Transfers [15.10] ------------------------------------------------------------------------- */

test('VC asks NVA at another computer for Resources, who grants them', async () => {
    const { invites } = await beginAt(anna, saveAt(before('vc', 'operation rally') + 1), {
        seats: { us: 'human', arvn: 'human', nva: 'invite', vc: 'invite' },
        you: ['us', 'arvn'],
        name: 'Anna',
    });
    await arrived(anna);
    for (const [page, seat] of [
        [carl, 'nva'],
        [dora, 'vc'],
    ]) {
        await page.evaluate(() => document.querySelector('main')?.setAttribute('data-old', ''));
        await page.goto(`${server.url}${invites[seat].slice(1)}`);
        await page.waitForSelector('[data-test=join]');
        await page.locator('[data-test=join]').click();
        await page.waitForSelector('main[data-version]:not([data-old])');
    }
    await plate(anna, 'vc').locator('.dot.is-here').waitFor();
    const purses = async () => (await ask(anna, '/state')).view.tracks;
    const { nva, vc } = await purses();
    const take = (words) => (choices) => choices.findIndex(({ action }) => action === words);
    await tap(dora, take('transfer'));
    await tap(dora, take('ask 3'));
    await ready(carl);
    assert.match(await carl.title(), /^● Your move · /);
    await choose(carl, take('grant'));
    await ready(dora);
    const after = await purses();
    assert.equal(after.nva, nva - 3);
    assert.equal(after.vc, vc + 3);
    await plate(anna, 'vc')
        .locator(`text="${vc + 3}"`)
        .waitFor();
});

test('no page complained', assertQuiet);

await run();
await closeAll();
