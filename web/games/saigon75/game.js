// game.js: what the page asks of Saigon 75 (docs/web.md). Map and board are loaded when they are
// drawn.

export const styles = [
    'seats.css',
    'board.css',
    'pieces.css',
    'panels.css',
    'cover.css',
    '../../board/spotlight.css',
    'marks.css',
].map((name) => new URL(name, import.meta.url).href);

/**
 * Sets of options with a name; what a set leaves out is as the rules preset it.
 * @type {import('../boards.js').GameModule['presets']}
 */
export const presets = [
    { name: 'web.preset.standard', about: 'web.preset.standard_about', values: {} },
    {
        name: 'web.preset.first',
        about: 'web.preset.first_about',
        values: { hand: '3', tokens: 'open', sv_air: '2' },
    },
    { name: 'web.preset.old', about: 'web.preset.old_about', values: { edition: '1' } },
];

/** @type {import('../boards.js').Card} */
export const card = {
    when: 'web.s75.when',
    aim: 'web.s75.aim',
    players: 'web.s75.players',
    time: 'web.s75.time',
    turn: 'web.turn_of',
    room: 'nw',
    seats: { sv: 'web.s75.south', nv: 'web.s75.north' },
    start: { nv: 'web.s75.start_north', sv: 'web.s75.start_south' },
};

/** @param {import('../boards.js').Scene} scene @returns {Promise<SVGElement>} */
export async function drawCover(scene) {
    const { drawCover: draw } = await import('./cover.js');
    return draw(scene);
}

/** @returns {Promise<any>} with createBoard (docs/webboard.md) */
export const loadBoard = () => import('./board.js');

/** The unit that is being moved. @param {any} view @returns {string | null} */
export const chosen = (view) => view?.moving?.unit ?? null;

/** @param {any} view @param {string} word @returns {string | null} */
export const placeOf = (view, word) =>
    view?.units?.find((/** @type {any} */ unit) => unit.id === word)?.place ?? null;

/** @param {{action: string | null}} frame @returns {'dice' | null} */
export const sound = ({ action }) =>
    /^(die|roll|face|attrition)\b/.test(action ?? '') ? 'dice' : null;

export { arrowOf } from './marks.js';
export { drawSign } from './signs.js';

/** "e07" stands on its card as E-07. @param {string} word */
export const cardCode = (word) => word.replace(/^e(\d+)$/, 'E-$1');
