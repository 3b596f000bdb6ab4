// lobby.js: the first page: my games and whose turn it is, doors for who is new, a board for each
// game; one form for a new one, tables of others, a save or a link.
import { el, fill, wait } from '../dom.js';
import { holdFocus } from '../focus.js';
import { t } from '../i18n.js';
import { topBar } from '../frame.js';
import { createShelf } from './shelf.js';
import { createMine } from './mine.js';
import { createDoors, createBoards } from './doors.js';
import { createForm } from './newgame.js';
import { createFoot, createTables } from './tables.js';
import { createWho } from './who.js';
import { findGames } from './games.js';

/** @typedef {import('../main.js').App} App */

const REFRESH = 15000; // ms between two looks at the server's lists
const PATIENCE = 500; // ms that the page waits for the lists, so that it is drawn once

/** @param {App} app @param {import('./shelf.js').Shelf} shelf */
function createLobby(app, shelf) {
    const form = createForm(app, shelf);
    const mine = createMine(app, shelf, refresh);
    const tables = createTables(app, shelf, () => form.ready({ against: 'watch' }));
    const main = el(
        'main',
        { class: 'lobby', 'data-state': 'first' },
        el(
            'div',
            { class: 'l-left' },
            app.online ? null : offlineNote(),
            mine.node,
            createDoors(shelf, () => form.ready()),
            createBoards(shelf, (game) => form.ready({ game })),
        ),
        el(
            'aside',
            { class: 'l-right', 'aria-label': t('web.lobby.new') },
            form.node,
            el(
                'div',
                { class: 'l-tables' },
                el('div', { class: 'l-lists' }, tables.nodes),
                createFoot(app),
            ),
        ),
    );

    async function refresh() {
        const found = await findGames(app);
        main.dataset.state = found.mine.length > 0 ? 'back' : 'first';
        mine.show(found.mine);
        tables.show(found);
    }
    const rules = el(
        'a',
        { class: 'l-nav', href: `#/rules/${shelf.offers[0]?.game.word}` },
        t('web.lobby.rules'),
    );
    return { nodes: [topBar(createWho(app.online), rules), main], refresh };
}

const offlineNote = () =>
    el(
        'p',
        { class: 'offline-note' },
        `${t('web.lobby.offline')} ${t('web.lobby.friend_offline')}`,
    );

/** @param {App} app @returns {Promise<import('../main.js').Page>} */
export async function openLobby(app) {
    await app.ping();
    let closed = false;
    /** @type {ReturnType<typeof createLobby> | null} */
    let lobby = null;

    async function draw() {
        const { games } = await (app.online ? app.remote : app.local).games();
        lobby = createLobby(app, await createShelf(games));
        await Promise.race([lobby.refresh(), wait(PATIENCE)]);
        const held = holdFocus(app.root);
        fill(app.root, ...lobby.nodes);
        held?.back();
    }
    await draw();
    const timer = setInterval(() => {
        if (!document.hidden && !closed) void lobby?.refresh();
    }, REFRESH);
    return {
        close() {
            closed = true;
            clearInterval(timer);
        },
        relabel: draw,
    };
}
