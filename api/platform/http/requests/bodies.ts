import { parse } from 'node:querystring';
import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasBrokenCharacter } from '../../../kernel/characters.js';
import { Problem } from '../problem.js';

/** Room for every ordinary body in any spelling; a route that needs more says `BodyLimit`. */
export const ORDINARY_BODY = 65_536;
/** Far beyond every form of the shop; checking a value costs much more than reading it. */
const MOST_VALUES = 2_000;

/** A file of a form. */
export interface SentFile {
  name: string;
  content: Buffer;
}

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
  fastify.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, readParts);
  // An empty body counts as {}.
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const { takesAnyText = false } = request.routeOptions.config as { takesAnyText?: boolean };
    try {
      done(null, body === '' ? {} : readJson(body as string, takesAnyText ? safe : acceptable));
    } catch (error) {
      done(
        error instanceof Problem ? error : Object.assign(new Error('unreadable JSON'), { statusCode: 400 }),
        undefined,
      );
    }
  });
}

/** More than every form of the shop has. */
const MOST_PARTS = 60;

/** Fields by their names, and files with their contents. @throws Error 415 where a route takes no forms, 400 for what is none. */
async function readParts(request: FastifyRequest, body: unknown): Promise<Record<string, string | SentFile>> {
  const { takesForms } = request.routeOptions.config as { takesForms?: boolean };
  if (!takesForms) throw Object.assign(new Error('no forms here'), { statusCode: 415 });
  const bytes = body as Buffer<ArrayBuffer>;
  if (bytes.toString('latin1').split('\r\nContent-Disposition:', MOST_PARTS + 2).length > MOST_PARTS)
    throw new Problem(413, 'too-large');
  const type = request.headers['content-type'] ?? '';
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw Object.assign(new Error('unreadable form'), { statusCode: 400 });
  });
  const entries = [...form.entries()].map(async ([name, value]) => [
    name,
    typeof value === 'string'
      ? (acceptable(name, value) as string)
      : { name: value.name, content: Buffer.from(await value.arrayBuffer()) },
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string | SentFile>;
}

/** Whether a request has a body. */
export function bringsBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The rest of a refused body is read away for as long as a request may take: a line that breaks would hide the answer. */
function readAwayTheRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (reply.statusCode >= 300 && !raw.complete) reply.removeHeader('connection');
}

/** @throws Problem 413 `too-large` for too many fields. */
function readForm(text: string): Record<string, unknown> {
  if (text.split('&', MOST_VALUES + 1).length > MOST_VALUES) throw new Problem(413, 'too-large');
  return parse(text, '&', '=', { maxKeys: MOST_VALUES });
}

/** @throws Problem 413 `too-large` for too many values, 422 for a text that is none; SyntaxError, RangeError. */
function readJson(text: string, each: typeof acceptable): unknown {
  if (isTooWide(text)) throw new Problem(413, 'too-large');
  return JSON.parse(text, each);
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

/** @throws Problem 422 for a text that is none */
function acceptable(key: string, value: unknown): unknown {
  if (typeof value === 'string' && hasBrokenCharacter(value))
    throw new Problem(422, 'invalid-request', { errors: [{ path: key, msg: 'must be a text' }] });
  return safe(key, value);
}

/** A key that would reach into every object is dropped while reading. */
function safe(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value;
}
