// remote.js: games on a server, over its HTTP interface (docs/api.md). Addresses are relative to
// the page, so that the server may stand behind any path.
import { dropSeat, keepGame, keptGame } from '../app/memory.js';
import { TransportError } from './errors.js';

/** @typedef {import('../app/types.js').Transport} Transport */
/** @typedef {import('../app/types.js').Answer} Answer */

const TOO_MANY = 429,
    ATTEMPTS = 4,
    BUSY = 400; // a server that asks for patience gets it; ms
const SOON = 5; // s: as much patience as it may ask for
const RETRY_FIRST = 1000,
    RETRY_MOST = 10000; // ms between attempts to reach a lost server

/** @typedef {Record<string, string | number | undefined>} Query */
/** @typedef {Record<string, string>} Headers */

/** @param {string} id */
const pathOf = (id) => `matches/${encodeURIComponent(id)}`;

/** @param {string} id @param {string} [seat] @returns {Headers} */
function keyHeader(id, seat) {
    const { keys } = keptGame(id);
    const key = seat ? keys[seat] : Object.values(keys)[0];
    return key ? { 'X-Mekong-Key': key } : {};
}

/** Requests to the server. */
class Requests {
    /** @param {() => string} lang */
    constructor(lang) {
        this.lang = lang;
    }

    /** @param {string} path @param {Query} [query] */
    address(path, query = {}) {
        const url = new URL(`api/${path}`, document.baseURI);
        for (const [name, value] of Object.entries({ ...query, lang: this.lang() }))
            if (value !== undefined) url.searchParams.set(name, String(value));
        return url;
    }

    /** @param {string} path @param {RequestInit} [init] @param {Query} [query] */
    async ask(path, init, query) {
        for (let attempt = 1; ; attempt++) {
            const response = await fetch(this.address(path, query), {
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
    async read(response) {
        const body = await response.json().catch(() => ({}));
        if (!response.ok)
            throw new TransportError(response.status, body.error, body.sentence, body);
        return body;
    }

    /** @param {string} path @param {Headers} [headers] @param {Query} [query] */
    async get(path, headers, query) {
        return this.read(await this.ask(path, { headers }, query));
    }

    /** @param {string} path @param {any} body @param {Headers} [headers] */
    post(path, body, headers) {
        return this.ask(path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', ...headers },
            body: JSON.stringify(body),
        });
    }

    /** @param {string} path @param {any} body @param {Headers} [headers] */
    async postRead(path, body, headers) {
        return this.read(await this.post(path, body, headers));
    }

    /**
     * A refusal is an answer; everything else that goes wrong is an error.
     * @param {string} id @param {string} seat @param {string} verb @param {any} body
     * @returns {Promise<Answer>}
     */
    async act(id, seat, verb, body) {
        const path = `${pathOf(id)}/${verb}`;
        const response = await this.post(path, { seat, ...body }, keyHeader(id, seat));
        if (response.ok) return { good: true, state: await response.json() };
        const answer = await response.json().catch(() => ({}));
        const { error, sentence = '', rule = null, cite = null, state } = answer;
        // Of a disk that is not sure there is a state, too: with what was done.
        if (response.status !== 409 && response.status !== 422 && !state)
            throw new TransportError(response.status, error, sentence, answer);
        return { good: false, sentence, rule, cite, state };
    }
}

/** What people do besides playing. @param {Requests} server @returns {import('../app/types.js').Manners} */
const manners = (server) => ({
    async resign(id, seat, wish) {
        const answer = await server.act(id, seat, 'resign', wish);
        const { you = [] } = await server.get(pathOf(id), keyHeader(id, seat));
        if (answer.good && !you.includes(seat)) dropSeat(id, seat);
        return answer;
    },
    async rematch(id, seat, yes) {
        const body = { seat, answer: yes ? 'yes' : 'no' };
        const said = await server.postRead(`${pathOf(id)}/rematch`, body, keyHeader(id, seat));
        if (said.next) await moveTo(server, id, said.next);
        return said;
    },
    moveTo: (id, next) => moveTo(server, id, next),
    chat: (id, after) => server.get(`${pathOf(id)}/chat`, undefined, { after }),
    async say(id, seat, words) {
        await server.postRead(`${pathOf(id)}/chat`, { seat, words }, keyHeader(id, seat));
    },
    invitation: (id, key) => server.get(pathOf(id), { 'X-Mekong-Key': key }),
});

/**
 * Keys of a game are good for the one that follows it, for other seats.
 * @param {Requests} server @param {string} id @param {string} next
 */
async function moveTo(server, id, next) {
    for (const key of new Set(Object.values(keptGame(id).keys))) {
        const { you = [] } = await server.get(pathOf(next), { 'X-Mekong-Key': key });
        for (const seat of you) keepGame(next, { keys: { [seat]: key } });
    }
}

/** Games that begin, end and are joined. @param {Requests} server */
const comings = (server) => ({
    /** @param {import('../app/types.js').NewGame} wish */
    async create(wish) {
        const created = await server.postRead('matches', { ...wish, lang: server.lang() });
        keepGame(created.id, { keys: created.keys ?? {}, invites: created.invites ?? {} });
        return created;
    },
    /** @param {string} save */
    async load(save) {
        const created = await server.postRead('matches', { save, lang: server.lang() });
        keepGame(created.id, { keys: created.keys ?? {}, knowsBegun: true });
        return created;
    },
    /** @param {string} id @param {string} seat @param {string} name */
    async take(id, seat, name) {
        await sit(server, id, { seat, name });
    },
    /** @param {string} id @param {string} key @param {string} name */
    join: (id, key, name) => joinBy(server, id, key, name),
    forget: async () => {},
    /** @param {string} id */
    async erase(id) {
        const init = { method: 'DELETE', headers: keyHeader(id) };
        const response = await server.ask(pathOf(id), init);
        if (response.status !== 404) await server.read(response);
    },
});

/**
 * @param {() => string} lang the language sentences are wanted in
 * @returns {Transport}
 */
export function createRemote(lang) {
    const server = new Requests(lang);
    return {
        kind: 'remote',
        games: () => server.get('games'),
        matches: () => server.get('matches'),
        ...comings(server),
        held: async (id) => Object.keys(keptGame(id).keys),
        look: (id, seat, what, args) =>
            server.get(`${pathOf(id)}/${what}`, keyHeader(id, seat), {
                ...args,
                seat: seat || undefined,
            }),
        rule: (game, number) => server.get(`rules/${game}/${encodeURIComponent(number)}`),
        rules: (game, find) => server.get(`rules/${game}`, {}, { find }),
        play: (id, seat, version, words, wish) =>
            server.act(id, seat, 'actions', { version, action: words, ...wish }),
        undo: (id, seat, version, wish) => server.act(id, seat, 'undo', { version, ...wish }),
        redo: (id, seat, version, wish) => server.act(id, seat, 'redo', { version, ...wish }),
        ...manners(server),
        async save(id) {
            const response = await server.ask(`${pathOf(id)}/save`, { headers: keyHeader(id) });
            return response.ok ? response.text() : server.read(response);
        },
        watch: (id, tell) => watchStream(() => streamAddress(id, server), tell),
    };
}

/**
 * Takes a seat, and those that go along with it; who has one already goes on with the key of that.
 * @param {Requests} server @param {string} id @param {{seat: string, name: string}} wish
 * @param {Record<string, string>} [by] the key of an invitation
 */
async function sit(server, id, wish, by = {}) {
    const [own] = Object.values(keptGame(id).keys);
    const body = own ? { ...wish, own } : wish;
    const { key, seats } = await server.postRead(`${pathOf(id)}/seats`, body, by);
    for (const seat of seats ?? [wish.seat]) keepGame(id, { keys: { [seat]: key } });
}

/**
 * An invitation is changed, once, for a key of one's own. Who comes back with the same link holds
 * the seat already, or comes too late.
 * @param {Requests} server @param {string} id @param {string} invitation @param {string} name
 */
async function joinBy(server, id, invitation, name) {
    const by = { 'X-Mekong-Key': invitation };
    const { you = [], invited = [] } = await server.get(pathOf(id), by);
    for (const seat of you) keepGame(id, { keys: { [seat]: invitation } });
    if (invited.length > 0) await sit(server, id, { seat: invited[0], name }, by);
    else if (Object.keys(keptGame(id).keys).length === 0) throw new TransportError(403, 'key', '');
}

/** @param {string} id @param {Requests} server */
function streamAddress(id, server) {
    const key = Object.values(keptGame(id).keys)[0];
    return server.address(`${pathOf(id)}/events`, key ? { key } : {});
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
        source.addEventListener('chat', (event) => tell({ chat: JSON.parse(event.data).number }));
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
