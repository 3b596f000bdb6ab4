// cover.js: a picture of a game for the lobby: its map without pieces. Loaded after the page is there.
import { SIZE } from './saigon75/mapdata.js';
import { areaPath } from './saigon75/shape.js';
import { provinces } from './saigon75/board.js';
import { terrain } from './saigon75/map.js';
import { svg } from '../app/dom.js';

/** By game. @type {Record<string, () => SVGElement>} */
export const COVERS = {
    saigon75: () => svg('svg', { viewBox: `-20 40 ${SIZE[0] + 20} ${SIZE[1] - 50}`, class: 'cover-map', 'aria-hidden': 'true' },
        ...provinces().map((place) => svg('path', { d: areaPath(place), class: `land ${terrain(place)}` }))),
};
