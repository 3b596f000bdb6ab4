// menu.js: the box with what is needed seldom: saving, links, the way out.
import { openLegend, openSeatSheet, openTables } from '../aids.js';
import { el } from '../dom.js';
import { gameHash, shareable } from '../router.js';
import { keptGame } from '../memory.js';
import { linkField } from '../bands.js';
import { openDialog } from './dialogs.js';
import { openExplain } from './explain.js';
import { openHelp } from './help.js';
import { openSettings } from './settings_dialog.js';
import { resign } from '../people/resign.js';
import { startTrial } from '../review/trial.js';
import { t } from '../i18n.js';

/** @param {import('../game.js').GamePage} page */
const canTry = (page) => !page.trial && !page.over() && !page.looking;

/** @param {import('../game.js').GamePage} page */
const chatLabel = ({ people }) =>
    people?.chat.unread ? t('web.chat.unread', { n0: people.chat.unread }) : t('web.chat.title');

/** @param {import('../game.js').GamePage} page */
export function openMenu(page) {
    const { desk, people } = page;
    const remote = desk.transport.kind === 'remote';
    const invites = Object.entries(keptGame(desk.id).invites ?? {});
    const box = openDialog(desk.table.title, [
        el(
            'p',
            { class: 'small' },
            desk.table.seats
                .map(({ name, player, controller }) => `${name}: ${player || controller || ''}`)
                .join(' · '),
        ),
        el(
            'div',
            { class: 'menu' },
            item(t('web.menu.download'), () => page.downloadSave()),
            item(t('web.menu.why'), () => openExplain(page, desk.lastExplained())),
            page.over() ? item(t('web.over.review'), () => page.openReview()) : null,
            page.desk.table.places.length > 0
                ? item(t('web.panel.place'), () => page.layout?.show('place'))
                : null,
            desk.table.sheets ? item(t('web.tool.sheet'), () => openSeatSheet(page)) : null,
            page.game.loadBoard ? item(t('web.menu.legend'), () => openLegend(page)) : null,
            page.game.loadBoard ? item(t('web.menu.tables'), () => openTables(page)) : null,
            item(t('web.panel.status'), () => page.layout?.show('status')),
            item(t('web.panel.hand'), () => page.layout?.show('hand')),
            item(t('web.panel.plates'), () => page.layout?.show('plates')),
            item(t('web.panel.log'), () => page.layout?.show('log')),
            item(t('web.panel.rule'), () => page.layout?.show('rule')),
            item(t('web.tool.trial'), () => canTry(page) && startTrial(page)),
            item(t('web.tool.back'), () => page.lookAt(page.follower.shown - 1)),
            people?.chat.possible ? item(chatLabel(page), () => people.chat.open(), 'chat') : null,
            people?.mayResign() ? item(t('web.menu.resign'), () => resign(page), 'resign') : null,
            item(t('web.settings.title'), openSettings),
            item(t('web.tool.help'), openHelp),
            item(t('web.menu.lobby'), () => {
                location.hash = '#/';
            }),
        ),
        remote
            ? el(
                  'div',
                  { class: 'links' },
                  el('h3', {}, t('web.menu.watch_link')),
                  linkField(shareable(gameHash(desk.id))),
                  invites
                      .map(([seat, link]) => [
                          el('h3', {}, t('web.menu.invite_link', { s0: desk.seatName(seat) })),
                          linkField(shareable(link.replace(/^\//, ''))),
                      ])
                      .flat(),
              )
            : null,
        desk.table.reconstructed ? el('p', { class: 'small' }, t('web.lobby.reconstructed')) : null,
    ]);

    /** @param {string} label @param {() => any} act @param {string} [word] */
    function item(label, act, word) {
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
