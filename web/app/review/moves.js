// moves.js: all actions of the game beside the position looked at, folded by the parts of the game,
// with a mark at those that cost something.
import { el, fill } from '../dom.js';
import { gameHash } from '../router.js';
import { panel } from '../panels.js';
import { points } from './labels.js';
import { t } from '../i18n.js';

/** @typedef {import('../game.js').GamePage} GamePage */
/** @typedef {import('../types.js').Frame} Frame */
/**
 * An action that is told, and those before it that are not: a unit is named before the place it goes
 * to, and only the move is told.
 * @typedef {Frame & {from: number}} Told
 * @typedef {{word: string, title: string, seat: string | null, frames: Told[]}} Chapter
 */

/** @param {GamePage} page */
export function createMoves(page) {
    const list = el('div', { class: 'moves-list', tabindex: 0, role: 'group' });
    list.setAttribute('aria-label', t('web.panel.moves'));
    const node = panel('moves', t('web.panel.moves'), list);
    let drawn = '';
    /** Chapters somebody has unfolded. @type {Set<string>} */
    const open = new Set();

    function update() {
        if (!page.looking) return;
        const { story } = page.desk;
        const at = page.looking.number + 1;
        const { review } = page.chances;
        const key = `${page.desk.id} ${story.length} ${page.desk.seat} ${at} ${costKey(review)}`;
        if (key === drawn) return;
        drawn = key;
        const chapters = chaptersOf(story);
        // What comes next may be told nowhere: then it belongs to what was told last.
        const here = chapters.findLast(({ frames }) => frames[0].from <= at);
        fill(
            list,
            chapters.flatMap((chapter, n) => [
                turnHead(chapter, chapters[n - 1]),
                drawChapter(page, chapter, chapter === here ? at : -1, open),
            ]),
        );
        list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    }

    return { node, update, focus: () => list.focus() };
}

/** @param {import('../types.js').Review | null} review */
const costKey = (review) =>
    (review?.moves ?? [])
        .filter(({ cost }) => cost)
        .map(({ number, cost, sure }) => `${number}:${cost}${sure}`)
        .join();

/** @param {Frame[]} story @returns {Chapter[]} */
function chaptersOf(story) {
    /** @type {Chapter[]} */
    const chapters = [];
    let from = 1;
    for (const silent of story) {
        if (silent.number === 0 || silent.notes.length === 0) continue;
        const frame = { ...silent, from };
        from = silent.number + 1;
        const { word, title, seat } = frame.chapter ?? {
            word: String(frame.turn),
            title: t('web.room.turn', { n0: frame.turn }),
            seat: null,
        };
        const last = chapters.at(-1);
        if (last && last.word === word) last.frames.push(frame);
        else chapters.push({ word, title, seat: seat ?? null, frames: [frame] });
    }
    return chapters;
}

/** The last action told up to the one that comes next. @param {Chapter} chapter @param {number} at */
const currentOf = ({ frames }, at) => frames.findLast(({ from }) => from <= at)?.number ?? 0;

/** Above the first chapter of each turn. @param {Chapter} chapter @param {Chapter} [before] */
function turnHead({ frames: [{ turn, chapter }] }, before) {
    if (turn === 0 || !chapter || before?.frames[0].turn === turn) return null;
    return el('h3', {}, t('web.room.turn', { n0: turn }));
}

/** @param {GamePage} page @param {Chapter} chapter @param {number} at @param {Set<string>} open */
function drawChapter(page, chapter, at, open) {
    const { word, title, seat, frames } = chapter;
    const first = frames[0].number;
    const key = `${word} ${first}`;
    const here = at >= 0;
    const box = el(
        'details',
        { class: `fold${seat ? ` by-${seat}` : ''}`, open: here || open.has(key) },
        el(
            'summary',
            {},
            el('b', {}, title),
            costMark(page, frames),
            el('span', { class: 'many' }, String(frames.length)),
        ),
    );
    const current = here ? currentOf(chapter, at) : 0;
    const unfold = () => {
        if (!box.open || box.childElementCount > 1) return;
        box.append(...frames.map((frame) => act(page, frame, current)));
    };
    if (box.open) unfold();
    box.addEventListener('toggle', () => {
        if (box.open && !here) open.add(key);
        else open.delete(key);
        unfold();
    });
    return box;
}

/** @param {GamePage} page @param {Told} frame @param {number} current */
function act(page, { number, from, notes }, current) {
    const costs = numbersOf({ number, from }).find((one) => page.chances.move(one)?.cost);
    const before = (costs ?? number) - 1;
    return el(
        'a',
        {
            class: 'act',
            href: gameHash(page.desk.id, before),
            'data-number': number,
            'data-from': from,
            'aria-current': number === current ? 'true' : null,
            onclick: (/** @type {Event} */ event) => {
                event.preventDefault();
                void page.lookAt(before);
            },
        },
        el('span', {}, String(number)),
        el('span', {}, notes.join(' ')),
        costMark(page, [{ number, from }]),
    );
}

/** @param {{number: number, from: number}} told @returns {number[]} all of its actions */
const numbersOf = ({ number, from }) =>
    Array.from({ length: number - from + 1 }, (_, index) => from + index);

/** What the costliest of these actions cost. @param {GamePage} page @param {{number: number, from: number}[]} frames */
function costMark({ chances }, frames) {
    const moves = frames
        .flatMap(numbersOf)
        .map((number) => chances.move(number))
        .filter((move) => move?.cost);
    const most = moves.reduce((a, b) => ((b?.cost ?? 0) > (a?.cost ?? 0) ? b : a), moves[0]);
    if (!most) return null;
    return el('b', { class: 'cost' }, `${most.sure ? '' : '≈ '}${points(-(most.cost ?? 0))}`);
}
