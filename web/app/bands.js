// bands.js: strips over the board that say how things stand: the connection is lost, this is a
// trial, somebody is to be invited, the game was begun from a save.
import { el, fill } from './dom.js';
import { holdFocus } from './focus.js';
import { endTrial, sendTrial, sendable } from './review/trial.js';
import { keepGame, keptGame } from './memory.js';
import { shareable } from './router.js';
import { t } from './i18n.js';
import { toast } from './frame.js';

/** @typedef {import('./game.js').GamePage} GamePage */
/** @typedef {[key: string, draw: () => HTMLElement] | null} Wanted a strip, if there is to be one */

/** @param {GamePage} page */
export function createBands(page) {
    const parts = [lost, invite, begun].map((draw) => ({
        draw,
        box: el('div', {}),
        was: '',
    }));
    // Of a trial is told beside the question: on the map it would cover places.
    const above = { draw: trial, box: el('div', { class: 'above-ask' }), was: '' };
    return {
        node: el(
            'div',
            { class: 'bands' },
            parts.map(({ box }) => box),
        ),
        above: above.box,
        update() {
            for (const part of [...parts, above]) {
                const wanted = part.draw(page);
                if ((wanted?.[0] ?? '') === part.was) continue;
                part.was = wanted?.[0] ?? '';
                const held = holdFocus(part.box);
                fill(part.box, wanted ? wanted[1]() : null);
                if (held?.gone() && !held.seek()) page.ask?.takeFocus();
                held?.back();
            }
        },
    };
}

/** @param {GamePage} page @returns {Wanted} */
function lost(page) {
    if (page.connected) return null;
    return ['lost', () => el('div', { class: 'band lost', role: 'alert' }, t('web.band.lost'))];
}

/** @param {GamePage} page @returns {Wanted} */
function trial(page) {
    if (!page.trial) return null;
    const count = sendable(page).length;
    const past = page.trial.from !== null;
    return [
        `trial ${count} ${past}`,
        () =>
            el(
                'div',
                { class: 'band trial', role: 'status' },
                el(
                    'span',
                    {},
                    el('strong', {}, t('web.trial.title')),
                    ' ',
                    el('span', { class: 'trial-about' }, t('web.trial.about')),
                ),
                el(
                    'span',
                    { class: 'buttons' },
                    past || count === 0
                        ? null
                        : el(
                              'button',
                              {
                                  type: 'button',
                                  'data-test': 'send-trial',
                                  onclick: () => sendTrial(page),
                              },
                              t('web.trial.send', { n0: count }),
                          ),
                    el(
                        'button',
                        {
                            type: 'button',
                            'data-test': 'leave-trial',
                            onclick: () => endTrial(page),
                        },
                        t(past ? 'web.trial.leave' : 'web.trial.drop'),
                    ),
                ),
            ),
    ];
}

/**
 * Links that nobody has used, each with the seats it is for: one who has several gets one link.
 * @param {GamePage} page @returns {[link: string, seats: string[]][]}
 */
function linksOf(page) {
    const { id, table } = page.desk;
    const kept = keptGame(id).invites ?? {};
    /** @type {Map<string, string[]>} */
    const links = new Map();
    for (const { word, invited } of table.seats) {
        const link = kept[word];
        if (invited && link) links.set(link, [...(links.get(link) ?? []), word]);
    }
    return [...links];
}

/** @param {GamePage} page @returns {Wanted} */
function invite(page) {
    const waiting = page.desk.table.seats.filter(
        ({ word, open, invited }) => (open || invited) && !page.desk.held.includes(word),
    );
    if (waiting.length === 0 || page.trial || page.state?.over) return null;
    const links = linksOf(page);
    const many = page.desk.table.seats.length > 2;
    const words = links.length === 0 ? 'open' : many ? 'invites' : 'invite';
    return [
        `invite ${links.join(' ')}`,
        () =>
            el(
                'div',
                { class: 'band invite' },
                el('span', {}, t(`web.band.${words}`)),
                links.map(([link, seats]) =>
                    el(
                        'span',
                        { class: 'link-for', 'data-seats': seats.join(' ') },
                        many
                            ? el('b', {}, seats.map((one) => page.desk.seatName(one)).join(' + '))
                            : null,
                        linkField(shareable(link.replace(/^\//, ''))),
                    ),
                ),
            ),
    ];
}

/**
 * Whoever joins has to know that the position may be anybody's work.
 * @param {GamePage} page @returns {Wanted}
 */
function begun(page) {
    const { id, table } = page.desk;
    if (typeof table.begun !== 'number' || page.trial || keptGame(id).knowsBegun) return null;
    const turn = table.begun;
    return [
        'begun',
        () =>
            el(
                'div',
                { class: 'band begun', role: 'status', 'data-test': 'begun' },
                el(
                    'span',
                    {},
                    turn > 0 ? t('web.band.begun', { n0: turn }) : t('web.band.begun_once'),
                ),
                el(
                    'button',
                    { type: 'button', onclick: () => understand(page) },
                    t('web.band.understood'),
                ),
            ),
    ];
}

/** @param {GamePage} page */
function understand(page) {
    keepGame(page.desk.id, { knowsBegun: true });
    page.bands?.update();
}

/** A link that can be read, and copied with one click. @param {string} link */
export function linkField(link) {
    const field = el('input', {
        type: 'text',
        readonly: true,
        value: link,
        'aria-label': t('web.link'),
        'data-test': 'link',
        onfocus: () => field.select(),
    });
    return el(
        'span',
        { class: 'link-field' },
        field,
        el('button', { type: 'button', onclick: () => copy(link) }, t('web.copy')),
    );
}

/** @param {string} text */
export async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
        toast(t('web.copied'));
    } catch {
        toast(t('web.copy_by_hand'));
    }
}
