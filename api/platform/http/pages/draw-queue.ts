import type { Draw, PageRequest } from './page-cache.js';

/** Drawing is work of this process alone: more at once would only make each of them later. */
const AT_ONCE = 8;
/** Who comes behind these would wait for longer than people do. */
const MOST_WAITING = 200;
const RETRY_SECONDS = 5;

const BUSY: Record<string, { title: string; text: string; again: string }> = {
  es: {
    title: 'La tienda está muy visitada',
    text: 'Esta página no se pudo preparar ahora. Tu carrito y lo demás siguen como estaban.',
    again: 'Probar otra vez',
  },
  en: {
    title: 'The shop has many visitors',
    text: 'This page could not be made just now. Your cart and all else are as they were.',
    again: 'Try again',
  },
};

/** Draws a few pages at a time; beyond a bounded queue a visitor is asked to come back. @param languageOf the language that the sentence is in */
export function queuedDraw(draw: Draw, languageOf: (request: PageRequest) => string): Draw {
  const waiting: (() => void)[] = [];
  let drawing = 0;
  return async (request) => {
    if (drawing >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) return busy(languageOf(request));
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else drawing++;
    try {
      // Who left meanwhile needs no page.
      return request.signal.aborted ? busy(languageOf(request)) : await draw(request);
    } finally {
      // The next one takes this place.
      const next = waiting.shift();
      if (next) next();
      else drawing--;
    }
  };
}

function busy(language: string): Response {
  const { title, text, again } = BUSY[language] ?? (BUSY.en as (typeof BUSY)[string]);
  return new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
        'retry-after': String(RETRY_SECONDS),
      },
    },
  );
}
