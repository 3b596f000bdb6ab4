// rich.js: sentences of the engine as text with the numbers of rules in it, "… [9.10]", made buttons.
import { el } from './dom.js';
import { t } from './i18n.js';

const NUMBERS = /\d+(?:\.\w+)+|E-\d+/g;
const BRACKETS = /(\[[^\]]*(?:\d+\.\w|E-\d)[^\]]*\])/;

/**
 * @param {string} number @param {(number: string) => void} onRule
 * @returns {HTMLButtonElement}
 */
export const ruleButton = (number, onRule) =>
    el('button', { type: 'button', class: 'rule-link', 'aria-label': t('web.rule.open', { s0: number }), onclick: () => onRule(number) }, number);

/**
 * @param {string} sentence @param {(number: string) => void} onRule
 * @returns {Node[]}
 */
export function withRules(sentence, onRule) {
    return sentence.split(BRACKETS).filter(Boolean).flatMap((piece) => {
        const numbers = BRACKETS.test(piece) ? piece.match(NUMBERS) ?? [] : [];
        /** @type {Node[]} */
        const buttons = numbers.map((number) => ruleButton(number, onRule));
        return buttons.length > 0 ? buttons : [document.createTextNode(piece)];
    });
}
