// remote.js: games on a server, over its HTTP interface (docs/api.md). Addresses are relative to
// the page, so that the server may stand behind any path.
import { keepGame, keptGame } from '../app/memory.js';
import { TransportError } from './errors.js';

/** @typedef {import('../app/types.js').Transport} Transport */
/** @typedef {import('../app/types.js').Answer} Answer */

const TOO_MANY = 429,
    ATTEMPTS = 4,
    BUSY = 400; // a server that asks for patience gets it; ms
const SOON = 5; // s: as much patience as it may ask for
const RETRY_FIRST = 1000,
    RETRY_MOST = 10000; // ms between attempts to reach a lost server

/**
 * @param {() => string} lang the language sentences are wanted in
 * @returns {Transport}
 */
export function createRemote(lang) {
    /** @param {string} path @param {Record<string, string | number>} [query] */
    function address(path, query = {}) {
        const url = new URL(`api/${path}`, document.baseURI);
        url.search = new URLSearchParams({
            ...Object.fromEntries(
                Object.entries(query).map(([name, value]) => [name, String(value)]),
            ),
            lang: lang(),
        }).toString();
        return url;
    }

    /** @param {string} id @param {string} [seat] @returns {Record<string, string>} */
    function keyHeader(id, seat) {
        const { keys } = keptGame(id);
        const key = seat ? keys[seat] : Object.values(keys)[0];
        return key ? { 'X-Mekong-Key': key } : {};
    }

    /**
     * @param {string} path @param {RequestInit} [init]
     * @param {Record<string, string | number>} [query]
     * @returns {Promise<Response>}
     */
    async function ask(path, init, query) {
        for (let attempt = 1; ; attempt++) {
            const response = await fetch(address(path, query), {
                cache: 'no-store',
                ...init,
            }).catch(() => {
                throw new TransportError(0, 'unreachable', '');
            });
            const soon = Number(response.headers.get('Retry-After')) <= SOON;
            if (response.status !== TOO_MANY || !soon || attempt === ATTEMPTS) return response;
            await new Promise((done) => setTimeout(done, attempt * BUSY));
        }
    }

    /** @param {Response} response @returns {Promise<any>} */
    async function read(response) {
        const body = await response.json().catch(() => ({}));
        if (!response.ok)
            throw new TransportError(response.status, body.error, body.sentence, body);
        return body;
    }

    /**
     * @param {string} path @param {Record<string, string>} [headers]
     * @param {Record<string, string | number>} [query]
     */
    const get = async (path, headers, query) => read(await ask(path, { headers }, query));

    /** @param {string} path @param {any} body @param {Record<string, string>} [headers] */
    const post = (path, body, headers) =>
        ask(path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', ...headers },
            body: JSON.stringify(body),
        });

    /**
     * @param {string} id @param {string} seat @param {string} path
     * @param {Record<string, string | number>} [query]
     */
    const look = (id, seat, path, query) =>
        get(
            `matches/${encodeURIComponent(id)}${path}`,
            keyHeader(id, seat),
            seat ? { ...query, seat } : query,
        );

    /**
     * A refusal is an answer; everything else that goes wrong is an error.
     * @param {string} id @param {string} seat @param {string} verb @param {any} body
     * @returns {Promise<Answer>}
     */
    async function act(id, seat, verb, body) {
        const response = await post(
            `matches/${encodeURIComponent(id)}/${verb}`,
            { seat, ...body },
            keyHeader(id, seat),
        );
        if (response.ok) return { good: true, state: await response.json() };
        const answer = await response.json().catch(() => ({}));
        const { error, sentence = '', rule = null, cite = null, state } = answer;
        // Of a disk that is not sure there is a state, too: with what was done.
        if (response.status !== 409 && response.status !== 422 && !state)
            throw new TransportError(response.status, error, sentence, answer);
        return { good: false, sentence, rule, cite, state };
    }

    return {
        kind: 'remote',
        games: () => get('games'),
        matches: () => get('matches'),
        async create(wish) {
            const created = await read(await post('matches', { ...wish, lang: lang() }));
            keepGame(created.id, { keys: created.keys ?? {}, invites: created.invites ?? {} });
            return created;
        },
        async load(save) {
            const created = await read(await post('matches', { save, lang: lang() }));
            keepGame(created.id, { keys: created.keys ?? {}, knowsBegun: true });
            return created;
        },
        async take(id, seat, name) {
            const { key } = await read(
                await post(`matches/${encodeURIComponent(id)}/seats`, { seat, name }),
            );
            keepGame(id, { keys: { [seat]: key } });
        },
        join: (id, key, name) =>
            joinBy(id, key, name, get, async (path, body, headers) =>
                read(await post(path, body, headers)),
            ),
        forget: async () => {},
        async erase(id) {
            const response = await ask(`matches/${encodeURIComponent(id)}`, {
                method: 'DELETE',
                headers: keyHeader(id),
            });
            if (response.status !== 404) await read(response);
        },
        held: async (id) => Object.keys(keptGame(id).keys),
        table: (id) => look(id, '', ''),
        state: (id, seat) => look(id, seat, '/state'),
        frames: (id, seat, from, most, views) =>
            look(id, seat, '/frames', { from, most, views: views ? 1 : 0 }),
        why: (id, seat, words) => look(id, seat, '/why', { action: words }),
        whyThing: (id, seat, word) => look(id, seat, '/why', { thing: word }),
        place: (id, seat, word) => look(id, seat, `/places/${encodeURIComponent(word)}`),
        explain: (id, seat, action) => look(id, seat, `/explain/${action}`),
        position: (id, seat, purpose) => look(id, seat, '/position', { for: purpose }),
        rule: (game, number) => get(`rules/${game}/${encodeURIComponent(number)}`),
        play: (id, seat, version, words) => act(id, seat, 'actions', { version, action: words }),
        undo: (id, seat, version) => act(id, seat, 'undo', { version }),
        redo: (id, seat, version) => act(id, seat, 'redo', { version }),
        async save(id) {
            const response = await ask(`matches/${encodeURIComponent(id)}/save`, {
                headers: keyHeader(id),
            });
            return response.ok ? response.text() : read(response);
        },
        watch: (id, tell) => watchStream(() => streamAddress(id, address), tell),
    };
}

/**
 * An invitation is changed, once, for a key of one's own. Who comes back with the same link holds
 * the seat already, or comes too late.
 * @param {string} id @param {string} invitation @param {string} name
 * @param {(path: string, headers: Record<string, string>) => Promise<any>} get
 * @param {(path: string, body: any, headers: Record<string, string>) => Promise<any>} post
 */
async function joinBy(id, invitation, name, get, post) {
    if (Object.keys(keptGame(id).keys).length > 0) return;
    const path = `matches/${encodeURIComponent(id)}`;
    const { you = [], invited = [] } = await get(path, { 'X-Mekong-Key': invitation });
    const seat = you[0] ?? invited[0];
    if (!seat) throw new TransportError(403, 'key', '');
    const key = you[0]
        ? invitation
        : (await post(`${path}/seats`, { seat, name }, { 'X-Mekong-Key': invitation })).key;
    keepGame(id, { keys: { [seat]: key } });
}

/** @param {string} id @param {(path: string, query?: Record<string, string>) => URL} address */
function streamAddress(id, address) {
    const key = Object.values(keptGame(id).keys)[0];
    return address(`matches/${encodeURIComponent(id)}/events`, key ? { key } : {});
}

/**
 * Follows a stream of events and opens it again, with growing pauses, when it breaks.
 * @param {() => URL} where @param {(pulse: import('../app/types.js').Pulse) => void} tell
 * @returns {() => void}
 */
function watchStream(where, tell) {
    /** @type {EventSource | null} */
    let source = null;
    /** @type {number | undefined} */
    let timer;
    let pause = RETRY_FIRST;

    function open() {
        source = new EventSource(where());
        source.addEventListener('open', () => {
            pause = RETRY_FIRST;
            tell({ connected: true });
        });
        source.addEventListener('version', (event) => tell(JSON.parse(event.data)));
        source.addEventListener('seats', () => tell({ seats: true }));
        source.addEventListener('gone', (event) => {
            source?.close();
            tell({ gone: JSON.parse(event.data).sentence });
        });
        source.addEventListener('error', () => {
            tell({ connected: false });
            source?.close();
            timer = setTimeout(open, pause);
            pause = Math.min(2 * pause, RETRY_MOST);
        });
    }
    open();
    return () => {
        clearTimeout(timer);
        source?.close();
    };
}
