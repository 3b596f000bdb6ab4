// settings.js: how this person likes the page. Kept in the browser, never sent anywhere. Works, for
// this visit only, where the browser refuses to keep anything.
import { preferredLanguage } from './i18n.js';

/**
 * @typedef {object} Settings
 * @property {import('./i18n.js').Lang} lang
 * @property {'system' | 'light' | 'dark'} theme
 * @property {'none' | 'slow' | 'normal' | 'fast' | 'rapid'} speed of animations
 * @property {'normal' | 'large' | 'larger'} text
 * @property {boolean} confirm each choice is asked again before it is played
 * @property {boolean} warn a phase is not ended without a word while something threatens
 * @property {boolean} linger the end of a combat waits until it is read
 * @property {boolean} sound
 * @property {boolean} bell when it is my turn, or somebody at another screen comes or speaks
 * @property {boolean} chat
 * @property {boolean} cover hide the cards when another player takes the screen
 * @property {boolean} shortcuts single keys do something
 * @property {string} name what the player calls himself
 */

const KEY = 'mekong.settings';
/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set();
/** @type {Record<Settings['speed'], number>} */
const SPEEDS = { none: 0, rapid: 4, fast: 2, normal: 1, slow: 0.5 };

/** @returns {Settings} */
function presets() {
    return {
        lang: preferredLanguage(),
        theme: 'system',
        speed: 'normal',
        text: 'normal',
        confirm: false,
        warn: true,
        linger: true,
        sound: false,
        bell: true,
        chat: true,
        cover: true,
        shortcuts: true,
        name: '',
    };
}

/** @param {string} key @returns {any} what was kept under the key, or null */
export function recall(key) {
    try {
        return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
        return null;
    }
}

/** @param {string} key @param {any} value */
export function keep(key, value) {
    try {
        localStorage.setItem(key, JSON.stringify(value));
    } catch {
        // Private windows and full disks: it holds for this visit.
    }
}

/** @type {Settings} */
const settings = { ...presets(), ...recall(KEY) };

/** @returns {Readonly<Settings>} */
export const getSettings = () => settings;

/** @param {Partial<Settings>} change */
export function changeSettings(change) {
    Object.assign(settings, change);
    keep(KEY, settings);
    for (const tell of listeners) tell(settings);
}

/** @param {(settings: Settings) => void} listener @returns {() => void} ends it */
export function onSettings(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Sets on <html> what the style sheets go by. */
export function applyLook() {
    const root = document.documentElement;
    const theme = settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    root.dataset.theme = theme;
    root.dataset.text = settings.text;
    const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper);
}

dark.addEventListener('change', applyLook);
onSettings(applyLook);

/** How fast things move: 0 is "at once". The board asks before each animation. */
export const motionSpeed = () => (still.matches ? 0 : SPEEDS[settings.speed]);
