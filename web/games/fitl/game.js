// game.js: what the page asks of Fire in the Lake (docs/web.md). Map and board are loaded when they
// are drawn.

export const styles = ['seats.css', 'cover.css', 'board.css', '../../board/spotlight.css'].map(
    (name) => new URL(name, import.meta.url).href,
);

/**
 * Sets of options with a name; what a set leaves out is as the rules preset it.
 * @type {import('../boards.js').GameModule['presets']}
 */
export const presets = [
    { name: 'web.fitl.short', about: 'web.fitl.short_about', values: {} },
    { name: 'web.fitl.medium', about: 'web.fitl.medium_about', values: { scenario: 'medium' } },
    { name: 'web.fitl.full', about: 'web.fitl.full_about', values: { scenario: 'full' } },
];

/** @type {import('../boards.js').Card} */
export const card = {
    when: 'web.fitl.when',
    aim: 'web.fitl.aim',
    players: 'web.fitl.players',
    time: 'web.fitl.time',
    turn: 'web.fitl.card_of',
    room: 'se',
    seats: {},
    start: {},
    pace: {
        easy: 'web.fitl.pace.at_once',
        normal: 'web.fitl.pace.at_once',
        hard: 'web.fitl.pace.seconds',
        expert: 'web.fitl.pace.minute',
    },
};

/** @param {import('../boards.js').Scene} scene @returns {Promise<SVGElement>} */
export async function drawCover(scene) {
    const { drawCover: draw } = await import('./cover.js');
    return draw(scene);
}

export { drawSign } from './pieces.js';

/** Its cards go by their numbers. @param {string} word */
export const cardCode = (word) => (/\d/.test(word) ? word.replace(/[su]$/, '') : '★');

/** @returns {Promise<any>} with createBoard and drawAside (docs/webboard.md) */
export const loadBoard = () => import('./board.js');

/** The spaces of an Operation or activity that is under way. @param {any} view @returns {string[]} */
export function underWay({ steps = [], operation_spaces = [] } = {}) {
    return steps.includes('operation') ? operation_spaces : [];
}

/** Its pieces have no names. @returns {string | null} */
export const chosen = () => null;

/** @returns {string | null} */
export const placeOf = () => null;

/** @returns {'dice' | null} */
export const sound = () => null;
