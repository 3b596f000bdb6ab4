// rematch.js: another game with the same people on other sides: asked for, wanted, refused; and the
// second game of a match of two. Stands in the box at the end of a game.
import { el, fill } from '../dom.js';
import { gameHash, go } from '../router.js';
import { problemText, toast } from '../frame.js';
import { t } from '../i18n.js';

/** @typedef {import('../types.js').Rematch} Rematch */

export class AnotherGame {
    #drawn = '';

    /** @param {import('./people.js').People} people */
    constructor(people) {
        this.people = people;
        this.page = people.page;
        this.desk = people.desk;
        this.node = el('div', { class: 'rematch', 'data-test': 'rematch-box' });
        /** @type {Rematch} */
        this.now = this.desk.table.rematch ?? { wants: [], refuses: [], next: null };
    }

    /** @param {string[]} seats */
    #mine(seats) {
        return this.desk.held.some((seat) => seats.includes(seat));
    }

    /** @param {string[]} seats */
    #theirs(seats) {
        return seats.filter((seat) => !this.desk.held.includes(seat));
    }

    /** Who of them is somebody else. @param {string[]} seats */
    #nameOf(seats) {
        const [word] = this.#theirs(seats);
        const seat = this.desk.table.seats.find((one) => one.word === word);
        return seat?.player || seat?.name || '';
    }

    /** @param {boolean} yes */
    async #answer(yes) {
        const { desk } = this;
        try {
            const seat = desk.seat || desk.held[0];
            this.hear(await desk.transport.rematch?.(desk.id, seat, yes));
            this.page.update();
        } catch (error) {
            toast(problemText(error));
        }
    }

    /** Takes my seats along to the next game. @param {string} next */
    async #move(next) {
        await this.desk.transport.moveTo?.(this.desk.id, next);
        if (!this.page.closed) go(gameHash(next));
    }

    /** @param {Rematch} [said] */
    hear(said) {
        if (!said) return;
        const before = this.now;
        this.now = said;
        const wanted = this.#mine(said.wants) || this.desk.transport.kind === 'local';
        const isNew = (/** @type {'wants' | 'refuses'} */ what) =>
            this.#theirs(said[what]).some((seat) => !before[what].includes(seat));
        if (said.next && !before.next && wanted) void this.#move(said.next);
        else if (isNew('wants')) {
            this.people.ring('joined');
            toast(t('web.rematch.offered', { s0: this.#nameOf(said.wants) }));
        } else if (isNew('refuses') && wanted)
            toast(t('web.rematch.refused', { s0: this.#nameOf(said.refuses) }));
    }

    update() {
        const { over, series } = this.page.state;
        const { held, table } = this.desk;
        const key = JSON.stringify([over, series, this.now, held, table.seats]);
        if (key === this.#drawn) return;
        this.#drawn = key;
        fill(this.node, over ? this.#draw() : null);
    }

    #draw() {
        const { series } = this.page.state;
        const lines = (series?.lines ?? []).map((line) => el('p', { class: 'score-line' }, line));
        const text = this.#said();
        return [
            ...lines,
            text ? el('p', { class: 'rematch-said', role: 'status' }, text) : null,
            el('div', { class: 'buttons' }, this.#buttons(series?.number === 1)),
        ];
    }

    /** What the others say to it. */
    #said() {
        const { wants, refuses, next } = this.now;
        if (next) return t('web.rematch.there');
        if (this.#theirs(refuses).length > 0)
            return t('web.rematch.refused', { s0: this.#nameOf(refuses) });
        if (this.#theirs(wants).length > 0)
            return t('web.rematch.offered', { s0: this.#nameOf(wants) });
        return this.#mine(wants) ? t('web.rematch.waiting') : '';
    }

    /** @param {boolean} second of a match of two, which is agreed upon */
    #buttons(second) {
        const { wants, next } = this.now;
        if (next) return [button('go', t('web.rematch.go'), () => this.#move(next), true)];
        if (this.desk.held.length === 0 || !this.desk.transport.rematch) return [];
        if (this.#mine(wants))
            return [button('withdraw', t('web.rematch.withdraw'), () => this.#answer(false))];
        const asked = this.#theirs(wants).length > 0;
        const label = t(second ? 'web.series.next' : 'web.rematch.ask');
        return [
            button('rematch', label, () => this.#answer(true), second || asked),
            asked ? button('refuse', t('web.rematch.refuse'), () => this.#answer(false)) : null,
        ];
    }
}

/** @param {string} word @param {string} label @param {() => any} act @param {boolean} [main] */
const button = (word, label, act, main = false) =>
    el(
        'button',
        {
            type: 'button',
            class: main ? 'primary' : null,
            'data-test': word,
            onclick: () => void act(),
        },
        label,
    );
