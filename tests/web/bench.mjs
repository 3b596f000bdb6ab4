/*
 * Measures, never judges: first view with an empty cache, click to screen, by server and by engine
 * in the page.
 */
import { choose, closeAll, hasty, openPage, ready, startServer } from './client.mjs';

const ROUNDS = 5,
    CLICKS = 40;
const server = await startServer();
const middle = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
const worst = (times) => times[Math.floor(times.length * 0.95)];

/** From the click until the next question is on the screen, measured in the page. */
const clickTime = (page) =>
    page.evaluate(
        () =>
            new Promise((done) => {
                const main = document.querySelector('main'),
                    before = main.dataset.version,
                    start = performance.now();
                const watcher = new MutationObserver(() => {
                    if (main.dataset.version === before) return;
                    watcher.disconnect();
                    requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
                });
                watcher.observe(main, { attributes: true });
                document.querySelector('button.choice').click();
            }),
    );

const first = [];
for (let i = 0; i < ROUNDS; i++) {
    const page = await openPage();
    await page.goto(server.url);
    await page.waitForSelector('[data-test=play-now]');
    first.push(
        await page.evaluate(
            () =>
                performance.getEntriesByName('first-contentful-paint')[0]?.startTime ??
                performance.now(),
        ),
    );
    await page.context().close();
}
console.log(`first view, empty cache: median ${Math.round(middle(first))} ms`);

for (const where of ['server', 'page']) {
    const page = await openPage();
    await page.goto(server.url);
    if (where === 'page') {
        await page.locator('.options summary').click();
        await page.getByLabel('in this browser').check();
    }
    await page.click('[data-test=play-now]');
    const times = [];
    for (let i = 0; i < CLICKS; i++) {
        await ready(page);
        if (await page.locator('[data-test=over]').count()) break;
        if (i < 10) times.push(await clickTime(page));
        else await choose(page, hasty);
    }
    times.sort((a, b) => a - b);
    console.log(
        `click to the next question, rules in the ${where}: median ${Math.round(middle(times))} ms, slowest ${Math.round(worst(times))} ms`,
    );
    await page.context().close();
}
await closeAll();
