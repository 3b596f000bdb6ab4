// icons.js: the few signs of the page, drawn as paths so that they take the colour of the text.
import { svg } from './dom.js';

/** Paths in a field of 24 by 24. @type {Record<string, string>} */
const PATHS = {
    mark: 'M8 2c1 5 7 5 5 10-1 3 4 4 4 10M13 12c-3 2-5 4-6 10M13.500 14c-1 3-2 4-2 8',
    book: 'M12 7C10 5 7 5 4 5v13c3 0 6 0 8 2 2-2 5-2 8-2V5c-3 0-6 0-8 2zM12 7v13',
    flag: 'M6 21V4M6 4.500c4-2.500 7 2 12 0v9c-5 2-8-2.500-12 0',
    chip: 'M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
    automaton: 'M6 8h12v10H6zM12 4v4M9.500 12v1.500M14.500 12v1.500M3 12v3M21 12v3',
    world: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h16M12 4c-5 5-5 11 0 16M12 4c5 5 5 11 0 16',
    screen: 'M3 5h18v11H3zM9 20h6M12 16v4',
    eye: 'M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12zM12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600z',
    file: 'M6 3h8l4 4v14H6zM12 10v7M9 13l3-3 3 3',
    sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
    moon: 'M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z',
    gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
    undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
    redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
    rewind: 'M11 14 6 9l5-5M6 9h9a6 6 0 0 1 0 12h-3M3 4v10',
    first: 'M18 5 9 12l9 7zM6 5v14',
    back: 'M16 5 7 12l9 7z',
    next: 'm8 5 9 7-9 7z',
    last: 'm6 5 9 7-9 7zM18 5v14',
    run: 'm7 4 13 8-13 8z',
    halt: 'M8 5v14M16 5v14',
    link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
    close: 'M6 6l12 12M18 6 6 18',
    help: 'M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18v.5',
    log: 'M5 6h14M5 12h14M5 18h9',
    cards: 'M4 7l9-3 4 13-9 3zM16 6l4 1-3 12',
    status: 'M5 20V10M12 20V4M19 20v-7',
    place: 'M12 21c4-5 6-8 6-11a6 6 0 1 0-12 0c0 3 2 6 6 11zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
    ask: 'M5 6h2M5 12h2M5 18h2M10 6h10M10 12h10M10 18h10',
    rule: 'M6 4h9l4 4v12H6zM9 12h7M9 16h7',
    flask: 'M10 3h4M11 3v6l-6 11h14L13 9V3',
    bulb: 'M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 4H9c0-2 0-3-1-4z',
    dots: 'M5 12h.01M12 12h.01M19 12h.01',
    save: 'M12 4v11M7 10l5 5 5-5M4 20h16',
    warn: 'M12 4 3 20h18zM12 10v4.500M12 17.300v.2',
    aim: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
    look: 'M4 12a8 8 0 1 0 2.600-5.900M4 4v4h4M12 8v4.500l3 2',
    fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
    people: 'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.500 19c0-3.500 2.500-5.500 5.500-5.500s5.500 2 5.500 5.500M15.500 5.500a3 3 0 0 1 0 5.500M17 13.800c2.200.700 3.500 2.500 3.500 5.200',
    chat: 'M4 5h16v11H10l-4 4v-4H4z',
    clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.500l3 2',
    check: 'M5 12.500 10 17.500 19.500 7',
    down: 'M6 9l6 6 6-6',
    right: 'M9 6l6 6-6 6',
    filter: 'M4 6h16M7 12h10M10 18h4',
};

/** @param {keyof typeof PATHS} name @returns {SVGElement} */
export const icon = (name) =>
    svg(
        'svg',
        { viewBox: '0 0 24 24', class: 'sign', 'aria-hidden': 'true', focusable: 'false' },
        svg('path', { d: PATHS[name] }),
    );
