// closed.js: what one may look for in vain among the choices, each with the reason and its rule. A
// few stand there, many are folded away; what is closed for the same reason stands in one line.
import { el } from './dom.js';
import { t } from './i18n.js';
import { withReason } from './talk/rich.js';

/** @typedef {import('./types.js').Closed} Closed */

const FEW = 2; // reasons that stand there unfolded

let unfolded = false; // by whoever sits here

/**
 * The name alone, without what it does: "Train: place …", "Special activity: Raid (…)".
 * @param {string} label
 */
function nameOf(label) {
    const [head, ...rest] = label.split(/\s?: /);
    return label.endsWith(')') && rest.length === 1 ? rest[0].replace(/ \(.*\)$/, '') : head;
}

/** By reason, in the order they come. @param {Closed[]} closed @returns {{names: string[], why: Closed}[]} */
export function byReason(closed) {
    /** @type {Map<string, {names: string[], why: Closed}>} */
    const rows = new Map();
    for (const why of closed) {
        const key = `${why.rule} ${why.sentence}`;
        const row = rows.get(key) ?? { names: [], why };
        row.names.push(nameOf(why.label));
        rows.set(key, row);
    }
    return [...rows.values()];
}

/** @param {import('./game.js').GamePage} page */
export function closedRows(page) {
    const rows = page.canChoose() && !page.hands.open ? byReason(page.state.closed ?? []) : [];
    if (rows.length === 0) return null;
    const list = el(
        'ul',
        { class: 'closed-list' },
        rows.map(({ names, why }) =>
            el('li', {}, el('b', {}, names.join(', ')), ' ', withReason(why, page.showRule)),
        ),
    );
    if (rows.length <= FEW) return list;
    const count = rows.reduce((sum, { names }) => sum + names.length, 0);
    return el(
        'details',
        {
            class: 'closed',
            open: unfolded,
            ontoggle: (/** @type {Event} */ event) => {
                unfolded = /** @type {HTMLDetailsElement} */ (event.target).open;
            },
        },
        el('summary', {}, t('web.ask.closed', { n0: count })),
        list,
    );
}
