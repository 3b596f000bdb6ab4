// main.js: starts the page: language, look, ways to reach games; then shows what the address says.
import { applyLook, getSettings, onSettings } from './settings.js';
import { language, setLanguage, t } from './i18n.js';
import { currentRoute } from './router.js';
import { createLocal, isLocal } from '../engine/local.js';
import { createRemote } from '../engine/remote.js';
import { server as hasServer } from '../gen/site.js';
import { openGame } from './game.js';
import { showProblem } from './frame.js';
import { el } from './dom.js';
import { loadOwnStyle } from './load.js';

/** @typedef {import('./types.js').Transport} Transport */

/**
 * @typedef {object} App what pages share
 * @property {HTMLElement} root
 * @property {Transport} local
 * @property {Transport} remote
 * @property {boolean} online whether the server answered when it was last asked
 * @property {(id: string) => Transport} transportOf
 * @property {() => Promise<boolean>} ping asks whether the server is there
 */

/** @typedef {{close: () => void, relabel: () => Promise<void>}} Page */

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
const local = createLocal(language);
const remote = createRemote(language);

/** @type {App} */
const app = {
    root,
    local,
    remote,
    online: false,
    transportOf: (id) => (isLocal(id) ? local : remote),
    async ping() {
        app.online =
            hasServer &&
            (await remote.games().then(
                () => true,
                () => false,
            ));
        return app.online;
    },
};

/** @type {Page | null} */
let page = null;
let turn = 0; // pages opened: one that loads slowly must not overwrite the next

async function show() {
    const route = currentRoute();
    const mine = ++turn;
    page?.close();
    page = null;
    // Boxes lay on the page that goes: who went back would not get past one.
    for (const box of document.querySelectorAll('dialog')) box.close();
    const loaded = showLoading();
    try {
        const opened = await openRoute(placeFor(mine), route);
        if (mine === turn) page = opened;
        else opened?.close();
    } catch (error) {
        if (mine === turn) showProblem(app, error);
    } finally {
        loaded();
    }
}

const PATIENCE = 250; // ms until it is said that something is being loaded

/** Says so, if it takes long; what is half drawn below would look broken. @returns {() => void} ends it */
function showLoading() {
    const box = el('p', { class: 'loading', role: 'status' }, t('web.loading'));
    const timer = setTimeout(() => document.body.append(box), PATIENCE);
    return () => {
        clearTimeout(timer);
        box.remove();
    };
}

/**
 * What a page knows of the app: once another one has been opened, it draws where nobody sees it.
 * @param {number} mine @returns {App}
 */
function placeFor(mine) {
    const nowhere = document.createElement('div');
    return Object.create(app, { root: { get: () => (mine === turn ? root : nowhere) } });
}

/**
 * Whoever comes to play need not wait for the lobby, nor for lessons.
 * @param {App} app @param {import('./router.js').Route} route @returns {Promise<Page | null>}
 */
async function openRoute(app, route) {
    if (route.page === 'game') return openGame(app, route.id, route.at);
    if (route.page === 'join') return (await import('./people/join.js')).openJoin(app, route);
    if (route.page === 'first')
        return (await import('./learn/first.js')).beginFirst(app, route.game);
    if (route.page === 'rules')
        return (await import('./learn/rules.js')).openRules(app, route.game);
    if (route.page === 'learn') {
        const [{ openLearn }] = await Promise.all([
            import('./learn/lesson.js'),
            loadOwnStyle('learn.css'),
        ]);
        return openLearn(app, route.game, route.scene);
    }
    const [{ openLobby }] = await Promise.all([
        import('./lobby/lobby.js'),
        loadOwnStyle('lobby.css', 'style/game.css'),
    ]);
    return openLobby(app);
}

/** The same page in the language asked for, if it is in another. */
async function relabel() {
    const { lang } = getSettings();
    if (lang === language()) return;
    await setLanguage(lang);
    document.title = t('web.title');
    await page?.relabel();
}

async function start() {
    applyLook();
    await setLanguage(getSettings().lang);
    document.title = t('web.title');
    // One after the other: of several languages in a row the last one asked for is the last one
    // shown.
    let relabelled = Promise.resolve();
    onSettings(() => {
        relabelled = relabelled.then(relabel, relabel);
    });
    addEventListener('hashchange', () => void show());
    await show();
    if ('serviceWorker' in navigator && isSecureContext) {
        navigator.serviceWorker.register('sw.js').catch(() => {});
    }
}

void start();
