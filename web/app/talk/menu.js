// menu.js: the box with what is needed seldom: saving, links, the way out.
import { el } from '../dom.js';
import { gameHash, shareable } from '../router.js';
import { keptGame } from '../memory.js';
import { linkField } from '../bands.js';
import { openDialog } from './dialogs.js';
import { openExplain } from './explain.js';
import { t } from '../i18n.js';

/** @param {import('../game.js').GamePage} page */
export function openMenu(page) {
    const { desk } = page;
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
            page.state.over ? item(t('web.over.review'), () => page.openReview()) : null,
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

    /** @param {string} label @param {() => any} act */
    function item(label, act) {
        return el(
            'button',
            {
                type: 'button',
                onclick: () => {
                    box.close();
                    void act();
                },
            },
            label,
        );
    }
}
