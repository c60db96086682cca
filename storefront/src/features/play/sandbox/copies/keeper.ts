import { connect, WindowMessenger } from 'penpal';
import {
  CONNECT_MS,
  type CopyToKeep,
  type KeeperMethods,
  type KeeperListener,
  type KeptAs,
} from '../../keeping-protocol';
import { AS_COPY, cacheOf, COMPLETE, isCopyName } from './copy-places';
import { readSettings } from '../settings';

const AT_ONCE = 6;
/** The shop lets a game's files go by the minute. */
const TRIES = 5;
/** What a browser needs beside the bytes themselves. */
const ROOM_TO_SPARE = 1.1;

const messenger = new WindowMessenger({ remoteWindow: window.parent, allowedOrigins: [readSettings().shopOrigin] });
const methods: KeeperMethods = { keep, drop };
const { promise: shop } = connect<KeeperListener>({ messenger, methods, timeout: CONNECT_MS });
shop.catch(() => undefined);

/** Keeps a build beside the one kept before, which goes once the new one is whole. What was kept already is not read again. */
async function keep(copy: CopyToKeep): Promise<KeptAs> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return 'impossible';
  const name = cacheOf(copy.buildId);
  try {
    await navigator.serviceWorker.register('/keeping.js', { updateViaCache: 'none' });
    if (!(await hasRoom(copy.files.reduce((sum, { bytes }) => sum + bytes, 0)))) return 'no-room';
    const cache = await caches.open(name);
    for (const page of copy.pages) await keepPage(cache, copy.ticket, page);
    const before = await Promise.all((await namesBut(name)).map((other) => caches.open(other)));
    await keepFiles(cache, copy, before);
    await cache.put(COMPLETE, new Response(''));
    await dropAllBut(name);
    await navigator.storage?.persist?.().catch(() => false);
    return 'kept';
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'QuotaExceededError') {
      // What came of it would only take the room of others.
      await caches.delete(name);
      return 'no-room';
    }
    if (problem instanceof DOMException && problem.name === 'SecurityError') return 'impossible';
    return 'failed';
  }
}

async function drop(): Promise<void> {
  if ('caches' in window) await dropAllBut(null);
  const registrations = (await navigator.serviceWorker?.getRegistrations?.()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || quota - (usage ?? 0) > bytes * ROOM_TO_SPARE;
}

async function dropAllBut(name: string | null): Promise<void> {
  await Promise.all((await namesBut(name)).map((other) => caches.delete(other)));
}

const namesBut = async (name: string | null): Promise<string[]> =>
  (await caches.keys()).filter((other) => isCopyName(other) && other !== name);

/** A page of the game, with our script in it, and that script. */
async function keepPage(cache: Cache, ticket: string, page: string): Promise<void> {
  const place = `/play/${encoded(page)}`;
  const answer = await read(`${place}?ticket=${ticket}&${AS_COPY}`);
  const script = /src="(\/sandbox\/[^"]+)"/.exec(await answer.clone().text())?.[1];
  if (script) await cache.put(script, await read(script));
  await cache.put(place, answer);
}

async function keepFiles(cache: Cache, { ticket, files }: CopyToKeep, before: readonly Cache[]): Promise<void> {
  const waiting = [...files];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const place = `/t/${encoded(file.path)}`;
      if (!(await cache.match(place))) {
        const same = await sameBefore(before, place, file.sha256);
        await cache.put(place, same ?? (await read(`/t/${ticket}/${encoded(file.path)}`)));
      }
      done += file.bytes;
      void shop.then((remote) => remote.progress(done)).catch(() => undefined);
    }
  };
  // What can come comes, also beside a file that does not: the next try is shorter.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** A file that the build before had too, byte for byte. */
async function sameBefore(caches: readonly Cache[], place: string, sha256: string): Promise<Response | null> {
  for (const cache of caches) {
    const found = await cache.match(place);
    if (found?.headers.get('etag')?.startsWith(`"${sha256}`)) return found;
  }
  return null;
}

/** @throws when it does not come, also after some tries */
async function read(address: string): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(address);
    if (answer.ok) return answer;
    const seconds = Number(answer.headers.get('retry-after') ?? '0');
    if (answer.status !== 429 || tries === TRIES) throw new Error(`${address.split('?')[0]} answers ${answer.status}`);
    await new Promise((resolve) => {
      setTimeout(resolve, seconds * 1_000);
    });
  }
}

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
