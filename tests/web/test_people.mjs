/*
 * People at one screen, in this browser and on a phone: resigning, another game, a match of two;
 * the page behind an invitation in three languages.
 */
import {
    assert,
    assertQuiet,
    choose,
    closeAll,
    hasty,
    openPage,
    ready,
    run,
    startServer,
    test,
} from './client.mjs';

const server = await startServer();
const page = await openPage({ expects: [/404 \(Not Found\)/] });

/** A game of this browser, or of the server, made by the page's own ways. */
async function begin(where, wish) {
    const made = await page.evaluate(
        async ([kind, more]) => {
            const ways = {
                local: async () => (await import('./engine/local.js')).createLocal(() => 'en'),
                remote: async () => (await import('./engine/remote.js')).createRemote(() => 'en'),
            };
            const made = await (
                await ways[kind]()
            ).create({
                game: 'saigon75',
                options: {},
                seats: { nv: 'human', sv: 'human' },
                you: ['nv', 'sv'],
                name: 'Anna',
                public: false,
                ...more,
            });
            document.querySelector('main')?.setAttribute('data-old', '');
            location.hash = `#/game/${made.id}`;
            return made;
        },
        [where, wish],
    );
    await page.waitForSelector('main[data-version]:not([data-old])');
    return made;
}

async function resign() {
    await page.click('[data-tool=dots]');
    await page.click('dialog [data-item=resign]');
    const about = await page.innerText('dialog[open]');
    await page.click('dialog .primary');
    await page.waitForSelector('[data-test=over]');
    return about;
}

const sides = () => page.$$eval('.plate', (plates) => plates.map(({ innerText }) => innerText));

for (const where of ['local', 'remote']) {
    test(`${where}: two at one screen: whoever is to choose resigns, and plays again`, async () => {
        await page.goto(server.url);
        await page.waitForSelector('[data-test=play-now]');
        await begin(where, {});
        await ready(page);
        await choose(page, hasty);
        const asked = await page.getAttribute('.plate.to-move', 'data-seat');
        const about = await resign();
        assert.match(about, asked === 'nv' ? /North/ : /South/);
        assert.match(await page.innerText('[data-test=over]'), /has resigned[\s\S]*has won/);
        await page.reload();
        await page.waitForSelector('[data-test=over]');
        assert.match(await page.innerText('[data-test=over]'), /has resigned/);
        // Looking back, the end tells of it, too: nothing on the board does.
        await page.click('.over button:has-text("Review")');
        await page.waitForSelector('main[data-mode=look]');
        await page.locator('.look-slider').press('End');
        await page.waitForFunction(() =>
            /has resigned[\s\S]*has won/.test(
                document.querySelector('[data-test=decision]')?.innerText,
            ),
        );
        await page.click('[data-test=to-present]');
        await page.waitForSelector('[data-test=over]');
        const before = page.url();
        await page.click('[data-test=rematch]');
        await page.waitForFunction((old) => location.href !== old, before);
        await ready(page);
        await choose(page, hasty);
    });

    test(`${where}: against a computer another game has the sides swapped`, async () => {
        await begin(where, { seats: { nv: 'heuristic', sv: 'human' }, you: ['sv'] });
        await ready(page);
        assert.equal(await page.getAttribute('.plate.mine', 'data-seat'), 'sv');
        await resign();
        await page.click('[data-test=rematch]');
        await page.waitForSelector('.plate.mine[data-seat=nv]');
        assert.match((await sides())[0], /Anna/);
    });

    test(`${where}: a match of two games is counted`, async () => {
        await begin(where, { series: true, seats: { nv: 'heuristic', sv: 'human' }, you: ['sv'] });
        await ready(page);
        assert.match(await page.innerText('[data-test=series]'), /Game 1 of 2/);
        await resign();
        assert.ok((await page.locator('[data-test=over] .score-line').count()) >= 3);
        await page.click('[data-test=rematch]');
        await page.waitForFunction(() => /Game 2 of 2/.test(document.body.innerText));
        await page.reload();
        await page.waitForFunction(() => /Game 2 of 2/.test(document.body.innerText));
        await ready(page);
        await resign();
        assert.match(await page.innerText('[data-test=over]'), /The match goes to/);
    });
}

test('of four a computer takes the seat; the others of the screen play on', async () => {
    // Who is asked first is up to the cards: nobody is to wait behind the cover.
    await page.evaluate(async () =>
        (await import('./app/settings.js')).changeSettings({ cover: false }),
    );
    await begin('local', {
        game: 'fitl',
        seats: { us: 'human', arvn: 'human', nva: 'heuristic', vc: 'heuristic' },
        you: ['us', 'arvn'],
    });
    await ready(page);
    const asked = await page.getAttribute('.plate.to-move', 'data-seat');
    await page.click('[data-tool=dots]');
    await page.click('dialog [data-item=resign]');
    assert.match(await page.innerText('dialog[open]'), /a computer plays/);
    await page.click('dialog .primary');
    await page.waitForFunction(
        (seat) =>
            !/Anna/.test(document.querySelector(`.plate[data-seat=${seat}]`)?.innerText ?? 'Anna'),
        asked,
    );
    assert.equal(await page.locator('[data-test=over]').count(), 0);
});

test('an invitation in three languages, on a phone: nothing is cut off', async () => {
    const made = await begin('remote', { seats: { nv: 'human', sv: 'invite' }, you: ['nv'] });
    const link = `${server.url}${made.invites.sv.slice(1)}`;
    for (const locale of ['en-GB', 'fr-FR', 'it-IT']) {
        const guest = await openPage({
            locale,
            viewport: { width: 360, height: 640 },
            hasTouch: true,
        });
        await guest.goto(link);
        await guest.waitForSelector('[data-test=join]');
        assert.match(await guest.innerText('.join'), /Anna/);
        const wide = await guest.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 360, `${locale}: ${wide}`);
        const box = await guest.locator('[data-test=join]').boundingBox();
        assert.ok(box.height >= 44, `${box.height}`);
        await guest.close();
    }
});

test('on a phone what was said is a point on the menu, and behind it', async () => {
    const made = await begin('remote', { seats: { nv: 'human', sv: 'invite' }, you: ['nv'] });
    await page.waitForSelector('main[data-version]');
    const guest = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await guest.goto(`${server.url}${made.invites.sv.slice(1)}`);
    await guest.fill('[data-test=join-name]', 'Ben');
    await guest.click('[data-test=join]');
    await guest.waitForSelector('main[data-version]');
    await page.click('[data-test=chat]');
    await page.fill('[data-test=chat-words]', 'hello phone');
    await page.keyboard.press('Enter');
    await guest.waitForSelector('main[data-unread]');
    await guest.click('[data-tool=dots]');
    assert.match(await guest.innerText('dialog [data-item=chat]'), /1 new/);
    await guest.click('dialog [data-item=chat]');
    await guest.waitForFunction(() => /hello phone/.test(document.body.innerText));
    await guest.waitForSelector('main:not([data-unread])');
    await guest.fill('[data-test=chat-words]', 'x'.repeat(300));
    await guest.keyboard.press('Enter');
    await guest.waitForFunction(() => /x{300}/.test(document.body.innerText));
    const wide = await guest.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `${wide}`);
});

test('what was said before one came is news until it was read, then no more', async () => {
    const made = await begin('remote', { seats: { nv: 'human', sv: 'invite' }, you: ['nv'] });
    await page.click('[data-test=chat]');
    await page.fill('[data-test=chat-words]', 'early words');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => /early words/.test(document.body.innerText));
    const guest = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await guest.goto(`${server.url}${made.invites.sv.slice(1)}`);
    await guest.fill('[data-test=join-name]', 'Ben');
    await guest.click('[data-test=join]');
    await guest.waitForSelector('main[data-unread]');
    await guest.click('[data-tool=dots]');
    await guest.click('dialog [data-item=chat]');
    await guest.waitForSelector('main:not([data-unread])');
    await guest.reload();
    await ready(guest);
    await page.fill('[data-test=chat-words]', 'late words');
    await page.keyboard.press('Enter');
    await guest.waitForSelector('main[data-unread]');
    await guest.click('[data-tool=dots]');
    assert.match(await guest.innerText('dialog [data-item=chat]'), /1 new/);
    await guest.close();
});

/** The page knows the number of the last line it was told of: window.said. */
const countSaid = () => {
    const listen = EventSource.prototype.addEventListener;
    EventSource.prototype.addEventListener = function (kind, act) {
        const count = (event) => {
            act(event);
            window.said = JSON.parse(event.data).number;
        };
        return listen.call(this, kind, kind === 'chat' ? count : act);
    };
};

test('what is said while earlier words are on their way is not lost', async () => {
    const made = await begin('remote', { seats: { nv: 'human', sv: 'invite' }, you: ['nv'] });
    await page.click('[data-test=chat]');
    const say = async (words) => {
        await page.fill('[data-test=chat-words]', words);
        await page.keyboard.press('Enter');
    };
    await say('first words');
    const guest = await openPage({ viewport: { width: 1280, height: 800 } });
    await guest.addInitScript(countSaid);
    let held = false;
    await guest.route('**/chat?*', async (route) => {
        const response = await route.fetch();
        if (!held) {
            held = true;
            await say('second words');
            await guest.waitForFunction(() => window.said === 2);
        }
        await route.fulfill({ response });
    });
    await guest.goto(`${server.url}${made.invites.sv.slice(1)}`);
    await guest.fill('[data-test=join-name]', 'Ben');
    await guest.click('[data-test=join]');
    await guest.waitForFunction(
        () => document.querySelector('[data-test=chat] .count')?.textContent === '2',
    );
    await guest.close();
});

test('a link that is no invitation, or used up, says so', async () => {
    await page.goto(`${server.url}#/join/AAAAAAAAAAAA/${'B'.repeat(22)}`);
    await page.waitForSelector('[role=alert]');
});

test('no page complained', assertQuiet);

await run();
await closeAll();
