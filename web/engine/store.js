// store.js: games of this browser, in IndexedDB: one record each, its save text (the same text the
// program reads and writes) and what the lobby lists. Without IndexedDB, as in some private
// windows, games live until the page is closed.

/**
 * @typedef {{number: 1 | 2, first?: string, next?: string}} Series the save of the first game; the
 *     id of the second
 *
 * @typedef {object} KeptMatch
 * @property {string} id
 * @property {string} save
 * @property {number} stamp counts the changes: another tab may have played on
 * @property {import('../app/types.js').MatchEntry} entry
 * @property {Series} [series] it is a game of a match of two
 */

const DATABASE = 'mekong',
    TABLE = 'matches';
/** @type {Map<string, KeptMatch>} */
const visit = new Map();
/** @type {Promise<IDBDatabase | null> | null} */
let opened = null;

/** @returns {Promise<IDBDatabase | null>} */
function database() {
    opened ??= new Promise((done) => {
        try {
            const request = indexedDB.open(DATABASE, 1);
            request.onupgradeneeded = () =>
                request.result.createObjectStore(TABLE, { keyPath: 'id' });
            request.onsuccess = () => done(request.result);
            request.onerror = () => done(null);
        } catch {
            done(null);
        }
    });
    return opened;
}

/**
 * @param {'readonly' | 'readwrite'} mode
 * @param {(table: IDBObjectStore) => IDBRequest} work
 * @param {() => any} instead
 */
async function inTable(mode, work, instead) {
    const base = await database();
    if (!base) return instead();
    return new Promise((done, fail) => {
        const transaction = base.transaction(TABLE, mode);
        const request = work(transaction.objectStore(TABLE));
        transaction.oncomplete = () => done(request.result);
        transaction.onabort = transaction.onerror = () => fail(transaction.error);
    });
}

/** @param {KeptMatch} match @returns {Promise<void>} */
export const putMatch = (match) =>
    inTable(
        'readwrite',
        (table) => table.put(match),
        () => void visit.set(match.id, match),
    );

/** @param {string} id @returns {Promise<KeptMatch | undefined>} */
export const getMatch = (id) =>
    inTable(
        'readonly',
        (table) => table.get(id),
        () => visit.get(id),
    );

/** @returns {Promise<KeptMatch[]>} */
export const allMatches = () =>
    inTable(
        'readonly',
        (table) => table.getAll(),
        () => [...visit.values()],
    );

/** @param {string} id @returns {Promise<void>} */
export const dropMatch = (id) =>
    inTable(
        'readwrite',
        (table) => table.delete(id),
        () => void visit.delete(id),
    );
