// guard.js: who clicks quickly through what is played clicks once too often: when the bar of the
// playback goes, what comes to lie in its place (tools, on a phone the choices) takes no click that
// was meant for the bar.

/** @typedef {import('./game.js').GamePage} GamePage */

const SOON = 700, // ms after the bar went, or after the last click in its place
    NEAR = 32; // px

/** @param {GamePage} page @returns {() => void} ends it */
export function guardClicks(page) {
    /** The last click on the bar, or the last that was kept off in its place. */
    let last = { at: -Infinity, x: -NEAR, y: -NEAR };

    /** @param {MouseEvent} event */
    function onClick(event) {
        const target = /** @type {Element} */ (event.target);
        const { clientX: x, clientY: y } = event;
        const near = Math.hypot(x - last.x, y - last.y) < NEAR;
        const gone = page.playback?.gone() ?? -Infinity;
        const soon = performance.now() - Math.max(last.at, gone) < SOON;
        const byKey = event.detail === 0;
        if (byKey) return;
        const onBar = target.closest('.playback') !== null;
        if (!onBar && !(near && soon)) return;
        last = { at: performance.now(), x, y };
        if (onBar || !target.closest('.toolbar, .right')) return;
        event.preventDefault();
        event.stopPropagation();
    }

    const main = /** @type {HTMLElement} */ (page.main);
    main.addEventListener('click', onClick, true);
    return () => main.removeEventListener('click', onClick, true);
}
