/** Never minded here: the API, the console, what pays or returns from the bank, what plays, and files. */
const LEFT_ALONE =
  /^\/(?:(?:v1|api|admin|assets|media|dev|feeds|embed|payment|postorder|postsubscription|payment-methods|webgame|sudoku-game|installer)(?:\/|$)|orders\/[^/]+\/return|[^/]+\.\w+$)/;
/** RELEASE, and the addresses in KEPT, are written above this script by the route that serves it. */
const NAME = `offline-${RELEASE}`;
/** The pages of games that this browser keeps, and what they need: of the release in whose name they stand. */
const PLAYER = 'player-';
const COMPLETE = '/complete';
const PLAYED = /^\/webgame\/[^/]+$/;

addEventListener('install', (event) => event.waitUntil(keep().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOlder(), clients.claim(), fetchAhead()])));
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin) return;
  if (event.request.mode === 'navigate') {
    if (PLAYED.test(pathname) || !LEFT_ALONE.test(pathname)) event.respondWith(page(event, pathname));
  } else if (KEPT.includes(pathname)) event.respondWith(file(event.request));
  else if (pathname.startsWith('/assets/')) event.respondWith(playerFile(event.request));
});
/** A page tells which games this browser keeps, each time that changes, and once with every release. */
addEventListener('message', (event) => {
  const { games } = event.data ?? {};
  if (!Array.isArray(games)) return;
  const answer = (keptAs) => event.ports[0]?.postMessage(keptAs);
  event.waitUntil(
    keepPlayer(games).then(
      () => answer('kept'),
      ({ name }) => answer(name === 'QuotaExceededError' ? 'no-room' : 'failed'),
    ),
  );
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
    const language = await languageOf(pathname);
    const cache = await caches.open(NAME);
    const kept =
      (await ofPlayer(`${pathname}?lang=${language}`)) ??
      (await cache.match(`/offline?lang=${language}`, { ignoreVary: true }));
    if (!kept) throw problem;
    return kept;
  }
}

async function file(request) {
  return (await caches.match(request, { cacheName: NAME, ignoreVary: true })) ?? fetch(request);
}

/** Files come from the shop as ever; browsers keep them by themselves, but forget them when they like. */
async function playerFile(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const kept = await ofPlayer(new URL(request.url).pathname);
    if (!kept) throw problem;
    return kept;
  }
}

async function ofPlayer(address) {
  for (const name of await playerNames()) {
    const cache = await caches.open(name);
    if (await cache.match(COMPLETE)) return cache.match(address, { ignoreVary: true });
  }
  return undefined;
}

const playerNames = async () => (await caches.keys()).filter((name) => name.startsWith(PLAYER));

/** @param games the last part of the address of each */
async function keepPlayer(games) {
  if (games.length > 0) await keepPages(games);
  const names = await playerNames();
  const left = games.length > 0 ? names.filter((name) => name !== PLAYER + RELEASE) : names;
  await Promise.all(left.map((name) => caches.delete(name)));
}

async function keepPages(games) {
  const { files } = await (await fetch('/player-files.json', { cache: 'no-cache' })).json();
  const pages = games.flatMap((game) => ['es', 'en'].map((language) => `/webgame/${game}?lang=${language}`));
  const cache = await caches.open(PLAYER + RELEASE);
  const kept = (await cache.keys()).map(({ url }) => url.slice(location.origin.length));
  await cache.addAll(files.filter((file) => !kept.includes(file)));
  for (const page of pages.filter((address) => !kept.includes(address))) {
    const answer = await fetch(page, { credentials: 'omit', cache: 'reload' });
    const text = await answer.clone().text();
    const named = [...text.matchAll(/ href="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    // While two releases run side by side, one may give the page and the other the files.
    if (!answer.ok || !named.every((file) => files.includes(file))) throw new Error('a page of another release');
    await cache.put(page, answer);
  }
  await cache.put(COMPLETE, new Response(''));
  const needed = [...files, ...pages, COMPLETE];
  await Promise.all(kept.filter((address) => !needed.includes(address)).map((address) => cache.delete(address)));
}

async function languageOf(pathname) {
  const named = /^\/(es|en)(?:\/|$)/.exec(pathname)?.[1];
  const remembered = named ?? (await self.cookieStore?.get('lang'))?.value ?? navigator.language;
  return remembered.startsWith('es') ? 'es' : 'en';
}
