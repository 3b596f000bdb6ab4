// menu.js: the box with what is needed seldom: saving, links, the way out.
import { openLegend, openSeatSheet, openTables } from '../aids.js';
import { downloadSave } from './save.js';
import { el } from '../dom.js';
import { gameHash, shareable } from '../router.js';
import { keptGame } from '../memory.js';
import { linkField } from '../bands.js';
import { openDialog } from './dialogs.js';
import { resign } from '../people/resign.js';
import { startTrial } from '../review/trial.js';
import { playerName } from '../plates.js';
import { t } from '../i18n.js';
import { openHelp, openSettings } from '../late.js';

/** @param {import('../game.js').GamePage} page */
const canTry = (page) => !page.trial && !page.over() && !page.looking;

/** @param {import('../game.js').GamePage} page */
const chatLabel = ({ people }) =>
    people?.chat.unread ? t('web.chat.unread', { n0: people.chat.unread }) : t('web.chat.title');

/** @typedef {import('../game.js').GamePage} GamePage */
/** @typedef {[label: string, act: () => any, word?: string] | null} Item */

/** What is read. @param {GamePage} page @returns {Item[]} */
const reading = (page) => {
    const show = (/** @type {string} */ word) => () => page.layout?.show(word);
    const map = page.desk.table.places.length > 0;
    const board = Boolean(page.game.loadBoard);
    return [
        [t('web.panel.hand'), show('hand')],
        [t('web.panel.plates'), show('plates')],
        [t('web.panel.log'), show('log')],
        [t('web.panel.status'), show('status')],
        map ? [t('web.panel.place'), show('place')] : null,
        [t('web.panel.rule'), show('rule')],
        page.desk.table.sheets ? [t('web.tool.sheet'), () => openSeatSheet(page)] : null,
        board ? [t('web.menu.legend'), () => openLegend(page)] : null,
        board ? [t('web.menu.tables'), () => openTables(page)] : null,
    ];
};

/** Whether a computer plays that could say why. @param {GamePage} page */
const hasComputer = ({ desk }) =>
    desk.table.seats.some(({ controller }) => controller && controller !== 'human');

/** What is done with the game. @param {GamePage} page @returns {Item[]} */
const doing = (page) => {
    const { desk, people } = page;
    return [
        page.over() ? [t('web.over.review'), () => page.openReview()] : null,
        [t('web.tool.back'), () => page.lookAt(page.follower.shown - 1)],
        canTry(page) ? [t('web.tool.trial'), () => startTrial(page)] : null,
        hasComputer(page) ? [t('web.menu.why'), () => page.explain(desk.lastExplained())] : null,
        people?.chat.possible ? [chatLabel(page), () => people.chat.open(), 'chat'] : null,
        [t('web.menu.download'), () => downloadSave(page)],
        people?.mayResign() ? [t('web.menu.resign'), () => resign(page), 'resign'] : null,
    ];
};

/** The page itself. @returns {Item[]} */
const around = () => [
    [t('web.settings.title'), openSettings],
    [t('web.tool.help'), openHelp],
    [
        t('web.menu.lobby'),
        () => {
            location.hash = '#/';
        },
    ],
];

/** Links that are still good for something. @param {GamePage} page */
function linksOf({ desk }) {
    if (desk.transport.kind !== 'remote') return null;
    const free = desk.table.seats.filter(({ open, invited }) => open || invited);
    const invites = Object.entries(keptGame(desk.id).invites ?? {}).filter(([seat]) =>
        free.some(({ word }) => word === seat),
    );
    return el(
        'div',
        { class: 'links' },
        el('h3', {}, t('web.menu.watch_link')),
        linkField(shareable(gameHash(desk.id))),
        invites.flatMap(([seat, link]) => [
            el('h3', {}, t('web.menu.invite_link', { s0: desk.seatName(seat) })),
            linkField(shareable(link.replace(/^\//, ''))),
        ]),
    );
}

/** @param {import('../types.js').SeatInfo} seat */
const seatLine = (seat) =>
    playerName(seat) === seat.name ? seat.name : `${seat.name}: ${playerName(seat)}`;

/** @param {GamePage} page */
export function openMenu(page) {
    const { desk } = page;
    const box = openDialog(desk.table.title, [
        el('p', { class: 'small' }, desk.table.seats.map(seatLine).join(' · ')),
        group('web.menu.read', reading(page)),
        group('web.menu.do', doing(page)),
        group('web.menu.page', around()),
        linksOf(page),
        desk.table.reconstructed ? el('p', { class: 'small' }, t('web.lobby.reconstructed')) : null,
    ]);

    /** @param {string} title @param {Item[]} items */
    function group(title, items) {
        return el(
            'section',
            { class: 'menu', 'aria-label': t(title) },
            el('h3', {}, t(title)),
            items.filter((one) => one !== null).map(item),
        );
    }

    /** @param {NonNullable<Item>} item */
    function item([label, act, word]) {
        return el(
            'button',
            {
                type: 'button',
                'data-item': word ?? null,
                onclick: () => {
                    box.close();
                    void act();
                },
            },
            label,
        );
    }
}
