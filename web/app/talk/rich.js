// rich.js: sentences of the engine as text with the numbers of rules in it, "… [9.10]", made
// buttons. What stands behind our number, "[9.10 · printed S.6b]", stays text.
import { el } from '../dom.js';
import { t } from '../i18n.js';

const NUMBERS = /\d+(?:\.\w+)+|E-\d+/g;
const BRACKETS = /(\[[^\]]*(?:\d+\.\w|E-\d)[^\]]*\])/;

/**
 * @param {string} number @param {(number: string) => void} onRule
 * @returns {HTMLButtonElement}
 */
export const ruleButton = (number, onRule) =>
    el(
        'button',
        {
            type: 'button',
            class: 'rule-link',
            'aria-label': t('web.rule.open', { s0: number }),
            onclick: () => onRule(number),
        },
        number,
    );

/**
 * @param {string} sentence @param {(number: string) => void} onRule
 * @returns {Node[]}
 */
export function withRules(sentence, onRule) {
    return sentence
        .split(BRACKETS)
        .filter(Boolean)
        .flatMap((piece) => {
            if (!BRACKETS.test(piece)) return [document.createTextNode(piece)];
            const [ours, ...printed] = piece.slice(1, -1).split(' · ');
            const numbers = ours.match(NUMBERS) ?? [];
            /** @type {Node[]} */
            const buttons = numbers.map((number) => ruleButton(number, onRule));
            if (buttons.length === 0) return [document.createTextNode(piece)];
            return printed.length === 0
                ? buttons
                : [...buttons, el('span', { class: 'printed' }, ` · ${printed.join(' · ')}`)];
        });
}

/**
 * What was refused, with the rule behind it unless the sentence names that itself.
 * @param {{sentence?: string, rule?: string | null, cite?: string | null}} reason
 * @param {(number: string) => void} onRule
 * @returns {Node[]}
 */
export const withReason = ({ sentence = '', rule, cite }, onRule) =>
    withRules(
        rule && !sentence.includes(`[${rule}`) ? `${sentence} ${cite ?? `[${rule}]`}` : sentence,
        onRule,
    );
