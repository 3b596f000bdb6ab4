/* Sizes on the board that both the drawing and the tool that makes it must know. */

export const BLOCK = 54; // a block of full size, in board units

/** Room for a flag and a name. @param {string} text @param {boolean} [capital] */
export const nameWidth = (text, capital = false) => text.length * (capital ? 16 : 13.2) + 34;
