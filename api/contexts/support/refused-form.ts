import type { FastifyReply, FastifyRequest } from 'fastify';
import { PLATFORM_MESSAGES, type Language } from '../../platform/http/messages.js';
import type { Problem } from '../../platform/http/problem.js';
import { SUPPORT_PROBLEMS } from './support.messages.js';

/** What a browser without scripts sent. */
export interface SentForm<Typed> {
  request: FastifyRequest;
  reply: FastifyReply;
  language: Language;
  /** The page on which the form stands. */
  page: string;
  typed: Typed;
}

/**
 * Shows the page of a refused form again, with the reason and what was typed, under the status of the refusal.
 * @throws the refusal itself where no storefront is built
 */
export async function showAgain<Typed>(problem: Problem, form: SentForm<Typed>): Promise<void> {
  const { request, reply, language, page, typed } = form;
  if (!request.server.drawPage) throw problem;
  const { sentence, details } = problem.answer;
  const sentences = sentence ?? SUPPORT_PROBLEMS[problem.code] ?? PLATFORM_MESSAGES[problem.code];
  const refusal = { sentence: sentences?.[language] ?? problem.code, typed };
  if (typeof details?.retryAfterSeconds === 'number') void reply.header('retry-after', details.retryAfterSeconds);
  await request.server.drawPage(request, reply, { path: page, status: problem.getStatus(), context: { refusal } });
}
