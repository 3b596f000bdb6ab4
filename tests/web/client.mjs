/*
 * What the tests of the whole client share: a real server process with a database of its own,
 * browser contexts whose every complaint (console, CSP, exceptions) is a failure, and a player who
 * clicks.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { assert, BUILD, openBrowser, ROOT } from './support.mjs';

export { assert, test, run, serve, startGame, axeSource, BUILD, ROOT } from './support.mjs';

export const MEKONG = resolve(ROOT, process.env.MEKONG ?? join(BUILD, 'mekong'));
const WAIT = Number(process.env.WAIT ?? 120000); // ms: the machine may be busy; what comes sooner is not waited for

/* ---- Server ---------------------------------------------------------------------------------- */

const ended = [];

/**
 * Starts the program's own server on a free port, or again on the one it had, as soon as that is
 * free.
 */
export async function startServer(again = null) {
    for (const end = Date.now() + WAIT; ; await new Promise((done) => setTimeout(done, 100))) {
        try {
            return await launch(again);
        } catch (error) {
            if (!again || Date.now() > end) throw error;
        }
    }
}

async function launch(again) {
    const folder = again?.folder ?? mkdtempSync(join(tmpdir(), 'mekong-web-'));
    const process = spawn(
        MEKONG,
        [
            'serve',
            '--port',
            String(again?.port ?? 0),
            '--db',
            join(folder, 'games.db'),
            '--rate',
            '0',
            '--lang',
            'en',
        ],
        { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let said = '';
    const port = await new Promise((done, fail) => {
        const hear = (data) => {
            said += data;
            const found = said.match(/:(\d+)\//);
            if (found) done(Number(found[1]));
        };
        process.stdout.on('data', hear);
        process.stderr.on('data', hear);
        process.on('exit', (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
    });
    const server = {
        folder,
        port,
        process,
        url: `http://localhost:${port}/`,
        async kill(signal = 'SIGKILL') {
            if (process.exitCode === null && process.signalCode === null) {
                const gone = new Promise((done) => process.once('exit', done));
                process.kill(signal);
                await gone;
            }
        },
    };
    ended.push(async () => {
        await server.kill('SIGTERM');
        rmSync(folder, { recursive: true, force: true });
    });
    return server;
}

/* ---- Browser --------------------------------------------------------------------------------- */

let browser = null;
const complaints = [];

/** Nobody asks whether something is meant, in a browser that has no settings yet. */
const unasked = () => {
    try {
        localStorage['mekong.settings'] ??= '{"warn":false}';
    } catch {
        // A browser that keeps nothing.
    }
};

/** @param {object} [options] of the context; `expects`: complaints that belong to the test */
export async function openPage({ expects = [], ...options } = {}) {
    browser ??= await openBrowser();
    const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        locale: 'en-GB',
        ...options,
    });
    await context.addInitScript(unasked);
    const page = await context.newPage();
    page.setDefaultTimeout(WAIT);
    const note = (text) => {
        if (!expects.some((pattern) => pattern.test(text))) complaints.push(text);
    };
    page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
            note(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(`exception: ${error.stack}`));
    return page;
}

/** No page has complained since the last call. */
export function assertQuiet() {
    assert.deepEqual(complaints.splice(0), []);
}

/** Closes everything; the last thing a test file does. */
export async function closeAll() {
    await browser?.close();
    for (const end of ended.splice(0)) await end();
}

/* ---- Playing --------------------------------------------------------------------------------- */

/** A lesson's scene has begun: its address comes before the card of the scene before it goes. */
export const entered = (page, scene) =>
    page.waitForFunction((number) => {
        const card = document.querySelector('[data-test=coach]:not([hidden])');
        const now = document.querySelector(`.scene.now[data-scene="${number}"]`);
        return card && now && card.dataset.kind !== 'over';
    }, scene);

/** Waits until the page asks something, or the game is over. */
export const ready = (page) =>
    page.waitForSelector('main[data-busy=false] :is(button.choice, [data-test=over])', {
        state: 'attached',
    });

export const version = async (page) =>
    Number(await page.locator('main').getAttribute('data-version'));

/** Waits until more than `before` actions have been played. */
export const moved = (page, before) =>
    page.waitForFunction(
        (old) => Number(document.querySelector('main')?.dataset.version) > old,
        before,
    );

/**
 * Chooses once, by a real click on a button of the list.
 * @param {(choices: {action: string, label: string}[]) => number} pick
 */
export async function choose(page, pick = () => 0) {
    await ready(page);
    const choices = await page.$$eval('button.choice', (buttons) =>
        buttons.map((button) => ({ action: button.dataset.action, label: button.innerText })),
    );
    if (choices.length === 0) return null;
    const chosen = choices[pick(choices)];
    const before = await version(page);
    const button = page.locator(`button.choice[data-action="${chosen.action}"]`);
    const begins = (await button.getAttribute('data-begins')) !== null;
    await button.click();
    if (begins) await complete(page);
    await moved(page, before);
    return { ...chosen, begun: begins };
}

/** What was taken up goes the first way there is; one with a single way goes there by itself. */
async function complete(page) {
    await page.waitForSelector('[data-test=held]');
    await page.locator('button.choice').first().click();
}

/** A player who ends his movements soon, so that a game does not take all day. */
export const hasty = (choices) => {
    const done = choices.findIndex(({ action }) => action === 'done');
    return done >= 0 ? done : 0;
};

/** Plays on until the game is over. @returns {Promise<number>} clicks */
export async function playToEnd(page, pick = hasty, most = 2000) {
    for (let clicks = 0; clicks < most; clicks++) {
        await ready(page);
        if (await page.locator('[data-test=over]').count()) return clicks;
        await choose(page, pick);
    }
    throw new Error(`no end after ${most} clicks`);
}
