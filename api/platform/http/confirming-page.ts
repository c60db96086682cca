import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bilingual, Language } from './messages.js';
import { Problem } from './problem.js';

/** An address to which the bank sends browsers: on any failure a person is waiting for a page. */
export interface ReturnRoute {
  path: string;
  /** Parameters of the bank that the next try needs. */
  keeps: readonly string[];
  title: Bilingual;
  text: Bilingual;
}

const AGAIN_AFTER_S = 4;
const LONGEST_VALUE = 200;
const STYLE =
  'body{margin:0;font:1.125rem/1.6 system-ui,sans-serif;background:#f6f4fb;color:#1d1533}main{max-width:36rem;margin:0 auto;padding:3rem 1.25rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}section+section{margin-top:2.5rem;border-top:1px solid #cfc8e6;padding-top:1.5rem}@media(prefers-color-scheme:dark){body{background:#17112a;color:#f1edfb}}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Tells who came back from the bank that it is being confirmed, and comes back by itself: repeating a return is safe, paying again is not. */
export function sendConfirmingPage(route: ReturnRoute, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .status(200)
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-language': 'es, en',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(page(route, nextTry(route, request)));
}

/** @throws Problem 503 `confirming` when the work takes longer; it goes on behind, and a repetition finds its outcome. */
export async function answeredWithin<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem(503, 'confirming')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The same return by GET, with nothing in it that is not the bank's. */
function nextTry({ path, keeps }: ReturnRoute, { query, body }: FastifyRequest): string {
  const sent = { ...(query as Record<string, unknown> | null), ...(body as Record<string, unknown> | null) };
  const kept = keeps.flatMap((name) => {
    const value = sent[name];
    return typeof value === 'string' && value.length <= LONGEST_VALUE ? [[name, value]] : [];
  });
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}

function page({ title, text }: ReturnRoute, next: string): string {
  const part = (language: Language, level: 'h1' | 'h2'): string =>
    `<section lang="${language}"><${level}>${title[language]}</${level}><p role="status">${text[language]}</p></section>`;
  return (
    `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<meta http-equiv="refresh" content="${AGAIN_AFTER_S};url=${next.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"><title>${title.es} · Ludoteca</title><style>${STYLE}</style></head>` +
    `<body><main>${part('es', 'h1')}${part('en', 'h2')}</main></body></html>`
  );
}
