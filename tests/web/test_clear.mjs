/*
 * Nothing lies over what one needs, nothing is cut and nothing is offered that is good for nothing:
 * hints, short messages, trials, the strip at the top, the menu.
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
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A game against the automaton in which units may be moved. */
async function toMovement(options) {
    const page = await openPage(options);
    await page.goto(server.url);
    await page.click('[data-test=play-now]');
    for (let i = 0; i < 200; i++) {
        await ready(page);
        const several = await page.$$eval('button.choice[data-begins]', (all) => all.length);
        if (several > 8) break;
        await choose(page, hasty);
    }
    await page.waitForSelector('.s75-name');
    return page;
}

/** A game between people of this screen, or of one, made by the page's own ways. */
async function begin(page, wish) {
    await page.goto(server.url);
    await page.waitForSelector('[data-test=play-now]');
    await page.evaluate(async (more) => {
        const { createRemote } = await import('./engine/remote.js');
        const made = await createRemote(() => 'en').create({
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
    }, wish);
    await page.waitForSelector('main.game[data-version]:not([data-old])');
}

const overlaps = (one, other) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;

test('a hint lies over no name, is told beside the question, and its choice is in sight', async () => {
    const page = await toMovement(DESK);
    await page.keyboard.press('h');
    await page.waitForFunction(() => /^Hint:/.test(document.querySelector('.hint-told').innerText));
    const seen = await page.evaluate(() => {
        const box = (node) => node.getBoundingClientRect().toJSON();
        const pane = box(document.querySelector('.ask-body'));
        return {
            pane,
            buttons: [...document.querySelectorAll('button.choice:has(.hint)')].map((one) => ({
                words: one.innerText,
                box: box(one),
                name: box(one.querySelector('.choice-label')),
                hint: box(one.querySelector('.hint')),
                best: one.querySelector('.hint.best') !== null,
                go: one.classList.contains('go'),
            })),
        };
    });
    assert.ok(seen.buttons.length > 4, `${seen.buttons.length} hints`);
    for (const { words, box, name, hint } of seen.buttons) {
        assert.ok(!overlaps(name, hint), `over its name: ${words}`);
        assert.ok(hint.right <= box.right && hint.left >= box.left, `cut: ${words}`);
    }
    const best = seen.buttons.find((one) => one.best);
    assert.ok(
        best.go || (best.box.top >= seen.pane.top - 1 && best.box.bottom <= seen.pane.bottom + 1),
        'the best one is in sight',
    );
    await page.context().close();
});

for (const [name, options] of Object.entries({ desk: DESK, phone: PHONE })) {
    test(`${name}: a short message covers no tool and no choice`, async () => {
        const page = await toMovement(options);
        const boxes = await page.evaluate(async () => {
            const { toast } = await import('./app/frame.js');
            toast('The game on the server could not be reached, and this is a long sentence.');
            toast('Another one.');
            const all = (what) =>
                [...document.querySelectorAll(what)]
                    .map((one) => one.getBoundingClientRect().toJSON())
                    .filter(({ width }) => width > 0);
            return { toasts: all('.toasts p'), others: all('.tool, .choice, .strip .cell') };
        });
        assert.equal(boxes.toasts.length, 2);
        for (const toast of boxes.toasts)
            assert.ok(!boxes.others.some((other) => overlaps(toast, other)), JSON.stringify(toast));
        await page.context().close();
    });

    test(`${name}: a trial covers nothing of the map, and its log says that it begins`, async () => {
        const page = await toMovement(options);
        await page.keyboard.press('t');
        await page.waitForSelector('.band.trial');
        assert.equal(await page.locator('.map .band.trial').count(), 0);
        await page.waitForFunction(() =>
            /Nothing has happened yet/.test(document.querySelector('.log-none')?.textContent),
        );
        const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
        );
        assert.equal(wide, 0);
        await page.context().close();
    });
}

test('phone: the log has one title, and no two tiles of the strip the same word', async () => {
    const page = await toMovement(PHONE);
    await page.locator('[data-tool=dots]').tap();
    await page.locator('dialog .menu button', { hasText: 'Log' }).tap();
    await page.waitForSelector('[data-sheet=log]');
    const titles = await page.$$eval('[data-sheet=log] h2', (all) =>
        all.filter((one) => one.offsetWidth > 0).map((one) => one.innerText),
    );
    assert.deepEqual(titles, ['Log']);
    await page.keyboard.press('Escape');
    // In the North's phase, too: as the strip of its player says it.
    const words = await page.evaluate(async () => {
        const id = location.hash.split('/')[2];
        const { moment } = await (await fetch(`api/matches/${id}/state`)).json();
        return moment.strip.map((cell) => cell.short_line).filter(Boolean);
    });
    assert.ok(!words.includes('North') || words.indexOf('North') === words.lastIndexOf('North'));
    const seen = await page.$$eval('.cell .cap.short', (all) => all.map((one) => one.textContent));
    assert.equal(new Set(seen).size, seen.length, seen.join());
    await page.context().close();
});

test('the number of a choice is a key, on the map and in the list: no disc, as tokens are', async () => {
    const page = await toMovement(DESK);
    assert.ok((await page.locator('.s75-key rect').count()) > 2);
    assert.equal(await page.locator('.s75-key circle').count(), 0);
    const [map, list] = await page.evaluate(() => [
        getComputedStyle(document.querySelector('.s75-key rect')).fill,
        getComputedStyle(document.querySelector('.choice .mark')).backgroundColor,
    ]);
    assert.equal(map, list, 'both look alike');
    await page.context().close();
});

/** What of the strip is seen, and whether any of it is cut or goes over two lines. */
const stripSeen = () => {
    const cells = document.querySelector('.cells');
    const shown = [...cells.children].filter((one) => one.getBoundingClientRect().width > 0);
    const lines = [...cells.querySelectorAll('.long, .short')].filter(
        (one) => one.getBoundingClientRect().width > 2,
    );
    return {
        wide: cells.scrollWidth - cells.clientWidth,
        words: shown.map((one) => one.dataset.cell),
        folded: lines
            .filter((one) => one.getClientRects().length > 1 || one.offsetHeight > 32)
            .map((one) => one.textContent),
    };
};

const STRIP_WIDTHS = [
    [1920, 1080],
    [1280, 800],
    [1100, 820],
    [820, 1180],
    [844, 390],
    [640, 400],
    [390, 844],
    [360, 640],
];

test('at every width the strip is whole: what matters least goes first, Saigon never', async () => {
    for (const lang of ['en', 'fr', 'it']) {
        const page = await openPage(DESK);
        await page.addInitScript(
            (word) => localStorage.setItem('mekong.settings', `{"lang":"${word}"}`),
            lang,
        );
        const look = async (state) => {
            for (const [width, height] of STRIP_WIDTHS) {
                await page.setViewportSize({ width, height });
                await page.waitForFunction((wide) => innerWidth === wide, width);
                // The row is measured after a layout: that is over when the next frame begins.
                await page.evaluate(
                    () =>
                        new Promise((done) =>
                            requestAnimationFrame(() => requestAnimationFrame(done)),
                        ),
                );
                const { wide, words, folded } = await page.evaluate(stripSeen);
                const where = `${state}, ${lang}, ${width}: ${words}`;
                assert.ok(wide <= 1, `${where}: ${wide} px too wide`);
                assert.deepEqual(folded, [], where);
                assert.ok(words.includes('saigon'), where);
            }
        };
        await begin(page, { seats: { nv: 'human', sv: 'open' }, you: ['nv'] });
        await page.waitForSelector('.cell');
        await look('set-up');
        await page.goto(`${server.url}#/learn/saigon75/7`);
        await page.waitForSelector('[data-cell=lesson]');
        await page.waitForSelector('[data-test=coach]:not([hidden]) .say');
        await look('a lesson');
        await page.context().close();
    }
});

const GAMES = [
    ['saigon75', ['nv', 'sv']],
    ['fitl', ['us', 'nva', 'arvn', 'vc']],
];
for (const [game, seats] of GAMES) {
    test(`${game}: at 1280 nothing of the strip is cut, in three languages, for every seat`, async () => {
        for (const lang of ['en', 'fr', 'it']) {
            for (const seat of seats) {
                const page = await openPage(DESK);
                await page.addInitScript(
                    (word) => localStorage.setItem('mekong.settings', `{"lang":"${word}"}`),
                    lang,
                );
                const players = Object.fromEntries(
                    seats.map((word) => [word, word === seat ? 'human' : 'open']),
                );
                await begin(page, { game, seats: players, you: [seat] });
                await page.waitForSelector('.cell');
                const seen = await page.evaluate(() => {
                    const cells = document.querySelector('.cells');
                    const parts = [...cells.querySelectorAll('.long')];
                    return {
                        wide: cells.scrollWidth - cells.clientWidth,
                        cut: parts
                            .filter((one) => one.scrollHeight > one.clientHeight + 2)
                            .filter((one) => one.closest('.cap'))
                            .filter((one) => !one.closest('.cell').title.includes(one.textContent))
                            .map((one) => one.textContent),
                    };
                });
                assert.ok(seen.wide <= 1, `${lang} ${seat}: ${seen.wide} px too wide`);
                assert.deepEqual(
                    seen.cut,
                    [],
                    `${lang} ${seat}: cut, and not told on hover either`,
                );
                await page.context().close();
            }
        }
    });
}

test('between people nobody is asked why the computer did that; the menu has three groups', async () => {
    const page = await openPage(DESK);
    await begin(page, {});
    const menu = async () => {
        await page.click('[data-tool=dots]');
        const words = await page.innerText('dialog');
        const groups = await page.locator('dialog .menu h3').count();
        await page.keyboard.press('Escape');
        return { words, groups };
    };
    const people = await menu();
    assert.doesNotMatch(people.words, /Why did the computer/);
    assert.equal(people.groups, 3);
    await begin(page, { seats: { nv: 'solo', sv: 'human' }, you: ['sv'] });
    await page.waitForSelector('.plate.mine[data-seat=sv]');
    assert.match((await menu()).words, /Why did the computer/);
    await page.context().close();
});

test('who goes back leaves an open box behind with its page', async () => {
    const page = await openPage(PHONE);
    await page.goto(server.url);
    await page.click('[data-test=play-now]');
    await ready(page);
    await page.click('[data-tool=dots]');
    await page.waitForSelector('dialog[open]');
    await page.goBack();
    await page.waitForSelector('[data-test=play-now]');
    assert.equal(await page.locator('dialog').count(), 0);
    await page.click('[data-test=play-now]');
    await ready(page);
    await page.context().close();
});

test('who shares this screen is here, whoever of them is to choose', async () => {
    const page = await openPage(DESK);
    await begin(page, {});
    await ready(page);
    for (let i = 0; i < 8; i++) {
        await choose(page, hasty);
        await ready(page);
        assert.doesNotMatch(await page.innerText('.plate-list'), /away/);
    }
    await page.context().close();
});

test('a link that was used is not offered any more', async () => {
    const [host, guest] = [await openPage(DESK), await openPage(DESK)];
    await begin(host, { seats: { nv: 'invite', sv: 'human' }, you: ['sv'] });
    const link = await host.inputValue('[data-test=link]');
    await host.click('[data-tool=dots]');
    await host.waitForSelector('dialog [data-test=link]');
    assert.equal(await host.locator('dialog [data-test=link]').count(), 2);
    await host.keyboard.press('Escape');
    await guest.goto(link);
    await guest.click('[data-test=join]');
    await guest.waitForSelector('main.game[data-version]');
    await host.waitForSelector('.band.invite', { state: 'detached' });
    await host.click('[data-tool=dots]');
    await host.waitForSelector('dialog [data-test=link]');
    assert.equal(await host.locator('dialog [data-test=link]').count(), 1, 'that to watch by');
    for (const page of [host, guest]) await page.context().close();
});

test('no page complained', assertQuiet);

await run();
await closeAll();
