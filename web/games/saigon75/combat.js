/*
 * The combat in course: who fights, bonus dice by kind, the dice as they lie, results still to
 * take.
 */
import { battleDice, diePicture } from './dice.js';
import { html, picture } from './dom.js';
import { block } from './pieces.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Combat} Combat */

/** Whose bonus a die is; a card's and a token's depend on the combat. */
const BONUS = /** @type {Record<'nv'|'sv', string[]>} */ ({
    nv: ['infiltration', 'militia'],
    sv: ['air', 'saigon'],
});

/** @param {View} view @param {'nv'|'sv'} side */
function bonuses(view, side) {
    const combat = /** @type {Combat} */ (view.combat);
    const cardSide = view.card?.card === 'e01' ? 'sv' : 'nv';
    return [
        ...BONUS[side],
        ...(cardSide === side ? ['card'] : []),
        ...(combat.attacker === side ? ['token'] : []),
    ]
        .filter((kind) => combat.bonus[kind] > 0)
        .map((kind) => ({ kind, n: combat.bonus[kind] }));
}

/** @param {View} view @param {string[]} ids */
function blocks(view, ids) {
    const units = view.units.filter((unit) => ids.includes(unit.id));
    return units.map((unit) =>
        picture(
            '-20 -20 40 42',
            `mini${unit.place === 'out' ? ' gone' : ''}`,
            block(unit.kind, unit.step === 'lost' ? 'single' : unit.step),
        ),
    );
}

/** Those that are settled, else all who stand there. @param {View} view @param {'nv'|'sv'} side */
function defenders(view, side) {
    const combat = /** @type {Combat} */ (view.combat);
    if (combat.defenders.length || combat.nv.dice + combat.sv.dice > 0) return combat.defenders;
    return view.units
        .filter((unit) => unit.side === side && unit.place === combat.province && !unit.absent)
        .map((unit) => unit.id);
}

/**
 * @param {View} view @param {'nv'|'sv'} side @param {import('./speech.js').Speech} words
 * @param {import('./types.js').Translate} t
 */
function half(view, side, words, t) {
    const combat = /** @type {Combat} */ (view.combat);
    const own = combat[side],
        attacks = combat.attacker === side;
    const ids = own.engaged.length
        ? own.engaged
        : attacks
          ? combat.attackers
          : defenders(view, side);
    const fallen = own.faces.x + own.faces.r + own.faces.blank > 0;
    const dice = fallen
        ? battleDice(side, own.faces)
        : Array.from({ length: own.dice }, () => ({ kind: side, face: 'blank' }));
    const due = own.outstanding.x + own.outstanding.r > 0;
    const faces = fallen
        ? t('web.board.fight.rolled', { n0: own.faces.x, n1: own.faces.r, n2: own.faces.blank })
        : own.dice
          ? t('web.board.fight.dice', { n0: own.dice })
          : '';
    return html(
        'div',
        { class: `fight-side ${side}` },
        html(
            'h4',
            {},
            t(`web.board.side.${side}`),
            ' ',
            html('small', {}, t(attacks ? 'web.board.fight.attacks' : 'web.board.fight.defends')),
        ),
        html(
            'div',
            {
                class: 'fight-units',
                role: 'img',
                'aria-label': unitNames(view, ids, words) || t('web.board.fight.nobody'),
            },
            ...blocks(view, ids),
        ),
        own.sharing.length
            ? html(
                  'div',
                  { class: 'fight-sharing' },
                  html('small', {}, t('web.board.fight.sharing')),
                  ...blocks(view, own.sharing),
              )
            : null,
        html(
            'ul',
            { class: 'fight-bonus' },
            ...bonuses(view, side).map(({ kind, n }) =>
                html('li', {}, t(`web.board.bonus.${kind}`, { n0: n })),
            ),
        ),
        html(
            'div',
            {
                class: `fight-dice${fallen ? '' : ' waiting'}`,
                role: 'img',
                'aria-label': faces || t('web.board.fight.no_dice'),
            },
            ...dice.map(diePicture),
        ),
        due
            ? html(
                  'p',
                  { class: 'fight-due' },
                  t('web.board.fight.due', { n0: own.outstanding.x, n1: own.outstanding.r }),
              )
            : null,
    );
}

/** @param {View} view @param {string[]} ids @param {import('./speech.js').Speech} words */
function unitNames(view, ids, words) {
    /** @type {Map<string, import('./types.js').Group>} */
    const kinds = new Map();
    for (const unit of view.units.filter((each) => ids.includes(each.id) && each.place !== 'out')) {
        const key = unit.kind + unit.step;
        const group = kinds.get(key) ?? {
            key,
            place: unit.place,
            side: unit.side,
            kind: unit.kind,
            step: unit.step,
            flags: [],
            ids: [],
        };
        group.ids.push(unit.id);
        kinds.set(key, group);
    }
    return [...kinds.values()].map(words.pieceName).join(', ');
}

/**
 * Content of the combat panel; nothing without a combat.
 * @param {View} view @param {import('./speech.js').Speech} words
 * @param {import('./types.js').Translate} t
 * @returns {Node[]}
 */
export function combatPanel(view, words, t) {
    if (!view.combat) return [];
    const sides =
        view.combat.attacker === 'nv'
            ? /** @type {const} */ (['nv', 'sv'])
            : /** @type {const} */ (['sv', 'nv']);
    return [
        html(
            'h3',
            {},
            t('web.board.fight.title', { t: words.placeName(view.combat.province) }),
            view.combat.compulsory
                ? html('small', {}, ` ${t('web.board.fight.compulsory')}`)
                : null,
        ),
        html('div', { class: 'fight-halves' }, ...sides.map((side) => half(view, side, words, t))),
    ];
}
