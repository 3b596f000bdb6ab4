// study.js: what stands in the room's panel (room.js), loaded when somebody looks back for the first
// time: the action at hand, what was found, what was tried.
import { decisionBox } from './decision.js';
import { findings } from './findings.js';
import { variationsPart } from './variations.js';

/** @param {import('../game.js').GamePage} page @param {boolean} open */
export const studyParts = (page, open) => [
    decisionBox(page, open, () => page.room.toggle()),
    ...findings(page),
    variationsPart(page),
];
