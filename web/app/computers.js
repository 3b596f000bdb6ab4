// computers.js: what the page calls computer players.
import { t } from './i18n.js';

/** What the page calls a computer player; others have the name they gave themselves. */
const COMPUTERS = () =>
    new Map([
        ['solo', t('web.computer.solo')],
        ['random', t('web.computer.random')],
        ['quick', t('web.computer.quick')],
        ['heuristic', t('web.computer.heuristic')],
        ['easy', t('web.computer.easy')],
        ['normal', t('web.computer.normal')],
        ['hard', t('web.computer.hard')],
        ['expert', t('web.computer.expert')],
        ['mcts', t('web.computer.mcts')],
    ]);

/** @param {string} controller */
export const computerName = (controller) => COMPUTERS().get(controller.split(':')[0]) ?? controller;
