/*
 * The board in words, for screen readers and the panel of a space.
 */
import { groupsAt } from './kinds.js';

/** @typedef {(id: string, values?: Record<string, string | number>) => string} Translate */
/** @typedef {{word: string, name: string, neighbours: string[], facts: any}} Place */

/** @param {Translate} t @param {{places: Place[]}} table */
export function speech(t, table) {
    const places = new Map(table.places.map((place) => [place.word, place]));

    /** @param {string} place */
    const factsOf = (place) => places.get(place)?.facts ?? {};

    /** @param {string} place */
    const placeName = (place) => places.get(place)?.name ?? place;

    /** The name on the map. @param {string} place */
    const shortName = (place) => factsOf(place).short ?? placeName(place);

    /** What a space is, and how it stands. @param {any} view @param {string} place @returns {string[]} */
    function standing(view, place) {
        const { terrain, pop, econ } = factsOf(place);
        const { level, control, terror, sabotage } = view.spaces?.[place] ?? {};
        return [
            terrain ? t(`web.fitl.terrain.${terrain}`) : '',
            pop ? t('web.fitl.pop', { n0: pop }) : '',
            econ ? t('web.fitl.econ_value', { n0: econ }) : '',
            pop && level ? t(`web.fitl.level.${level}`) : '',
            terrain && terrain !== 'loc' && control ? t(`web.fitl.control.${control}`) : '',
            terror ? t('web.fitl.terror', { n0: terror }) : '',
            sabotage ? t('web.fitl.sabotage') : '',
        ].filter(Boolean);
    }

    /** @param {any} view @param {string} place @returns {string[]} "3 US Troops" … */
    const pieces = (view, place) =>
        groupsAt(view, place).map(({ name, count }) => t(`web.fitl.kind.${name}`, { n0: count }));

    /** @param {string[]} states */
    const statesText = (states) => states.map((state) => t(`web.fitl.${state}`)).join(', ');

    /** @param {any} view @param {string} place @param {string[]} states */
    function placeLabel(view, place, states) {
        const here = pieces(view, place);
        return [
            placeName(place),
            ...standing(view, place),
            ...(here.length ? here : [t('web.fitl.empty')]),
            ...states.map((state) => t(`web.fitl.${state}`)),
        ].join(', ');
    }

    return { factsOf, placeName, shortName, standing, pieces, placeLabel, statesText };
}

/** @typedef {ReturnType<typeof speech>} Speech */
