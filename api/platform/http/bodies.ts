import { parse } from 'node:querystring';
import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.js';

/** Room for every ordinary body in any spelling; a route that needs more says `BodyLimit`. */
export const ORDINARY_BODY = 65_536;
/** Far beyond every form of the shop; checking a value costs much more than reading it. */
const MOST_VALUES = 2_000;
/** What is left of a refused body up to this size is read away, so that its sender hears the answer instead of a broken line. */
const MOST_READ_AWAY = 16 * 1_048_576;

/** How the shop reads bodies: JSON and forms, each bounded in bytes and in values. */
export async function readBodies(fastify: FastifyInstance): Promise<void> {
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit) route.bodyLimit = bodyLimit;
  });
  fastify.addHook('onSend', async (request, reply) => readAwayTheRest(request, reply));
  fastify.removeContentTypeParser('application/json');
  // The bank's return is a plain form post.
  await fastify.register(formBody, { parser: readForm });
  // Uploads in parts go straight from the connection to where they are kept.
  fastify.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
  // An empty body counts as {}.
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : readJson(body as string));
    } catch (error) {
      done(
        error instanceof Problem ? error : Object.assign(new Error('unreadable JSON'), { statusCode: 400 }),
        undefined,
      );
    }
  });
}

/** Whether a request has a body. */
export function bringsBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function readAwayTheRest({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  if (reply.statusCode < 400 || raw.complete) return;
  if (Number(headers['content-length'] ?? Infinity) <= MOST_READ_AWAY) reply.removeHeader('connection');
  else reply.header('connection', 'close');
}

/** @throws Problem 413 `too-large` for too many fields. */
function readForm(text: string): Record<string, unknown> {
  if (text.split('&', MOST_VALUES + 1).length > MOST_VALUES) throw new Problem(413, 'too-large');
  return parse(text, '&', '=', { maxKeys: MOST_VALUES });
}

/** @throws Problem 413 `too-large` for too many values, 422 for a text that is none; SyntaxError, RangeError. */
function readJson(text: string): unknown {
  if (isTooWide(text)) throw new Problem(413, 'too-large');
  return JSON.parse(text, acceptable);
}

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0));

/** Counts what stands beside something else, before anything is made of it. How deep it may go, the parser says. */
function isTooWide(text: string): boolean {
  let commas = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) isInText = !isInText;
    else if (isInText && sign === BACKSLASH) at += 1;
    else if (!isInText && sign === COMMA && ++commas >= MOST_VALUES) return true;
  }
  return false;
}

/** A NUL, or half of a character that takes two: JSON can write them, PostgreSQL and mails cannot hold them. */
const NO_CHARACTER = /\0|\p{Surrogate}/u;

/** A key that would reach into every object is dropped while reading; a text that is none is refused. */
function acceptable(key: string, value: unknown): unknown {
  if (typeof value === 'string' && NO_CHARACTER.test(value))
    throw new Problem(422, 'invalid-request', { errors: [{ path: key, msg: 'must be a text' }] });
  return key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value;
}
