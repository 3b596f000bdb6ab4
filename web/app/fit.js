// fit.js: a row that says as much as it has room for. Step by step it is told to be shorter, by
// classes that the style sheet knows, until nothing of it is cut: what matters least goes first.

const STEPS = 6;
const narrow = matchMedia('(max-width: 739px)'); // there it is short from the first
const SHORT = 3;

/**
 * @param {HTMLElement} row
 * @returns {{fit: () => void, end: () => void}} to be called when it says something else
 */
export function keepFitting(row) {
    /** @param {number} steps */
    const set = (steps) => {
        for (let step = 1; step <= STEPS; step++) row.classList.toggle(`t${step}`, step <= steps);
    };
    function fit() {
        let steps = narrow.matches ? SHORT : 0;
        for (set(steps); row.scrollWidth > row.clientWidth && steps < STEPS; set(steps)) steps++;
    }
    const sizes = new ResizeObserver(fit);
    sizes.observe(row);
    return { fit, end: () => sizes.disconnect() };
}
