// lobby.js: the first page: play at once, other ways to play, games begun, open and running games.
import { createNewGame } from './newgame.js';
import { createGameLists } from './lists.js';
import { fill, el } from '../dom.js';
import { holdFocus } from '../focus.js';
import { t } from '../i18n.js';
import { topBar } from '../frame.js';
import { hasBoard, loadGame } from '../../games/boards.js';

/** @typedef {import('../main.js').App} App */

const REFRESH = 15000; // ms between two looks at the server's lists

/** @param {App} app @returns {Promise<import('../main.js').Page>} */
export async function openLobby(app) {
    await app.ping();
    let closed = false;
    /** @type {ReturnType<typeof createGameLists> | null} */
    let lists = null;

    async function draw() {
        const { games } = await (app.online ? app.remote : app.local).games();
        const shown = await Promise.all(
            games
                .filter(isPlayable)
                .map(async (game) => ({ game, module: await loadGame(game.word) })),
        );
        lists = createGameLists(app);
        const held = holdFocus(app.root);
        fill(
            app.root,
            topBar(),
            el(
                'main',
                { class: 'lobby' },
                app.online ? null : el('p', { class: 'offline-note' }, t('web.lobby.offline')),
                shown.map(({ game, module }) => createNewGame(app, game, module)),
                lists.node,
                el(
                    'footer',
                    { class: 'small' },
                    el('p', {}, t('web.lobby.unofficial')),
                    el('p', {}, t('web.lobby.reconstructed')),
                ),
            ),
        );
        held?.back();
        await lists.refresh();
    }
    await draw();
    const timer = setInterval(() => {
        if (!document.hidden && !closed) void lists?.refresh();
    }, REFRESH);
    return {
        close() {
            closed = true;
            clearInterval(timer);
        },
        relabel: draw,
    };
}

/** Games with a board to show. @param {import('../types.js').GameInfo} game */
const isPlayable = (game) => hasBoard(game.word);
