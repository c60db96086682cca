import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bilingual } from './messages.js';
import { plainPage } from './plain-page.js';
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

/** Tells who came back from the bank that it is being confirmed, and comes back by itself: repeating a return is safe, paying again is not. */
export function sendConfirmingPage(route: ReturnRoute, request: FastifyRequest, reply: FastifyReply): void {
  const { title, text } = route;
  const { html, policy } = plainPage({
    title,
    text,
    next: { afterSeconds: AGAIN_AFTER_S, url: nextTry(route, request) },
  });
  void reply
    .status(200)
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-language': 'es, en',
      'content-security-policy': policy,
    })
    .type('text/html; charset=utf-8')
    .send(html);
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
