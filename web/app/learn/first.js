// first.js: a first game: a real one against a computer that can say why it does what it does, with
// everything that helps switched on, and tips when something is asked for the first time.
import { gameHash, rename } from '../router.js';
import { getSettings } from '../settings.js';
import { keepGame } from '../memory.js';
import { lessonsOf } from './lessons.js';
import { openGame } from '../game.js';

/**
 * Begins one in this browser and opens it.
 * @param {import('../main.js').App} app @param {string} game
 */
export async function beginFirst(app, game) {
    const asked = location.hash;
    const [{ games }, lessons] = await Promise.all([app.local.games(), lessonsOf(game)]);
    const info = games.find(({ word }) => word === game);
    const pupil = lessons.scenes[0]?.pupil ?? info?.seats[0].word ?? '';
    const seats = Object.fromEntries(
        (info?.seats ?? []).map(({ word }) => [
            word,
            word === pupil ? 'human' : opponent(info?.players ?? [], word),
        ]),
    );
    const { name } = getSettings();
    const { id } = await app.local.create({
        game,
        options: {},
        seats,
        name,
        you: [pupil],
        public: false,
    });
    keepGame(id, { tips: [] });
    if (location.hash !== asked) return null;
    rename(gameHash(id));
    return openGame(app, id, null);
}

/**
 * One that explains itself, else one of the easier ones.
 * @param {import('../types.js').PlayerKind[]} players @param {string} seat
 */
function opponent(players, seat) {
    const able = players.filter(({ seats }) => seats.includes(seat));
    const plain = able.find(({ explains }) => explains);
    // One that answers at once comes before one that thinks: three of those would be waited for.
    const quick = able.find(({ searches, word }) => !searches && word !== 'random');
    return (plain ?? quick ?? able[0])?.word ?? 'human';
}
