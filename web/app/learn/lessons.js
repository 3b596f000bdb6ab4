// lessons.js: what there is to learn of a game (docs/desk.md), from the engine in this page.
import { lab } from '../review/lab.js';
import { language } from '../i18n.js';

/** @param {string} game @returns {Promise<import('../types.js').Lessons>} */
export const lessonsOf = (game) => lab().call('lessons', game, language());
