/*
 * How many of a pile: a small counter under a chosen piece that stands for several units alike.
 */
import { html } from './dom.js';

export class Stepper {
    /**
     * @param {HTMLElement} room the map's element @param {import('./types.js').Translate} t
     * @param {(ids: string[]) => void} pick
     */
    constructor(room, t, pick) {
        this.room = room;
        this.t = t;
        this.pick = pick;
        /** @type {string[]} the units that may be chosen */
        this.ids = [];
        this.count = 1;
        this.text = html('output', {});
        /** @param {string} name @param {string} sign @param {number} step */
        const button = (name, sign, step) => {
            const node = html(
                'button',
                { type: 'button', 'aria-label': t(`web.board.button.${name}`) },
                sign,
            );
            node.addEventListener('click', (event) => {
                event.stopPropagation();
                this.set(this.count + step);
            });
            return node;
        };
        this.node = html(
            'div',
            {
                class: 'stepper',
                hidden: true,
                role: 'group',
                'aria-label': t('web.board.several'),
            },
            button('fewer', '−', -1),
            this.text,
            button('more', '+', 1),
        );
        room.append(this.node);
    }

    /** @param {string[]} ids that may be chosen @param {number} count of them chosen @param {Element} piece */
    open(ids, count, piece) {
        this.ids = ids;
        this.count = count;
        this.node.hidden = ids.length < 2;
        this.say();
        const at = piece.getBoundingClientRect(),
            room = this.room.getBoundingClientRect();
        const { offsetWidth: width } = this.node;
        const left = at.left + at.width / 2 - room.left - width / 2;
        this.node.style.left = `${Math.max(4, Math.min(room.width - width - 4, left))}px`;
        this.node.style.top = `${at.bottom - room.top + 4}px`;
    }

    say() {
        this.text.textContent = this.t('web.board.of', { n0: this.count, n1: this.ids.length });
    }

    /** @param {number} count */
    set(count) {
        this.count = Math.max(1, Math.min(this.ids.length, count));
        this.say();
        this.pick(this.ids.slice(0, this.count));
    }

    hide() {
        this.node.hidden = true;
        this.ids = [];
    }
}
