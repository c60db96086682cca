import type { FastifyReply, FastifyRequest } from 'fastify';
import { PLATFORM_MESSAGES, type Language } from '../../platform/http/messages.js';
import type { Problem } from '../../platform/http/problem.js';
import { SUPPORT_PROBLEMS } from './support.messages.js';

/** The language of the page, where the form says it. */
export function languageIn({ language }: Record<string, unknown>, otherwise: Language): Language {
  return language === 'es' || language === 'en' ? language : otherwise;
}

/** What a browser without scripts sent. */
export interface PlainForm {
  request: FastifyRequest;
  reply: FastifyReply;
  language: Language;
  /** The page on which the form stands. */
  page: string;
  typed: Record<string, string>;
}

/**
 * Shows the page of a refused form again, with the reason and what was typed, under the status of the refusal.
 * @throws the refusal itself where no storefront is built
 */
export async function showAgain(problem: Problem, { request, reply, language, page, typed }: PlainForm): Promise<void> {
  if (!request.server.drawPage) throw problem;
  const { sentence, details } = problem.answer;
  const sentences = sentence ?? SUPPORT_PROBLEMS[problem.code] ?? PLATFORM_MESSAGES[problem.code];
  const refusal = { sentence: sentences?.[language] ?? problem.code, typed };
  if (typeof details?.retryAfterSeconds === 'number') void reply.header('retry-after', details.retryAfterSeconds);
  await request.server.drawPage(request, reply, { path: page, status: problem.getStatus(), context: { refusal } });
}
