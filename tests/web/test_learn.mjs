/*
 * Learning: the whole lesson by right answers, a wrong one explained with nothing lost, going on
 * after a reload, the keyboard alone, three languages; tips of a first game; the aim and the rules;
 * whatever the browser remembers; axe in lessons and rules.
 * SHOTS=folder keeps a picture of every step.
 */
import { join } from 'node:path';
import {
    assert,
    assertQuiet,
    axeSource,
    closeAll,
    entered,
    openPage,
    ready,
    run,
    startServer,
    test,
} from './client.mjs';

const SCENES = 7;
const server = await startServer();
const page = await openPage({ viewport: { width: 1280, height: 800 } });

const at = (hash) => `${server.url}#/${hash}`;
const coach = (page, more = '') => page.locator(`[data-test=coach]:not([hidden])${more}`);

/** Waits until the coach says something and nothing moves. */
const spoken = (page) =>
    page.waitForSelector('main[data-busy=false] [data-test=coach]:not([hidden]) .say');

const stepOf = (page) =>
    page.evaluate(() => {
        const card = document.querySelector('[data-test=coach]');
        return `${location.hash} ${card?.dataset.kind} ${card?.innerText}`;
    });

/** Until the coach says something else. */
const changed = (page, old) =>
    page.waitForFunction((was) => {
        const card = document.querySelector('[data-test=coach]:not([hidden])');
        const now = `${location.hash} ${card?.dataset.kind} ${card?.innerText}`;
        return card && now !== was;
    }, old);

/** Does what the step asks for, by clicks on choices. */
async function answer(page) {
    await spoken(page);
    const old = await stepOf(page);
    const kind = await coach(page).getAttribute('data-kind');
    if (kind === 'do') await page.locator('button.choice.wanted').click();
    else if (kind === 'any') await page.locator('button.choice').first().click();
    else if (kind === 'over') return kind;
    else await coach(page, ' .next').click();
    await changed(page, old);
    return kind;
}

/** Nothing of the card, the question and the strip is cut off or out of the window. */
const cutOff = (page) =>
    page.evaluate(() => {
        const bad = [];
        for (const node of document.querySelectorAll(
            '.coach:not([hidden]) :is(.say, .more, .do, .lk, .next), .scene, .choice b, .how li',
        )) {
            const box = node.getBoundingClientRect();
            if (box.width === 0) continue;
            if (
                node.scrollWidth > node.clientWidth + 1 &&
                getComputedStyle(node).display !== 'inline'
            )
                bad.push(`wide: ${node.textContent.slice(0, 40)}`);
            if (box.right > innerWidth + 1 || box.left < -1)
                bad.push(`outside: ${node.textContent.slice(0, 40)}`);
        }
        const card = document.querySelector('.coach:not([hidden])');
        if (card && card.scrollHeight > card.clientHeight + 1)
            bad.push(`card: ${card.scrollHeight} of ${card.clientHeight}`);
        return bad;
    });

/** The card hides nothing of the places in the light. */
const hidesSpot = (page) =>
    page.evaluate(() => {
        const card = document.querySelector('.coach:not([hidden])')?.getBoundingClientRect();
        return [...document.querySelectorAll('.spot-lit-border')].some((path) => {
            const spot = path.getBoundingClientRect();
            const wide = Math.min(card.right, spot.right) - Math.max(card.left, spot.left);
            const high = Math.min(card.bottom, spot.bottom) - Math.max(card.top, spot.top);
            return wide > 0 && high > 0 && wide * high > 0.35 * spot.width * spot.height;
        });
    });

/** Opens a scene, and waits until it is that one. */
async function open(page, scene) {
    await page.goto(at(`learn/saigon75/${scene}`));
    await page.waitForSelector(`.scene.now[data-scene="${scene}"]`, { state: 'attached' });
    await spoken(page);
}

test('the lesson begins at its first scene, with all of them to choose from', async () => {
    await page.goto(at('learn/saigon75'));
    await spoken(page);
    assert.match(page.url(), /#\/learn\/saigon75\/1$/);
    assert.equal(await page.locator('.left .scene').count(), SCENES);
    assert.equal(await page.locator('.scene[aria-current=step]').getAttribute('data-scene'), '1');
    assert.match(await coach(page).innerText(), /step 1 of 4/);
    assert.equal(await page.locator('.spot-lit-border').count(), 1);
    assertQuiet();
});

test('the whole lesson is taken by right answers', async () => {
    let steps = 0;
    for (let scene = 1; scene <= SCENES; scene++) {
        for (;;) {
            await spoken(page);
            assert.deepEqual(await cutOff(page), [], `scene ${scene}`);
            assert.equal(await hidesSpot(page), false, `scene ${scene}: ${await stepOf(page)}`);
            if (process.env.SHOTS)
                await page.screenshot({
                    path: join(
                        process.env.SHOTS,
                        `scene-${scene}-${String(steps).padStart(2, '0')}.png`,
                    ),
                });
            steps++;
            if ((await answer(page)) === 'over') break;
        }
        if (scene < SCENES) {
            await coach(page, ' .next').click();
            await entered(page, scene + 1);
        }
    }
    console.log(`# ${steps} steps`);
    assert.equal(await page.locator('.scene.done').count(), SCENES);
    assert.equal(await coach(page, ' a.next').getAttribute('href'), '#/first/saigon75');
    assertQuiet();
});

test('a wrong answer is explained in the same place, and nothing is lost', async () => {
    await open(page, 1);
    await answer(page);
    await answer(page);
    await spoken(page);
    const version = await page.locator('main').getAttribute('data-version');
    const wrong = page.locator('button.choice:not(.wanted)').first();
    const label = await wrong.locator('.choice-label b').innerText();
    await wrong.click();
    await page.waitForSelector('.coach.not');
    const told = await coach(page).innerText();
    assert.ok(told.includes(label.split(':')[0]), told);
    assert.match(told, /An Lộc guards the road to Saigon/);
    assert.match(told, /Nothing is lost/);
    assert.equal(await page.locator('main').getAttribute('data-version'), version);
    assert.equal(await page.locator('.choice.wrong').count(), 1);
    assert.equal(await page.locator('.spot-missed-border').count(), 1);
    assert.equal(await page.locator('.spot-miss').count(), 1);
    await coach(page, ' .again').click();
    await page.waitForSelector('[data-test=coach]:not(.not)');
    assert.equal(await page.locator('.spot-miss').count(), 0);
    assertQuiet();
});

test('a lesson that is still loading says so', async () => {
    const slow = await openPage({ viewport: { width: 1280, height: 800 } });
    let go = () => {};
    const held = new Promise((done) => (go = () => done(undefined)));
    await slow.route(/\.wasm/, async (route) => {
        await held;
        await route.continue();
    });
    await slow.goto(at('learn/saigon75'));
    await slow.waitForSelector('.loading');
    assert.match(await slow.innerText('.loading'), /Loading/);
    go();
    await spoken(slow);
    await slow.waitForSelector('.loading', { state: 'detached' });
    await slow.context().close();
});

test('the mark of a wrong answer has its room, with or without a key', async () => {
    await open(page, 4);
    const widths = await page.evaluate(() =>
        [...document.querySelectorAll('button.choice')].map((one) => {
            one.classList.add('wrong');
            one.dataset.not = 'not this one';
            const { width } = getComputedStyle(one, '::after');
            const own = parseFloat(width) / one.clientWidth;
            one.classList.remove('wrong');
            return own;
        }),
    );
    assert.ok(widths.length > 0 && widths.every((share) => share > 0.6), widths.join());
});

test('something dark tells its reason there, too', async () => {
    await open(page, 4);
    await page.locator('[data-word="ca_mau"]').first().press('Enter');
    await page.waitForSelector('.coach.not');
    assert.match(await coach(page).innerText(), /Cà Mau/);
    assert.equal(await page.locator('.spot-miss').count(), 1);
});

test('show me does it, back takes it back, why opens the rule', async () => {
    await open(page, 2);
    await open(page, 4);
    const first = await stepOf(page);
    await coach(page, ' .show').click();
    await changed(page, first);
    assert.equal(await page.locator('main').getAttribute('data-version'), '1');
    await spoken(page);
    await coach(page, ' .why').click();
    await page.waitForSelector('[data-sheet=rule] .rule-body h3');
    assert.equal(await page.locator('.rule-body h3').first().innerText(), 'Rule 9.2');
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-sheet=rule]', { state: 'detached' });
    const second = await stepOf(page);
    await coach(page, ' .back').click();
    await changed(page, second);
    assert.equal(await page.locator('main').getAttribute('data-version'), '0');
});

test('a scene goes on where it was left, in a page opened again and from the lobby’s address', async () => {
    await open(page, 3);
    for (let i = 0; i < 4; i++) await answer(page);
    await spoken(page);
    const before = await stepOf(page);
    const position = await page.locator('main').getAttribute('data-version');
    await page.reload();
    await spoken(page);
    assert.equal(await stepOf(page), before);
    assert.equal(await page.locator('main').getAttribute('data-version'), position);
    await page.goto(at(''));
    await page.waitForSelector('[data-test=play-now]');
    await page.goto(at('learn/saigon75'));
    await page.waitForSelector('.scene.now[data-scene="3"]', { state: 'attached' });
    await spoken(page);
    assert.equal(await stepOf(page), before);
});

test('whatever stands in the browser’s memory, a lesson opens', async () => {
    const junk = [
        'null',
        '"x"',
        '[]',
        '{"saigon75":7}',
        '{"saigon75":{"scene":99,"done":"x","at":{"1":null,"2":{"beat":1e9,"chosen":[3]}}}}',
        '{"saigon75":{"scene":-1,"done":[{}],"at":{"1":{"beat":2,"chosen":["<b>","fly"]}}}}',
    ];
    await page.goto(at(''));
    for (const text of junk) {
        await page.evaluate((value) => localStorage.setItem('mekong.learn', value), text);
        await page.goto(at(''));
        await page.goto(at('learn/saigon75'));
        await spoken(page);
    }
    await page.evaluate(() => localStorage.removeItem('mekong.learn'));
    for (const hash of ['learn/saigon75/99', 'learn/chess', 'learn/nim', 'rules/chess']) {
        await page.goto(at(''));
        await page.waitForSelector('[data-test=play-now]');
        await page.goto(at(hash));
        await page.waitForSelector('.problem [role=alert]');
    }
    assertQuiet();
});

/** By its number; beyond nine choices by the arrows of the list. */
async function answerByKeys() {
    const key = coach(page, ' kbd');
    if (await key.count()) return page.keyboard.press(await key.innerText());
    await page.keyboard.press('a');
    for (let i = 0; i < 40; i++) {
        const there = await page.evaluate(() =>
            document.activeElement?.classList.contains('wanted'),
        );
        if (there) return page.keyboard.press('Enter');
        await page.keyboard.press('ArrowDown');
    }
    throw new Error('the choice that is wanted cannot be reached');
}

test('a scene is taken by the keyboard alone', async () => {
    await open(page, 1);
    for (;;) {
        await spoken(page);
        const old = await stepOf(page);
        const kind = await coach(page).getAttribute('data-kind');
        if (kind === 'over') break;
        if (kind === 'tell' || kind === 'play') {
            assert.equal(
                await page.evaluate(() => document.activeElement.className.includes('next')),
                true,
            );
            await page.keyboard.press('Enter');
        } else {
            await answerByKeys();
        }
        await changed(page, old);
    }
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash.endsWith('/2'));
});

test('who goes to the choices as soon as the words are there is not called back', async () => {
    await open(page, 1);
    await page.evaluate(() => {
        const press = () => {
            const card = document.querySelector('[data-test=coach]:not([hidden])');
            const asked = card?.dataset.kind === 'do' || card?.dataset.kind === 'any';
            if (!asked || document.querySelector('main').dataset.busy !== 'false') return;
            observer.disconnect();
            dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
            setTimeout(() => {
                window.keyboard = Boolean(document.activeElement?.closest('[data-panel=ask]'));
            }, 300);
        };
        const observer = new MutationObserver(press);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    while (!['do', 'any'].includes(await coach(page).getAttribute('data-kind'))) await answer(page);
    await page.waitForFunction(() => window.keyboard !== undefined);
    assert.equal(await page.evaluate(() => window.keyboard), true);
});

test('the lesson is not cut off in any language, on a desk or a phone', async () => {
    for (const viewport of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
    ])
        for (const lang of ['fr', 'it', 'en']) {
            const narrow = await openPage({ viewport, hasTouch: viewport.width < 700 });
            await narrow.addInitScript((word) => {
                localStorage.setItem('mekong.settings', JSON.stringify({ lang: word }));
            }, lang);
            for (let scene = 1; scene <= SCENES; scene++) {
                await open(narrow, scene);
                for (let i = 0; i < 3; i++) {
                    await spoken(narrow);
                    const bad = await cutOff(narrow);
                    assert.deepEqual(
                        bad,
                        [],
                        `${lang} ${viewport.width} scene ${scene} step ${i + 1}`,
                    );
                    if ((await answer(narrow)) === 'over') break;
                }
            }
            await narrow.context().close();
        }
    assertQuiet();
});

test('on a phone the coach hides neither the combat nor what it speaks of, and names no key', async () => {
    const phone = await openPage({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
    });
    for (const scene of [2, 4, 7]) {
        await open(phone, scene);
        for (let kind = ''; kind !== 'over'; kind = await answer(phone)) {
            await spoken(phone);
            const bad = await phone.evaluate(() => {
                const box = (query) => document.querySelector(query)?.getBoundingClientRect();
                const [coach, card] = [
                    box('.coach:not([hidden])'),
                    box('.s75-fight:not([hidden])'),
                ];
                const [spot, sheet] = [box('.spot-lit-border'), box('.right')];
                const middle = spot && (spot.top + spot.bottom) / 2;
                return [
                    card && card.top < coach.bottom - 1 ? 'the combat' : '',
                    spot && (middle < coach.bottom || middle > sheet.top) ? 'the place' : '',
                    document.querySelector('.coach kbd') ? 'a key' : '',
                ].filter(Boolean);
            });
            assert.deepEqual(bad, [], `scene ${scene}: ${await stepOf(phone)}`);
        }
    }
    await phone.context().close();
});

test('axe finds nothing in a lesson, nor in the rules', async () => {
    for (const hash of ['learn/saigon75/4', 'rules/saigon75', 'rules/fitl']) {
        await page.goto(at(hash));
        await page.waitForSelector(hash.startsWith('learn') ? '.coach .say' : '.chapter');
        await page.evaluate(axeSource());
        const found = await page.evaluate(async () => {
            const { violations } = await window.axe.run(document);
            return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`);
        });
        assert.deepEqual(found, [], hash);
    }
});

// ---- First game ---------------------------------------------------------------------------------

test('a first game tells what is new once, and can be asked to be quiet', async () => {
    await page.goto(at('first/saigon75'));
    await ready(page);
    assert.match(page.url(), /#\/game\/here-/);
    await page.waitForSelector('.tip:not([hidden])');
    assert.match(await page.locator('.tip').innerText(), /garrison/);
    await page.click('[data-test=tip-read]');
    await page.waitForSelector('.tip', { state: 'hidden' });
    await page.reload();
    await ready(page);
    assert.equal(await page.locator('.tip:not([hidden])').count(), 0);
    await page.goto(at(''));
    await page.waitForSelector('[data-test=play-now]');
    await page.goto(at('first/saigon75'));
    await page.waitForSelector('.tip:not([hidden])');
    await page.locator('.tip .lk').click();
    await page.waitForSelector('.tip', { state: 'hidden' });
    assertQuiet();
});

test('how the game is won is one click away, with its rules', async () => {
    await page.goto(at(''));
    await page.waitForSelector('[data-test=play-now]');
    await page.goto(at('first/saigon75'));
    await ready(page);
    await page.click('[data-cell=aim]');
    await page.waitForSelector('[data-sheet=aim]');
    assert.match(await page.locator('[data-sheet=aim]').innerText(), /controls Saigon/);
    await page.locator('[data-sheet=aim] .rule-link', { hasText: '13.1' }).first().click();
    await page.waitForSelector('[data-sheet=rule] .rule-body h3');
    assert.equal(await page.locator('.rule-body h3').first().innerText(), 'Rule 13.1');
    await page.keyboard.press('Escape');
});

// ---- Rules --------------------------------------------------------------------------------------

const search = async (page, words) => {
    await page.fill('.rule-find input', words);
    await page.press('.rule-find input', 'Enter');
};

test('the rules have contents by chapter', async () => {
    await page.goto(at('rules/saigon75'));
    await page.waitForSelector('.chapter');
    assert.ok((await page.locator('.chapter').count()) >= 15);
    await page.locator('.chapter[data-chapter="9"] > summary').click();
    await page.waitForSelector('[data-rule="9.6"]');
    assert.match(await page.locator('[data-rule="9.6"]').innerText(), /printed S\.6a/);
});

test('words are found without accents, numbers by ours and by the printed book', async () => {
    await page.goto(at('rules/saigon75'));
    await page.waitForSelector('.chapter');
    await search(page, 'quyet thang');
    await page.waitForSelector('.rulebook mark');
    assert.equal(await page.locator('.rulebook mark').first().innerText(), 'Quyết');
    await search(page, '9.15');
    await page.waitForFunction(
        () => document.querySelector('.rule-body h3')?.textContent === 'Rule 9.15',
    );
    await search(page, 'S.6c');
    await page.waitForFunction(
        () => document.querySelector('.rule-body h3')?.textContent === 'Rule S.6c',
    );
    assert.ok((await page.locator('.rule-body p').count()) > 2);
    for (const words of ['<img src=x onerror=alert(1)>', '"}', '%00', 'x'.repeat(500)]) {
        await search(page, words);
        await page.waitForFunction(() =>
            /Nothing is found/.test(document.querySelector('.rule-body').innerText),
        );
    }
    assert.equal(await page.locator('.rule-body img').count(), 0);
    assertQuiet();
});

await run();
await closeAll();
