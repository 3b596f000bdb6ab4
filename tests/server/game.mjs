// game.mjs: whole games over HTTP.
import assert from 'node:assert/strict';

import {
    ask,
    create,
    finish,
    get,
    listen,
    pause,
    play,
    playOn,
    startServer,
    state,
    test,
    until,
    WAIT,
} from './support.mjs';

const server = await startServer();

test('a whole game against the automaton is played over HTTP', async () => {
    const { id, keys } = await create(server, { seats: { nv: 'solo' }, you: ['sv'], name: 'Anna' });
    const stream = listen(server, id, { key: keys.sv });
    const { now, moves } = await playOn(server, id, keys, { seed: 75 });
    assert.ok(moves > 0 && now.over.lines.length > 0); // how many is up to the dice
    const { frames } = await get(server, `/api/matches/${id}/frames?views=0&most=10000`);
    assert.equal(frames.length, now.version);
    assert.deepEqual(
        frames.map((frame) => frame.number),
        frames.map((_, index) => index + 1),
    );
    const explained = frames.filter((frame) => frame.why);
    assert.ok(explained.length > 0);
    const why = await get(server, `/api/matches/${id}/explain/${explained[0].number}?lang=fr`);
    assert.ok(why.lines[0].text.length > 10);
    await until(() => stream.versions().at(-1)?.version === now.version);
    stream.close();
});

/** The cards of a seat's hand, as words, that another viewer has no business to know. */
const secrets = (own, other) =>
    own.cards
        .map((card) => card.word)
        .filter((word) => !other.view.cards.seen[other.viewer]?.cards?.includes(word));

/** Where a text names a card: "e07" or E-07. */
const names = (text, word) =>
    text.includes(`"${word}"`) || new RegExp(`E-${word.slice(1)}|play ${word}`).test(text);

test('neither opponents nor a watcher are ever sent a hidden card', async () => {
    const {
        id,
        keys: { nv },
    } = await create(server, { seats: { sv: 'open' }, you: ['nv'], public: true });
    const { key: sv } = await get(server, `/api/matches/${id}/seats`, {
        body: { seat: 'sv', name: 'Ben' },
    });
    const keys = { nv, sv };
    const watcher = listen(server, id);
    let looked = 0,
        from = 0;
    await playOn(server, id, keys, {
        seed: 1975,
        most: 250,
        async onMove(now) {
            const north = await state(server, id, 'nv', nv),
                south = await state(server, id, 'sv', sv);
            const base = `/api/matches/${id}`;
            const looks = { nv: [], sv: [], watcher: [] };
            for (const [viewer, key] of [
                ['nv', nv],
                ['sv', sv],
                ['watcher', null],
            ]) {
                const seat = key ? `&seat=${viewer}` : '';
                for (const path of [
                    `/state?x=1${seat}`,
                    `/state?from=${from}&place=saigon${seat}`,
                    `/frames?from=${from}${seat}`,
                    `/frames?views=0&from=${from}${seat}`,
                    `/why?action=play e01${seat}`,
                    `/why?thing=hue${seat}`,
                    `/places/saigon?x=1${seat}`,
                ]) {
                    looks[viewer].push((await ask(server, base + path, { key })).text);
                }
            }
            const visible = { nv: north, sv: south, watcher: await state(server, id) };
            for (const [holder, own] of [
                ['nv', north],
                ['sv', south],
            ]) {
                for (const viewer of ['nv', 'sv', 'watcher'].filter((other) => other !== holder)) {
                    for (const word of secrets(own, visible[viewer])) {
                        // What was asked about by its name comes back: that is the asker's own
                        // word.
                        for (const [index, text] of looks[viewer].entries()) {
                            if (index === 4) continue;
                            assert.ok(
                                !names(text, word),
                                `${viewer} reads ${word} of ${holder} in ${text.slice(0, 2000)}`,
                            );
                            looked++;
                        }
                    }
                    assert.equal(visible[viewer].view.cards.hands[holder].cards, null);
                }
            }
            from = now.version;
        },
    });
    watcher.close();
    assert.ok(looked > 1000);
    assert.ok(
        !/e\d\d|E-\d/.test(watcher.text) &&
            !watcher.text.includes(nv) &&
            !watcher.text.includes(sv),
    );
});

test('the position a seat is given has its own cards and not its enemy’s', async () => {
    const { id, keys } = await create(server, { seats: { nv: 'human', sv: 'human' } });
    await playOn(server, id, keys, { most: 15 });
    const { cards } = await state(server, id, 'nv', keys.nv);
    assert.ok(cards.length > 0);
    const texts = new Set();
    for (let i = 0; i < 8; i++)
        texts.add(
            (await get(server, `/api/matches/${id}/position?seat=nv`, { key: keys.nv })).position,
        );
    assert.ok(texts.size > 1, 'what is hidden is drawn anew each time');
    assert.equal((await get(server, `/api/matches/${id}/position`)).position, null);
});

test('an action of a stale version is refused with the fresh state', async () => {
    const { id, keys } = await create(server, { seats: { nv: 'human', sv: 'human' } });
    const before = await state(server, id, 'sv', keys.sv);
    const first = await play(server, id, 'sv', keys.sv, before.version, before.choices[0].action);
    assert.equal(first.status, 200);
    const again = await play(server, id, 'sv', keys.sv, before.version, before.choices[0].action);
    assert.equal(again.status, 409);
    assert.equal(again.json.error, 'stale');
    assert.deepEqual(again.json.state, first.json);
});

test('the answer to an act brings story and places if they are wanted', async () => {
    const { id, keys } = await create(server, { seats: { nv: 'human', sv: 'human' } });
    const base = `/api/matches/${id}`;
    const key = keys.sv;
    const { version, choices } = await state(server, id, 'sv', key);
    const body = { seat: 'sv', version, action: choices[0].action };
    const act = (more) => ask(server, `${base}/actions`, { key, body: { ...body, ...more } });
    for (const wrong of [{ from: -1 }, { from: 'here' }, { from: 2 ** 32 }, { place: 7 }])
        assert.equal((await act(wrong)).json.error, 'field');
    const { status, json } = await act({ from: version, place: 'hue' });
    assert.equal(status, 200);
    assert.equal(json.story.from, version);
    assert.equal(json.story.next, json.version);
    assert.deepEqual(
        json.story,
        await get(server, `${base}/frames?seat=sv&from=${version}`, { key }),
    );
    const hue = await get(server, `${base}/places/hue?seat=sv`, { key });
    assert.deepEqual(
        json.places.find(({ place }) => place === 'hue'),
        hue,
    );
    const stale = await act({ from: version });
    assert.equal(stale.status, 409);
    assert.deepEqual(stale.json.state.story, json.story);
    const bare = await state(server, id, 'sv', key);
    assert.ok(!('story' in bare) && !('places' in bare));
});

test('undo and redo are in the log and survive a look from the start', async () => {
    const { id, keys } = await create(server, { seats: { nv: 'human', sv: 'human' } });
    const start = await state(server, id, 'sv', keys.sv);
    const done = (await play(server, id, 'sv', keys.sv, start.version, start.choices[0].action))
        .json;
    assert.equal(done.undo, null);
    const turn = (verb, version, extra) =>
        ask(server, `/api/matches/${id}/${verb}`, {
            key: keys.sv,
            body: { seat: 'sv', version, ...extra },
        });
    const back = await turn('undo', done.version);
    assert.equal(back.status, 200);
    assert.equal(back.json.version, start.version);
    assert.deepEqual(back.json.choices, start.choices);
    assert.equal(back.json.change, done.change + 1);
    const old = await turn('redo', back.json.version, { change: done.change });
    assert.equal(old.status, 409, 'the same version, but not the same moment');
    const on = await turn('redo', back.json.version);
    assert.equal(on.json.version, done.version);
    assert.deepEqual(on.json.choices, done.choices);
    const nothing = await turn('redo', on.json.version);
    assert.equal(nothing.status, 422);
    assert.ok(nothing.json.sentence.length > 5);
});

test('an event after undo and another choice tells what is no longer so', async () => {
    const { id, keys } = await create(server, { seats: { nv: 'human', sv: 'human' } });
    const start = await state(server, id, 'sv', keys.sv);
    const first = (await play(server, id, 'sv', keys.sv, start.version, start.choices[0].action))
        .json;
    const stream = listen(server, id);
    const heard = await until(() => stream.versions()[0]);
    assert.equal(heard.version, first.version);
    stream.close();
    await stream.done;
    await get(server, `/api/matches/${id}/undo`, {
        key: keys.sv,
        body: { seat: 'sv', version: first.version },
    });
    const other = (
        await play(server, id, 'sv', keys.sv, start.version, start.choices.at(-1).action)
    ).json;
    assert.equal(other.version, first.version);
    const again = listen(server, id, { last: heard.change });
    const news = await until(() => again.versions()[0]);
    assert.deepEqual(news, {
        version: other.version,
        change: other.change,
        since: start.version,
        over: false,
        thinking: null,
    });
    again.close();
});

test('a listener that reconnects with Last-Event-ID misses nothing', async () => {
    const { id, keys } = await create(server, { seats: { nv: 'human', sv: 'human' } });
    let stream = listen(server, id),
        last = await until(() => stream.versions()[0]),
        known = 0;
    const seen = [];
    const catchUp = async () => {
        const { frames, next } = await get(
            server,
            `/api/matches/${id}/frames?views=0&most=10000&from=${known}`,
        );
        seen.push(...frames.map((frame) => frame.number));
        known = next;
    };
    let count = 0,
        final;
    await playOn(server, id, keys, {
        most: 60,
        async onMove(now) {
            final = now;
            if (++count % 10 === 0) {
                last = stream.versions().at(-1) ?? last;
                stream.close();
                await stream.done;
            } else if (count > 10 && count % 10 === 3) {
                stream = listen(server, id, { last: last.change });
                const news = await until(() => stream.versions()[0]);
                assert.equal(news.since, last.version, 'nothing was undone');
                await catchUp();
            }
        },
    });
    stream.close();
    stream = listen(server, id, { last: last.change });
    await until(() => stream.versions().at(-1)?.version === final.version);
    await catchUp();
    stream.close();
    assert.deepEqual(
        seen,
        Array.from({ length: final.version }, (_, index) => index + 1),
    );
});

test('two moves at the same time: exactly one is played', async () => {
    const { id, keys } = await create(server, { seats: { nv: 'human', sv: 'human' } });
    for (let i = 0; i < 20; i++) {
        const now = await state(server, id, 'sv', keys.sv);
        if (now.actor !== 'sv') break;
        const both = await Promise.all(
            Array.from({ length: 6 }, (_, n) =>
                play(
                    server,
                    id,
                    'sv',
                    keys.sv,
                    now.version,
                    now.choices[n % now.choices.length].action,
                ),
            ),
        );
        assert.deepEqual(
            both.map((answer) => answer.status).sort(),
            [200, 409, 409, 409, 409, 409],
        );
    }
});

test('an invitation is exchanged for a key its maker does not know', async () => {
    const { id, keys, invites } = await create(server, { seats: { sv: 'invite' }, you: ['nv'] });
    const invitation = invites.sv.split('/').at(-1);
    assert.equal(invites.sv, `/#/join/${id}/${invitation}`);
    const peek = await ask(server, `/api/matches/${id}/state?seat=sv`, { key: invitation });
    assert.equal(peek.status, 403, 'an invitation shows no cards');
    const table = await get(server, `/api/matches/${id}`, { key: invitation });
    assert.deepEqual([table.you, table.invited], [[], ['sv']]);
    const stranger = await ask(server, `/api/matches/${id}/seats`, {
        body: { seat: 'sv', name: 'Eve' },
    });
    assert.equal(stranger.status, 403);
    const { key } = await get(server, `/api/matches/${id}/seats`, {
        key: invitation,
        body: { seat: 'sv', name: 'Ben' },
    });
    assert.notEqual(key, invitation);
    assert.equal((await state(server, id, 'sv', key)).viewer, 'sv');
    const twice = await ask(server, `/api/matches/${id}/seats`, {
        key: invitation,
        body: { seat: 'sv', name: 'Eve' },
    });
    assert.equal(twice.status, 409);
    const named = await get(server, `/api/matches/${id}`);
    assert.equal(named.seats.find((seat) => seat.word === 'sv').player, 'Ben');
    assert.equal(
        (await ask(server, `/api/matches/${id}/state?seat=sv`, { key: keys.nv })).status,
        403,
    );
});

test('an open seat goes to exactly one of many who want it', async () => {
    const { id } = await create(server, { seats: { sv: 'open' }, you: ['nv'] });
    const wants = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
            ask(server, `/api/matches/${id}/seats`, { body: { seat: 'sv', name: `P${n}` } }),
        ),
    );
    assert.deepEqual(
        wants.map((answer) => answer.status).sort(),
        [200, 409, 409, 409, 409, 409, 409, 409],
    );
});

test('a hot seat has one key for both seats and may save; others may not until the end', async () => {
    const { id, keys } = await create(server, { seats: { nv: 'human', sv: 'human' } });
    assert.equal(keys.nv, keys.sv);
    await playOn(server, id, keys, { most: 20 });
    const save = await get(server, `/api/matches/${id}/save`, { key: keys.nv });
    assert.match(save, /^mekong 1\n/);
    assert.equal((await ask(server, `/api/matches/${id}/save`)).status, 403);
    const copy = await create(server, { game: undefined, save });
    assert.deepEqual(Object.keys(copy.keys).sort(), ['nv', 'sv']);
    const [one, other] = [
        await state(server, id, 'nv', keys.nv),
        await state(server, copy.id, 'nv', copy.keys.nv),
    ];
    assert.deepEqual(other.view, one.view);
    assert.equal(other.version, one.version);
    await playOn(server, copy.id, copy.keys, { most: 5 });
});

test('computer players of every kind answer, and only while somebody looks if they are alone', async () => {
    const { games } = await get(server, '/api/games');
    const { players } = games.find((game) => game.word === 'saigon75');
    assert.ok(players.length >= 5);
    for (const { word, seats } of players.filter((player) => player.word !== 'expert')) {
        const other = seats.includes('nv') ? 'sv' : 'nv';
        const seat = other === 'sv' ? 'nv' : 'sv';
        const { id, keys } = await create(server, { seats: { [seat]: word }, you: [other] });
        const { now } = await playOn(server, id, keys, { most: word === 'hard' ? 13 : 16 });
        assert.ok(now.version > 16, word);
    }
    const { id } = await create(server, { seats: { nv: 'heuristic', sv: 'heuristic' }, you: [] });
    const before = (await state(server, id)).version;
    await pause(300);
    assert.equal((await state(server, id)).version, before);
    const stream = listen(server, id);
    await until(async () => (await state(server, id)).over, 2 * WAIT);
    stream.close();
});

test('a thinking computer keeps nobody waiting', async () => {
    const { id, keys } = await create(server, { seats: { nv: 'expert' }, you: ['sv'] });
    const stream = listen(server, id, { key: keys.sv });
    await playOn(server, id, keys, { most: 14, patience: 100 }).catch(() => {});
    await until(() => stream.versions().some((event) => event.thinking === 'nv'));
    const answers = await Promise.all(
        Array.from({ length: 20 }, () => get(server, `/api/matches/${id}`)),
    );
    const thought = answers.some((table) => table.seats.some((seat) => seat.thinking));
    assert.ok(thought || stream.versions().length > 2);
    stream.close();
});

test('while four experts of Fire in the Lake think, a click at another table is answered', async () => {
    const busy = await startServer({ db: `${server.db}.busy`, args: ['--searches', '1'] });
    const lake = await create(busy, {
        game: 'fitl',
        seats: { us: 'expert', arvn: 'expert', nva: 'expert', vc: 'expert' },
        you: [],
    });
    const stream = listen(busy, lake.id);
    const thinks = async () =>
        (await get(busy, `/api/matches/${lake.id}`)).seats.some((seat) => seat.thinking);
    await until(thinks);
    const { id, keys } = await create(busy, { seats: { nv: 'human', sv: 'human' } });
    const now = await state(busy, id, 'sv', keys.sv);
    const seat = now.actor;
    const asked = await state(busy, id, seat, keys[seat]);
    const done = await play(busy, id, seat, keys[seat], asked.version, asked.choices[0].action);
    assert.equal(done.status, 200);
    assert.ok(done.json.version > asked.version);
    assert.equal((await state(busy, lake.id)).over, null);
    stream.close();
    await busy.stop();
});

test('who is at the screen is told, and forgotten when he goes', async () => {
    const { id, keys } = await create(server, { seats: { sv: 'open' }, you: ['nv'], public: true });
    const watcher = listen(server, id);
    await until(() => watcher.versions().length > 0);
    const player = listen(server, id, { key: keys.nv });
    await until(() => watcher.events.some((event) => event.event === 'seats'));
    const online = async () =>
        (await get(server, `/api/matches/${id}`)).seats.find((seat) => seat.word === 'nv').online;
    assert.equal(await online(), true);
    player.close();
    await until(async () => !(await online()));
    watcher.close();
});

test('the public list shows open, running and finished games page by page, without keys', async () => {
    const ids = [];
    for (let i = 0; i < 7; i++)
        ids.push(
            (await create(server, { seats: { sv: 'open' }, you: ['nv'], public: true, name: 'Lê' }))
                .id,
        );
    const secret = await create(server, { seats: { sv: 'open' }, you: ['nv'] });
    const seen = [];
    for (let before = ''; before !== null;) {
        const page = await get(
            server,
            `/api/matches?shelf=open&limit=3${before ? `&before=${before}` : ''}`,
        );
        assert.ok(page.matches.length <= 3 && !JSON.stringify(page).includes('key'));
        seen.push(...page.matches.map((match) => match.id));
        before = page.next;
    }
    assert.equal(new Set(seen).size, seen.length);
    assert.ok(ids.every((id) => seen.includes(id)) && !seen.includes(secret.id));
    await get(server, `/api/matches/${ids[0]}/seats`, { body: { seat: 'sv', name: 'Ben' } });
    const open = await get(server, '/api/matches?shelf=open&limit=100');
    const runs = await get(server, '/api/matches?shelf=running&limit=100');
    assert.ok(!open.matches.some((match) => match.id === ids[0]));
    const entry = runs.matches.find((match) => match.id === ids[0]);
    assert.deepEqual(
        entry.seats.map((seat) => seat.player),
        ['Lê', 'Ben'],
    );
});

test('rules, places and refusals are told in three languages', async () => {
    const { id, keys } = await create(server, { seats: { nv: 'human', sv: 'human' } });
    const rules = new Set(),
        refusals = new Set();
    for (const lang of ['en', 'fr', 'it']) {
        rules.add((await get(server, `/api/rules/saigon75/9.10?lang=${lang}`)).text);
        const place = await get(server, `/api/matches/${id}/places/saigon?lang=${lang}`);
        assert.ok(place.lines.length > 0);
        refusals.add(
            (
                await get(server, `/api/matches/${id}/why?seat=sv&action=end&lang=${lang}`, {
                    key: keys.sv,
                })
            ).sentence,
        );
    }
    assert.equal(rules.size, 3);
    assert.match(
        (await get(server, '/api/rules/fitl/printed%203.3.1')).text,
        /^\[9\.1 · printed 3\.3\.1\] /,
    );
    assert.equal(refusals.size, 3);
    const book = await get(server, '/api/rules/saigon75?lang=it');
    assert.equal(book.chapters.find(({ chapter }) => chapter === 9).title, 'Lo scontro');
    const { find, chapters } = await get(server, '/api/rules/saigon75?find=Quyet%20thang');
    assert.equal(find, 'Quyet thang');
    assert.deepEqual(chapters[0].rules[0].parts.slice(1, 4), ['Quyết', ' ', 'Thắng']);
    const french = await ask(server, '/api/matches/nothinghere0', {
        headers: { 'Accept-Language': 'fr-CH,fr;q=0.9' },
    });
    assert.match(french.json.sentence, /partie/);
});

test('a small memory holds many games: those thrown out come back from their logs', async () => {
    const small = await startServer({ db: `${server.db}.small`, args: ['--games', '2'] });
    const games = [];
    for (let i = 0; i < 6; i++)
        games.push(await create(small, { seats: { nv: 'solo', sv: 'human' } }));
    const streams = games.map(({ id }) => listen(small, id));
    const versions = {};
    for (let round = 0; round < 3; round++) {
        for (const { id, keys } of games) {
            const { now } = await playOn(small, id, keys, { most: 6, seed: round + 7 });
            versions[id] = now.change;
        }
    }
    for (const { id } of games) assert.ok((await state(small, id)).change >= versions[id]);
    const metrics = await get(small, '/metrics');
    assert.ok(Number(/^mekong_games_in_memory (\d+)/m.exec(metrics)[1]) <= 3);
    streams.forEach((stream) => stream.close());
    await small.stop();
});

test('a game begun from a save says so to whoever looks, joins or reads the list', async () => {
    const first = await create(server, { seats: { nv: 'human', sv: 'human' } });
    for (const path of ['', '/state'])
        assert.equal((await get(server, `/api/matches/${first.id}${path}`)).begun, null);
    let turn = 0;
    for (let seed = 5; turn < 2; seed++)
        ({ turn } = (await playOn(server, first.id, first.keys, { most: 20, seed })).now);
    const save = await get(server, `/api/matches/${first.id}/save`, { key: first.keys.nv });
    const made = await get(
        server,
        '/api/matches',
        { body: { save, seats: { nv: 'open' }, you: ['sv'], public: true } },
        201,
    );
    for (const path of ['', '/state'])
        assert.equal((await get(server, `/api/matches/${made.id}${path}`)).begun, turn);
    const { key } = await get(server, `/api/matches/${made.id}/seats`, { body: { seat: 'nv' } });
    await playOn(server, made.id, { nv: key, sv: made.keys.sv }, { most: 5 });
    assert.equal((await state(server, made.id, 'nv', key)).begun, turn);
    const { matches } = await get(server, '/api/matches');
    assert.equal(matches.find(({ id }) => id === made.id).begun, turn);
    assert.ok(matches.filter(({ id }) => id !== made.id).every(({ begun }) => begun === null));
});

test('the server ends well', () => server.stop());

await finish();
