// lab.js: the engine of this page's trials, hints and reviews: a worker of its own beside the one
// that may keep games, started when first needed.
import { startEngine } from '../../engine/rpc.js';

/** @type {import('../../engine/rpc.js').Engine | null} */
let engine = null;

export const lab = () => (engine ??= startEngine());
/** One more, for whoever closes it again. */
export const createLab = startEngine;
