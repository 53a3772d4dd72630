/// <reference lib="webworker" />
// Keeps the shell of the page, so that it opens without a connection; what happens at tables always comes from the server.
const worker = self as unknown as ServiceWorkerGlobalScope;
/** The files of this version, and a name for it: put in when it is built. */
declare const __SHELL__: string[];
declare const __VERSION__: string;

const SHELL = `questable-${__VERSION__}`;
const BOOKS = 'questable-books';
const MOST_BOOKS = 12;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(['/', ...__SHELL__])));
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  // The page comes from the server wherever there is one: nobody is left with an old one.
  if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(fetched(request, '/'));
  else if (__SHELL__.includes(url.pathname)) event.respondWith(kept(request, SHELL));
  else if (/^\/api\/games\/\w+\/book\//.test(url.pathname))
    event.respondWith(kept(request, BOOKS)); // named by what is in it
  else if (/^\/api\/games(\/\w+\/rules\/\w+)?$/.test(url.pathname)) event.respondWith(read(request));
});

/** Other versions go; the pages that are open are served by this one. */
async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL && name !== BOOKS).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** From the server; without one, what was kept under another name. */
async function fetched(request: Request, otherwise: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(otherwise)) ?? Response.error();
  }
}

/** What was kept, else from the server and kept from then on. */
async function kept(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await keep(cache, request, answer.clone());
  return answer;
}

/** From the server and kept; without one, what was kept last. */
async function read(request: Request): Promise<Response> {
  const cache = await caches.open(BOOKS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(cache, request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  await cache.put(request, answer);
  const old = (await cache.keys()).filter(({ url }) => url.includes('/book/')).slice(0, -MOST_BOOKS);
  await Promise.all(old.map((one) => cache.delete(one)));
}
