/*
 * The board on a page of its own, for its tests and for looking at it: ?game=NAME&frame=N&viewer=sv&lang=en&theme=dark.
 * Shows a recorded game (tests/web/data/NAME.jsonl as tests/web/record.mjs makes it); window.demo holds board and frames.
 */
import { createBoard } from '/games/saigon75/board.js';

const wish = new URLSearchParams(location.search);
const lang = wish.get('lang') ?? 'en';
if (wish.get('theme')) document.documentElement.dataset.theme = wish.get('theme') ?? '';
document.documentElement.lang = lang;

const [messages, table, lines] = await Promise.all([
  fetch(`/made/messages.${lang}.json`).then((answer) => answer.json()),
  fetch(`/made/table.${lang}.json`).then((answer) => answer.json()),
  fetch(`/made/${wish.get('game') ?? 'solo'}.jsonl`).then((answer) => answer.text()),
]);
const missing = new Set();
const t = (id, values = {}) => {
  if (!(id in messages)) missing.add(id);
  return (messages[id] ?? id).replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? `{${name}}`));
};

/** Replay lines hold the referee's position; what another side holds is hidden from the viewer here. */
const viewer = wish.get('viewer') ?? 'sv';
const frames = lines.trim().split('\n').map((line) => JSON.parse(line)).map(({ position, ...rest }) => {
  const other = viewer === 'sv' ? 'nv' : 'sv';
  position.cards.hands[other].cards = null;
  return { ...rest, view: position };
});
const board = createBoard(/** @type {HTMLElement} */ (document.querySelector('#board')), { t, table, motion: wish.get('motion') !== 'off' });
board.show(frames[Number(wish.get('frame') ?? 0)].view, { viewer });
Object.assign(window, { demo: { board, frames, missing, table, t } });
document.documentElement.dataset.ready = 'yes';
