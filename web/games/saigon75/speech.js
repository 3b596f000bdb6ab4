/*
 * The board in words: a full label for every province, piece, marker and card, for those who listen
 * to the board rather than look at it.
 */
import { PROVINCES } from './mapdata.js';
import { groupsIn } from './model.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Group} Group */

/**
 * @param {import('./types.js').Translate} t
 * @param {import('./types.js').Table} table
 */
export function speech(t, table) {
    const names = new Map(table.places.map((place) => [place.word, place.name]));
    const facts = new Map(table.places.map((place) => [place.word, place.facts]));
    const cards = new Map(table.cards.map((card) => [card.word, card]));

    /** @param {string} place */
    const placeName = (place) =>
        place === 'reserve' || place === 'box'
            ? t(`web.board.field.${place}`)
            : (names.get(place) ?? PROVINCES[place]?.name ?? place);

    /**
     * The flags of a province and which of them are guesses.
     * @param {string} place @returns {{facts: string[], reconstructed: string[]}}
     */
    function factsOf(place) {
        const told = facts.get(place);
        if (told?.kind !== 'province') return { facts: [], reconstructed: [] };
        return {
            facts: ['border', 'coast', 'mountain', 'mekong', 'token'].filter((fact) => told[fact]),
            reconstructed: told.reconstructed,
        };
    }

    /** @param {Group} group */
    function pieceName(group) {
        const step = group.step === 'single' ? '' : ` (${t(`web.board.step.${group.step}`)})`;
        return `${group.ids.length} × ${t(`web.board.kind.${group.kind}`)}${step}`;
    }

    /** @param {Group} group @param {boolean} lit @param {boolean} chosen */
    const groupLabel = (group, lit, chosen) =>
        [
            pieceName(group),
            placeName(group.place),
            ...group.flags.map((flag) => t(`web.board.flag.${flag}`)),
            chosen ? t('web.board.chosen') : lit ? t('web.board.lit') : '',
        ]
            .filter(Boolean)
            .join(', ');

    /** @param {View} view @param {string} place @param {'nv'|'sv'} side */
    function sideLine(view, place, side) {
        const pieces = groupsIn(view, place)
            .filter((group) => group.side === side)
            .map(pieceName);
        return pieces.length ? `${t(`web.board.side.${side}`)}: ${pieces.join(', ')}` : '';
    }

    /** @param {View} view @param {string} place */
    function markerLine(view, place) {
        const combat = view.combats.find((each) => each.province === place);
        const token = view.tokens.find((each) => each.state === 'lies' && each.place === place);
        return [
            view.militia.includes(place) ? t('web.board.militia') : '',
            token
                ? t('web.board.token', { n0: token.number })
                : view.token_sites.includes(place)
                  ? t('web.board.token_hidden')
                  : '',
            combat
                ? t(
                      `web.board.combat.${combat.in_course ? 'in_course' : combat.resolved ? 'resolved' : 'declared'}`,
                  )
                : '',
        ]
            .filter(Boolean)
            .join(', ');
    }

    /** @param {string} place */
    function factLine(place) {
        const { facts: told, reconstructed } = factsOf(place);
        return told
            .map(
                (fact) =>
                    t(`web.board.fact.${fact}`) +
                    (reconstructed.includes(fact) ? ` (${t('web.board.guess')})` : ''),
            )
            .join(', ');
    }

    /** @param {View} view @param {string} place @param {boolean} lit */
    function placeLabel(view, place, lit) {
        const province = place in PROVINCES || (names.has(place) && place in view.control);
        return [
            placeName(place),
            province && view.control[place] ? t(`web.board.control.${view.control[place]}`) : '',
            province ? factLine(place) : '',
            sideLine(view, place, 'nv'),
            sideLine(view, place, 'sv'),
            markerLine(view, place),
            lit ? t('web.board.lit') : '',
        ]
            .filter(Boolean)
            .join('. ');
    }

    /** @param {string} word */
    const cardLabel = (word) => {
        const card = cards.get(word);
        return card ? `${cardNumber(word)} ${card.name}. ${card.text}` : cardNumber(word);
    };

    /** @param {string} word e07 */
    const cardNumber = (word) => `E-${word.slice(1)}`;

    return {
        placeName,
        factsOf,
        groupLabel,
        pieceName,
        placeLabel,
        cardLabel,
        cardNumber,
        isGuessed: table.reconstructed !== false,
        card: (/** @type {string} */ word) => cards.get(word),
    };
}

/** @typedef {ReturnType<typeof speech>} Speech */
