/*
 * The page as a table: at every size the map has most of the window, names and pieces can be read,
 * nothing is out of sight that can be chosen; and what a whole game costs, printed: clicks a turn,
 * choices out of sight, scrolls, requests a click, time from click to answer.
 */
import { readFile } from 'node:fs/promises';

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
    version,
} from './client.mjs';

const server = await startServer();
const TOUCH = { hasTouch: true, isMobile: true };

/* ---- Sizes ----------------------------------------------------------------------------------- */

/** After how many actions of solo.mekong the South is asked with few answers, and with many. */
const SHORT = 106,
    LONG = 74;

/** Window, least share of it that the map has, whether it is a desk's, how long the question is. */
const WINDOWS = [
    [1280, 800, 0.5, 'desk', LONG],
    [1440, 900, 0.5, 'desk', LONG],
    [1920, 1080, 0.55, 'desk', LONG],
    [820, 1180, 0.6, 'touch', SHORT],
    [820, 1180, 0.4, 'touch', LONG],
    [390, 844, 0.5, 'touch', SHORT],
    [390, 844, 0.4, 'touch', LONG],
    [844, 390, 0.45, 'touch', LONG],
    [360, 640, 0.35, 'touch', LONG],
];

/** The first actions of a game against the automaton, the South being a person. */
async function cutSave(count) {
    const text = await readFile(new URL('solo.mekong', import.meta.url), 'utf8');
    const [head, actions] = text.split('\nactions\n');
    const kept = actions.split('\n').slice(0, count);
    return [head.replace('seat sv heuristic', 'seat sv human'), 'actions', ...kept, `end ${count}`]
        .join('\n')
        .concat('\n');
}

/** A game some way on, so that all panels have something to show. */
async function openGame(options, count = SHORT) {
    const page = await openPage(options);
    await page.goto(server.url);
    await page.setInputFiles('input[type=file]', {
        name: 'game.mekong',
        mimeType: 'text/plain',
        buffer: Buffer.from(await cutSave(count)),
    });
    await page.waitForSelector('main.game[data-version]');
    await ready(page);
    await page.waitForSelector('.s75-name');
    return page;
}

/** What is seen of the map, and how large its names and pieces are, in pixels. */
const measure = () => {
    const area = (box) => box.width * box.height;
    const map = document.querySelector('.map').getBoundingClientRect();
    const sheet = document.querySelector('main.game[data-layout=phone] > .right');
    const covered = sheet ? area(sheet.getBoundingClientRect()) : 0;
    const scale = document.querySelector('.s75-svg').getScreenCTM().a;
    const name = document.querySelector('.s75-name:not(.s75-capital-name)');
    const sizes = [...document.querySelectorAll('g.s75-unit')]
        .map((one) => one.getBoundingClientRect().width)
        .filter((width) => width > 0)
        .sort((a, b) => a - b);
    return {
        share: (area(map) - covered) / (innerWidth * innerHeight),
        name: parseFloat(getComputedStyle(name).fontSize) * scale,
        piece: sizes[sizes.length >> 1] ?? 0,
        least: sizes[0] ?? 0,
        wide: document.documentElement.scrollWidth - innerWidth,
    };
};

/** Buttons too small for a finger. */
const smallTargets = () =>
    [...document.querySelectorAll('.tool, .choice, .strip button, .grip, .with')]
        .map((one) => [one.className, one.getBoundingClientRect()])
        .filter(([, { width, height }]) => height > 0 && (width < 43 || height < 43))
        .filter(([name]) => !/grip|cell/.test(name))
        .map(([name, { width, height }]) => `${name} ${Math.round(width)}x${Math.round(height)}`);

for (const [width, height, least, kind, count] of WINDOWS) {
    const asked = count === LONG ? 'long' : 'short';
    test(`at ${width}x${height} the map has its share of a ${asked} question, and all can be read`, async () => {
        const page = await openGame(
            { viewport: { width, height }, ...(kind === 'touch' ? TOUCH : {}) },
            count,
        );
        const choices = await page.locator('button.choice').count();
        assert.ok(count === LONG ? choices > 20 : choices < 9, `${choices} choices`);
        const { share, name, piece, least: small, wide } = await page.evaluate(measure);
        console.log(
            `# ${width}x${height}: map ${Math.round(100 * share)} %, names ${name.toFixed(1)} px, ` +
                `pieces ${piece.toFixed(1)} px, in the fullest province ${small.toFixed(1)} px`,
        );
        assert.equal(wide, 0, 'nothing is wider than the window');
        assert.ok(share >= least, `the map has ${Math.round(100 * share)} %`);
        if (kind === 'desk') assert.ok(name >= 13 && piece >= 30, `${name} ${piece}`);
        else assert.deepEqual(await page.evaluate(smallTargets), []);
        await page.context().close();
    });
}

test('choices that stand in a row as chips are large enough for a finger', async () => {
    const page = await openGame({ viewport: { width: 360, height: 640 }, ...TOUCH });
    const high = await page.evaluate(() => {
        const choice = document.querySelector('button.choice');
        const chip = choice.cloneNode(true);
        chip.className = 'choice';
        const row = document.createElement('div');
        row.className = 'chips';
        row.append(chip);
        choice.after(row);
        return chip.getBoundingClientRect().height;
    });
    assert.ok(high >= 44, `${high} px`);
    await page.context().close();
});

test('at 200 % zoom and with very large text question and map are there', async () => {
    for (const [viewport, text] of [
        [{ width: 640, height: 400 }, 'normal'],
        [{ width: 1280, height: 800 }, 'larger'],
        [{ width: 640, height: 400 }, 'larger'],
    ]) {
        const page = await openGame({ viewport });
        await page.evaluate((size) => (document.documentElement.dataset.text = size), text);
        const seen = await page.evaluate(() => {
            const box = (selector) => document.querySelector(selector).getBoundingClientRect();
            const [map, choice] = [box('.map'), box('button.choice')];
            return {
                map: Math.min(map.width, map.height),
                choice: choice.bottom <= innerHeight + 1 && choice.height > 0,
                wide: document.documentElement.scrollWidth - innerWidth,
            };
        });
        assert.ok(seen.map > 180, `map ${seen.map} px`);
        assert.ok(seen.choice, 'the first choice is in sight');
        assert.equal(seen.wide, 0);
        await page.context().close();
    }
});

/* ---- A whole game in clicks ------------------------------------------------------------------ */

/** How many choices there are, and how many of them are out of sight. */
const sight = () => {
    const choices = [...document.querySelectorAll('button.choice')];
    const hidden = choices.filter((one) => {
        const box = one.getBoundingClientRect();
        const pane = one.closest('.ask-body')?.getBoundingClientRect();
        const bottom = Math.min(innerHeight, pane?.bottom ?? innerHeight);
        return box.top < (pane?.top ?? 0) - 1 || box.bottom > bottom + 1;
    });
    return { count: choices.length, hidden: hidden.map((one) => one.innerText) };
};

/** A player who does a bit of everything, the same each time. */
function wanderer() {
    let seed = 75;
    return (choices) => {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        const done = choices.findIndex(({ action }) => action === 'done');
        return done >= 0 && seed % 5 === 0 ? done : seed % choices.length;
    };
}

/** In the page: from each click on a choice until what it brings has been painted, in ms. */
const clock = () => {
    globalThis.times = [];
    const now = () => {
        const main = document.querySelector('main.game');
        return `${main?.dataset.version} ${document.querySelector('[data-test=held]') !== null}`;
    };
    const onClick = (event) => {
        if (!event.target.closest('button.choice')) return;
        const [begin, before] = [performance.now(), now()];
        const watch = new MutationObserver(() => {
            if (now() === before) return;
            watch.disconnect();
            const painted = () => globalThis.times.push(performance.now() - begin);
            requestAnimationFrame(() => setTimeout(painted));
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    };
    addEventListener('click', onClick, true);
};

test('a whole game by clicks: every choice of eight or fewer in sight, a request a click', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    const asked = [];
    page.on('request', (request) => {
        if (request.method() === 'POST') asked.push(request.url());
    });
    await page.addInitScript(clock);
    await page.goto(server.url);
    await page.click('[data-test=play-now]');
    const pick = wanderer();
    const turns = new Map();
    const told = { questions: 0, few: 0, hiddenFew: [], scrolls: 0, clicks: 0, requests: 0 };
    for (let i = 0; i < 1500; i++) {
        await ready(page);
        if (await page.locator('[data-test=over]').count()) break;
        const { count, hidden } = await page.evaluate(sight);
        told.questions++;
        if (count <= 8) {
            told.few++;
            told.hiddenFew.push(...hidden);
        } else if (hidden.length > 0) told.scrolls++;
        const turn = await page.$$eval('.track .now', ([now]) => now?.textContent ?? 'set-up');
        asked.length = 0;
        const before = await version(page);
        const chosen = await choose(page, pick);
        const clicks = /^(move|to)\b/.test(chosen?.action ?? '') && chosen.begun ? 2 : 1;
        told.clicks += clicks;
        turns.set(turn, (turns.get(turn) ?? 0) + clicks);
        told.requests += asked.length;
        assert.ok(asked.length <= 1, `${asked.length} requests for ${chosen?.action}`);
        assert.ok((await version(page)) > before);
    }
    const times = await page.evaluate(() => globalThis.times.sort((a, b) => a - b));
    console.log(`# clicks a turn: ${[...turns].map(([turn, n]) => `${turn}: ${n}`).join(', ')}`);
    console.log(
        `# ${told.questions} questions, ${told.few} of eight choices or fewer; out of sight there: ` +
            `${told.hiddenFew.length}; longer lists that scroll: ${told.scrolls}; clicks ${told.clicks}, ` +
            `requests ${told.requests}; click to answer: median ` +
            `${Math.round(times[times.length >> 1])} ms, worst ${Math.round(times.at(-1))} ms`,
    );
    assert.deepEqual(told.hiddenFew, [], 'choices out of sight');
    assert.ok(await page.locator('[data-test=over]').count(), 'the game has ended');
    await page.context().close();
});

test('no page complained', assertQuiet);

await run();
await closeAll();
