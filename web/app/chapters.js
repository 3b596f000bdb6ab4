// chapters.js: the story in parts: a phase of somebody is a chapter, a combat a block in it. Pure
// functions over frames; log.js draws them.

/** @typedef {import('./types.js').Frame} Frame */

/**
 * @typedef {object} Block an action, or a combat with all that was done in it
 * @property {Frame[]} frames
 * @property {NonNullable<Frame['combat']> | null} combat
 *
 * @typedef {object} Chapter
 * @property {string} key no other chapter of this story has it
 * @property {string} word '': a game that has no chapters
 * @property {string} title
 * @property {string | null} seat whose it is
 * @property {number} turn
 * @property {Frame[]} frames those that say something
 */

const MOST = 120; // a game without chapters is cut after so many actions

/** @param {Frame} frame @param {Chapter} last */
function belongs({ chapter, turn }, last) {
    if (chapter) return last.word === chapter.word;
    return last.word === '' && last.turn === turn && last.frames.length < MOST;
}

/** @param {Frame} frame @param {number} before chapters there are */
const begin = ({ chapter, turn }, before) => ({
    key: `${before} ${chapter?.word ?? ''}`,
    word: chapter?.word ?? '',
    title: chapter?.title ?? '',
    seat: chapter?.seat ?? null,
    turn: chapter?.turn ?? turn,
    frames: [],
});

/**
 * The chapters of a story, the first first. Actions that say nothing are in none.
 * @param {Frame[]} story @returns {Chapter[]}
 */
export function chaptersOf(story) {
    /** @type {Chapter[]} */
    const chapters = [];
    for (const frame of story) {
        if (frame.notes.length === 0) continue;
        let last = chapters.at(-1);
        if (!last || !belongs(frame, last)) chapters.push((last = begin(frame, chapters.length)));
        last.frames.push(frame);
    }
    return chapters;
}

/** Turn by turn, the last first. @param {Chapter[]} chapters */
export function turnsOf(chapters) {
    /** @type {{turn: number, parts: Chapter[]}[]} */
    const turns = [];
    for (const chapter of chapters) {
        if (turns.at(-1)?.turn !== chapter.turn) turns.push({ turn: chapter.turn, parts: [] });
        turns.at(-1)?.parts.push(chapter);
    }
    return turns.reverse();
}

/** @param {Frame['combat']} a @param {Frame['combat']} b */
export const isSameCombat = (a, b) =>
    (a ?? null) === (b ?? null) || (!!a && !!b && a.place === b.place && a.number === b.number);

/** The end of a combat, and what came after it in the same action. @param {Frame} frame */
function partsOf(frame) {
    const { combat, notes } = frame;
    if (!combat || combat.notes === undefined || combat.notes >= notes.length) return [frame];
    const after = { ...frame, combat: undefined, notes: notes.slice(combat.notes) };
    const end = fightNotes(frame);
    return end.length > 0 ? [{ ...frame, notes: end }, after] : [after];
}

/** What of it is told of the combat. @param {Frame} frame */
export const fightNotes = ({ combat, notes }) => notes.slice(0, combat?.notes);

/** Combats as one block each. @param {Frame[]} frames @returns {Block[]} */
export function blocksOf(frames) {
    /** @type {Block[]} */
    const blocks = [];
    for (const frame of frames.flatMap(partsOf)) {
        const last = blocks.at(-1);
        if (frame.combat && last?.combat && isSameCombat(frame.combat, last.combat)) {
            last.frames.push(frame);
            last.combat = frame.combat; // it knows all dice
        } else blocks.push({ frames: [frame], combat: frame.combat ?? null });
    }
    return blocks;
}

/** Whose action it was; what chance did belongs to the chapter. @param {Frame} frame */
const ownerOf = ({ actor, chapter }) =>
    actor && actor !== 'chance' && actor !== 'nobody' ? actor : (chapter?.seat ?? null);

/** Without accents and capitals, to search in. @param {string} text */
export const plain = (text) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/**
 * @param {string} which 'all', 'combats' or a seat @param {string} words to be found in it, plain
 * @returns {(frame: Frame) => boolean}
 */
export function filterOf(which, words) {
    return (frame) =>
        (which === 'all' || (which === 'combats' ? !!frame.combat : ownerOf(frame) === which)) &&
        (words === '' || plain(frame.notes.join(' ')).includes(words));
}

/**
 * The places that an action is about: those that the desk names, else those in its words.
 * @param {Frame} frame @param {{word: string, name: string}[]} places
 * @returns {string[]}
 */
export function placesOf(frame, places) {
    if (frame.places) return frame.places;
    const action = (frame.action ?? '').split(' ');
    const told = ` ${frame.notes.join(' ')} `;
    return places
        .filter(
            ({ word, name }) =>
                word === frame.combat?.place || action.includes(word) || isNamed(told, name),
        )
        .map(({ word }) => word);
}

/** Whether the name stands there as a word of its own. @param {string} text @param {string} name */
function isNamed(text, name) {
    const at = text.indexOf(name);
    const isLetter = (/** @type {string} */ sign) => /\p{L}/u.test(sign);
    return at > 0 && !isLetter(text[at - 1]) && !isLetter(text[at + name.length] ?? ' ');
}
