/*
 * The card of a combat, beside its province: before it what may come of it, then who fights, the
 * dice, what cards and aircraft add, and in the end the result in words. It stays until it is read.
 */
import { battleDice, diePicture } from './dice.js';
import { html, picture } from './dom.js';
import { airLost, isRolled, resultOf } from './fight.js';
import { block } from './pieces.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Combat} Combat */
/** @typedef {import('./types.js').Unit} Unit */
/** @typedef {import('./types.js').Preview} Preview */
/** @typedef {import('./fight.js').Scene} Scene */
/** @typedef {{words: import('./speech.js').Speech, t: import('./types.js').Translate}} Tongue */
/** @typedef {'nv'|'sv'} Side */

const SIDES = /** @type {const} */ (['nv', 'sv']);

/** Whose bonus a die is; a card's and a token's depend on the combat. */
const BONUS = /** @type {Record<Side, string[]>} */ ({
    nv: ['infiltration', 'militia'],
    sv: ['air', 'saigon'],
});

/** @param {Unit} unit */
const stepOf = (unit) => (unit.step === 'lost' ? 'single' : unit.step);

/** @param {Unit[]} units @param {string} [look] */
const rowOf = (units, look = '') =>
    units.map((unit) =>
        picture(
            '-20 -20 40 42',
            `piece-picture${unit.place === 'out' ? ' gone' : ''} ${look}`.trim(),
            block(unit.kind, stepOf(unit)),
        ),
    );

/** Units by kind and step, in words. @param {Unit[]} units @param {Tongue} tongue */
function listOf(units, { words }) {
    /** @type {Map<string, import('./types.js').Group>} */
    const kinds = new Map();
    for (const { id, place, side, kind, ...unit } of units) {
        const step = unit.step === 'lost' ? 'single' : unit.step;
        const group = kinds.get(kind + step) ?? {
            key: kind + step,
            place,
            side,
            kind,
            step,
            flags: [],
            ids: [],
        };
        group.ids.push(id);
        kinds.set(kind + step, group);
    }
    return [...kinds.values()].map(words.pieceName).join(', ');
}

/* ---- A side ---------------------------------------------------------------------------------- */

/** @param {Scene} scene @param {Side} side */
function bonuses({ now, combat }, side) {
    const cardSide = now.card?.card === 'e01' ? 'sv' : 'nv';
    return [
        ...BONUS[side],
        ...(cardSide === side ? ['card'] : []),
        ...(combat.attacker === side ? ['token'] : []),
    ]
        .filter((kind) => combat.bonus[kind] > 0)
        .map((kind) => ({ kind, n: combat.bonus[kind] }));
}

/** Those that are settled, else all who stand there. @param {Scene} scene @param {Side} side */
function fighters({ start, now, combat, engaged }, side) {
    const settled = combat.nv.dice + combat.sv.dice > 0;
    const ids = engaged[side].length
        ? engaged[side]
        : combat.attacker === side
          ? combat.attackers
          : settled || combat.defenders.length
            ? combat.defenders
            : start.units
                  .filter(
                      (unit) =>
                          unit.side === side && unit.place === combat.province && !unit.absent,
                  )
                  .map((unit) => unit.id);
    return now.units.filter((unit) => ids.includes(unit.id));
}

/** How many dice and whence. @param {Scene} scene @param {Side} side @param {Tongue} tongue */
function reasons(scene, side, { t, words }) {
    const own = scene.combat[side];
    if (!own.dice)
        return isRolled(scene)
            ? t('web.board.fight.dice', { n0: 0 })
            : t('web.board.fight.no_dice');
    const card = scene.now.card?.card;
    return [
        t('web.board.fight.units', { n0: scene.engaged[side].length }),
        ...bonuses(scene, side).map(({ kind, n }) =>
            kind === 'card' && card
                ? `${words.cardNumber(card)} +${n}`
                : t(`web.board.bonus.${kind}`, { n0: n }),
        ),
    ].join(', ');
}

/** @param {Scene} scene @param {Side} side @param {Tongue} tongue */
function diceOf({ combat }, side, { t }) {
    const own = combat[side];
    const fallen = own.faces.x + own.faces.r + own.faces.blank > 0;
    const dice = fallen
        ? battleDice(side, own.faces)
        : Array.from({ length: own.dice }, () => ({ kind: side, face: 'blank' }));
    if (!dice.length) return null;
    return html(
        'div',
        {
            class: `fight-dice${fallen ? '' : ' waiting'}`,
            role: 'img',
            'aria-label': fallen
                ? t('web.board.fight.rolled', {
                      n0: own.faces.x,
                      n1: own.faces.r,
                      n2: own.faces.blank,
                  })
                : t('web.board.fight.dice', { n0: own.dice }),
        },
        ...dice.map(diePicture),
    );
}

/**
 * @param {Side} side @param {(Node|null)[]} head @param {Unit[]} units @param {Tongue} tongue
 * @param {(Node|null)[]} rest @param {Unit[]} [idle] who is there and takes no part
 */
function half(side, head, units, tongue, rest, idle = []) {
    const node = html(
        'div',
        { class: `fight-side ${side}` },
        html('h4', {}, ...head),
        html(
            'div',
            {
                class: 'fight-units',
                role: 'img',
                'aria-label': listOf(units, tongue) || tongue.t('web.board.fight.nobody'),
            },
            ...rowOf(units),
            ...rowOf(idle, 'idle'),
        ),
        ...rest,
    );
    // Who has more to show has more of the card.
    node.style.flexGrow = String(Math.max(2, units.length + idle.length));
    return node;
}

/** @param {Scene} scene @param {Side} side @param {Tongue} tongue */
function sceneHalf(scene, side, tongue) {
    const { t } = tongue;
    const attacks = scene.combat.attacker === side;
    const sharing = scene.now.units.filter((unit) => scene.combat[side].sharing.includes(unit.id));
    const head = [
        document.createTextNode(t(`web.board.side.${side}`)),
        html('small', {}, t(attacks ? 'web.board.fight.attacks' : 'web.board.fight.defends')),
    ];
    const units = fighters(scene, side);
    const node = half(side, head, units, tongue, [
        sharing.length
            ? html(
                  'p',
                  { class: 'fight-why' },
                  `${t('web.board.fight.sharing')}: ${listOf(sharing, tongue)}`,
              )
            : null,
        diceOf(scene, side, tongue),
        html('p', { class: 'fight-why' }, reasons(scene, side, tongue)),
    ]);
    node.style.flexGrow = String(Math.max(2, units.length, scene.combat[side].dice));
    return node;
}

/* ---- The result in words --------------------------------------------------------------------- */

/** @param {Scene} scene @param {Side} side @param {Tongue} tongue @returns {string[]} */
function sentences(scene, side, tongue) {
    const { t, words } = tongue;
    const { lost, reduced, gone, due } = resultOf(scene, side);
    const said = [];
    if (lost.length) said.push(t(`web.board.verdict.lost.${side}`, { t: listOf(lost, tongue) }));
    if (reduced.length) said.push(t(`web.board.verdict.reduced.${side}`, { n0: reduced.length }));
    for (const [place, units] of gone)
        said.push(
            t(`web.board.verdict.gone.${side}`, {
                s0: words.placeName(place),
                s1: listOf(units, tongue),
            }),
        );
    const shot = side === 'sv' ? airLost(scene) : 0;
    if (shot) said.push(t('web.board.verdict.air', { n0: shot }));
    if (due.x) said.push(t(`web.board.verdict.due_loss.${side}`, { n0: due.x }));
    if (due.r) said.push(t(`web.board.verdict.due_retreat.${side}`, { n0: due.r }));
    return said;
}

/** @param {Scene} scene @param {Tongue} tongue */
function verdict(scene, tongue) {
    const { t, words } = tongue;
    if (!isRolled(scene)) return null;
    const lines = SIDES.flatMap((side) =>
        sentences(scene, side, tongue).map((text) => html('p', { class: side }, text)),
    );
    const { province } = scene.combat;
    const last = scene.over
        ? `${words.placeName(province)}: ${t(`web.board.control.${scene.now.control[province] ?? 'sv'}`)}`
        : '';
    return html(
        'div',
        { class: 'verdict' },
        ...lines,
        scene.over && !lines.length
            ? html('p', { class: 'fin' }, t('web.board.verdict.nothing'))
            : null,
        last ? html('p', { class: 'fin' }, last) : null,
    );
}

/* ---- The two cards --------------------------------------------------------------------------- */

/** Which of the phase's combats it is. @param {Scene} scene @param {Tongue} tongue */
function numbered({ start, combat }, { t }) {
    const all = start.combats.length;
    const done = start.combats.filter((each) => each.resolved).length;
    const compulsory = combat.compulsory ? ` ${t('web.board.fight.compulsory')}` : '';
    return (all > 1 ? t('web.board.fight.number', { n0: done + 1, n1: all }) : '') + compulsory;
}

/** @param {Side} first @returns {Side[]} */
const inOrder = (first) => (first === 'nv' ? ['nv', 'sv'] : ['sv', 'nv']);

/** @param {Scene} scene @param {Tongue} tongue @returns {Node[]} */
export function sceneCard(scene, tongue) {
    const { t, words } = tongue;
    const { province, attacker } = scene.combat;
    const close = html(
        'button',
        {
            type: 'button',
            class: 'fight-close',
            'data-do': 'read',
            'aria-label': t('web.board.button.read'),
        },
        '×',
    );
    return [
        html(
            'header',
            {},
            html('h3', {}, words.placeName(province)),
            html('span', {}, numbered(scene, tongue)),
            scene.over ? close : null,
        ),
        html(
            'div',
            { class: 'fight-halves' },
            ...inOrder(attacker).map((side) => sceneHalf(scene, side, tongue)),
        ),
        ...[verdict(scene, tongue)].filter((each) => each !== null),
    ];
}

/** Two ends of one bar: good from the left, bad hatched from the right. @param {number} good @param {number} bad */
function oddsBar(good, bad) {
    const bar = html('span', { class: 'odds', 'aria-hidden': 'true' });
    for (const [name, share] of /** @type {const} */ ([
        ['good', good],
        ['bad', bad],
    ])) {
        const part = html('i', { class: name });
        part.style.width = `${Math.round(100 * share)}%`;
        bar.append(part);
    }
    return bar;
}

/** @param {View} view @param {Preview} preview @param {Side} side @param {Tongue} tongue */
function previewHalf(view, { place, odds }, side, tongue) {
    const units = view.units.filter(
        (unit) => unit.place === place && unit.side === side && !unit.absent,
    );
    const { dice, takers } = odds?.sides?.find(({ seat }) => seat === side) ?? {};
    const head = [
        document.createTextNode(tongue.t(`web.board.side.${side}`)),
        dice === undefined ? null : html('b', {}, tongue.t('web.board.fight.dice', { n0: dice })),
    ];
    // Who is there and takes no part is pale: pieces and odds count the same units.
    const fight = units.filter(({ id }) => !takers || takers.includes(id));
    const idle = units.filter((unit) => !fight.includes(unit));
    return half(side, head, fight, tongue, [], idle);
}

/** @param {View} view @param {Preview} preview @param {Tongue} tongue @returns {Node[]} */
export function previewCard(view, preview, tongue) {
    const { t, words } = tongue;
    const first = view.phase ?? 'nv';
    const { odds, lines = [] } = preview;
    return [
        html(
            'header',
            {},
            html('h3', {}, words.placeName(preview.place)),
            html('span', {}, preview.title ?? t('web.board.fight.preview')),
        ),
        html(
            'div',
            { class: 'fight-halves' },
            ...inOrder(first).map((side) => previewHalf(view, preview, side, tongue)),
        ),
        ...(odds
            ? [oddsBar(odds.good, odds.bad), html('p', { class: 'fight-odds' }, odds.text)]
            : []),
        ...lines.map((line) => html('p', { class: 'fight-line' }, line)),
    ];
}
