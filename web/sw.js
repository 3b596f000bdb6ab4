// sw.js: the service worker: keeps the whole page (the list is made at build time) so that it opens
// and plays without a network. Games of a server are never kept here: /api passes through.
importScripts('gen/precache.js');

/** @type {{version: string, files: string[]}} */
const { version, files } = /** @type {any} */ (self).PRECACHE;
const PREFIX = 'mekong-';
const NAME = PREFIX + version;
const scope = /** @type {any} */ (self);

scope.addEventListener('install', (/** @type {any} */ event) => {
    // Past the browser's own cache: what is kept must be of this version.
    event.waitUntil(
        caches
            .open(NAME)
            .then((cache) =>
                cache.addAll(files.map((file) => new Request(file, { cache: 'reload' }))),
            )
            .then(() => scope.skipWaiting()),
    );
});

scope.addEventListener('activate', (/** @type {any} */ event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) =>
                Promise.all(
                    names
                        .filter((name) => name.startsWith(PREFIX) && name !== NAME)
                        .map((name) => caches.delete(name)),
                ),
            )
            .then(() => scope.clients.claim()),
    );
});

scope.addEventListener('fetch', (/** @type {any} */ event) => {
    const { request } = event;
    const here = new URL(scope.registration.scope);
    const url = new URL(request.url);
    const path = url.pathname.slice(here.pathname.length);
    if (request.method !== 'GET' || url.origin !== here.origin || path.startsWith('api/')) return;
    event.respondWith(
        caches
            .open(NAME)
            .then((cache) =>
                cache.match(path === 'index.html' ? './' : url.href, { ignoreSearch: true }),
            )
            .then((kept) => kept ?? fetch(request)),
    );
});
