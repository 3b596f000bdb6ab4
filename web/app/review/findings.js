// findings.js: what the review has found: how far it is, the curve, the costliest decisions, and how
// much was luck and how much decisions.
import { chanceCurve } from './curve.js';
import { el } from '../dom.js';
import { labelOf, points, wholeLabel } from './labels.js';
import { t } from '../i18n.js';

/** @typedef {import('../game.js').GamePage} GamePage */
/** @typedef {import('../types.js').Review} Review */
/** @typedef {import('../types.js').ReviewSeat} ReviewSeat */

/** @param {string} title @param {string} aside @param {...import('../dom.js').Child} content */
export const part = (title, aside, ...content) =>
    el(
        'section',
        { class: 'rv' },
        el('header', {}, el('h2', {}, title), el('span', {}, aside)),
        ...content,
    );

/** @param {GamePage} page */
export function findings(page) {
    const { chances } = page;
    const never = chances.never();
    if (never)
        return [el('p', { class: 'never', 'data-test': 'never' }, t(`web.room.never_${never}`))];
    const { review } = chances;
    const seat = page.room.seat();
    return [
        work(page),
        review ? curvePart(page, review, seat) : null,
        review ? costlyPart(page, review, seat) : null,
        review ? luckPart(page, review) : null,
    ];
}

/** How far it is; whoever has read enough stops it. @param {GamePage} page */
function work({ chances }) {
    const { stage } = chances;
    if (stage === 'done') return null;
    if (stage === 'failed') return el('p', { class: 'work', role: 'alert' }, chances.problem);
    const running = stage === 'works';
    const share = Math.round(100 * chances.part);
    return el(
        'div',
        { class: 'work', 'data-test': 'work' },
        el('progress', { max: 1, value: chances.part, 'aria-label': t('web.room.progress') }),
        el('span', {}, t(running ? 'web.room.working' : 'web.room.stopped', { n0: share })),
        el(
            'button',
            {
                type: 'button',
                class: 'quiet',
                'data-test': running ? 'stop-review' : 'go-on-review',
                onclick: () => (running ? chances.stop() : chances.goOn()),
            },
            t(running ? 'web.room.stop' : 'web.room.go_on'),
        ),
    );
}

/** @param {GamePage} page @param {Review} review @param {string} seat */
function curvePart(page, review, seat) {
    const mine = seat === page.desk.seat;
    const name = page.desk.seatName(seat);
    const error = Math.round(50 / Math.sqrt(Math.max(1, review.rollouts)));
    return part(
        mine ? t('web.room.your_chance') : t('web.room.chance', { s0: name }),
        t('web.room.of_winning', { n0: error }),
        whose(page, review, seat),
        chanceCurve(review, {
            seat,
            name,
            at: page.looking?.number ?? page.follower.shown,
            look: (number) => void page.lookAt(number),
        }),
    );
}

/** Whose chances and decisions, where several are judged. @param {GamePage} page @param {Review} review @param {string} seat */
function whose(page, review, seat) {
    if (review.seats.filter(({ decisions }) => decisions > 0).length < 2) return null;
    return el(
        'div',
        { class: 'whose', role: 'group', 'aria-label': t('web.room.whose') },
        review.seats.map(({ seat: word }) =>
            el(
                'button',
                {
                    type: 'button',
                    class: `quiet by-${word}`,
                    'data-whose': word,
                    'aria-pressed': String(word === seat),
                    onclick: () => page.room.show(word),
                },
                page.desk.seatName(word),
            ),
        ),
    );
}

/** @param {GamePage} page @param {Review} review @param {string} seat */
function costlyPart(page, { seats, moves }, seat) {
    const { worst, decisions, seen } =
        seats.find((one) => one.seat === seat) ?? /** @type {ReviewSeat} */ (seats[0]);
    const most = Math.max(0.01, ...worst.map((number) => moves[number - 1].cost ?? 0));
    const none =
        page.chances.stage === 'done' ? t('web.review.no_worst') : t('web.room.nothing_yet');
    return part(
        t('web.room.costly'),
        t('web.room.seen', { n0: seen, n1: decisions }),
        worst.length > 0
            ? el(
                  'ol',
                  { 'data-test': 'costly' },
                  worst.map((number, rank) => costly(page, moves[number - 1], rank, most)),
              )
            : el('p', { class: 'muted' }, none),
        worst.length > 0 ? el('p', { class: 'small' }, t('web.room.cost_about')) : null,
    );
}

/** @param {GamePage} page @param {import('../types.js').ReviewMove} move @param {number} rank @param {number} most */
function costly(page, move, rank, most) {
    const { number, turn, cost = 0, sure, better } = move;
    const bar = el('i', {});
    bar.style.width = `${(100 * cost) / most}%`;
    const here = page.looking?.number === number - 1;
    return el(
        'li',
        {},
        el(
            'button',
            {
                type: 'button',
                class: `costly${here ? ' cur' : ''}`,
                'aria-current': here ? 'true' : null,
                'data-number': number,
                onclick: () => void page.lookAt(number - 1),
            },
            el('kbd', {}, String(rank + 1)),
            el(
                'span',
                { class: 'ck' },
                el('b', {}, t('web.review.played', { n0: turn, s0: labelOf(page, number) })),
                el(
                    'span',
                    {},
                    t('web.room.better', { s0: better ? wholeLabel(page, better) : '' }),
                ),
            ),
            el(
                'span',
                { class: 'pts', title: t('web.room.cost_means', { n0: Math.round(100 * cost) }) },
                `${sure ? '' : '≈ '}${points(-cost)}`,
                bar,
            ),
        ),
    );
}

/** @param {GamePage} page @param {Review} review */
function luckPart(page, { seats }) {
    const heads = ['start', 'luck', 'skill', 'end'];
    return part(
        t('web.room.luck'),
        t('web.room.hundred'),
        el(
            'table',
            { class: 'luck', 'data-test': 'luck' },
            el(
                'thead',
                {},
                el(
                    'tr',
                    {},
                    el('td', {}),
                    heads.map((word) => el('th', { scope: 'col' }, t(`web.review.${word}`))),
                ),
            ),
            el(
                'tbody',
                {},
                seats.map((seat) => luckRow(page, seat)),
            ),
        ),
        el('p', { class: 'small' }, t('web.review.about')),
    );
}

/** @param {GamePage} page @param {ReviewSeat} seat */
function luckRow(page, { seat, start, end, luck, luck_error, skill, skill_error }) {
    const change = (/** @type {number} */ value, /** @type {number} */ error) =>
        el(
            'td',
            { class: value < -0.005 ? 'neg' : '' },
            `${points(value)} `,
            el('small', {}, `±${Math.round(100 * error)}`),
        );
    const name = seat === page.desk.seat ? t('web.room.you') : page.desk.seatName(seat);
    return el(
        'tr',
        {},
        el('th', { scope: 'row', class: `by-${seat}` }, page.game.drawSign(seat), name),
        el('td', {}, String(Math.round(100 * start))),
        change(luck, luck_error),
        change(skill, skill_error),
        el('td', {}, String(Math.round(100 * end))),
    );
}
