/* By keyboard alone: keys are heard from the first question on, and whatever is drawn anew, however late, the keyboard stays where it was. */
import { assert, assertQuiet, closeAll, moved, openPage, ready, run, startServer, test, version } from './client.mjs';

const server = await startServer();

/** What has the keyboard, in words fit for a message. */
const place = (page) => page.evaluate(() => {
  const at = document.activeElement;
  return at === document.body ? 'nothing' : at.dataset.action ?? `${at.localName} ${at.textContent.trim()}`;
});

/** A new game against the automaton. The files of the page come over the line, where they can be held back, never from a cache. */
async function newGame(before = async () => {}) {
  const page = await openPage({ serviceWorkers: 'block', expects: [/Service Worker registration blocked/] });
  await before(page);
  await page.goto(server.url);
  await page.click('[data-test=play-now]');
  await ready(page);
  return page;
}

/** Holds back what matches until the function returned is called. */
async function holdBack(page, pattern) {
  let release;
  const free = new Promise((done) => { release = done; });
  await page.route(pattern, async (route) => { await free; await route.continue(); });
  return release;
}

const actions = (page) => page.$$eval('button.choice', (all) => all.map((one) => one.dataset.action));

/* ---- Playing ---------------------------------------------------------------------------------- */

test('from the lobby through several turns, each key pressed once', async () => {
  const page = await openPage();
  await page.goto(server.url);
  await page.waitForSelector('[data-test=play-now]');
  for (let i = 0; i < 12 && !(await page.evaluate(() => document.activeElement?.getAttribute('data-test') === 'play-now')); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await ready(page);
  const turn = () => page.evaluate(() => Number(document.querySelector('.track .now')?.textContent ?? 0));
  for (let i = 0; i < 400 && (await turn()) < 3 && !(await page.locator('[data-test=over]').count()); i++) {
    await ready(page);
    const before = await version(page);
    const all = await actions(page);
    await page.keyboard.press('a');
    assert.equal(await place(page), all[0]);
    const wanted = all.at(-1) === 'done' ? 'done' : all[1 % all.length];
    await page.keyboard.press(wanted === 'done' ? 'ArrowUp' : 'ArrowDown');
    assert.equal(await place(page), wanted);
    await page.keyboard.press('Enter');
    await moved(page, before);
  }
  assert.ok((await turn()) >= 3 || await page.locator('[data-test=over]').count());
  await ready(page);
  await page.keyboard.press('?');
  await page.waitForSelector('dialog .keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('<');
  await page.waitForSelector('.look-bar:not([hidden])');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.look-bar', { state: 'hidden' });
  await page.keyboard.press('w');
  await page.waitForSelector('.explain li');
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  assert.ok(await page.evaluate(() => document.querySelector('.board').contains(document.activeElement)), 'the map has the keyboard');
  await page.context().close();
});

test('keys are heard while the board is still on its way', async () => {
  let release;
  const page = await newGame(async (one) => { release = await holdBack(one, '**/saigon75/board.js'); });
  assert.equal(await page.locator('.s75-board').count(), 0);
  await page.keyboard.press('a');
  await page.keyboard.press('ArrowDown');
  const at = (await actions(page))[1];
  assert.equal(await place(page), at);
  release();
  await page.waitForSelector('.s75-board');
  assert.equal(await place(page), at, 'and the board leaves it where it is');
  await page.context().close();
});

test('no page complained', assertQuiet);

await run();
await closeAll();
