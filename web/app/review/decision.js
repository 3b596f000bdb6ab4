// decision.js: the action that comes next in the position looked at: what was played, what was
// better and with what chances; what the dice were worth; and a way to try it oneself.
import { el } from '../dom.js';
import { icon } from '../icons.js';
import { percent, t } from '../i18n.js';
import { labelOf, points, wholeLabel } from './labels.js';
import { startTrial } from './trial.js';
import { withRules } from '../talk/rich.js';

/** @typedef {import('../game.js').GamePage} GamePage */
/** @typedef {import('../types.js').ReviewMove} ReviewMove */

const hundredths = (/** @type {number} */ share) => Math.round(100 * share);

/** @param {GamePage} page @param {string} actor */
const whoseName = (page, actor) =>
    actor === page.desk.seat ? t('web.room.you') : page.desk.seatName(actor);

/** @param {GamePage} page @param {boolean} open whether the reasons are shown @param {() => void} toggle */
export function decisionBox(page, open, toggle) {
    const at = page.looking?.number ?? page.follower.shown;
    const next = page.desk.story[at + 1];
    const move = page.chances.move(at + 1);
    const better = move?.better;
    return el(
        'section',
        { class: 'decision', 'data-test': 'decision' },
        el('h2', { tabindex: -1 }, next ? labelOf(page, at + 1) : t('web.room.end')),
        next ? null : endOf(page),
        better ? versus(page, move, better) : null,
        next ? el('p', { class: 'because' }, because(page, at + 1, move)) : null,
        el(
            'div',
            { class: 'two-b' },
            tryButton(page, at),
            better ? whyButton(open, toggle) : explainButton(page, next),
        ),
        better && open ? reasons(page, move, better) : null,
    );
}

/** How it ended; nothing on the board tells of somebody who gave up. @param {GamePage} page */
const endOf = ({ state }) =>
    (state.over?.lines ?? []).map((line) => el('p', { class: 'because' }, line));

/** @param {GamePage} page @param {ReviewMove} move @param {NonNullable<ReviewMove['better']>} better */
function versus(page, move, better) {
    const played = t('web.room.says', {
        s0: whoseName(page, move.actor),
        s1: wholeLabel(page, move),
    });
    const other = t('web.room.better', { s0: wholeLabel(page, better) });
    return el(
        'div',
        { class: 'versus', 'data-test': 'versus' },
        bar('vy', played, better.played_value),
        bar('vb', other, better.value),
    );
}

/** @param {string} kind @param {string} words @param {number} value */
function bar(kind, words, value) {
    const inner = el('i', {});
    inner.style.width = `${100 * value}%`;
    return el(
        'div',
        { class: kind },
        el('span', {}, words),
        el('b', {}, percent(value)),
        el('i', { 'aria-hidden': 'true' }, inner),
    );
}

/** In a sentence, what is known of the action. @param {GamePage} page @param {number} number @param {ReviewMove | null} move */
function because(page, number, move) {
    const { chances, desk } = page;
    if (!move) return desk.story[number].notes.slice(1).join(' ');
    if (move.better) {
        const numbers = { n0: hundredths(move.cost ?? 0), n1: hundredths(move.cost_error ?? 0) };
        return t(move.sure ? 'web.room.cost' : 'web.room.seems', numbers);
    }
    if (!move.matters) return t('web.room.forced');
    if (move.actor === 'chance') {
        const first = chances.review?.seats[0].seat ?? '';
        const sign = page.room.seat() === first ? 1 : -1;
        const values = {
            s0: points(sign * (move.effect ?? 0)),
            n0: hundredths(move.effect_error ?? 0),
            s1: desk.seatName(page.room.seat()),
        };
        return t('web.room.dice', values);
    }
    if (move.cost === undefined) return t('web.room.automaton');
    return t(move.sure ? 'web.room.nothing' : 'web.room.not_yet');
}

/** @param {GamePage} page @param {number} at */
const tryButton = (page, at) =>
    el(
        'button',
        {
            type: 'button',
            class: 'primary go',
            'data-test': 'try-here',
            disabled: page.trial !== null,
            onclick: () => startTrial(page, at),
        },
        icon('flask'),
        ' ',
        t('web.room.try'),
    );

/** @param {boolean} open @param {() => void} toggle */
const whyButton = (open, toggle) =>
    el(
        'button',
        {
            type: 'button',
            class: 'go2b',
            'data-test': 'show-why',
            'aria-expanded': String(open),
            onclick: toggle,
        },
        t(open ? 'web.room.hide' : 'web.room.why'),
    );

/** A computer can say why it did it. @param {GamePage} page @param {import('../types.js').Frame | undefined} next */
const explainButton = (page, next) =>
    next?.why
        ? el(
              'button',
              { type: 'button', class: 'go2b', onclick: () => page.explain(next.number) },
              t('web.log.why'),
          )
        : null;

/**
 * What would have changed: the chances, the strip, the odds of a combat, how it would go on.
 * @param {GamePage} page @param {ReviewMove} move @param {NonNullable<ReviewMove['better']>} better
 */
function reasons(page, move, better) {
    const won = { n0: hundredths(better.played_value), n1: hundredths(better.value) };
    // The way that is named already need not be told again.
    const plan = (better.plan ?? []).slice(better.to ? 1 : 0);
    const lines = [
        t(move.actor === page.desk.seat ? 'web.room.won_you' : 'web.room.won', {
            ...won,
            s0: page.desk.seatName(move.actor),
        }),
        plan.length > 0 ? t('web.room.then', { s0: plan.join('; ') }) : '',
        move.odds ? t('web.room.odds_played', { s0: move.odds }) : '',
        better.odds ? t('web.room.odds_better', { s0: better.odds }) : '',
        t('web.room.how'),
    ];
    return el(
        'div',
        { class: 'reasons', 'data-test': 'reasons' },
        changesOf(better.changes ?? []),
        lines.filter(Boolean).map((line) => el('p', {}, withRules(line, page.showRule))),
    );
}

/** @param {{played: string, better: string}[]} changes */
const changesOf = (changes) =>
    changes.length === 0
        ? null
        : el(
              'dl',
              { class: 'changes', 'data-test': 'changes' },
              changes.map(({ played, better }) =>
                  el(
                      'div',
                      {},
                      el('dt', {}, t('web.room.played_tag')),
                      el('dd', {}, played),
                      el('dt', {}, t('web.room.better_tag')),
                      el('dd', {}, better),
                  ),
              ),
          );
