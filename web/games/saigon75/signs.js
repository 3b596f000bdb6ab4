// signs.js: the small pictures that the page asks for by word (docs/web.md): emblems of the seats,
// coins of what is counted. The outline tells the side: cut corners North, a square South.

const SVG = 'http://www.w3.org/2000/svg';

/** @type {Record<string, string>} */
const SOLID = {
    star: 'M0-10L2.350-3.240 9.510-3.090 3.800 1.240 5.880 8.090 0 4 -5.880 8.090-3.800 1.240-9.510-3.090-2.350-3.240Z',
    bars: 'M-9-6.500H9V-3.500H-9ZM-9-1.500H9V1.500H-9ZM-9 3.500H9V6.500H-9Z',
    plus: 'M-2.600-10H2.600V-2.600H10V2.600H2.600V10H-2.600V2.600H-10V-2.600H-2.600Z',
    air: 'M0-13C1.400-13 2-10.500 2-8V-4.500L13 3V6L2 3V8L5.200 10.600V12.600L0 11.200-5.200 12.600V10.600L-2 8V3L-13 6V3L-2-4.500V-8C-2-10.500-1.400-13 0-13Z',
    infiltration: 'M5-11L12.500-6 5-1Z',
};
const INFILTRATION_WAY = 'M-10 8C-4 8-8-6-1-6H6';
const CUT_CORNERS = 'M-9.500-18H9.500L18-9.500V9.500L9.500 18H-9.500L-18 9.500V-9.500Z';

/** @param {string} tag @param {Record<string, string | number>} props @param {...Node} children */
function node(tag, props, ...children) {
    const made = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(props)) made.setAttribute(name, String(value));
    made.append(...children);
    return made;
}

/** @param {string} name @param {number} [scale] */
const solid = (name, scale = 1) =>
    node('path', { class: 's75-so', d: SOLID[name], transform: `scale(${scale})` });

/** @param {string} look @param {...Node} inside */
const coin = (look, ...inside) =>
    node('g', { class: `s75-cn ${look}` }, node('circle', { r: 18 }), ...inside);

/** @type {Record<string, () => Element>} */
const SIGNS = {
    nv: () =>
        node('g', { class: 's75-em nv' }, node('path', { d: CUT_CORNERS }), solid('star', 1.05)),
    sv: () =>
        node(
            'g',
            { class: 's75-em sv' },
            node('rect', { x: -18, y: -18, width: 36, height: 36, rx: 7 }),
            node('rect', { class: 'in', x: -15, y: -15, width: 30, height: 30, rx: 4.5 }),
            solid('bars', 0.95),
        ),
    plus: () => coin('any', solid('plus', 0.9)),
    air: () => coin('air', solid('air', 0.9)),
    infiltration: () =>
        coin(
            'nv',
            solid('infiltration', 0.9),
            node('path', { class: 's75-li', d: INFILTRATION_WAY, transform: 'scale(.9)' }),
        ),
};

/** @param {string} word @returns {SVGElement | null} */
export function drawSign(word) {
    const draw = SIGNS[word];
    if (!draw) return null;
    const picture = node(
        'svg',
        { class: 'pic', viewBox: '-20 -20 40 40', 'aria-hidden': 'true', focusable: 'false' },
        draw(),
    );
    return /** @type {SVGElement} */ (picture);
}
