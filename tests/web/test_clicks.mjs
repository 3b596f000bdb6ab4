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

const CLICKS = 24;
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
    const asked = listen(page);
    await page.goto(server.url);
    await page.click('[data-test=play-now]');
    await ready(page);
    await page.click('[data-tab=place]');
    let mine = 0;
    let told = 0;
    for (let click = 0; click < CLICKS; click++) {
        asked.length = 0;
        if (!(await choose(page, bold))) break;
        const state = await stateOf(asked[0]);
        if (state.actor !== 'sv') continue; // the automaton acts: its news are asked for
        await ready(page);
        mine++;
        told += state.about !== null;
        assert.deepEqual(
            asked.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`),
            ['POST actions'],
        );
    }
    assert.ok(mine > 5, `${mine} clicks with another question behind them`);
    assert.ok(told > 0, 'a question about a place');
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
    await page.check('.options .check input');
    await page.click('[data-test=play-now]');
    await ready(page);
    let mine = 0;
    for (let click = 0; click < 12; click++) {
        await page.evaluate(() => (globalThis.sent.length = 0));
        if (!(await choose(page))) break;
        await ready(page);
        const sent = await page.evaluate(() => globalThis.sent);
        // The automaton's answer is thought of, and read, behind it.
        assert.equal(sent[0], 'act');
        if (sent.includes('think')) continue;
        mine++;
        assert.deepEqual(sent, ['act']);
    }
    assert.ok(mine > 3, `${mine} clicks with another question behind them`);
    await page.context().close();
});

test('no page complained', assertQuiet);

await run();
await closeAll();
