// shelf.js: the games that the lobby offers, each with its module: names of seats, signs, pictures.
import { hasBoard, loadGame, NO_MODULE } from '../../games/boards.js';
import { el } from '../dom.js';
import { t } from '../i18n.js';

/** @typedef {import('../types.js').GameInfo} GameInfo */
/** @typedef {import('../../games/boards.js').GameModule} GameModule */
/** @typedef {{game: GameInfo, module: GameModule}} Offer */

/** The seats as the game's module wants them offered. @param {GameInfo} game @param {GameModule} module */
function inOrder({ seats }, { card }) {
    const first = Object.keys(card?.seats ?? {});
    /** @param {{word: string}} seat */
    const rank = ({ word }) => (first.includes(word) ? first.indexOf(word) : first.length);
    return [...seats].sort((a, b) => rank(a) - rank(b));
}

/** @param {GameInfo[]} games */
export async function createShelf(games) {
    const offers = await Promise.all(
        games
            .filter(({ word }) => hasBoard(word))
            .map(async (game) => {
                const module = await loadGame(game.word);
                return { game: { ...game, seats: inOrder(game, module) }, module };
            }),
    );
    /** @param {string | undefined} word */
    const find = (word) => offers.find(({ game }) => game.word === word);
    return {
        offers,
        /** @param {string | undefined} word */
        info: (word) => find(word)?.game,
        /** @param {string | undefined} word */
        module: (word) => find(word)?.module ?? NO_MODULE,
        /** The short name of a seat. @param {string | undefined} word @param {{word: string, name: string}} seat */
        seatName(word, seat) {
            const id = find(word)?.module.card?.seats[seat.word];
            return id ? t(id) : seat.name;
        },
        /** The seats of one player. @param {string | undefined} word @param {string[]} player */
        playerName(word, player) {
            const seats = find(word)?.game.seats ?? [];
            return seats
                .filter((seat) => player.includes(seat.word))
                .map((seat) => this.seatName(word, seat))
                .join(' + ');
        },
        /** Its emblem. @param {string | undefined} word @param {string} seat */
        sign(word, seat) {
            const drawn = find(word)?.module.drawSign(seat) ?? null;
            drawn?.classList.add('em');
            return drawn;
        },
        /**
         * A frame that a picture comes into when the page is there.
         * @param {string | undefined} word @param {string} look a class
         * @param {() => Promise<import('../../games/boards.js').Scene>} scene
         */
        picture(word, look, scene) {
            const frame = el('span', { class: look });
            const { drawCover } = find(word)?.module ?? NO_MODULE;
            requestAnimationFrame(async () => {
                if (drawCover) frame.replaceChildren(await drawCover(await scene()));
            });
            return frame;
        },
    };
}

/** @typedef {Awaited<ReturnType<typeof createShelf>>} Shelf */
