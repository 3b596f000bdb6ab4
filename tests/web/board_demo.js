/*
 * The board on a page of its own, for its tests and for looking at it:
 * ?game=NAME&frame=N&viewer=sv&lang=en&theme=dark. Shows a recorded game (tests/web/record.mjs
 * makes them); window.demo holds board and frames.
 */
import { createBoard, drawLegend, drawTables } from '/games/saigon75/board.js';

const wish = new URLSearchParams(location.search);
const lang = wish.get('lang') ?? 'en',
    game = wish.get('game') ?? 'solo';
if (wish.get('theme')) document.documentElement.dataset.theme = wish.get('theme') ?? '';
document.documentElement.lang = lang;

const [messages, table, { viewer, frames }] = await Promise.all(
    [`messages.${lang}`, `${game}.table.${lang}`, game].map((name) =>
        fetch(`/made/${name}.json`).then((answer) => answer.json()),
    ),
);
const missing = new Set();
const t = (id, values = {}) => {
    if (!(id in messages)) missing.add(id);
    return (messages[id] ?? id).replace(
        /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g,
        (place, name, one, several) => {
            if (!(name in values)) missing.add(`${id} ${place}`);
            if (several !== undefined) return values[name] === 1 ? one : several;
            return String(values[name] ?? place);
        },
    );
};
const board = createBoard(/** @type {HTMLElement} */ (document.querySelector('#board')), {
    t,
    table,
    motion: wish.get('motion') !== 'off',
});
board.show(frames[Number(wish.get('frame') ?? 0)].view, { viewer: wish.get('viewer') ?? viewer });
Object.assign(window, {
    demo: { board, frames, missing, table, t, createBoard, drawLegend, drawTables },
});
document.documentElement.dataset.ready = 'yes';
