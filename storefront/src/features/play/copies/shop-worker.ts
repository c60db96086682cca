import type { KeptCopy } from '../../../lib/games/kept-copies';
import type { KeptAs } from '../keeping-protocol';

const PATIENCE_MS = 60_000;

/** The shop's own worker, which comes a moment after the first page; null where a browser has none. */
export async function shopWorker(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration) return null;
  const ready = registration.active ? registration : await soon(navigator.serviceWorker.ready);
  return ready?.active ?? null;
}

/** Has the shop's worker keep the pages of these games, and of no others. */
export async function keepPages(copies: readonly KeptCopy[]): Promise<KeptAs> {
  const worker = await shopWorker();
  if (!worker) return 'impossible';
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<KeptAs>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<KeptAs>) => resolve(data);
  });
  worker.postMessage({ games: [...new Set(copies.map(({ slug }) => slug))] }, [port2]);
  return soon(answered)
    .then((keptAs) => keptAs ?? 'failed')
    .finally(() => port1.close());
}

/** Null where it takes longer than a person waits. */
function soon<Value>(value: Promise<Value>): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
