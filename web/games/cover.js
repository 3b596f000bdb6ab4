// cover.js: a picture of a game for the lobby: its map without pieces. Loaded after the page is
// there.
import { drawCover } from './saigon75/map.js';

/** By game. @type {Record<string, () => SVGElement>} */
export const COVERS = {
    saigon75: () => {
        const map = drawCover();
        map.classList.add('cover-map');
        return map;
    },
};
