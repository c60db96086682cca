import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Answer } from './shelf.js';

const WORTH_ZIPPING = 1_400;
const zipped = promisify(gzip);

/** Sends a kept answer as it is: nothing for a caller who has it already, and compressed once for all who want it so. */
export async function sendAnswer(reply: FastifyReply, asked: Record<string, string | undefined>, answer: Answer): Promise<void> {
  const vary = reply.getHeader('vary');
  void reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding').header('etag', answer.etag).header('cache-control', 'public, max-age=0, must-revalidate');
  if (isKnown(answer.etag, asked['if-none-match'])) {
    void reply.status(304).send();
    return;
  }
  void reply.type('application/json; charset=utf-8');
  if (answer.body.length < WORTH_ZIPPING || !readsGzip(asked['accept-encoding'])) {
    void reply.send(answer.body);
    return;
  }
  answer.gzipped ??= zipped(answer.body);
  void reply.header('content-encoding', 'gzip').send(await answer.gzipped);
}

function isKnown(etag: string, known = ''): boolean {
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag));
}

function readsGzip(encodings = ''): boolean {
  return encodings.split(',').some((encoding) => /^\s*(x-)?gzip\s*(;\s*q=(1|0?\.\d*[1-9]\d*|1\.0*)\s*)?$/i.test(encoding));
}
