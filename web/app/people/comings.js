// comings.js: what two looks at a table differ by, in sentences: who sat down, came back or went.
import { t } from '../i18n.js';

/** @typedef {import('../types.js').SeatInfo} SeatInfo */

/** @typedef {{kind: 'joined' | 'resigned' | 'back' | 'away' | 'renamed', sentence: string, seat: SeatInfo}} Coming */

/** @param {SeatInfo} seat */
const nameOf = ({ player, name }) => player || name;

/** Nobody has sat down there yet. @param {SeatInfo} seat */
const isFree = ({ open, invited }) => Boolean(open || invited);

/**
 * @param {SeatInfo[]} before @param {SeatInfo[]} now @param {string[]} held my own seats
 * @param {boolean} patient those who go are told of, too
 * @returns {Coming[]}
 */
export function whatHappened(before, now, held, patient) {
    /** @type {Coming[]} */
    const news = [];
    for (const [index, seat] of now.entries()) {
        const kind = kindOf(before[index], seat);
        const quiet = held.includes(seat.word) || (kind === 'away' && !patient);
        if (kind && !quiet) news.push({ kind, sentence: sentenceOf(kind, seat), seat });
    }
    return news;
}

/** @param {SeatInfo} was @param {SeatInfo} is @returns {Coming['kind'] | null} */
function kindOf(was, is) {
    if (was.controller === 'human' && is.controller !== 'human') return 'resigned';
    if (is.controller !== 'human') return null;
    if (isFree(was) && !isFree(is)) return 'joined';
    if (isFree(is)) return null;
    if (!was.online && is.online) return 'back';
    if (was.online && !is.online) return 'away';
    return was.player !== is.player ? 'renamed' : null;
}

/** @param {Coming['kind']} kind @param {SeatInfo} seat */
const sentenceOf = (kind, seat) => t(`web.coming.${kind}`, { s0: nameOf(seat), s1: seat.name });
