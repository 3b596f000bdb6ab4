/*
 * The board of Saigon 75 in a real browser, on recorded games: what is drawn is what the position says, light and
 * clicks, keys, animation, and accessibility in both themes.
 */
import { readFileSync } from 'node:fs';
import { mkdirSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, ROOT, assert, axeSource, openBrowser, run, serve, test } from './support.mjs';

const site = join(BUILD, 'board-site');
mkdirSync(site, { recursive: true });
for (const [name, target] of [['tests', join(ROOT, 'tests/web')], ['made', join(BUILD, 'board')]])
  if (!existsSync(join(site, name))) symlinkSync(target, join(site, name));
const server = await serve(join(ROOT, 'web'), site);
const browser = await openBrowser();

const GAMES = ['solo', 'hot', 'long'];
const neighbours = readFileSync(join(ROOT, 'data/saigon75/adjacency.tsv'), 'utf8').trim().split('\n').slice(1).map((line) => line.split('\t').slice(0, 2));

/** Opens the demo page; the test fails on any error of the page, a refused inline style or a missing message included. */
async function open(query = '', options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${server.url}/tests/board_demo.html?${query}`);
  await page.waitForSelector('html[data-ready]');
  const close = async () => {
    const missing = await page.evaluate(() => [...window.demo.missing]);
    await context.close();
    assert.deepEqual(errors, []);
    assert.deepEqual(missing, []);
  };
  return { page, close };
}

/** @param {string} query @param {(page: any) => Promise<void>} body @param {object} [options] */
async function onPage(query, body, options) {
  const { page, close } = await open(query, options);
  await body(page);
  await close();
}

/* ---- Drawing ----------------------------------------------------------------------------------- */

test('every province is drawn once, named in Vietnamese letters and labelled', () => onPage('', async (page) => {
  const found = await page.evaluate(() => [...document.querySelectorAll('.s75-place')].map((place) => ({
    word: place.dataset.word, label: place.getAttribute('aria-label'), size: place.querySelector('path').getTotalLength() })));
  const table = await page.evaluate(() => window.demo.table.places);
  assert.equal(found.length, 22);
  for (const { word, name } of table.filter(({ facts }) => facts.kind === 'province')) {
    const place = found.find((each) => each.word === word);
    assert.ok(place && place.size > 300, word);
    assert.ok(place.label.startsWith(name), place.label);
    assert.equal(await page.locator('.s75-name', { hasText: new RegExp(`^${name}°?$`) }).count(), 1, name);
  }
}));

test('two provinces share a border on screen exactly where the board says; four meet in one point', () => onPage('', async (page) => {
  const shared = await page.evaluate(() => {
    const shapes = [...document.querySelectorAll('.s75-place')].filter((place) => !['reserve', 'box'].includes(place.dataset.word))
      .map((place) => ({ word: place.dataset.word, path: place.querySelector('path') }));
    for (const { path } of shapes) path.style.setProperty('stroke-width', '1.2');
    const lengths = {};
    for (const a of shapes) {
      const total = a.path.getTotalLength(), step = 1;
      const near = (b) => {
        const [p, q] = [a.path.getBBox(), b.path.getBBox()];
        return p.x <= q.x + q.width && q.x <= p.x + p.width && p.y <= q.y + q.height && q.y <= p.y + p.height;
      };
      for (const b of shapes) if (a.word < b.word && near(b)) {
        let common = 0;
        for (let at = 0; at < total; at += step) if (b.path.isPointInStroke(a.path.getPointAtLength(at))) common += step;
        if (common) lengths[`${a.word} ${b.word}`] = common;
      }
    }
    return lengths;
  });
  const borders = Object.entries(shared).filter(([, length]) => length > 12).map(([pair]) => pair).sort();
  assert.deepEqual(borders, neighbours.map(([a, b]) => [a, b].sort().join(' ')).sort());
  for (const pair of ['binh_dinh kon_tum', 'pleiku quang_ngai']) {
    assert.ok(shared[pair] > 0, `${pair} meet`);
    assert.ok(shared[pair] < 4, `${pair} meet in a point only: ${shared[pair]}`);
  }
}));

for (const game of GAMES)
  test(`in every position of the game "${game}" every unit is in one piece, at its place`, () => onPage(`game=${game}`, async (page) => {
    const wrong = await page.evaluate(() => {
      const { board, frames } = window.demo;
      const faults = [];
      for (const { number, view } of frames) {
        board.show(view);
        const seen = new Map();
        for (const piece of document.querySelectorAll('.s75-piece.s75-unit')) for (const id of piece.dataset.ids.split(' ')) seen.set(id, [...(seen.get(id) ?? []), piece.dataset.place]);
        for (const unit of view.units) {
          const places = seen.get(unit.id) ?? [];
          const good = unit.place === 'out' ? places.length === 0 : places.length === 1 && places[0] === unit.place;
          if (!good) faults.push(`${number}: ${unit.id} in ${unit.place}, drawn in ${places}`);
        }
        for (const count of document.querySelectorAll('.s75-piece.s75-unit .s75-count text')) {
          const ids = count.closest('.s75-piece').dataset.ids.split(' ');
          if (Number(count.textContent) !== ids.length) faults.push(`${number}: count of ${ids}`);
        }
        const hatched = [...document.querySelectorAll('.s75-flag.s75-nv')].map((flag) => flag.dataset.at).sort().join();
        const held = Object.keys(view.control).filter((place) => view.control[place] === 'nv').sort().join();
        if (hatched !== held) faults.push(`${number}: control ${hatched} instead of ${held}`);
        const militia = [...document.querySelectorAll('.s75-layer-markers .s75-militia')].filter((each) => each.dataset.at).map((each) => each.dataset.at).sort().join();
        if (militia !== [...view.militia].sort().join()) faults.push(`${number}: militia ${militia}`);
        if (document.querySelectorAll('.s75-slot.s75-full').length !== Math.min(5, view.air.box)) faults.push(`${number}: air`);
      }
      return faults;
    });
    assert.deepEqual(wrong.slice(0, 5), []);
  }));

test('pieces of a place do not overlap and stay in its box', () => onPage('', async (page) => {
  const wrong = await page.evaluate(() => {
    const faults = [];
    const { board, frames } = window.demo;
    for (const { number, view } of frames.filter((_, n) => n % 10 === 0)) {
      board.show(view);
      const faces = [...document.querySelectorAll('.s75-piece.s75-unit')].map((piece) => ({ key: piece.dataset.key, box: piece.querySelector('.s75-face').getBoundingClientRect() }));
      faces.forEach((a, n) => faces.slice(n + 1).forEach((b) => {
        if (a.box.left < b.box.right - 0.5 && b.box.left < a.box.right - 0.5 && a.box.top < b.box.bottom - 0.5 && b.box.top < a.box.bottom - 0.5) faults.push(`${number}: ${a.key} over ${b.key}`);
      }));
    }
    return faults;
  });
  assert.deepEqual(wrong.slice(0, 5), []);
}));

test('a watcher sees no hand, a side its own cards and only the backs of the other', async () => {
  await onPage('game=long&frame=60', async (page) => {
    const [hand, known] = await page.evaluate(() => [[...document.querySelectorAll('.s75-hand .s75-card')].map((card) => card.dataset.word), window.demo.frames[60].view.cards.hands.sv.cards]);
    assert.deepEqual(hand, known);
    assert.ok(hand.length > 0);
    assert.match(await page.locator('.s75-pile.s75-nv').getAttribute('aria-label'), /\d/);
  });
  await onPage('game=long&frame=60', async (page) => {
    await page.evaluate(() => window.demo.board.show(window.demo.frames[60].view, { viewer: 'watcher' }));
    assert.equal(await page.locator('.s75-hand .s75-card').count(), 0);
  });
});

test('a combat shows both sides’ units, bonus dice and the dice as they fell', () => onPage('game=solo', async (page) => {
  const found = await page.evaluate(() => {
    const { board, frames } = window.demo;
    const at = frames.findIndex(({ action, view }) => action?.startsWith('roll sv') && view.combat && view.combat.sv.faces.r + view.combat.nv.faces.x > 1);
    const { combat } = frames[at].view;
    board.show(frames[at].view);
    const dice = (side, face) => document.querySelectorAll(`.s75-fight-side.s75-${side} .s75-die.s75-${side}.s75-face-${face}`).length;
    return { combat, title: document.querySelector('.s75-fight h3').textContent, nv: [dice('nv', 'x'), dice('nv', 'r')], sv: [dice('sv', 'x'), dice('sv', 'r')], hidden: document.querySelector('.s75-fight').hidden };
  });
  assert.equal(found.hidden, false);
  assert.deepEqual(found.nv, [found.combat.nv.faces.x, found.combat.nv.faces.r]);
  assert.deepEqual(found.sv, [found.combat.sv.faces.x, found.combat.sv.faces.r]);
}));

test('reconstructed values carry a mark, printed ones none, and the key explains it', () => onPage('', async (page) => {
  assert.ok(await page.locator('.s75-seasons .s75-guess').count() >= 15);
  const ringed = await page.locator('.s75-name:has(.s75-guess-ring)').allTextContents();
  assert.ok(ringed.includes('Quảng Ngãi°') && !ringed.some((name) => name.startsWith('Kon Tum')), String(ringed));
  assert.match(await page.locator('.s75-place[data-word="phu_yen"]').getAttribute('aria-label'), /coast \(reconstructed\)/);
  await page.locator('.s75-key summary').click();
  assert.match(await page.locator('.s75-note').textContent(), /Reconstructed/);
}));

test('a board of one’s own: new ways are drawn as lines, borders without a way are marked', () => onPage('motion=off', async (page) => {
  const found = await page.evaluate(() => {
    const { table, t, createBoard, frames } = window.demo;
    const own = structuredClone(table);
    const place = (word) => own.places.find((each) => each.word === word);
    place('kon_tum').neighbours.push('binh_dinh');
    place('binh_dinh').neighbours.push('kon_tum');
    for (const [a, b] of [['dak_lak', 'binh_thuan'], ['binh_thuan', 'dak_lak']]) place(a).neighbours = place(a).neighbours.filter((word) => word !== b);
    const board = createBoard(document.querySelector('#board'), { t, table: own });
    board.show(frames[0].view);
    const pairs = (name) => [...document.querySelectorAll(name)].map((each) => each.dataset.pair);
    return { links: pairs('.s75-link'), blocks: pairs('.s75-no-way') };
  });
  assert.deepEqual(found, { links: ['binh_dinh kon_tum'], blocks: ['binh_thuan dak_lak'] });
  assert.equal(await page.locator('.s75-link').count(), 1);
}));

/* ---- Choosing ---------------------------------------------------------------------------------- */

test('lit things are told as lit, dark ones can still be clicked, a group answers with its lit unit', () => onPage('game=solo&frame=74', async (page) => {
  const things = await page.evaluate(() => {
    const { board, frames } = window.demo;
    window.told = [];
    board.on('thing', (thing) => window.told.push(thing));
    const units = frames[74].view.units.filter((each) => each.side === 'sv' && each.kind === 'ranger' && each.place === 'saigon');
    board.light({ things: [units[1].id, 'da_nang'], chosen: null });
    return { unit: units[1].id, place: units[1].place };
  });
  const group = page.locator(`.s75-piece.s75-lit`);
  assert.equal(await group.count(), 1);
  assert.match(await group.getAttribute('aria-label'), /can be chosen/);
  await group.click();
  await page.locator('.s75-place[data-word="quang_ngai"]').dispatchEvent('click');
  await page.locator('.s75-place.s75-lit').dispatchEvent('click');
  await page.locator('.s75-piece.s75-dark[data-place="can_tho"]').first().click();
  const told = await page.evaluate(() => window.told.map(({ word, place, kind }) => [word, place, kind]));
  assert.deepEqual(told.slice(0, 3), [[things.unit, things.place, 'unit'], ['quang_ngai', 'quang_ngai', 'place'], ['da_nang', 'da_nang', 'place']]);
  assert.deepEqual(told[3].slice(1), ['can_tho', 'unit']);
}));

test('a click on a dark piece in a lit province means the province', () => onPage('game=solo&frame=74', async (page) => {
  await page.evaluate(() => {
    window.demo.board.on('thing', (thing) => { window.told = thing; });
    const { view } = window.demo.frames[74];
    window.demo.board.light({ things: ['saigon'], chosen: view.units.find((unit) => unit.side === 'sv' && unit.place === 'can_tho').id });
  });
  await page.locator('.s75-piece.s75-dark[data-place="saigon"]').first().click();
  assert.deepEqual(await page.evaluate(() => [window.told.word, window.told.kind]), ['saigon', 'place']);
  assert.ok(await page.locator('.s75-aim').count() === 1, 'the chosen unit points at its target');
}));

test('cards and markers are told when clicked', () => onPage('game=solo&frame=74', async (page) => {
  await page.evaluate(() => {
    window.told = [];
    window.demo.board.on('thing', ({ word, kind }) => window.told.push([word, kind]));
    window.demo.board.light({ things: ['buy-air'], chosen: null });
  });
  const word = await page.locator('.s75-hand .s75-card').last().getAttribute('data-word');
  await page.locator('.s75-hand .s75-card').last().click();
  await page.locator('.s75-piece.s75-marker.s75-lit').click();
  assert.deepEqual(await page.evaluate(() => window.told), [[word, 'card'], ['buy-air', 'marker']]);
}));

test('a finger that lands beside a piece takes the piece; targets are 44 pixels at least', () => onPage('game=solo&frame=74&motion=off', async (page) => {
  await page.evaluate(() => window.demo.board.on('thing', (thing) => { window.told = thing; }));
  for (let n = 0; n < 3; n++) await page.locator('.s75-button.s75-in').tap();
  await page.evaluate(() => window.demo.board.focusPlace('dak_nong'));
  const piece = page.locator('.s75-piece.s75-unit[data-place="dak_nong"]').first();
  const box = await piece.boundingBox();
  const half = Math.max(22, box.width / 2);
  await page.touchscreen.tap(box.x + box.width / 2 + half - 3, box.y + box.height / 2);
  assert.equal(await page.evaluate(() => window.told.kind), 'unit');
  for (const button of await page.locator('.s75-button:visible').all()) {
    const size = await button.boundingBox();
    assert.ok(size.width >= 44 && size.height >= 44);
  }
}, { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true }));

test('a drag moves the map and chooses nothing; wheel and buttons zoom; whole map comes back', () => onPage('motion=off', async (page) => {
  await page.evaluate(() => { window.told = 0; window.demo.board.on('thing', () => { window.told++; }); });
  const view = () => page.locator('.s75-svg').getAttribute('viewBox');
  const whole = await view();
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, -500);
  const near = await view();
  assert.notEqual(near, whole);
  await page.mouse.down();
  await page.mouse.move(200, 300, { steps: 5 });
  await page.mouse.up();
  assert.notEqual(await view(), near);
  assert.equal(await page.evaluate(() => window.told), 0);
  await page.locator('.s75-button.s75-whole').click();
  assert.equal(await view(), whole);
  await page.mouse.dblclick(300, 400);
  assert.notEqual(await view(), whole);
}));

/* ---- Keys -------------------------------------------------------------------------------------- */

test('arrow keys walk along borders only, and reach every province and the Reserve', () => onPage('motion=off', async (page) => {
  const near = new Map();
  for (const [a, b] of neighbours) for (const [x, y] of [[a, b], [b, a]]) near.set(x, [...(near.get(x) ?? []), y]);
  const seen = new Set(['saigon']), todo = ['saigon'];
  while (todo.length) {
    const from = todo.shift();
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      await page.evaluate((word) => window.demo.board.focusPlace(word), from);
      await page.keyboard.press(key);
      const to = await page.evaluate(() => document.activeElement.dataset.word);
      const off = ['reserve', 'box'];
      if (to !== from && !off.includes(to) && !off.includes(from)) assert.ok(near.get(from).includes(to), `${from} ${key} ${to}`);
      if (!seen.has(to)) {
        seen.add(to);
        todo.push(to);
      }
    }
  }
  assert.equal(seen.size, 22, `reached ${[...seen]}`);
}));

test('Tab goes from a province to its pieces, Enter chooses, focus stays on a piece that stays', () => onPage('game=solo&frame=74&motion=off', async (page) => {
  await page.evaluate(() => {
    window.demo.board.on('thing', (thing) => { window.told = thing; });
    window.demo.board.focusPlace('hue');
  });
  await page.keyboard.press('Tab');
  const piece = await page.evaluate(() => ({ ...document.activeElement.dataset }));
  assert.equal(piece.place, 'hue');
  assert.equal(piece.kind, 'unit');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => window.told.place), 'hue');
  await page.evaluate(() => window.demo.board.show(window.demo.frames[75].view));
  assert.equal(await page.evaluate(() => document.activeElement.dataset.key), piece.key);
  await page.keyboard.press('Shift+Tab');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.word), 'hue');
}));

/* ---- Movement ---------------------------------------------------------------------------------- */


for (const game of GAMES)
  test(`playing the game "${game}" frame by frame ends with the board that show() draws`, () => onPage(`game=${game}`, async (page) => {
    const same = await page.evaluate(async () => {
      const { board, frames } = window.demo;
      let skipping = true;
      (async () => {
        while (skipping) {
          board.skip();
          await new Promise((done) => { setTimeout(done, 0); });
        }
      })();
      for (const frame of frames.slice(1)) await board.animate(frame);
      skipping = false;
      const animated = document.querySelector('.s75-board').outerHTML;
      board.show(frames[0].view);
      board.show(frames.at(-1).view);
      return animated === document.querySelector('.s75-board').outerHTML || animated;
    });
    assert.equal(same === true, true, 'the same document');
  }));

test('moves, dice, cards and losses are seen to move, leave nothing behind, and can be skipped', () => onPage('game=solo&frame=104', async (page) => {
  const found = await page.evaluate(async () => {
    const { board, frames } = window.demo;
    const seen = new Set();
    let watching = true;
    (async () => {
      while (watching) {
        if (document.querySelector('.s75-thrown')) seen.add('dice');
        if (document.querySelector('.s75-copy')) seen.add('copies');
        await new Promise((done) => { setTimeout(done, 20); });
      }
    })();
    const begin = performance.now();
    for (const frame of frames.slice(105, 112)) await board.animate(frame);
    const slow = performance.now() - begin;
    const next = board.animate(frames[113]);
    setTimeout(() => board.skip(), 50);
    const skipBegin = performance.now();
    await next;
    watching = false;
    return { seen: [...seen].sort(), slow, skipped: performance.now() - skipBegin, left: document.querySelectorAll('.s75-copy, .s75-thrown, .s75-held').length };
  });
  assert.deepEqual(found.seen, ['copies', 'dice']);
  assert.equal(found.left, 0);
  assert.ok(found.skipped < found.slow, `${found.skipped} < ${found.slow}`);
}));

test('with reduced motion nothing is animated', () => onPage('game=solo&frame=104', async (page) => {
  const moving = await page.evaluate(async () => {
    const { board, frames } = window.demo;
    let most = 0;
    for (const frame of frames.slice(105, 130)) {
      const done = board.animate(frame);
      most = Math.max(most, document.getAnimations().length, document.querySelectorAll('.s75-copy, .s75-thrown, .s75-held').length);
      await done;
      most = Math.max(most, document.getAnimations().length);
    }
    return most;
  });
  assert.equal(moving, 0);
}, { reducedMotion: 'reduce' }));

/* ---- For everybody ----------------------------------------------------------------------------- */

for (const [name, query, options] of [
  ['light theme', 'game=solo&frame=113&theme=light', {}], ['dark theme', 'game=long&frame=200&theme=dark', {}],
  ['phone', 'game=solo&frame=113', { viewport: { width: 360, height: 740 } }], ['forced colours', 'game=long&frame=200', { forcedColors: 'active' }],
])
  test(`axe finds nothing serious: ${name}`, () => onPage(query, async (page) => {
    await page.evaluate(() => window.demo.board.light({ things: ['saigon', 'svd9'], chosen: null }));
    await page.evaluate(`(() => { ${axeSource()} })()`);
    const found = await page.evaluate(async () => (await window.axe.run(document, { resultTypes: ['violations'] })).violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 120) + ' ' + node.failureSummary).join(' | ')}`));
    assert.deepEqual(found, []);
  }, { reducedMotion: 'reduce', ...options }));

test('the three languages have every message of the board', async () => {
  for (const lang of ['en', 'fr', 'it']) await onPage(`game=solo&lang=${lang}`, async (page) => {
    await page.evaluate(() => {
      for (const frame of window.demo.frames) window.demo.board.show(frame.view);
    });
  });
  await onPage('game=hot&lang=fr', (page) => page.evaluate(() => {
    for (const frame of window.demo.frames) window.demo.board.show(frame.view);
  }));
});

test('in forced colours pieces, control and light are drawn in the system’s colours', () => onPage('game=solo&frame=113', async (page) => {
  await page.evaluate(() => window.demo.board.light({ things: ['saigon'], chosen: null }));
  const colours = await page.evaluate(() => ({
    face: getComputedStyle(document.querySelector('.s75-block .s75-face')).fill, canvas: getComputedStyle(document.body).backgroundColor,
    lit: getComputedStyle(document.querySelector('.s75-place.s75-lit path')).stroke, land: getComputedStyle(document.querySelector('.s75-land')).fill }));
  assert.equal(colours.face, colours.land);
  assert.notEqual(colours.lit, colours.face);
}, { forcedColors: 'active' }));

for (const [width, height] of [[360, 740], [820, 1180], [1280, 800], [1920, 1080], [3840, 2160]])
  test(`at ${width} x ${height} the whole map is in sight and nothing runs over the page`, () => onPage('game=solo&frame=74', async (page) => {
    const found = await page.evaluate(() => {
      const map = document.querySelector('.s75-map').getBoundingClientRect(), sheet = document.querySelector('.s75-frame.s75-thick').getBoundingClientRect();
      return { inside: sheet.left >= map.left - 1 && sheet.right <= map.right + 1 && sheet.top >= map.top - 1 && sheet.bottom <= map.bottom + 1, part: Math.max(sheet.width / map.width, sheet.height / map.height),
        scroll: [document.documentElement.scrollWidth, document.documentElement.scrollHeight], window: [innerWidth, innerHeight] };
    });
    assert.ok(found.inside);
    assert.ok(found.part > 0.95, 'the map fills its room');
    assert.deepEqual(found.scroll, found.window);
  }, { viewport: { width, height } }));

await run();
await browser.close();
await server.close();
