// lesson.js: a scene of a lesson on the page of a game: the board, the question and its choices are
// the real ones; a coach (coach.js) stands over the map and says what to do. A wrong answer is
// explained and nothing is lost.
import { Desk } from '../desk.js';
import { GamePage } from '../game.js';
import { TransportError } from '../../engine/errors.js';
import { createCoach } from './coach.js';
import { createHow, createScenes, openScenes } from './scenes.js';
import { createLesson } from '../../engine/lesson.js';
import { keepCourse, progressOf } from './progress.js';
import { lab } from '../review/lab.js';
import { language, t } from '../i18n.js';
import { learnHash, rename } from '../router.js';
import { lessonsOf } from './lessons.js';

/** @typedef {import('../types.js').Choice} Choice */
/** @typedef {import('../types.js').Course} Course */
/** @typedef {import('../types.js').Lessons} Lessons */

/**
 * @typedef {object} Miss something that was not asked for
 * @property {string} label
 * @property {string | null} place
 * @property {string} sentence why not
 * @property {string | null} rule
 * @property {Choice | null} choice null: it could not be chosen at all
 */

/** What a lesson is read by until it has spoken. @type {Course} */
const SILENT = {
    scene: 0,
    beat: 0,
    step: 0,
    steps: 0,
    kind: 'play',
    rule: null,
    undo: '',
    chosen: [],
};

/**
 * @param {import('../main.js').App} app @param {string} game
 * @param {number | null} scene null: where it was left
 */
export async function openLearn(app, game, scene) {
    const asked = location.hash;
    const lessons = await lessonsOf(game);
    const kept = progressOf(game);
    const count = lessons.scenes.length;
    const wanted = scene ?? (Math.min(Math.max(kept.scene, 1), count) || 1);
    const chosen = lessons.scenes[wanted - 1];
    if (!chosen) throw new TransportError(404, 'unknown', t('web.learn.none'));
    // Unless somebody has gone elsewhere meanwhile.
    if (location.hash === asked) rename(learnHash(game, wanted));
    const transport = await createLesson(lab(), language, {
        game,
        scene: wanted,
        pupil: chosen.pupil,
        ...kept.at[wanted],
    });
    const page = new LessonPage(app, transport, lessons, wanted);
    await page.open(null);
    return page;
}

export class LessonPage extends GamePage {
    /**
     * @param {import('../main.js').App} app
     * @param {import('../types.js').Transport & import('../../engine/lesson.js').Scene} transport
     * @param {Lessons} lessons @param {number} scene
     */
    constructor(app, transport, lessons, scene) {
        super(app, new Desk(transport, ''));
        this.scene = transport;
        this.lessons = lessons;
        this.number = scene;
        this.led = true;
        /** @type {Course} */
        this.course = SILENT;
        /** What the pupil did that was not asked for, the last one last. @type {Miss[]} */
        this.wrong = [];
        this.endings.push(() => void transport.forget(''));
    }

    async open(/** @type {number | null} */ at) {
        await super.open(at);
        await this.listen();
    }

    build() {
        super.build();
        this.coach = createCoach(this);
        this.scenes = createScenes(this);
        this.how = createHow();
        this.mapPanels?.append(this.coach.node);
        this.columns?.left.prepend(this.scenes.node);
        this.columns?.right.append(this.how.node);
    }

    async relabel() {
        this.lessons = await lessonsOf(this.lessons.game);
        this.course = await this.scene.course();
        await super.relabel();
        this.update();
    }

    // ---- What the lesson says -------------------------------------------------------------------

    /** Reads what it says now, and remembers how far the pupil has come. */
    async listen() {
        this.heed(await this.scene.course());
    }

    /** @param {Course} course */
    heed(course) {
        this.take(course);
        this.say();
    }

    /** @param {Course} course */
    take(course) {
        if (this.closed) return;
        this.course = course;
        this.wrong = [];
        keepCourse(this.lessons.game, course);
    }

    say() {
        if (!this.closed) this.update();
    }

    /**
     * What the lesson says of an answer is known before the answer is shown, so that the words of
     * the step before are never seen over the next position.
     * @template {import('../types.js').Answer} T
     * @param {T} answer @returns {Promise<T>}
     */
    async ponder(answer) {
        if (answer.good) this.take(await this.scene.course());
        return answer;
    }

    /** The words have been read. */
    async goOn() {
        await this.act(async () => {
            this.take(await this.scene.goOn());
            return { good: true, state: await this.desk.state(this.follower.wish()) };
        });
        this.say();
    }

    /** Back to the pupil's last choice. */
    async goBack() {
        await this.act(async () =>
            this.ponder(await this.desk.takeBack('undo', this.state.version)),
        );
        this.say();
    }

    /** The lesson does what it asks for. */
    async showMe() {
        const wanted = this.wanted();
        if (!wanted) return;
        this.wrong = [];
        this.hands.letGo();
        await this.choose(wanted);
    }

    /** What the pupil is to choose; null: nothing, or as he likes. */
    wanted() {
        const { action } = this.course;
        return this.state?.choices.find((choice) => choice.action === action) ?? null;
    }

    asks() {
        return this.course.kind === 'do' || this.course.kind === 'any';
    }

    /** How many minutes of the whole are left. */
    minutesLeft() {
        const { scenes, minutes } = this.lessons;
        const all = scenes.reduce((sum, { steps }) => sum + steps, 0);
        const before = scenes.slice(0, this.number - 1).reduce((sum, { steps }) => sum + steps, 0);
        const done = before + Math.max(0, this.course.step - 1);
        return Math.max(1, Math.ceil((minutes * (all - done)) / all));
    }

    // ---- The page of a game, as far as a lesson is another one ----------------------------------

    keeps() {
        return false;
    }

    /** @returns {'lesson'} */
    mode() {
        return 'lesson';
    }

    moment() {
        const moment = super.moment();
        const count = this.lessons.scenes.length;
        return {
            ...moment,
            strip: [
                {
                    word: 'lesson',
                    title: t('web.learn.scene', { n0: this.number, n1: count }),
                    line: t('web.learn.left', { n0: this.minutesLeft() }),
                    mood: /** @type {const} */ ('calm'),
                    icon: 'rule',
                    short: `${this.number} / ${count}`,
                    short_line: t('web.learn.title'),
                    open: () => openScenes(this),
                },
                ...(moment.strip ?? []),
            ],
        };
    }

    canChoose() {
        return this.asks() && super.canChoose();
    }

    waitingText() {
        if (this.course.kind === 'over') return t('web.learn.over_prompt');
        return this.asks() ? super.waitingText() : t('web.learn.listen');
    }

    /**
     * Each step of the lesson is sent by itself: nothing is held in the hand but what is dragged.
     * @param {Choice} choice
     */
    async choose(choice) {
        if (this.acting || !this.canChoose()) return;
        /** @type {import('../types.js').Answer | null} */
        let answer = null;
        const action = this.hands.line(choice);
        await this.act(async () => {
            answer = await this.ponder(await this.desk.play(this.state.version, action));
            return answer.good ? answer : { good: true, state: this.state };
        });
        const { good, sentence = '', rule = null } = /** @type {any} */ (answer) ?? {};
        if (good) return this.say();
        this.miss({ label: choice.label, place: choice.place, sentence, rule, choice });
    }

    /** @param {string} word @param {string} [after] */
    async tellWhyNot(word, after) {
        if (!this.canChoose()) return;
        await super.tellWhyNot(word, after);
        if (!this.note) return;
        const { sentence, rule = null } = this.note;
        const place = this.game.placeOf(this.state.view, word) ?? word;
        this.note = null;
        this.miss({ label: this.thingName(word), place, sentence, rule, choice: null });
    }

    /** @param {Miss} miss */
    miss(miss) {
        this.hands.letGo();
        this.wrong = [...this.wrong.filter(({ label }) => label !== miss.label), miss];
        this.update();
        this.coach?.speak();
    }

    /** @param {'undo' | 'redo'} verb */
    async takeBack(verb) {
        if (verb === 'undo' && this.course.undo === null) await this.goBack();
    }

    async undoAll() {
        await this.takeBack('undo');
    }

    async lookAt() {}

    update() {
        super.update();
        if (this.closed || !this.state || !this.coach) return;
        this.scenes?.update();
        if (this.main) this.main.dataset.step = this.course.kind;
        this.how?.update(this.state.choices.some(({ odds }) => odds));
        this.markChoices();
        this.coach.update(); // last: where it stands depends on the others
    }

    /** The choice that is wanted, and those that were not. */
    markChoices() {
        for (const button of this.ask?.node.querySelectorAll('button.choice') ?? []) {
            const { action } = /** @type {HTMLElement} */ (button).dataset;
            const wrong = this.wrong.some(({ choice }) => choice?.action === action);
            button.classList.toggle('wanted', action === this.course.action);
            button.classList.toggle('wrong', wrong);
            button.setAttribute('data-not', wrong ? t('web.learn.not_this') : '');
        }
    }
}
