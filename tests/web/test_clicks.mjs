/* What a click costs: one request to the server, or one message to the engine in the page. */
import {
    assert,
    assertQuiet,
    choose,
    closeAll,
    openPage,
    ready,
    run,
    startServer,
    test,
} from './client.mjs';

const CLICKS = 16;
const server = await startServer();

/** A player who fights: odds are told, dice fall, the enemy answers. */
const bold = (choices) => {
    const wanted = choices.findIndex(({ action }) => /^(attack|combat|engage)/.test(action));
    return wanted >= 0 ? wanted : Math.min(1, choices.length - 1);
};

/** What the page asks of the server, and the states that came as answers. */
function listen(page) {
    const asked = [];
    page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/\/api\/matches\/[^/]+\/(?!events)/.test(pathname))
            asked.push({ method: request.method(), path: pathname, request });
    });
    return asked;
}

/** The state that the server answered an act with. */
const stateOf = async ({ request }) => (await request.response()).json();

test('on a server: an action, its dice, its story and the odds are one request', async () => {
    const page = await openPage({ reducedMotion: 'no-preference' });
    await page.addInitScript(() =>
        localStorage.setItem('mekong.settings', '{"speed":"rapid","linger":false}'),
    );
    const asked = listen(page);
    await page.goto(server.url);
    await page.click('[data-test=play-now]');
    await ready(page);
    await page.keyboard.press('i');
    let mine = 0;
    for (let click = 0; click < CLICKS; click++) {
        await ready(page);
        asked.length = 0;
        await choose(page, bold);
        const act = asked.findIndex(({ method }) => method === 'POST');
        const state = await stateOf(asked[act]);
        if (state.actor !== 'sv') continue; // the automaton acts: its news are asked for
        await ready(page);
        mine++;
        assert.ok(state.places.length > 0, 'all about the place whose panel is open');
        assert.deepEqual(
            asked.slice(act).map(({ method, path }) => `${method} ${path.split('/').at(-1)}`),
            ['POST actions'],
        );
    }
    assert.ok(mine > 2, `${mine} clicks with another question behind them`);
    await page.context().close();
});

test('on a server: undo and redo are one request each', async () => {
    const page = await openPage();
    const asked = listen(page);
    await page.goto(server.url);
    await page.click('[data-test=play-now]');
    await choose(page);
    for (const verb of ['undo', 'redo']) {
        await ready(page);
        asked.length = 0;
        const answer = page.waitForResponse(new RegExp(`/${verb}`));
        await page.click(`[data-tool=${verb}]`);
        await answer;
        await ready(page);
        assert.deepEqual(
            asked.map(({ path }) => path.split('/').at(-1)),
            [verb],
        );
    }
    await page.context().close();
});

test('without a server: a click is one message to the engine', async () => {
    const page = await openPage();
    await page.addInitScript(() => {
        globalThis.sent = [];
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message, ...rest) {
            globalThis.sent.push(message.verb);
            return post.call(this, message, ...rest);
        };
    });
    await page.goto(server.url);
    await page.locator('.options summary').click();
    await page.getByLabel('in this browser').check();
    await page.click('[data-test=play-now]');
    await ready(page);
    let mine = 0;
    let news = true; // what the automaton did before this click may still be being read
    for (let click = 0; click < CLICKS; click++) {
        await page.evaluate(() => (globalThis.sent.length = 0));
        if (!(await choose(page))) break;
        await ready(page);
        const sent = await page.evaluate(() => globalThis.sent);
        assert.ok(sent.includes('act'), `${sent}`);
        const old = news;
        news = sent.includes('choose');
        if (old || news) continue;
        mine++;
        assert.deepEqual(sent.slice(sent.indexOf('act')), ['act']);
    }
    assert.ok(mine > 1, `${mine} clicks with another question behind them`);
    await page.context().close();
});

test('no page complained', assertQuiet);

await run();
await closeAll();
