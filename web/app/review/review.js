// review.js: a finished game looked at again, computed in this page: how the chances went, how much
// was luck and how much decisions, and the decisions that cost most. docs/review.md says what the
// numbers mean.
import { el, fill } from '../dom.js';
import { lab } from './lab.js';
import { language, percent, t } from '../i18n.js';
import { openDialog } from '../talk/dialogs.js';
import { problemText } from '../frame.js';
import { chanceCurve } from './curve.js';

/** @typedef {import('../game.js').GamePage} GamePage */
/** @typedef {import('../types.js').Review} Review */
/** @typedef {import('../types.js').ReviewMove} ReviewMove */

const ROLLOUTS = 160; // for each position; half of what the program takes, for people who wait
/** Reviews already made, by game and language. @type {Map<string, Review>} */
const made = new Map();

/** @param {GamePage} page */
export async function openReview(page) {
    const bar = el('progress', { max: 1, value: 0, 'aria-label': t('web.review.working') });
    const body = el('div', { class: 'review' }, el('p', {}, t('web.review.working')), bar);
    const box = openDialog(t('web.review.title'), [body], { class: 'wide' });
    /** @param {number} number */
    const look = (number) => {
        box.close();
        void page.lookAt(number);
    };
    try {
        const review = await makeReview(page, box, (part) => {
            bar.value = part;
        });
        if (review) fill(body, content(page, review, look));
    } catch (error) {
        fill(body, el('p', { role: 'alert' }, problemText(error)));
    }
}

/**
 * @param {GamePage} page @param {HTMLDialogElement} box closing it ends the work
 * @param {(part: number) => void} report
 * @returns {Promise<Review | null>}
 */
async function makeReview(page, box, report) {
    const key = `${page.desk.id} ${page.state.version} ${language()}`;
    const known = made.get(key);
    if (known) return known;
    const handle = await lab().call('load', await page.desk.save(), language());
    const work = lab().run('review', [handle, ROLLOUTS, language()], ({ part }) => report(part));
    box.addEventListener('close', work.stop);
    const { result } = await work.result;
    await lab().call('free', handle);
    if (!result) return null;
    const review = result.games?.[0] ?? result;
    made.set(key, review);
    return review;
}

/** @param {GamePage} page @param {Review} review @param {(number: number) => void} look */
function content(page, review, look) {
    const { seats, moves } = review;
    return [
        el(
            'figure',
            { class: 'curve' },
            chanceCurve(page, review, look),
            el(
                'figcaption',
                { class: 'small' },
                t('web.review.curve', { s0: page.desk.seatName(seats[0].seat) }),
            ),
        ),
        el('div', { class: 'table-scroll' }, totals(page, review)),
        el('p', { class: 'small' }, t('web.review.about')),
        seats
            .filter(({ worst }) => worst.length > 0)
            .map(({ seat, worst }) =>
                el(
                    'section',
                    {},
                    el('h3', {}, t('web.review.worst', { s0: page.desk.seatName(seat) })),
                    el(
                        'ol',
                        { class: 'worst' },
                        worst.map((number) => worstItem(moves[number - 1], look)),
                    ),
                ),
            ),
        seats.every(({ worst }) => worst.length === 0)
            ? el('p', {}, t('web.review.no_worst'))
            : null,
    ].flat();
}

/** @param {number} change in chances */
const points = (change) =>
    `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.round(100 * Math.abs(change))}`;

/** @param {GamePage} page @param {Review} review */
function totals(page, { seats }) {
    const heads = [
        t('web.review.start'),
        t('web.review.luck'),
        t('web.review.skill'),
        t('web.review.end'),
        t('web.review.mistakes'),
    ];
    return el(
        'table',
        { class: 'totals' },
        el(
            'thead',
            {},
            el(
                'tr',
                {},
                el('td', {}),
                heads.map((head) => el('th', { scope: 'col' }, head)),
            ),
        ),
        el(
            'tbody',
            {},
            seats.map((seat) =>
                el(
                    'tr',
                    {},
                    el(
                        'th',
                        { scope: 'row', class: `by-${seat.seat}` },
                        page.desk.seatName(seat.seat),
                    ),
                    el('td', {}, percent(seat.start)),
                    el(
                        'td',
                        {},
                        points(seat.luck),
                        el('span', { class: 'small' }, ` ± ${Math.round(100 * seat.luck_error)}`),
                    ),
                    el(
                        'td',
                        {},
                        points(seat.skill),
                        el('span', { class: 'small' }, ` ± ${Math.round(100 * seat.skill_error)}`),
                    ),
                    el('td', {}, percent(seat.end)),
                    el('td', {}, t('web.review.of', { n0: seat.mistakes, n1: seat.decisions })),
                ),
            ),
        ),
    );
}

/** @param {ReviewMove} move @param {(number: number) => void} look */
function worstItem(move, look) {
    const { better } = move;
    return el(
        'li',
        {},
        el(
            'p',
            {},
            el('strong', {}, t('web.review.played', { n0: move.turn, s0: move.label })),
            ' ',
            el('span', { class: 'cost' }, points(-(move.cost ?? 0))),
        ),
        better
            ? el(
                  'p',
                  {},
                  t('web.review.better', {
                      s0: better.label,
                      s1: percent(better.value),
                      s2: percent(better.played_value),
                  }),
              )
            : null,
        better?.odds ? el('p', { class: 'small' }, better.odds) : null,
        el(
            'button',
            { type: 'button', onclick: () => look(move.number - 1) },
            t('web.review.look'),
        ),
    );
}
