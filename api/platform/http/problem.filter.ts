import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Refusal } from '../../kernel/refusal.js';
import { LockNotAvailable } from '../database/advisory-locks.js';
import { isTransient, sqlStateOf } from '../database/database.js';
import { CommandReused, VersionConflict } from '../event-store/events.js';
import { NewerEvent } from '../event-store/upcasting.js';
import { SecretUnreadable } from '../secret-cipher.js';
import { correlationOf } from './access.js';
import type { TooLargeAnswer } from './body-limit.js';
import { sendConfirmingPage, type ReturnRoute } from './confirming-page.js';
import { fieldMessage } from './field-messages.js';
import { languageOf, PLATFORM_MESSAGES, type Bilingual, type Language } from './messages.js';
import { Problem, type FieldError } from './problem.js';

interface Answer {
  status: number;
  code: string;
  sentence?: Bilingual;
  errors?: FieldError[];
  details?: Record<string, unknown>;
}

const CODE_OF_STATUS: Record<number, string> = {
  400: 'unreadable-body',
  401: 'not-signed-in',
  403: 'not-allowed',
  404: 'not-found',
  413: 'too-large',
  415: 'unreadable-body',
  422: 'invalid-request',
  429: 'too-many-requests',
};

/** A server that restarts is back within seconds. */
const RETRY_AFTER_S = 5;

/** Paths whose error body is the sentence alone. */
export interface BareRoutes {
  /** As a JSON string, as the shop's first clients expect. */
  json: ReadonlySet<string>;
  /** As plain text. */
  text: ReadonlySet<string>;
}

/** Turns every thrown error into one shape: a sentence in the caller's language, a code, and the fields at fault. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  /**
   * @param bareRoutes where the error body is the sentence alone.
   * @param returnRoutes where a browser that comes back from the bank gets a page on every failure.
   */
  constructor(
    private readonly messages: Record<string, Bilingual>,
    private readonly bareRoutes: BareRoutes,
    private readonly returnRoutes: ReadonlyMap<string, ReturnRoute>,
    private readonly log: Logger,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { tooLarge = 'too-large', page } = (request.routeOptions?.config ?? {}) as TooLargeAnswer;
    const answer = answerOf(thrown, tooLarge);
    if (answer.status >= 500)
      this.log.error(
        { err: thrown, requestId: request.id, correlation: correlationOf(request), route: request.routeOptions?.url },
        'a request failed unexpectedly',
      );

    const path = request.url.split('?')[0] ?? '';
    const returned = this.returnRoutes.get(path);
    if (returned) {
      sendConfirmingPage(returned, request, reply);
      return;
    }

    if (answer.status === 413 && page) {
      void reply.redirect(`${page}?problem=${answer.code}`, 303);
      return;
    }

    this.send(answer, path, request, reply);
  }

  private send(answer: Answer, path: string, request: FastifyRequest, reply: FastifyReply): void {
    const language = languageOf(request.headers['accept-language']);
    const sentences =
      answer.sentence ?? this.messages[answer.code] ?? PLATFORM_MESSAGES[answer.code] ?? PLATFORM_MESSAGES.unexpected;
    const message = sentences?.[language] ?? answer.code;
    const retryAfter = answer.details?.retryAfterSeconds ?? (answer.status === 503 ? RETRY_AFTER_S : undefined);
    if (typeof retryAfter === 'number') void reply.header('retry-after', retryAfter);
    void reply.status(answer.status).header('content-language', language).header('vary', 'accept-language');
    if (this.bareRoutes.text.has(path)) {
      void reply.type('text/plain; charset=utf-8').send(message);
      return;
    }
    const wantsString = this.bareRoutes.json.has(path) && !request.headers.accept?.includes('application/problem+json');
    const body = wantsString ? message : bodyOf(answer, message, language);
    void reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  }
}

function bodyOf({ code, errors, details }: Answer, message: string, language: Language): Record<string, unknown> {
  const fields = errors?.map(({ msg, path }) => ({ msg: fieldMessage(msg, language), path }));
  return { message, code, ...(fields ? { errors: fields } : {}), ...details };
}

/** @param tooLarge the code for a body that was not read to its end. */
function answerOf(thrown: unknown, tooLarge: string): Answer {
  const codes: Record<number, string> = { ...CODE_OF_STATUS, 413: tooLarge };
  if (thrown instanceof Problem) return { status: thrown.getStatus(), code: thrown.code, ...thrown.answer };
  if (thrown instanceof Refusal) return { status: 409, code: thrown.code, details: thrown.details };
  if (thrown instanceof VersionConflict) return { status: 409, code: 'try-again' };
  if (thrown instanceof LockNotAvailable) return { status: 503, code: 'try-again' };
  // The server of a newer release beside this one can answer.
  if (thrown instanceof NewerEvent) return { status: 503, code: 'try-again' };
  if (thrown instanceof CommandReused) return { status: 422, code: 'key-reused' };
  if (thrown instanceof HttpException)
    return { status: thrown.getStatus(), code: codes[thrown.getStatus()] ?? 'invalid-request' };
  // The fault is the shop's, and ends when the key is back.
  if (thrown instanceof SecretUnreadable) return { status: 503, code: 'secret-unreadable' };
  if (isTransient(thrown)) return { status: 503, code: 'try-later' };
  // A text PostgreSQL cannot hold (a NUL, an impossible number) is the sender's, not ours.
  if (['22P02', '22P05', '22021', '22003'].includes(sqlStateOf(thrown) ?? ''))
    return { status: 422, code: 'invalid-request' };

  const status = (thrown as { statusCode?: number } | null)?.statusCode ?? 500;
  return status >= 400 && status < 500
    ? { status, code: codes[status] ?? 'unreadable-body' }
    : { status: 500, code: 'unexpected' };
}
