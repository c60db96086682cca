/** Never minded here: the API, the console, what pays or returns from the bank, what plays, and files. */
const LEFT_ALONE =
  /^\/(?:(?:v1|api|admin|assets|media|dev|feeds|embed|payment|postorder|postsubscription|payment-methods|webgame|sudoku-game|installer)(?:\/|$)|orders\/[^/]+\/return|[^/]+\.\w+$)/;
/** RELEASE, and the addresses in KEPT, are written above this script by the route that serves it. */
const NAME = `offline-${RELEASE}`;

addEventListener('install', (event) => event.waitUntil(keep().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOlder(), clients.claim(), fetchAhead()])));
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin) return;
  if (event.request.mode === 'navigate') {
    if (!LEFT_ALONE.test(pathname)) event.respondWith(page(event, pathname));
  } else if (KEPT.includes(pathname)) event.respondWith(file(event.request));
});

/** Without cookies: what is kept is nobody's, and the page in the other language does not change the visitor's own. */
async function keep() {
  const cache = await caches.open(NAME);
  await cache.addAll(KEPT.map((address) => new Request(address, { credentials: 'omit', cache: 'reload' })));
  if (await isOfOneRelease(cache)) return;
  await caches.delete(NAME);
  // The worker before this one stays, with what it kept.
  throw new Error('a server of another release answered');
}

/** While two releases run side by side, one of them may give the worker and the other the page, which then names files that are not kept. */
async function isOfOneRelease(cache) {
  const files = KEPT.filter((address) => address.startsWith('/assets/'));
  const pages = KEPT.filter((address) => !files.includes(address));
  const texts = await Promise.all(
    pages.map(async (address) => (await cache.match(address, { ignoreVary: true })).text()),
  );
  return texts.every((text) => files.every((file) => text.includes(file)));
}

async function dropOlder() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('offline-') && name !== NAME).map((name) => caches.delete(name)),
  );
}

/** A page is asked for while this worker wakes up, so that it delays none. */
async function fetchAhead() {
  await registration.navigationPreload?.enable();
}

/** Pages always come from the shop, so no price is ever an old one; only where it cannot be reached stands the one kept. */
async function page({ request, preloadResponse }, pathname) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (problem) {
    const cache = await caches.open(NAME);
    const kept = await cache.match(`/offline?lang=${await languageOf(pathname)}`, { ignoreVary: true });
    if (!kept) throw problem;
    return kept;
  }
}

async function file(request) {
  return (await caches.match(request, { cacheName: NAME, ignoreVary: true })) ?? fetch(request);
}

async function languageOf(pathname) {
  const named = /^\/(es|en)(?:\/|$)/.exec(pathname)?.[1];
  const remembered = named ?? (await self.cookieStore?.get('lang'))?.value ?? navigator.language;
  return remembered.startsWith('es') ? 'es' : 'en';
}
