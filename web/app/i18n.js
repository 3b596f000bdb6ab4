// i18n.js: the page's own words. The tables gen/messages.<lang>.js are made of po/ at build time;
// sentences about the game come from the engine in the language asked for.

/** @typedef {'en' | 'fr' | 'it'} Lang */

/** @type {{word: Lang, name: string}[]} */
export const LANGUAGES = [
    { word: 'en', name: 'English' },
    { word: 'fr', name: 'Français' },
    { word: 'it', name: 'Italiano' },
];

/** @type {Lang} */
let current = 'en';
/** @type {Record<string, string>} */
let messages = {};

/** @returns {Lang} */
export const language = () => current;

/** The language of the browser, if we speak it. @returns {Lang} */
export function preferredLanguage() {
    for (const wish of navigator.languages ?? []) {
        const known = LANGUAGES.find(({ word }) => wish.toLowerCase().startsWith(word));
        if (known) return known.word;
    }
    return 'en';
}

/** @param {Lang} lang */
export async function setLanguage(lang) {
    const table = await import(`../gen/messages.${lang}.js`);
    messages = table.default;
    current = lang;
    document.documentElement.lang = lang;
}

/** French says "0 carte", English and Italian "0 cards". @param {number} count */
const isOne = (count) => count === 1 || (current === 'fr' && count === 0);

/**
 * The message with its places filled: {s0}, {n0}, {t}, and {n0|card|cards} for one or several.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(id, args = {}) {
    const text = messages[id];
    if (text === undefined) return id;
    return text.replace(/\{([a-z]\d?)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name, one, many) => {
        const value = args[name];
        if (value === undefined) return whole;
        return one === undefined ? String(value) : isOne(Number(value)) ? one : many;
    });
}

/** @param {number} share 0 to 1 */
export const percent = (share) =>
    new Intl.NumberFormat(current, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** @param {number} seconds since 1970 */
export const whenText = (seconds) =>
    new Intl.DateTimeFormat(current, { dateStyle: 'medium', timeStyle: 'short' }).format(
        seconds * 1000,
    );

/** Steps of time, the longest first: name and seconds. @type {[string, number][]} */
const STEPS = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
];

/** How long ago, in a few letters: "3 h". @param {number} seconds since 1970 */
export function agoText(seconds) {
    const past = Math.max(60, Date.now() / 1000 - seconds);
    const [unit, length] = STEPS.find(([, size]) => past >= size) ?? STEPS[STEPS.length - 1];
    return new Intl.NumberFormat(current, { style: 'unit', unit, unitDisplay: 'short' }).format(
        Math.floor(past / length),
    );
}
