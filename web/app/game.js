// game.js: the page of one game. Holds what is shown now and passes between the desk (what the game
// says), the board (what is drawn and clicked) and the panels. What happens in the game is followed
// in follow.js; looking back, trials and hints have files of their own.
import { loadGame, NO_MODULE } from '../games/boards.js';
import { foretell, lightBoard, lookAtQuestion } from './gaze.js';
import { wire } from './wires.js';
import { addKeys } from './keys.js';
import { choicesAbout, litThings } from './pick.js';
import { Ask } from './ask.js';
import { createBands } from './bands.js';
import { createHand } from './hand.js';
import { createLayout } from './layout.js';
import { createPlace, createStatus } from './panels.js';
import { createPlates } from './plates.js';
import { createRule, openAim } from './learn/rules.js';
import { createStrip } from './strip.js';
import { createLog } from './log.js';
import { loadTips, openExplain } from './late.js';
import { createPlayback } from './playback.js';
import { Chances } from './review/chances.js';
import { createLookBar } from './review/lookback.js';
import { createMoves } from './review/moves.js';
import { createStudy, lookAt, Room } from './review/room.js';
import { createToolbar } from './toolbar.js';
import { Desk } from './desk.js';
import { forgetVariations } from './review/trial.js';
import { el, fill } from './dom.js';
import { Follower } from './follow.js';
import { Again, lineOf } from './again.js';
import { Ahead } from './ahead.js';
import { Hands, isMeant, point } from './hands.js';
import { holdFocus } from './focus.js';
import { getSettings, motionSpeed, onSettings } from './settings.js';
import { People } from './people/people.js';
import { play as sound } from './sound.js';
import { problemText, showProblem, toast } from './frame.js';
import { TransportError } from '../engine/errors.js';
import { t } from './i18n.js';
import { guardClicks } from './guard.js';
import { Groups, takeBack, undoAll } from './takeback.js';

/** @typedef {import('./types.js').Choice} Choice */
/** @typedef {import('./types.js').Frame} Frame */
/** @typedef {import('./main.js').App} App */

/**
 * @typedef {object} Panel
 * @property {HTMLElement} node
 * @property {HTMLElement} home the column it belongs to
 * @property {() => any} update
 * @property {() => any} focus
 * @property {() => (string | undefined)} [wanted]
 * @property {() => void} [reset]
 */

/** @param {Ask} ask @param {HTMLElement} home @returns {Panel} */
const panelOf = (ask, home) => ({
    node: ask.node,
    home,
    update: () => ask.update(),
    focus: () => ask.focus(),
});

/** @param {App} app @param {string} id @param {number | null} at @returns {Promise<GamePage>} */
export async function openGame(app, id, at) {
    const page = new GamePage(app, new Desk(app.transportOf(id), id));
    try {
        await page.open(at);
    } catch (error) {
        page.close();
        throw error;
    }
    return page;
}

export class GamePage {
    /** @param {App} app @param {Desk} desk */
    constructor(app, desk) {
        this.app = app;
        this.desk = desk;
        /** @type {import('./types.js').GameState} */
        this.state = /** @type {any} */ (null);
        /**
         * The position looked at, if it is not the present one.
         * @type {{number: number, frame: Frame} | null}
         */
        this.looking = null;
        /**
         * A trial in course: the real game and what was done in the trial.
         * @type {import('./review/trial.js').Trial | null}
         */
        this.trial = null;
        /** What was tried and left. @type {import('./review/trial.js').Variation[]} */
        this.variations = [];
        /** The thing pointed at: only choices about it are listed. @type {string | null} */
        this.narrowed = null;
        /** A choice to be made again, if choices are to be confirmed. @type {string | null} */
        this.pending = null;
        /**
         * Why something cannot be done.
         * @type {{sentence: string, rule?: string | null, cite?: string | null, more?: {sentence:
         *     string, rule: string | null, cite: string | null}[]} | null}
         */
        this.note = null;
        /**
         * By action, what a search thinks of it.
         * @type {Map<string, {value: number, visits: number, best: boolean}> | null}
         */
        this.hints = null;
        /** @type {string | null} */
        this.placeShown = null;
        /** @type {string | null} */
        this.ruleShown = null;
        /** The seat whose computer is at work. @type {string | null} */
        this.thinking = null;
        this.connected = true;
        this.acting = false;
        this.closed = false;
        /** Why there is no such game any more. */
        this.gone = '';
        /** What the page asks of the game it shows. */
        this.game = NO_MODULE;
        /** @type {import('../games/boards.js').Board | null} */
        this.board = null;
        /** @type {import('../games/boards.js').BoardModule['drawAside'] | null} */
        this.drawAside = null;
        /** @type {ReturnType<typeof import('./learn/tips.js').createTips> | null} */
        this.tips = null;
        /** What the board was lit by. */
        this.lightKey = '';
        /** What the board was turned to. */
        this.asked = '';
        /** @type {(() => void)[]} */
        this.endings = [];
        /** What a seat's plate says in its corner. @type {((seat: string) => string) | null} */
        this.corner = null;
        this.showRule = this.showRule.bind(this);
        this.follower = new Follower(this);
        this.chances = new Chances(this);
        this.room = new Room(this);
        /** Somebody else says where the camera looks: a coach. */
        this.led = false;
        this.corner = (/** @type {string} */ seat) => this.room.corner(seat);
        this.endings.push(() => forgetVariations(this));
        this.hands = new Hands(this);
        this.groups = new Groups();
        this.again = new Again();
        this.ahead = new Ahead(this);
    }

    /** @param {number | null} at */
    async open(at) {
        await this.desk.open();
        this.people = new People(this);
        this.build();
        await this.follower.begin();
        // From here on there is a question: whoever answers by keys need not wait for the board.
        this.endings.push(
            onSettings(() => this.update()),
            addKeys(this),
        );
        this.update();
        await this.drawBoard();
        if (at !== null) await this.lookAt(at);
        void this.follower.follow();
    }

    build() {
        this.boardRoot = el('div', { class: 'board', 'data-test': 'board' });
        this.bands = createBands(this);
        this.strip = createStrip(this);
        this.toolbar = createToolbar(this);
        this.lookBar = createLookBar(this);
        this.playback = createPlayback(this);
        this.ask = new Ask(this);
        this.log = createLog(this);
        this.columns = {
            left: el('aside', { class: 'left', 'aria-label': t('web.panel.left') }),
            right: el('aside', { class: 'right', 'aria-label': t('web.panel.right') }),
        };
        const { left, right } = this.columns;
        /** @type {Record<string, Panel>} */
        this.panels = {
            plates: { ...createPlates(this), home: left },
            hand: { ...createHand(this), home: left },
            ask: panelOf(this.ask, right),
            log: { ...this.log, update: () => {}, home: right },
            moves: { ...createMoves(this), home: left },
            study: { ...createStudy(this), home: right },
            status: { ...createStatus(this), home: left },
            place: { ...createPlace(this), home: left },
            rule: { ...createRule(this), home: left },
        };
        right.append(this.bands.above);
        for (const { node, home } of Object.values(this.panels)) home.append(node);
        this.foot = el('div', { class: 'left-foot' });
        left.append(this.foot);
        this.people?.build(this.foot);
        this.mapPanels = el('div', { class: 'map-panels' }, this.bands.node);
        this.main = el(
            'main',
            { class: 'game' },
            el('h1', { class: 'visually-hidden' }, this.desk.table.title),
            left,
            el(
                'section',
                { class: 'map', 'aria-label': t('web.panel.map') },
                this.boardRoot,
                this.mapPanels,
                this.toolbar.node,
                this.playback.node,
                this.lookBar.node,
            ),
            right,
        );
        this.layout = createLayout(this);
        this.endings.push(guardClicks(this));
        fill(this.app.root, this.strip.node, this.main);
    }

    async drawBoard() {
        const root = /** @type {HTMLElement} */ (this.boardRoot);
        this.game = await loadGame(this.desk.table.game);
        if (!this.game.loadBoard) {
            fill(root, el('p', { class: 'no-board' }, t('web.game.no_board')));
            this.update();
            return;
        }
        const { createBoard, drawAside } = await this.game.loadBoard();
        if (this.closed) return;
        this.drawAside = drawAside ?? null;
        this.board?.destroy();
        fill(root);
        this.board = createBoard(root, { t, table: this.desk.table, motion: motionSpeed });
        wire(this, this.board);
        this.showPosition();
        this.update();
        void loadTips(this);
    }

    close() {
        if (this.closed) return;
        this.closed = true;
        this.follower.end();
        for (const end of this.endings) end();
        this.board?.destroy();
    }

    /** There is no such game any more. @param {string} sentence */
    leave(sentence) {
        this.gone = sentence;
        this.close();
        showProblem(this.app, new TransportError(404, 'missing', sentence));
    }

    /** The same page in another language. */
    async relabel() {
        if (this.gone) return this.leave(this.gone);
        this.desk.table = await this.desk.look('table');
        this.state = await this.desk.state();
        this.desk.sit(this.desk.seat);
        await this.desk.readStory(this.state.version);
        if (this.looking)
            this.looking.frame =
                (await this.desk.frameAt(this.looking.number)) ?? this.looking.frame;
        await this.follower.retell();
        const held = holdFocus(this.app.root);
        this.build();
        this.main?.toggleAttribute('data-trial', this.trial !== null);
        await this.drawBoard();
        this.log?.update(this.follower.shown);
        held?.back();
    }

    // ---- Drawing --------------------------------------------------------------------------------

    /** Draws everything but the board's position again. */
    update() {
        if (this.closed || !this.state || !this.ask) return;
        this.hands.check();
        this.ask.waits = true;
        this.strip?.update();
        for (const panel of Object.values(this.panels ?? {})) void panel.update();
        this.bands?.update();
        this.toolbar?.update();
        this.lookBar?.update();
        this.playback?.update();
        this.layout?.update();
        this.tips?.update();
        this.light();
        lookAtQuestion(this);
        const busy = this.acting || (this.follower.playing && !this.looking);
        if (this.main)
            Object.assign(this.main.dataset, {
                version: String(this.state.version),
                shown: String(this.moment().number),
                busy: String(busy),
                mode: this.mode(),
            });
        this.people?.update();
        this.ask.settle();
        document.title = `${this.people?.badge() ?? ''}${this.desk.table.title} – ${t('web.title')}`;
    }

    /** Whether how far it was watched is to be remembered. */
    keeps() {
        return !this.trial;
    }

    /** @returns {'play' | 'look' | 'trial' | 'lesson'} what the page is used for now */
    mode() {
        return this.looking ? 'look' : this.trial ? 'trial' : 'play';
    }

    /**
     * What is to be seen now: every panel shows this moment and no other.
     * @returns {import('./types.js').Moment}
     */
    moment() {
        return this.follower.moment();
    }

    /** How the game ended; null while that is still to be seen. */
    over() {
        return this.looking || this.follower.playing ? null : this.state.over;
    }

    /** The position that is to be seen, at once. */
    showPosition() {
        this.lightKey = '';
        this.board?.show(this.moment().view, {
            viewer: this.desk.seat || 'watcher',
        });
        this.light();
    }

    /** @returns {Set<string>} */
    lit() {
        if (!this.canChoose()) return new Set();
        const lit = litThings(this.choices());
        // What could be taken up instead stays lit as well.
        if (this.hands.open)
            for (const { begins, things, place } of this.state.choices)
                if (begins) for (const word of things) if (word !== place) lit.add(word);
        return lit;
    }

    /** What may be chosen now: what follows what is held, else all. @returns {Choice[]} */
    choices() {
        return this.hands.open?.next.choices ?? this.state.choices;
    }

    /** @returns {{prompt: string, rule: string | null}} what is asked now */
    question() {
        return this.hands.open?.next ?? this.state;
    }

    /** @param {string | null} [chosen] */
    light(chosen = this.chosenThing()) {
        lightBoard(this, chosen);
    }

    /** What is marked on the board as chosen. @returns {string | null} */
    chosenThing() {
        const held = this.hands.open?.choice;
        const piece = held?.things.find((word) => word !== held.place);
        return piece ?? held?.place ?? this.narrowed ?? this.game.chosen(this.moment().view);
    }

    /** Places somebody reads about; none: he does no more. @param {string[]} words */
    point(words) {
        if (this.board?.point) this.board.point(words);
        else if (words.length === 0) this.light();
        else {
            this.lightKey = '';
            this.board?.light({ things: new Set(words), chosen: words[0] });
        }
    }

    /** A choice somebody points at in the list. @param {Choice | null} choice */
    preview(choice) {
        this.light(choice ? (choice.things.at(-1) ?? choice.place) : undefined);
        foretell(this, choice?.place ?? null);
    }

    // ---- What there is to do --------------------------------------------------------------------

    canChoose() {
        return (
            !this.looking &&
            !this.follower.playing &&
            this.state.actor === this.desk.seat &&
            this.state.choices.length > 0
        );
    }

    /** @returns {string} what is said instead of a question; '' if there is one */
    waitingText() {
        const { state, desk } = this;
        if (this.looking) return t('web.look.prompt', { n0: this.looking.number });
        if (this.follower.playing) return t('web.wait.playing');
        if (state.over) return t('web.over.prompt');
        if (state.actor === desk.seat) return '';
        const name = desk.seatName(state.actor);
        const seat = desk.table.seats.find(({ word }) => word === state.actor);
        if (seat?.open || seat?.invited) return t('web.wait.open', { s0: name });
        if (this.thinking) return t('web.wait.thinking', { s0: desk.seatName(this.thinking) });
        return name ? t('web.wait.for', { s0: name }) : t('web.wait.dice');
    }

    /** @returns {string | null} the place whose odds are told beside the question */
    oddsPlace() {
        if (!this.canChoose()) return null;
        const places = this.desk.table.places.map(({ word }) => word);
        if (this.narrowed && places.includes(this.narrowed)) return this.narrowed;
        return this.state.about;
    }

    /** @returns {string | undefined} the place whose panel is open */
    placeWanted() {
        return this.panels?.place.wanted?.();
    }

    /** @param {string} word */
    thingName(word) {
        const card = this.state.cards?.find((one) => one.word === word);
        return card?.name ?? this.desk.placeName(this.game.placeOf(this.state.view, word) ?? word);
    }

    /** @param {string | null} word */
    narrow(word) {
        this.narrowed = word;
        this.note = null;
        this.pending = null;
        this.update();
    }

    /** What is held is put down again. @returns {boolean} whether anything was */
    letGo() {
        const held = this.hands.letGo() || this.narrowed !== null;
        this.narrow(null);
        return held;
    }

    /**
     * Something on the board or a card was clicked.
     * @param {import('../games/boards.js').Thing} thing
     */
    async onThing(thing) {
        const { word, place, kind } = thing;
        const where = kind === 'place' ? word : place;
        if (where) this.placeShown = where;
        if (this.looking) {
            if (where) this.showPlace(where);
            return;
        }
        if (word === this.narrowed) return this.narrow(null);
        if (await point(this, thing)) return;
        const all = this.canChoose() ? this.choices() : [];
        const about = choicesAbout(all, word);
        const within = this.narrowed ? choicesAbout(choicesAbout(all, this.narrowed), word) : [];
        const found = within.length > 0 ? within : about;
        if (found.length === 1) return this.choose(found[0], thing.shiftKey);
        if (found.length > 1) return this.narrow(word);
        await this.tellWhyNot(word, this.hands.open?.choice.action);
    }

    /** @param {string} word @param {string} [after] what is held: it would be played before */
    async tellWhyNot(word, after) {
        /** @type {any} */
        const answer = await this.desk
            .look('why', { thing: word, after })
            .catch((error) => ({ sentence: problemText(error), rule: null }));
        this.narrowed = null;
        this.note = answer.sentence ? answer : null;
        this.update();
        this.layout?.show('ask', false);
    }

    /** So many of a kind go along. @param {string} of @param {number} count */
    async setAmount(of, count) {
        await this.hands.open?.group?.set(of, count);
        this.update();
    }

    /**
     * Plays a choice.
     * @param {Choice} choice @param {boolean} [same] and answers as in the last place
     * @param {Choice | null} [via] the choice it answers, which is played before it
     */
    async choose(choice, same = false, via = null) {
        if (this.acting || !this.canChoose()) return;
        if (getSettings().confirm && this.pending !== choice.action) {
            this.pending = choice.action;
            return this.update();
        }
        if (choice.begins && !this.hands.open?.next.choices.includes(choice)) {
            this.pending = this.note = this.narrowed = null;
            if (await this.hands.take(choice)) return this.update();
        }
        if (!(await isMeant(this, choice))) return;
        sound('click');
        const { version } = this.state;
        const line = await lineOf(this, choice, same);
        const action = via ? `${via.action}; ${line}` : line;
        if (this.acting || this.state.version !== version) return;
        this.groups.add(version, action);
        this.again.note(this, action);
        await this.act(() => this.desk.play(version, action, this.placeWanted()));
        if (this.trial && !this.note) {
            this.trial.line.push({ version, action });
            this.bands?.update();
        }
    }

    /**
     * Does something to the game and shows what came of it.
     * @param {() => Promise<import('./types.js').Answer>} doIt
     */
    async act(doIt) {
        if (this.acting) return;
        this.acting = true;
        // What is shown of this may still go on while the next thing is done already.
        let mine = true;
        const end = () => {
            if (mine) this.acting = mine = false;
        };
        this.pending = this.narrowed = this.note = this.hints = null;
        this.hands.letGo();
        this.desk.passed.clear();
        if (this.main) this.main.dataset.busy = 'true';
        try {
            const answer = await doIt();
            end();
            if (!answer.good)
                this.note = {
                    sentence: answer.sentence || t('web.problem.stale'),
                    rule: answer.rule,
                    cite: answer.cite,
                };
            await this.follower.follow(answer.state);
        } catch (error) {
            toast(problemText(error));
        } finally {
            end();
            this.follower.giveUp();
            this.update();
        }
    }

    /** @param {'undo' | 'redo'} verb */
    takeBack(verb) {
        return takeBack(this, verb);
    }

    undoAll() {
        return undoAll(this);
    }

    // ---- Looking around -------------------------------------------------------------------------

    /** @param {string} word */
    showPlace(word) {
        this.placeShown = word;
        this.layout?.show('place');
    }

    /** @param {string} number */
    showRule(number) {
        this.ruleShown = number;
        this.panels?.rule.reset?.();
        this.layout?.show('rule');
    }

    /** How the game is won and lost. */
    showAim() {
        return openAim(this);
    }

    /** @param {number | null} number of the action a computer is to explain */
    explain(number) {
        return openExplain(this, number);
    }

    /** The position after action `number`; null: the present. @param {number | null} number */
    lookAt(number) {
        return lookAt(this, number);
    }

    /** The room of the review: where one is, else before the last action until it is known what cost most. */
    async openReview() {
        const looked = this.looking !== null;
        await this.lookAt(this.looking?.number ?? Math.max(0, this.follower.shown - 1));
        this.room.seeking = !looked;
        this.layout?.show('study');
        this.update();
    }
}
