// grip.js: the sheet with the question on a phone: as high as its question, pulled up for more,
// pushed down to see the map. By finger, and by the button that the grip is.
import { el } from './dom.js';
import { t } from './i18n.js';

const PULL = 40; // pixels a finger goes before the sheet follows

/** @param {HTMLElement} sheet */
export function makeGrip(sheet) {
    const node = el(
        'button',
        { type: 'button', class: 'grip', 'aria-label': t('web.ask.fold'), onclick: press },
        el('span', {}),
    );
    let from = 0;
    let pulled = false;

    /** @param {'down' | 'normal' | 'up'} pull */
    function set(pull) {
        sheet.dataset.pull = pull;
        const down = pull === 'down';
        node.setAttribute('aria-expanded', String(!down));
        node.setAttribute('aria-label', t(down ? 'web.ask.unfold' : 'web.ask.fold'));
    }

    function press() {
        if (!pulled) set(sheet.dataset.pull === 'down' ? 'normal' : 'down');
        pulled = false;
    }

    node.addEventListener('pointerdown', (event) => {
        from = event.clientY;
        pulled = false;
        node.setPointerCapture(event.pointerId);
    });
    node.addEventListener('pointermove', (event) => {
        const way = event.clientY - from;
        if (!node.hasPointerCapture(event.pointerId) || Math.abs(way) < PULL) return;
        pulled = true;
        from = event.clientY;
        const now = sheet.dataset.pull;
        if (way > 0) set(now === 'up' ? 'normal' : 'down');
        else set(now === 'down' ? 'normal' : 'up');
    });
    set('normal');
    return { node, lift: () => sheet.dataset.pull === 'down' && set('normal') };
}
