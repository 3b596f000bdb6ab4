/*
 * Opens the board's demo page for a test. A test fails on any error of the page, a refused inline
 * style or a missing message included.
 */
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, ROOT, assert, openBrowser, run, serve } from './support.mjs';

const site = join(BUILD, 'board-site');
mkdirSync(site, { recursive: true });
for (const [name, target] of [
    ['tests', join(ROOT, 'tests/web')],
    ['made', join(BUILD, 'board')],
])
    if (!existsSync(join(site, name))) symlinkSync(target, join(site, name));
const server = await serve(join(ROOT, 'web'), site);
const browser = await openBrowser();

export const GAMES = ['solo', 'today', 'hot', 'long'];
export const neighbours = readFileSync(join(ROOT, 'data/saigon75/adjacency.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(0, 2));

/**
 * Opens the demo page; the test fails on any error of the page, a refused inline style or a missing
 * message included.
 */
async function open(query = '', options = {}) {
    const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        ...options,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(120000);
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`${server.url}/tests/board_demo.html?${query}`);
    await page.waitForSelector('html[data-ready]', { timeout: 120000 }).catch(() => {
        throw new Error(`the page does not come up: ${errors}`);
    });
    const close = async () => {
        const missing = await page.evaluate(() => [...window.demo.missing]);
        await context.close();
        assert.deepEqual(errors, []);
        assert.deepEqual(missing, []);
    };
    return { page, close };
}

/** @param {string} query @param {(page: any) => Promise<void>} body @param {object} [options] */
export async function onPage(query, body, options) {
    const { page, close } = await open(query, options);
    await body(page);
    await close();
}

/** Runs the tests and puts browser and server away. */
export async function runInBrowser() {
    await run();
    await browser.close();
    await server.close();
}
