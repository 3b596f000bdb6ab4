/*
 * Tooltips: what a piece, coin or mark is, how it stands, what it can do. With the mouse after a
 * moment, with the keyboard at once, under a finger that stays.
 */
import { html } from './dom.js';

const PATIENCE = 450; // milliseconds before one appears under the mouse

/** @typedef {{title: string, lines: string[]}} Tip */

export class Tips {
    /**
     * @param {HTMLElement} room the map's element
     * @param {(element: Element) => Tip|null} tell what there is to say about an element
     */
    constructor(room, tell) {
        this.room = room;
        this.tell = tell;
        this.node = html('div', { class: 'tip', role: 'tooltip', id: 's75-tip-box', hidden: true });
        room.append(this.node);
        this.timer = 0;
        /** @type {Element|null} */
        this.on = null;
    }

    /** @param {Element|null} element the pointer is over */
    point(element) {
        if (element === this.on) return;
        this.hide();
        this.on = element;
        if (element) this.timer = window.setTimeout(() => this.show(element), PATIENCE);
    }

    /** @param {Element} element */
    show(element) {
        const tip = element.isConnected ? this.tell(element) : null;
        if (!tip) return this.hide();
        this.on = element;
        this.node.replaceChildren(
            html('b', {}, tip.title),
            ...tip.lines.filter(Boolean).map((line) => html('span', {}, line)),
        );
        this.node.hidden = false;
        element.setAttribute('aria-describedby', this.node.id);
        this.place(element);
    }

    /** Above the element, or below where there is no room. @param {Element} element */
    place(element) {
        const at = element.getBoundingClientRect(),
            room = this.room.getBoundingClientRect();
        const { offsetWidth: width, offsetHeight: height } = this.node;
        const left = at.left + at.width / 2 - room.left - width / 2;
        const above = at.top - room.top - height - 8;
        this.node.style.left = `${Math.max(6, Math.min(room.width - width - 6, left))}px`;
        this.node.style.top = `${above >= 6 ? above : at.bottom - room.top + 8}px`;
    }

    hide() {
        window.clearTimeout(this.timer);
        this.on?.removeAttribute('aria-describedby');
        this.on = null;
        this.node.hidden = true;
    }
}

/**
 * @param {import('./stage.js').Stage} stage @param {import('./types.js').Translate} t
 * @returns {(element: Element) => Tip|null}
 */
export function tipTeller(stage, t) {
    return (element) => {
        const { key, tip, at } = /** @type {HTMLElement} */ (element).dataset;
        if (tip && at)
            return {
                title: t(`web.board.mark.${tip}`),
                lines: [stage.words.placeName(at), t(`web.board.about.${tip}`)],
            };
        const piece = stage.told.get(key ?? '');
        if (!piece) return null;
        const { group } = piece;
        return {
            title: group ? stage.words.pieceName(group) : piece.name,
            lines: [
                ...(group ? [stateLine(stage, group, t)] : []),
                t(`web.board.about.${piece.about}`),
                piece.ids.some((id) => stage.light.things.has(id)) ? t('web.board.lit') : '',
            ],
        };
    };
}

/** @param {import('./stage.js').Stage} stage @param {import('./types.js').Group} group @param {import('./types.js').Translate} t */
const stateLine = (stage, group, t) =>
    [
        stage.words.placeName(group.place),
        ...group.flags.map((flag) => t(`web.board.flag.${flag}`)),
    ].join(' · ');
