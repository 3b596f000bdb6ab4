// newgame.js: one form for a new game: what, as whom, against whom. It remembers what was begun
// last. The button says what it starts.
import { changeSettings, getSettings, keep, recall } from '../settings.js';
import { gameHash, go } from '../router.js';
import { problemText, toast } from '../frame.js';
import { el, fill } from '../dom.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { createOptions } from './options.js';
import { createSeats } from './seats.js';
import { createSegments, row } from './segments.js';
import { aboutPlayer, playersOf, playersOption } from './players.js';

/** @typedef {import('../main.js').App} App */
/** @typedef {import('../types.js').GameInfo} GameInfo */
/** @typedef {import('./shelf.js').Shelf} Shelf */
/**
 * @typedef {object} Wish
 * @property {string} game
 * @property {string} side the first seat of the player one is, or DRAWN
 * @property {string} against
 * @property {string} level
 * @property {string} players a value of the option by which a player has several seats; '': none
 */

const KEY = 'mekong.newgame';
const DRAWN = 'draw';
/** Ways to play: word and sign. @type {[string, string][]} */
const WAYS = [
    ['automaton', 'automaton'],
    ['computer', 'chip'],
    ['friend', 'link'],
    ['anybody', 'world'],
    ['screen', 'screen'],
    ['watch', 'eye'],
];
const FROM_AFAR = ['friend', 'anybody'];
const BY_LEVEL = ['computer', 'watch'];
/** Ways that have other words where there are several others. @type {Record<string, boolean>} */
const MANY = { friend: true, computer: true };

/**
 * Computers that look ahead; where several play, one that answers at once comes first.
 * @param {GameInfo} game
 */
const levelsOf = (game) =>
    game.players.filter(({ searches, word }) => searches || isQuick(game, word));

/** @param {GameInfo} game @param {string} level */
const isQuick = (game, level) => {
    const player = game.players.find(({ word }) => word === level);
    return game.seats.length > 2 && level !== 'random' && !player?.searches && !player?.needs;
};

/** A player of the rules' own, who needs an option. @param {GameInfo} game */
const automatonOf = (game) => game.players.find(({ needs }) => needs !== null);

/** What can be chosen in this game and here. @param {GameInfo} game */
const waysOf = (game) => WAYS.filter(([word]) => word !== 'automaton' || automatonOf(game));

/** @param {string[][]} players @param {string} seat */
const ofSeat = (players, seat) => players.find((one) => one.includes(seat));

/** @param {Wish} wish @param {GameInfo} game */
function fitPlayers({ players }, game) {
    const option = playersOption(game);
    return option?.values.some(({ word }) => word === players) ? players : (option?.preset ?? '');
}

/**
 * The wish as this game can grant it; what was changed last wins.
 * @param {Wish} wish @param {GameInfo} game @param {boolean} online @param {keyof Wish} [last]
 * @returns {Wish}
 */
export function fitWish(wish, game, online, last) {
    const words = waysOf(game).map(([word]) => word);
    const fit = { ...wish, game: game.word, players: fitPlayers(wish, game) };
    const players = playersOf(game, fit.players);
    const seats = players.map(([seat]) => seat);
    if (!words.includes(fit.against) || (!online && FROM_AFAR.includes(fit.against)))
        fit.against = words[0];
    if (fit.side !== DRAWN) fit.side = (ofSeat(players, fit.side) ?? players[0])[0];
    const automaton = automatonOf(game);
    if (
        fit.against === 'automaton' &&
        automaton &&
        automaton.seats.length < game.seats.length &&
        (fit.side === DRAWN || automaton.seats.includes(fit.side))
    ) {
        if (last === 'side') fit.against = 'computer';
        else fit.side = seats.find((seat) => !automaton.seats.includes(seat)) ?? fit.side;
    }
    if (!levelsOf(game).some(({ word }) => word === fit.level)) fit.level = 'normal';
    return fit;
}

/** Who sits where, by that wish. @param {Wish} wish @param {GameInfo} game @param {string} side */
export function seatingOf({ against, level, players }, game, side) {
    const mine = ofSeat(playersOf(game, players), side) ?? [];
    const automaton = automatonOf(game);
    /** @type {Record<string, string>} */
    const others = {
        automaton: automaton?.word ?? 'normal',
        computer: level,
        friend: 'invite',
        anybody: 'open',
        screen: 'human',
        watch: level,
    };
    return Object.fromEntries(
        game.seats.map(({ word }) => [
            word,
            mine.includes(word) && against !== 'watch' ? 'human' : others[against],
        ]),
    );
}

/** @param {string[]} words */
const oneOf = (words) => words[crypto.getRandomValues(new Uint32Array(1))[0] % words.length];

/** @param {App} app @param {Shelf} shelf */
export function createForm(app, shelf) {
    const games = shelf.offers.map(({ game }) => game);
    /** @type {Wish} */
    const last = { game: '', side: '', against: '', level: '', players: '', ...recall(KEY) };
    let game = games.find(({ word }) => word === last.game) ?? games[0];
    let wish = fitWish(last, game, app.online);
    const parts = createParts(app, shelf, change);
    /** @type {ReturnType<typeof createFolds>} */
    let folds;

    /** @param {keyof Wish} field @param {string} value */
    function change(field, value) {
        if (field === 'game') choose(value);
        wish = fitWish({ ...wish, [field]: value }, game, app.online, field);
        if (field === 'players') parts.show(game, wish);
        show();
    }

    /** @param {string} word */
    function choose(word) {
        game = games.find((one) => one.word === word) ?? game;
        folds = createFolds(app, game, shelf, (value) => change('players', value));
        parts.show(game, wish);
        fill(parts.folds, folds.seats.node, folds.options.node);
    }

    function show() {
        parts.mark(game, wish);
        folds.show(wish, game);
    }

    async function begin() {
        keep(KEY, wish);
        const sides = playersOf(game, wish.players).map(([seat]) => seat);
        const side = wish.side === DRAWN ? oneOf(sides) : wish.side;
        const seats = folds.seatsFor(wish, game, side);
        try {
            const { id } = await create(app, game, seats, folds.options, wish.players);
            go(gameHash(id));
        } catch (error) {
            toast(problemText(error));
        }
    }
    parts.start.addEventListener('click', () => void begin());
    choose(game.word);
    change('game', game.word);

    return {
        node: parts.node,
        /** Readies the form and brings it into sight. @param {Partial<Wish>} [better] */
        ready(better = {}) {
            for (const [field, value] of Object.entries(better))
                change(/** @type {keyof Wish} */ (field), value);
            parts.node.scrollIntoView({ block: 'nearest' });
            parts.start.focus();
        },
    };
}

/**
 * @param {App} app @param {GameInfo} game @param {Record<string, string>} seats
 * @param {ReturnType<typeof createOptions>} options @param {string} players
 */
function create(app, game, seats, options, players) {
    const sitting = Object.values(seats);
    const isOpen = sitting.includes('open');
    const needs = isOpen || sitting.includes('invite');
    const transport = needs || (app.online && !options.stayHere()) ? app.remote : app.local;
    const values = options.values();
    const joining = playersOption(game);
    if (joining) values[joining.word] = players;
    return transport.create({
        game: game.word,
        options: values,
        seats,
        name: getSettings().name,
        you: Object.keys(seats).filter((seat) => seats[seat] === 'human'),
        public: isOpen,
        ...(transport.kind === 'remote' && options.isSeries() ? { series: true } : {}),
    });
}

/**
 * What is folded away: seats and options.
 * @param {App} app @param {GameInfo} game @param {Shelf} shelf
 * @param {(value: string) => void} onplayers
 */
function createFolds(app, game, shelf, onplayers) {
    const seats = createSeats(game, shelf, app.online, onplayers);
    const options = createOptions(app, game, shelf.module(game.word).presets);
    return {
        seats,
        options,
        /** @param {Wish} wish @param {GameInfo} now */
        show(wish, now) {
            const side = wish.side === DRAWN ? now.seats[0].word : wish.side;
            seats.show(wish.players, seatingOf(wish, now, side));
            options.suit(wish.against);
            // With two seats the form has said it all, unless both are a computer's.
            seats.node.hidden = now.seats.length === 2 && wish.against !== 'watch';
        },
        /** @param {Wish} wish @param {GameInfo} now @param {string} side */
        seatsFor: (wish, now, side) =>
            wish.side === DRAWN ? seatingOf(wish, now, side) : seats.values(),
    };
}

/* ---- The rows -------------------------------------------------------------------------------- */

/**
 * @param {App} app @param {Shelf} shelf
 * @param {(field: keyof Wish, value: string) => void} change
 */
function createParts(app, shelf, change) {
    const segments = {
        game: createSegments('game', t('web.lobby.game'), (word) => change('game', word)),
        side: createSegments('side', t('web.lobby.side'), (word) => change('side', word)),
        against: createSegments(
            'against',
            t('web.lobby.against'),
            (word) => change('against', word),
            'two',
        ),
        level: createSegments(
            'level',
            t('web.lobby.level'),
            (word) => change('level', word),
            'words',
        ),
    };
    const about = el('p', { class: 'fr-about' });
    const name = nameRow();
    const folds = el('div', { class: 'folds' });
    const start = el('button', { type: 'button', class: 'primary go', 'data-test': 'play-now' });
    const node = el(
        'section',
        { class: 'newgame', 'aria-labelledby': 'l-new' },
        el('h2', { id: 'l-new' }, t('web.lobby.new')),
        Object.values(segments).map((one) => one.node),
        name,
        about,
        folds,
        start,
    );
    return {
        node,
        folds,
        start,
        /** @param {GameInfo} game @param {Wish} wish */
        show(game, wish) {
            const titles = shelf.offers.map(({ game: one }) => ({
                word: one.word,
                label: one.title,
            }));
            segments.game.show(titles, game.word);
            segments.side.show(sides(shelf, game, wish), wish.side);
            segments.against.show(ways(app, game, wish), wish.against);
            segments.level.show(levels(game), wish.level);
        },
        /** @param {GameInfo} game @param {Wish} wish */
        mark(game, wish) {
            for (const [field, one] of Object.entries(segments))
                one.choose(wish[/** @type {keyof Wish} */ (field)]);
            segments.side.node.hidden = ['screen', 'watch'].includes(wish.against);
            segments.level.node.hidden = !BY_LEVEL.includes(wish.against);
            name.hidden = !FROM_AFAR.includes(wish.against);
            about.textContent = aboutWay(shelf, game, wish);
            start.textContent = startText(shelf, game, wish);
        },
    };
}

/** Who plays from afar is seen by his name. */
function nameRow() {
    const field = el('input', {
        type: 'text',
        maxlength: 40,
        autocomplete: 'nickname',
        value: getSettings().name,
        placeholder: t('web.lobby.nameless'),
        'data-test': 'name',
        onchange: () => changeSettings({ name: field.value.trim() }),
    });
    return row(t('web.lobby.name'), field);
}

/** @param {Shelf} shelf @param {GameInfo} game @param {Wish} wish */
const sides = (shelf, game, { players }) => [
    ...playersOf(game, players).map((player) => ({
        word: player[0],
        label: shelf.playerName(game.word, player),
        tall: player.length > 1,
        sign: el(
            'span',
            { class: 'signs' },
            player.map((seat) => shelf.sign(game.word, seat)),
        ),
    })),
    { word: DRAWN, label: t('web.lobby.draw') },
];

/** More than one other is told of in the plural. @param {GameInfo} game @param {Wish} wish */
const isCrowd = (game, { players }) => playersOf(game, players).length > 2;

/** @param {App} app @param {GameInfo} game @param {Wish} wish */
const ways = (app, game, wish) =>
    waysOf(game).map(([word, sign]) => ({
        word,
        label: t(`web.lobby.${word}${MANY[word] && isCrowd(game, wish) ? 's' : ''}`),
        sign: icon(sign),
        off: !app.online && FROM_AFAR.includes(word),
    }));

/** @param {string} word of a player that answers at once */
const quickLabel = (word) => t(word === 'quick' ? 'web.lobby.quick' : 'web.lobby.simple');

/** The engine says "hard: looks ahead …": the word before the colon. @param {GameInfo} game */
const levels = (game) =>
    levelsOf(game).map(({ word, about }) => ({
        word,
        label: isQuick(game, word) ? quickLabel(word) : about.split(/\s*:/)[0],
    }));

/** A sentence about the way chosen. @param {Shelf} shelf @param {GameInfo} game @param {Wish} wish */
function aboutWay(shelf, game, wish) {
    const { against, level } = wish;
    if (against === 'screen' && !game.hides) return t('web.lobby.screen_open');
    if (against === 'friend' && isCrowd(game, wish)) return t('web.lobby.friends_about');
    if (!BY_LEVEL.includes(against)) return t(`web.lobby.${against}_about`);
    const pace = shelf.module(game.word).card?.pace?.[level];
    return [aboutPlayer(game, level), pace ? t(pace) : ''].filter(Boolean).join(' ');
}

/** @param {Shelf} shelf @param {GameInfo} game @param {Wish} wish */
function startText(shelf, game, wish) {
    const { against, side } = wish;
    if (against === 'friend' && isCrowd(game, wish)) return t('web.lobby.start_friends');
    if (!['automaton', 'computer'].includes(against)) return t(`web.lobby.start_${against}`);
    if (side === DRAWN) return t('web.lobby.start_draw');
    const own = shelf.module(game.word).card?.start[side];
    const player = ofSeat(playersOf(game, wish.players), side) ?? [side];
    return own ? t(own) : t('web.lobby.start_as', { s0: shelf.playerName(game.word, player) });
}
