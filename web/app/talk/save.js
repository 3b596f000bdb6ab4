// save.js: the game as a file.
import { download } from '../dom.js';
import { problemText, toast } from '../frame.js';

/** @param {import('../game.js').GamePage} page */
export async function downloadSave({ desk }) {
    try {
        download(`${desk.table.game}-${desk.id}.mekong`, await desk.save());
    } catch (error) {
        toast(problemText(error));
    }
}
