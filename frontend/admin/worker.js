// The admin area without a connection: its document and its scripts. Public pages and the API are none of its business.
// The build writes FILES and VERSION above this (build/site-files.ts).

const DOCUMENT = '/admin';
/** The colours of the edition, as they were last. */
const COLOURS = '/admin.css';
const cacheName = `admin-${VERSION}`;

async function store() {
  const cache = await caches.open(cacheName);
  await cache.addAll([DOCUMENT, COLOURS, ...FILES]);
}

async function newest(request) {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(store()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(async () => (await caches.match(DOCUMENT)) ?? Response.error()));
  else if (pathname === COLOURS) event.respondWith(newest(request));
  else if (FILES.includes(pathname))
    event.respondWith(caches.match(pathname).then((stored) => stored ?? fetch(request)));
});
