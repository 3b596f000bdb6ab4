// ahead.js: what would be asked next in a place that is pointed at: its panel on the board shows the
// answers, and one click chooses the place and answers. Nothing has been sent before.
import { choicesAbout } from './pick.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {import('./types.js').Choice} Choice */

const PATIENCE = 120; // milliseconds the mouse rests on a place before the engine is asked
const MOST = 8; // answers; more are a question of their own

export class Ahead {
    /** @type {{place: string, version: number, via: Choice, choices: Choice[]} | null} */
    open = null;
    #timer = 0;
    #place = '';
    #asked = '';

    /** @param {GamePage} page */
    constructor(page) {
        this.page = page;
    }

    /** Somebody points at a place. @param {string | null} place */
    point(place) {
        const asked = `${place} ${this.page.state.version}`;
        if (asked === this.#asked) return; // the timer runs, or has run
        window.clearTimeout(this.#timer);
        this.#asked = asked;
        this.#place = place ?? '';
        if (place) this.#timer = window.setTimeout(() => void this.#look(place), PATIENCE);
    }

    /** @param {string} place */
    async #look(place) {
        const { page } = this;
        const { version, rule } = page.state;
        const found =
            page.canChoose() && !page.hands.open ? choicesAbout(page.choices(), place) : [];
        const [via] = found;
        if (found.length !== 1 || via.begins || via.primary) return;
        const next = await page.desk.look('next', { action: via.action }).catch(() => null);
        /** @type {Choice[]} */
        const choices = next?.choices ?? [];
        const inside = choices.every((one) => one.place === null || one.place === place);
        if (page.state.version !== version || this.#place !== place) return;
        if (next?.rule === rule || !inside || choices.length < 2 || choices.length > MOST) return;
        this.open = { place, version, via, choices };
        page.light();
    }

    /** What is known of the present question. */
    now() {
        const { open, page } = this;
        return open?.version === page.state.version && !page.hands.open ? open : null;
    }
}
