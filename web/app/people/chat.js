// chat.js: what people say to each other during a game: a line at the foot of the page that opens a
// sheet. Words become text nodes and nothing else; whoever does not want to read them switches the
// chat off, in this browser.
import { el, fill } from '../dom.js';
import { changeSettings, getSettings } from '../settings.js';
import { keptGame, keepGame } from '../memory.js';
import { openSheet } from '../sheet.js';
import { problemText, toast } from '../frame.js';
import { language, t } from '../i18n.js';
import { icon } from '../icons.js';

const BYTES = 399; // most that a line may have

/** @typedef {{number: number, seat: string, at: number, words: string}} Line seat '': the table */

export class Chat {
    /** @type {Line[]} */
    lines = [];
    unread = 0;
    /** The last line that was read from the server. */
    #number = 0;
    #reading = false;
    #wanted = 0;
    /** What the line was drawn from. */
    #drawn = '';
    /** @type {{list: HTMLElement} | null} */
    #open = null;

    /** @param {import('./people.js').People} people */
    constructor(people) {
        this.people = people;
        this.desk = people.desk;
        this.line = el('button', {
            type: 'button',
            class: 'foot-line chat-line',
            'data-test': 'chat',
            onclick: () => this.open(),
        });
        this.sign = el('button', {
            type: 'button',
            class: 'rail-b chat-sign',
            'data-tab': 'chat',
            onclick: () => this.open(),
        });
    }

    /** Whether there is anybody to talk to. */
    get possible() {
        const { transport, table } = this.desk;
        const people = table.seats.filter(({ controller }) => controller === 'human');
        return transport.chat !== undefined && people.length > 1;
    }

    get wanted() {
        return this.possible && getSettings().chat;
    }

    build() {
        this.sign.setAttribute('aria-label', t('web.chat.open'));
        this.#drawn = '';
        this.update();
    }

    update() {
        this.line.hidden = !this.possible;
        const last = this.lines.at(-1);
        const text = !getSettings().chat
            ? t('web.chat.off')
            : last
              ? this.#sayer(last) + last.words
              : t('web.chat.empty');
        const key = JSON.stringify([text, this.unread]);
        if (key === this.#drawn) return;
        this.#drawn = key;
        const count = () =>
            this.unread > 0 ? el('b', { class: 'count' }, String(this.unread)) : null;
        const name = el('span', { class: 'visually-hidden' }, `${t('web.chat.title')}: `);
        fill(
            this.line,
            icon('chat'),
            name,
            el('span', { class: last ? null : 'small' }, text),
            count(),
        );
        fill(this.sign, icon('chat'), count());
    }

    /** @param {Line} line */
    #sayer({ seat }) {
        return seat ? `${this.#nameOf(seat)}: ` : '';
    }

    /** @param {string} word of a seat */
    #nameOf(word) {
        const seat = this.desk.table.seats.find((one) => one.word === word);
        return seat?.player || seat?.name || word;
    }

    /** There are so many lines now: reads those that are new. @param {number} number */
    async read(number) {
        this.#wanted = Math.max(this.#wanted, number);
        if (this.#reading || !this.wanted) return;
        this.#reading = true;
        try {
            while (this.#wanted > this.#number) await this.#readOn();
        } catch (error) {
            if (/** @type {any} */ (error)?.name !== 'TransportError') throw error;
        } finally {
            this.#reading = false;
        }
        this.people.page.update();
    }

    async #readOn() {
        const first = this.#number === 0;
        const wanted = this.#wanted; // what is said during the call is for the next one
        const told = await this.desk.transport.chat?.(this.desk.id, this.#number);
        if (!told) return;
        this.#number = Math.max(told.number, wanted);
        const others = told.lines.filter(({ seat }) => !this.desk.held.includes(seat));
        for (const line of told.lines) this.#add(line);
        if (this.#open) this.#remember();
        else this.#count(others, first);
    }

    /**
     * News are what this browser has not shown yet. By the lines' numbers, not by their times: two
     * clocks never agree. @param {Line[]} others @param {boolean} first what was said before
     */
    #count(others, first) {
        const heard = keptGame(this.desk.id).heard ?? 0;
        const news = others.filter(({ number }) => number > heard).length;
        this.unread += news;
        if (news > 0 && !first) this.people.ring('said');
    }

    #remember() {
        this.unread = 0;
        keepGame(this.desk.id, { heard: this.#number });
    }

    /** Something that happened at the table. @param {string} sentence */
    note(sentence) {
        this.#add({ number: 0, seat: '', at: Math.floor(Date.now() / 1000), words: sentence });
    }

    /** @param {Line} line */
    #add(line) {
        this.lines.push(line);
        if (!this.#open) return;
        const { list } = this.#open;
        list.append(this.#draw(line));
        list.scrollTop = list.scrollHeight;
    }

    /** @param {Line} line */
    #draw(line) {
        const { seat, at, words } = line;
        const time = new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(at * 1000);
        return el(
            'li',
            { class: seat ? `said by-${seat}` : 'happened' },
            seat ? el('b', { dir: 'auto' }, this.#nameOf(seat)) : null,
            el('span', { class: 'words', dir: 'auto' }, words),
            el('time', {}, time),
        );
    }

    open() {
        const list = el(
            'ol',
            { class: 'chat-lines', role: 'log', 'aria-live': 'polite', tabindex: 0 },
            this.lines.map((line) => this.#draw(line)),
        );
        const sheet = openSheet({
            word: 'chat',
            title: t('web.chat.title'),
            look: 'chat-sheet',
            body: [list, this.#foot(list)],
            onclose: () => {
                this.#open = null;
            },
        });
        this.#open = { list };
        this.#remember();
        list.scrollTop = list.scrollHeight;
        /** @type {HTMLElement | null} */ (sheet.node.querySelector('input[type=text]'))?.focus();
        void this.read(this.#wanted);
        this.people.page.update();
    }

    /** @param {HTMLElement} list what was said: out of sight while the chat is off */
    #foot(list) {
        const slot = el('div', {});
        const box = el('input', {
            type: 'checkbox',
            checked: getSettings().chat,
            onchange: () => {
                changeSettings({ chat: box.checked });
                void this.read(this.#wanted);
                draw();
            },
        });
        const draw = () => {
            const on = getSettings().chat;
            list.hidden = !on;
            fill(slot, on && this.desk.held.length > 0 ? this.#form() : this.#instead(on));
        };
        draw();
        return el(
            'div',
            { class: 'chat-foot' },
            slot,
            el('label', { class: 'check' }, box, el('span', {}, t('web.chat.switch'))),
        );
    }

    /** @param {boolean} on */
    #instead(on) {
        return el('p', { class: 'small' }, t(on ? 'web.chat.watcher' : 'web.chat.off'));
    }

    #form() {
        const field = el('input', {
            type: 'text',
            maxlength: BYTES,
            autocomplete: 'off',
            'aria-label': t('web.chat.write'),
            placeholder: t('web.chat.write'),
            'data-test': 'chat-words',
        });
        return el(
            'form',
            {
                class: 'chat-form',
                onsubmit: (/** @type {Event} */ event) => {
                    event.preventDefault();
                    void this.#send(field);
                },
            },
            field,
            el('button', { type: 'submit', class: 'primary' }, t('web.chat.send')),
        );
    }

    /** @param {HTMLInputElement} field */
    async #send(field) {
        const words = clip(field.value.trim());
        if (!words) return;
        const { transport, id, held, seat } = this.desk;
        try {
            field.value = '';
            await transport.say?.(id, held.includes(seat) ? seat : held[0], words);
        } catch (error) {
            field.value = field.value || words;
            toast(problemText(error));
        }
    }
}

/** As much as a line may have, whole characters. @param {string} words */
function clip(words) {
    const size = (/** @type {string} */ text) => new TextEncoder().encode(text).length;
    const letters = [...words];
    while (size(letters.join('')) > BYTES) letters.pop();
    return letters.join('');
}
