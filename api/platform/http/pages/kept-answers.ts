import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { readsGzip } from './encodings.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const WORTH_ZIPPING = 1_400;
const zipped = promisify(gzip);

/** An answer that is kept, ready to be sent any number of times. */
export interface KeptAnswer {
  body: Buffer;
  etag: string;
  type: string;
  /** Made when the first caller wants it. */
  gzipped?: Promise<Buffer>;
}

export function keptAnswer(body: Buffer | string, type = JSON_TYPE): KeptAnswer {
  const bytes = Buffer.from(body);
  return { body: bytes, etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`, type };
}

/** Sends a kept answer as it is: nothing for a caller who has it already, and compressed once for all who want it so. */
export async function sendKept(
  reply: FastifyReply,
  request: Record<string, string | string[] | undefined>,
  answer: KeptAnswer,
): Promise<void> {
  const vary = reply.getHeader('vary');
  void reply
    .header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding')
    .header('etag', answer.etag)
    .header('cache-control', 'public, max-age=0, must-revalidate');
  if (isKnown(answer.etag, [request['if-none-match']].join())) {
    void reply.status(304).send();
    return;
  }
  void reply.type(answer.type);
  if (answer.body.length < WORTH_ZIPPING || !readsGzip([request['accept-encoding']].join())) {
    void reply.send(answer.body);
    return;
  }
  answer.gzipped ??= zipped(answer.body);
  void reply.header('content-encoding', 'gzip').send(await answer.gzipped);
}

function isKnown(etag: string, known: string): boolean {
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag));
}
