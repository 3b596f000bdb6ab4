// rich.js: sentences of the engine as text with the numbers of rules in it, "… [9.10]", made buttons.
import { el } from './dom.js';
import { t } from './i18n.js';

const NUMBER = /\d+(?:\.\w+)+/;
const BRACKETS = /(\[[^\]]*\d+\.\w[^\]]*\])/;

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
    return sentence.split(BRACKETS).filter(Boolean).flatMap((piece) =>
        BRACKETS.test(piece)
            ? piece.split(/(\d+(?:\.\w+)+)/).filter((word) => NUMBER.test(word)).map((word) => ruleButton(word, onRule))
            : [document.createTextNode(piece)]);
}
