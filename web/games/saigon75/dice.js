/*
 * Dice: the D6, the battle dice (X loss, R retreat, blank) and the attrition die, each a small
 * picture.
 */
import { html, picture, svg } from './dom.js';
import { octagon } from './pieces.js';
import { sign } from './symbols.js';

/** @typedef {'d6'|'nv'|'sv'|'attrition'} DieKind */
/** @typedef {{kind: DieKind, face: string}} Die */

/** Pips of a D6 on a grid of three by three. @type {Record<string, number[][]>} */
const PIPS = {
    1: [[0, 0]],
    2: [
        [-1, -1],
        [1, 1],
    ],
    3: [
        [-1, -1],
        [0, 0],
        [1, 1],
    ],
    4: [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
    ],
    5: [
        [-1, -1],
        [1, -1],
        [0, 0],
        [-1, 1],
        [1, 1],
    ],
    6: [
        [-1, -1],
        [1, -1],
        [-1, 0],
        [1, 0],
        [-1, 1],
        [1, 1],
    ],
};

/** The outline of a side is that of its dice, too. @param {DieKind} kind */
const body = (kind) =>
    kind === 'nv'
        ? [
              svg('path', {
                  class: 'die-edge',
                  transform: 'translate(1 2.5)',
                  d: octagon(17, 11),
              }),
              svg('path', { class: 'die-face', d: octagon(17, 11) }),
          ]
        : [
              svg('rect', { x: -16, y: -14, width: 34, height: 34, rx: 7, class: 'die-edge' }),
              svg('rect', { x: -17, y: -17, width: 34, height: 34, rx: 7, class: 'die-face' }),
              svg('rect', {
                  x: -14.2,
                  y: -14.2,
                  width: 28.4,
                  height: 28.4,
                  rx: 5,
                  class: 'die-frame',
              }),
          ];

/** @param {Die} die */
export const dieLook = ({ kind, face }) =>
    svg(
        'g',
        { class: `die ${kind} face-${face}` },
        ...body(kind),
        ...(kind === 'd6'
            ? (PIPS[face] ?? []).map(([x, y]) =>
                  svg('circle', { cx: x * 8.5, cy: y * 8.5, r: 3.3, class: 'pip' }),
              )
            : [sign(face, 0, 0, 0.92)]),
    );

/** @param {Die} die */
export const diePicture = (die) => picture('-20 -20 40 42', 'die-picture', dieLook(die));

/**
 * Battle dice as they lie.
 * @param {'nv'|'sv'} side @param {{x: number, r: number, blank: number}} faces @returns {Die[]}
 */
export const battleDice = (side, faces) =>
    /** @type {const} */ (['x', 'r', 'blank']).flatMap((face) =>
        Array.from({ length: faces[face] }, () => ({ kind: side, face })),
    );

/**
 * The dice an action rolls, or none. The number of battle dice is not in the words: the combat
 * tells it.
 * @param {string|null} action
 * @param {import('./types.js').View} before @param {import('./types.js').View} after
 * @returns {Die[]}
 */
export function rolled(action, before, after) {
    const [verb, first, second, third] = (action ?? '').split(' ');
    if (verb === 'die') return [{ kind: 'd6', face: first }];
    if (verb === 'face') return [{ kind: first === 'nv' ? 'nv' : 'sv', face: second }];
    if (verb === 'attrition') {
        const lost = Number(first),
            all = Math.max(lost, before.air.committed, 1);
        return Array.from({ length: all }, (_, n) => ({
            kind: 'attrition',
            face: n < lost ? 'aircraft' : 'blank',
        }));
    }
    if (verb !== 'roll') return [];
    const side = first === 'nv' ? 'nv' : 'sv';
    const x = Number(second),
        r = Number(third);
    const dice = (after.combat ?? before.combat)?.[side].dice ?? 2;
    return battleDice(side, { x, r, blank: Math.max(0, dice - x - r) });
}

/**
 * Throws dice over the map and takes them away again.
 * @param {HTMLElement} tray @param {Die[]} dice
 * @param {(animation: Animation) => Promise<void>} play
 */
export async function throwDice(tray, dice, play) {
    const thrown = dice.map((die) => html('span', { class: 'thrown' }, diePicture(die)));
    tray.replaceChildren(...thrown);
    await Promise.all(
        thrown.map((die, n) =>
            play(
                die.animate(
                    [
                        {
                            transform: `translate(${-140 + n * 12}px, 90px) rotate(${-540 - n * 60}deg) scale(.6)`,
                            opacity: 0,
                        },
                        {
                            transform: `translate(${24 - n * 3}px, -26px) rotate(${-150 + n * 25}deg) scale(1.12)`,
                            opacity: 1,
                            offset: 0.55,
                        },
                        {
                            transform: 'translate(-5px, 5px) rotate(12deg) scale(1)',
                            opacity: 1,
                            offset: 0.82,
                        },
                        { transform: 'none', opacity: 1 },
                    ],
                    {
                        duration: 620 + n * 55,
                        easing: 'cubic-bezier(.2,.7,.3,1)',
                        fill: 'backwards',
                    },
                ),
            ),
        ),
    );
    await play(
        tray.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], {
            duration: 620,
        }),
    );
    tray.replaceChildren();
}
