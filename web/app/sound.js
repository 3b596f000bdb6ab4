// sound.js: a few small noises, made on the spot; off unless switched on in the settings.
import { getSettings } from './settings.js';

/** @type {AudioContext | null} */
let context = null;

/**
 * A burst of filtered noise: wood on paper.
 * @param {number} at s from now @param {number} pitch Hz @param {number} loud
 */
function knock(at, pitch, loud) {
    const audio = /** @type {AudioContext} */ (context);
    const length = Math.floor(audio.sampleRate * 0.05);
    const buffer = audio.createBuffer(1, length, audio.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < length; i++) data[i] = (2 * Math.random() - 1) * (1 - i / length) ** 3;
    const source = audio.createBufferSource(),
        filter = audio.createBiquadFilter(),
        gain = audio.createGain();
    source.buffer = buffer;
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    gain.gain.value = loud;
    source.connect(filter).connect(gain).connect(audio.destination);
    source.start(audio.currentTime + at);
}

/**
 * @param {'click' | 'dice' | 'turn' | 'joined' | 'said'} what
 * @param {boolean} [wanted] whatever the settings say of sounds
 */
export function play(what, wanted = getSettings().sound) {
    // Browsers are silent until a page has been touched, and complain of whoever tries.
    if (!wanted || navigator.userActivation?.hasBeenActive === false) return;
    context ??= new AudioContext();
    if (what === 'click') knock(0, 1400, 0.4);
    else if (what === 'said') knock(0, 1000, 0.4);
    else if (what === 'joined')
        [0, 0.15, 0.3].forEach((at, index) => knock(at, 500 + 250 * index, 0.6));
    else if (what === 'turn') [0, 0.12].forEach((at, index) => knock(at, 600 + 300 * index, 0.6));
    else
        for (let i = 0; i < 5; i++)
            knock(0.07 * i + 0.03 * Math.random(), 900 + 900 * Math.random(), 0.5 - 0.08 * i);
}
