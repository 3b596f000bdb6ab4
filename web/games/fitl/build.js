/*
 * The elements of the board, empty: the printed map with the layers that lie on it, the dock, the
 * buttons of the camera.
 */
import { el, svg } from '../../app/dom.js';
import { makeDock } from './docks.js';
import { borders, definitions, land, line, roads, scenery, sea } from './map.js';
import { TOWNS } from './places.js';

/** @type {Record<string, string>} */
const ICONS = {
    in: 'M12 5v14M5 12h14',
    out: 'M5 12h14',
    whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
    since: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4h4M12 8v4.5l3 2',
    legend: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18v.5',
};
const LAYERS = ['control', 'land', 'lines', 'cities', 'econ', 'names', 'piles', 'keys', 'gliders'];

/** @param {string} name @param {import('./speech.js').Translate} t */
const button = (name, t) =>
    el(
        'button',
        {
            type: 'button',
            'data-do': name,
            'aria-label': t(`web.board.button.${name}`),
            title: t(`web.board.button.${name}`),
        },
        svg(
            'svg',
            { viewBox: '0 0 24 24', class: 'f-icon', 'aria-hidden': 'true' },
            svg('path', { d: ICONS[name] }),
        ),
    );

/** @param {import('./speech.js').Translate} t */
const seaName = (t) =>
    svg(
        'text',
        { class: 'f-sea-name', x: 1450, y: 1080, transform: 'rotate(-78 1450 1080)' },
        document.createTextNode(t('web.fitl.sea')),
    );

/** @param {import('./speech.js').Translate} t @param {import('./speech.js').Speech} words */
export function build(t, words) {
    /** @type {Record<string, SVGElement>} */
    const layers = Object.fromEntries(LAYERS.map((name) => [name, svg('g', {})]));
    layers.gliders.setAttribute('class', 'f-gliders');
    const map = /** @type {SVGSVGElement} */ (
        svg(
            'svg',
            { class: 'f-map', role: 'group', 'aria-label': t('web.fitl.map') },
            definitions(),
            svg(
                'g',
                { class: 'f-printed', 'aria-hidden': 'true' },
                ...sea(),
                ...land(),
                ...scenery('river').map((d) => line('river f-broad', d)),
                ...scenery('stream').map((d) => line('river', d)),
                layers.control,
                ...borders(),
                ...scenery('trail').map((d) => line('trail', d)),
                ...roads(),
                ...TOWNS.map(([, , x, y]) =>
                    svg('circle', { class: 'f-town', cx: x, cy: y, r: 9 }),
                ),
                seaName(t),
            ),
            layers.land,
            layers.lines,
            layers.cities,
            layers.econ,
            layers.names,
            layers.piles,
            layers.keys,
            layers.gliders,
        )
    );
    for (const name of ['econ', 'names', 'piles', 'keys', 'gliders'])
        layers[name].setAttribute('aria-hidden', 'true');
    const dock = makeDock(t, words);
    const room = el(
        'div',
        { class: 'f-room' },
        map,
        el(
            'div',
            { class: 'f-float f-zoom' },
            Object.keys(ICONS).map((name) => button(name, t)),
        ),
        dock.node,
    );
    const frame = el('div', { class: 'f-tokens f-board' }, room);
    return { frame, room, map, layers, dock };
}
