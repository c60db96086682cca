import { AS_COPY, COMPLETE, isCopyName, placeOf } from './copy-places';
import { partOf } from './part-of';

/** What this script uses of a service worker, which the types of pages do not know. */
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; get(id: string): Promise<{ url: string } | undefined> };
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
const worker = globalThis as unknown as Worker;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
/** A game that was opened with a connection is not touched: its files come from the shop as ever. */
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  const place = request.method === 'GET' && address.origin === location.origin ? placeOf(address) : null;
  if (place) event.respondWith(answer(event, address, place));
});

async function answer({ request, clientId }: FetchEvent, address: URL, place: string): Promise<Response> {
  if (!(await isOfCopy(request, address, clientId))) return fetch(request);
  const isPage = request.mode === 'navigate';
  if (isPage && place.startsWith('/t/')) return Response.redirect(pageBeside(address, place), 302);
  const found = await kept(place);
  if (!found) return new Response('Not found', { status: 404 });
  return partOf(found, request.headers.get('range'));
}

/** Of a page that was opened as a copy, or that page itself. */
async function isOfCopy(request: Request, address: URL, clientId: string): Promise<boolean> {
  if (address.searchParams.has(AS_COPY)) return request.mode === 'navigate';
  const client = clientId ? await worker.clients.get(clientId) : undefined;
  return isCopyPage(client?.url) || isCopyPage(request.referrer);
}

function isCopyPage(url: string | undefined): boolean {
  return url !== undefined && URL.canParse(url) && new URL(url).searchParams.has(AS_COPY);
}

/** Where a page lies that a game links to beside its own. */
function pageBeside(address: URL, place: string): string {
  const page = new URL(place.replace(/^\/t\//, '/play/'), address);
  page.search = address.search;
  page.searchParams.set('ticket', address.pathname.split('/')[2] ?? '');
  page.searchParams.set(AS_COPY, '');
  return page.href;
}

async function kept(place: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    if (!isCopyName(name)) continue;
    const cache = await caches.open(name);
    if (!(await cache.match(COMPLETE))) continue;
    return (await cache.match(place)) ?? (place.endsWith('/') ? cache.match(`${place}index.html`) : undefined);
  }
  return undefined;
}
