/*
 * What every test of the web client needs: packages out of $BUILD/node (setup.sh puts them there),
 * Debian's chromium, a file server on a port of its own that sends the headers the game's server
 * sends, and TAP lines. A test file calls test(name, body) and at its end await run().
 */
import assert from 'node:assert/strict';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export { assert };
export const ROOT = resolve(fileURLToPath(import.meta.url), '../../..');
export const BUILD = resolve(ROOT, process.env.BUILD ?? 'build');
const require = createRequire(join(BUILD, 'node', 'index.js'));

export const axeSource = () => require('axe-core').source;

/** What the game's server sends with every page: no inline script, no inline style. */
export const CSP =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; " +
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/* ---- Browser --------------------------------------------------------------------------------- */

const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const browsers = [];
const PATIENCE = 5000; // ms a page has to say what it shows

/** Starts Debian's chromium; CHROMIUM names another one. */
export async function openBrowser() {
    const executablePath = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
    if (!executablePath) throw new Error('no chromium here: call make setup FOR=web');
    const { chromium } = require('playwright-core');
    const browser = await chromium.launch({
        executablePath,
        args: ['--no-sandbox', '--font-render-hinting=none'],
    });
    browsers.push(browser);
    return browser;
}

/** What every open page shows, in a line each: for whoever has to find out why a test failed. */
async function tellPages() {
    const pages = browsers.flatMap((browser) => browser.contexts()).flatMap((one) => one.pages());
    const look = () => {
        const text = (selector) => document.querySelector(selector)?.textContent ?? '';
        const main = { ...document.querySelector('main')?.dataset };
        const actions = [...document.querySelectorAll('button.choice')].map(
            (one) => one.dataset.action,
        );
        return JSON.stringify({ at: location.href, main, prompt: text('.prompt'), actions });
    };
    const late = new Promise((done) => setTimeout(() => done('does not answer'), PATIENCE));
    const lines = pages.map((page) => page.evaluate(look).catch((error) => String(error)));
    return Promise.all(lines.map((line) => Promise.race([line, late])));
}

/**
 * Begins a game from the lobby by its form, with real clicks; what is left out stays as the form
 * has it: South against the automaton for who has begun nothing yet.
 * @param {{game?: string, against?: string, side?: string, level?: string}} [wish] words of the
 *     form's segments; against: automaton, computer, friend, anybody, screen, watch
 */
export async function startGame(page, wish = {}) {
    await page.waitForSelector('[data-test=play-now]');
    for (const field of ['game', 'against', 'side', 'level'])
        if (wish[field]) await page.click(`label:has([data-test=${field}-${wish[field]}])`);
    await page.click('[data-test=play-now]');
}

/* ---- File server ----------------------------------------------------------------------------- */

const TYPES = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.mjs': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json',
    '.po': 'text/plain; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.wasm': 'application/wasm',
    '.webmanifest': 'application/manifest+json',
    '.png': 'image/png',
};

/**
 * Serves folders as one tree, the first that has the file; nothing outside of them.
 * @param {string[]} folders
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function serve(...folders) {
    const server = createServer((request, response) => {
        const path = normalize(
            decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname),
        );
        const file = folders
            .map((folder) => join(folder, path.endsWith('/') ? path + 'index.html' : path))
            .find((name) => existsSync(name) && statSync(name).isFile());
        if (!file) {
            response.writeHead(404).end();
            return;
        }
        response.writeHead(200, {
            'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
            'Content-Security-Policy': CSP,
            'Cache-Control': 'no-store',
        });
        createReadStream(file).pipe(response);
    });
    await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const close = () =>
        new Promise((done) => {
            server.closeAllConnections();
            server.close(() => done(undefined));
        });
    return { url: `http://127.0.0.1:${port}`, close };
}

/* ---- Messages -------------------------------------------------------------------------------- */

/** Reads a po file: id -> text. Enough for ours: msgid, msgstr, strings over several lines. */
export function parsePo(text) {
    const messages = {};
    for (const entry of text.split(/\n\s*\n/)) {
        const part = (word) => {
            const found = entry.match(new RegExp(`^${word} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, 'm'));
            return found
                ? [...found[1].matchAll(/"((?:[^"\\]|\\.)*)"/g)]
                      .map((m) => JSON.parse(`"${m[1]}"`))
                      .join('')
                : null;
        };
        const id = part('msgid');
        if (id) messages[id] = part('msgstr') ?? '';
    }
    return messages;
}

/* ---- TAP ------------------------------------------------------------------------------------- */

const tests = [];

/** @param {string} name @param {() => unknown} body */
export const test = (name, body) => tests.push({ name, body });

/** Runs the tests in order and sets the exit code. ONLY=word runs those whose name has the word. */
export async function run() {
    const chosen = tests.filter(({ name }) => name.includes(process.env.ONLY ?? ''));
    console.log(`1..${chosen.length}`);
    for (const [n, { name, body }] of chosen.entries()) {
        const begin = performance.now();
        try {
            await body();
            console.log(
                `ok ${n + 1} - ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`,
            );
        } catch (error) {
            console.log(`not ok ${n + 1} - ${name}`);
            console.log(
                String(error instanceof Error ? error.stack : error).replace(/^/gm, '  # '),
            );
            for (const line of await tellPages()) console.log(`  # ${line}`);
            process.exitCode = 1;
        }
    }
}
