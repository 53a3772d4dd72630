/// <reference lib="webworker" />
// Keeps the shell of the page, so that it opens without a connection; what happens at tables always comes from the server.
const worker = self as unknown as ServiceWorkerGlobalScope;
/** The files of this version, and a name for it: put in when it is built. */
declare const __SHELL__: string[];
declare const __VERSION__: string;

const SHELL = `questable-${__VERSION__}`;
const CATALOGUES = 'questable-books';
const MAX_CATALOGUES = 12;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(['/', ...__SHELL__])));
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  // The page comes from the server wherever there is one: nobody is left with an old one.
  if (request.mode === 'navigate' && !url.pathname.startsWith('/api/'))
    event.respondWith(networkOrFallback(request, '/'));
  else if (__SHELL__.includes(url.pathname)) event.respondWith(cacheFirst(request, SHELL));
  else if (/^\/api\/games\/\w+\/book\//.test(url.pathname))
    event.respondWith(cacheFirst(request, CATALOGUES)); // named by what is in it
  else if (/^\/api\/games(\/\w+\/rules\/\w+)?$/.test(url.pathname)) event.respondWith(networkFirst(request));
});

/** Other versions go; the pages that are open are served by this one. */
async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL && name !== CATALOGUES).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** From the server; without one, what was kept under another name. */
async function networkOrFallback(request: Request, fallback: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(fallback)) ?? Response.error();
  }
}

/** What was kept, else from the server and kept from then on. */
async function cacheFirst(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await store(cache, request, response.clone());
  return response;
}

/** From the server and kept; without one, what was kept last. */
async function networkFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CATALOGUES);
  try {
    const response = await fetch(request);
    if (response.ok) await store(cache, request, response.clone());
    return response;
  } catch {
    return (await cache.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

async function store(cache: Cache, request: Request, response: Response): Promise<void> {
  await cache.put(request, response);
  const old = (await cache.keys()).filter(({ url }) => url.includes('/book/')).slice(0, -MAX_CATALOGUES);
  await Promise.all(old.map((one) => cache.delete(one)));
}
