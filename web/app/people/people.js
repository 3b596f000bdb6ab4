// people.js: the people at a game's table: who comes and goes, what is said, who gives up or wants
// another game, and the bell when it is one's turn. Shows itself at the foot of the left column and
// in the box at the end of the game; the plates show who is there (plates.js).
import { el, fill } from '../dom.js';
import { getSettings } from '../settings.js';
import { play as sound } from '../sound.js';
import { t } from '../i18n.js';
import { toast } from '../frame.js';
import { openSheet } from '../sheet.js';
import { Chat } from './chat.js';
import { whatHappened } from './comings.js';
import { AnotherGame } from './rematch.js';
import { mayResign } from './resign.js';

/** @typedef {import('../game.js').GamePage} GamePage */
/** @typedef {import('../types.js').SeatInfo} SeatInfo */

/** Somebody who loads the page again is not told of as one who goes: ms. */
const PATIENCE = 6000;

export class People {
    /** @param {GamePage} page */
    constructor(page) {
        this.page = page;
        /** The real game, whatever is tried on a copy. */
        this.desk = page.desk;
        this.chat = new Chat(this);
        this.rematch = new AnotherGame(this);
        this.series = el('button', {
            type: 'button',
            class: 'foot-line series-line',
            'data-test': 'series',
            hidden: true,
            onclick: () => this.showScore(),
        });
        this.node = el('div', { class: 'people' });
        this.mine = false;
        /** Those who were there when last told of. @type {SeatInfo[]} */
        this.told = page.desk.table.seats;
        /** @type {number | undefined} */
        this.timer = undefined;
        page.endings.push(() => clearTimeout(this.timer));
    }

    /** Into the page that has just been built, in its language. @param {Element} foot */
    build(foot) {
        this.chat.build();
        fill(this.node, this.series, this.chat.line);
        foot.append(this.node);
    }

    /** Whether somebody else sits at another screen. */
    get together() {
        const { table, held, transport } = this.desk;
        return (
            transport.kind === 'remote' &&
            table.seats.some(
                ({ word, controller }) => controller === 'human' && !held.includes(word),
            )
        );
    }

    update() {
        const { page } = this;
        if (page.trial) return;
        const mine = page.canChoose();
        if (mine && !this.mine && this.together) this.ring('turn');
        this.mine = mine;
        const { series } = page.state;
        this.series.hidden = !series;
        if (series) fill(this.series, el('b', {}, t('web.series.game', { n0: series.number })));
        this.chat.update();
        this.rematch.update();
        this.node.hidden = this.series.hidden && this.chat.line.hidden;
        this.#drawSign();
        if (page.main) page.main.toggleAttribute('data-unread', this.chat.unread > 0);
    }

    /** Where the left column is folded, the chat has a sign in its row. */
    #drawSign() {
        const rail = this.page.columns?.left.querySelector('.rail');
        if (!rail || !this.chat.possible) return;
        if (!rail.contains(this.chat.sign)) rail.append(this.chat.sign);
    }

    /** What is put before the title of the window: it is seen among other tabs. */
    badge() {
        const { page } = this;
        const mine = (page.canChoose() || page.follower.isCalling()) && !page.trial;
        if (mine) return this.together ? `● ${t('web.title.your_move')} · ` : '● ';
        return this.chat.unread > 0 ? `(${this.chat.unread}) ` : '';
    }

    /** @param {'turn' | 'joined' | 'said'} what */
    ring(what) {
        if (getSettings().bell) sound(what, true);
    }

    /** @param {import('../types.js').Pulse} pulse */
    hear({ chat }) {
        if (chat !== undefined) void this.chat.read(chat);
    }

    /** The table has been read again. @param {import('../types.js').Table} table */
    seatsRead(table) {
        this.rematch.hear(table.rematch);
        this.tell(false);
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.tell(true), PATIENCE);
    }

    /** Tells what has changed since it was last told. @param {boolean} patient of who goes, too */
    tell(patient) {
        const { desk } = this;
        const news = whatHappened(this.told, desk.table.seats, desk.held, patient);
        for (const { kind, sentence, seat } of news) {
            // Who has just sat down is on his way here.
            const known = { ...seat, online: seat.online || kind === 'joined' };
            this.told = this.told.map((one) => (one.word === seat.word ? known : one));
            this.chat.note(sentence);
            if (kind === 'joined' || kind === 'resigned') toast(sentence);
            if (kind === 'joined') this.ring('joined');
        }
        if (news.length > 0) this.page.update();
    }

    mayResign() {
        return mayResign(this.page);
    }

    /** How the match of two games stands. */
    showScore() {
        const { series } = this.page.state;
        if (!series) return;
        openSheet({
            word: 'series',
            title: t('web.series.title'),
            body: [
                el('p', {}, t('web.series.about', { n0: series.number })),
                series.lines.map((line) => el('p', { class: 'score-line' }, line)),
            ].flat(),
        });
    }

    /** What people can do when the game is over. */
    overNode() {
        return this.rematch.node;
    }
}
