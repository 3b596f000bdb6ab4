/*
 * The elements of a board, empty: the map, the docks, the combat's card, the buttons of the camera.
 */
import { makeDocks } from './docks.js';
import { html, picture, svg } from './dom.js';
import { drawMap } from './map.js';

const ICONS = /** @type {Record<string, string>} */ ({
    in: 'M12 5v14M5 12h14',
    out: 'M5 12h14',
    whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
    legend: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 11v5.2M12 7.6v.2',
});

/** @param {string} name @param {import('./types.js').Translate} t */
const button = (name, t) =>
    html(
        'button',
        {
            type: 'button',
            class: `button ${name === 'legend' ? 'legend-button' : name}`,
            'data-do': name,
            'aria-label': t(`web.board.button.${name}`),
            title: t(`web.board.button.${name}`),
        },
        picture('0 0 24 24', 'icon', svg('path', { d: ICONS[name] })),
    );

/**
 * @param {import('./types.js').Translate} t @param {import('./speech.js').Speech} words
 * @param {Map<string, Set<string>>} near
 */
export function build(t, words, near) {
    const { root, layers } = drawMap(t, words, near);
    const map = svg('svg', { class: 'svg', role: 'group', 'aria-label': t('web.board.map') }, root);
    const docks = makeDocks(t);
    const card = html('section', {
        class: 'fight',
        'aria-label': t('web.board.fight.region'),
        hidden: true,
    });
    const tray = html('div', { class: 'tray', 'aria-hidden': 'true' });
    const desk = html('div', { class: 'desk', 'aria-hidden': 'true' });
    const buttons = html(
        'div',
        { class: 'buttons' },
        ...Object.keys(ICONS).map((name) => button(name, t)),
    );
    const frame = html(
        'div',
        { class: 'tokens board' },
        html(
            'div',
            { class: 'map' },
            map,
            docks.reserve.node,
            docks.box.node,
            buttons,
            card,
            tray,
            desk,
        ),
    );
    return { map, layers, docks, card, tray, desk, frame };
}
