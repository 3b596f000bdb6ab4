// progress.js: what has been done so far in the part of the game that is under way: the places, and
// what it changed on the plate of whose part it is. Nothing is reckoned but the difference between
// two positions.
import { el } from './dom.js';
import { icon } from './icons.js';
import { t } from './i18n.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {import('./types.js').Frame} Frame */

/** The position in which the part began, by the word of the part. @type {{word: string, id: string, frame: Frame | null}} */
let start = { word: '', id: '', frame: null };

/** The first action of the part that is under way. @param {GamePage} page @returns {number | null} */
function firstAction({ desk, state }) {
    const { story } = desk;
    const word = story[state.version]?.chapter?.word;
    if (!word || story[state.version].actor !== state.actor) return null;
    let first = state.version;
    while (first > 1 && story[first - 1]?.chapter?.word === word) first--;
    return first;
}

/** Reads the position before the part, once. @param {GamePage} page @param {number} first */
function readStart(page, first) {
    const word = `${page.desk.story[first]?.chapter?.word} ${first}`;
    if (start.word === word && start.id === page.desk.id) return start.frame;
    start = { word, id: page.desk.id, frame: null };
    void page.desk
        .frameAt(first - 1)
        .then((frame) => {
            if (start.word !== word || !frame) return;
            start.frame = frame;
            page.ask?.redraw();
        })
        .catch(() => {});
    return null;
}

/** What seats have more or less than then. @param {Frame | null} frame @param {GamePage} page @returns {string[]} "11 → 8 res." … */
function changesSince(frame, { state, desk }) {
    const before = frame?.moment?.plates ?? [];
    return (state.moment?.plates ?? []).flatMap(({ seat, counts = [] }) => {
        const had = before.find((one) => one.seat === seat)?.counts ?? [];
        return counts.flatMap(({ word, count, label }) => {
            const was = had.find((one) => one.word === word)?.count ?? count;
            const whose = seat === state.actor ? '' : `${desk.seatName(seat)} `;
            return was === count ? [] : [`${whose}${was} → ${count} ${label}`];
        });
    });
}

/** @param {GamePage} page */
export function progressRow(page) {
    const places =
        page.canChoose() && !page.hands.open ? page.game.underWay?.(page.state.view) : [];
    if (!places || places.length === 0) return null;
    const first = firstAction(page);
    const changes = changesSince(first === null ? null : readStart(page, first), page);
    const names = places.map((word) => page.desk.placeName(word));
    return el(
        'div',
        { class: 'so-far', 'data-test': 'so-far' },
        icon('check'),
        el(
            'p',
            {},
            el('b', {}, t('web.ask.so_far', { n0: places.length })),
            ` ${[names.join(', '), ...changes].join(' · ')}`,
        ),
        el(
            'button',
            {
                type: 'button',
                class: 'quiet',
                'aria-label': t('web.ask.undo'),
                title: t('web.ask.undo'),
                disabled: page.state.undo !== null,
                onclick: () => void page.takeBack('undo'),
            },
            icon('undo'),
        ),
    );
}
