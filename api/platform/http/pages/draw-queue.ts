import { plainPage } from '../plain-page.js';
import type { Draw } from './page-cache.js';

/** Drawing is work of this process alone: more at once would only make each of them later. */
const AT_ONCE = 8;
/** Who comes behind these would wait for longer than people do. */
const MOST_WAITING = 200;
const RETRY_SECONDS = 5;

const BUSY = plainPage({
  title: { es: 'La tienda está muy visitada', en: 'The shop has many visitors' },
  text: {
    es: 'Esta página no se pudo preparar ahora. Tu carrito y lo demás siguen como estaban.',
    en: 'This page could not be made just now. Your cart and all else are as they were.',
  },
  again: { es: 'Probar otra vez', en: 'Try again' },
});

/** Draws a few pages at a time; beyond a bounded queue a visitor is asked to come back. */
export function queuedDraw(draw: Draw): Draw {
  const waiting: (() => void)[] = [];
  let drawing = 0;
  return async (request, context) => {
    if (drawing >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) return busy();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else drawing++;
    try {
      // Who left meanwhile needs no page.
      return request.signal.aborted ? busy() : await draw(request, context);
    } finally {
      // The next one takes this place.
      const next = waiting.shift();
      if (next) next();
      else drawing--;
    }
  };
}

const busy = (): Response =>
  new Response(BUSY.html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': BUSY.policy,
      'cache-control': 'no-store',
      'retry-after': String(RETRY_SECONDS),
    },
  });
