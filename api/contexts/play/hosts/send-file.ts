import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { byteRange, isCached, isSameFile } from '../../../platform/http/byte-range.js';
import { readsGzip } from '../../../platform/http/pages/encodings.js';
import type { StoredFile } from '../../../platform/files/file-store.js';
import type { BuildContents, Packing } from './build-contents.js';
import type { BuildFile } from './build-manifests.js';

/** A request and where its answer goes, past the shop's own hooks. */
export interface Target {
  request: IncomingMessage;
  response: ServerResponse;
  headers: OutgoingHttpHeaders;
}

export function sendText(
  { response, headers }: Target,
  status: number,
  text: string,
  more: OutgoingHttpHeaders = {},
): void {
  const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'content-security-policy': policy,
    'cache-control': 'no-store',
    ...more,
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

/** Leads on, also within the frame: a policy against frames would stop some browsers here. */
export function redirect({ response, headers }: Target, status: 302 | 303, location: string): void {
  response.writeHead(status, { ...headers, location, 'content-length': 0, 'cache-control': 'no-store' }).end();
}

/** Too many of one network or player a minute. */
export const sendTooMany = (target: Target, seconds: number): void =>
  sendText(target, 429, 'Too many requests. Try again in a moment.', { 'retry-after': String(seconds) });

/** Sends a file of a build: whole, packed where the browser can unpack it, or the part that was asked for. */
export async function sendFile(target: Target, file: BuildFile, contents: BuildContents, cache: string): Promise<void> {
  const { request, response } = target;
  const wanted = request.headers.range;
  const packing = wanted ? null : packingFor(file, [request.headers['accept-encoding']].join());
  const etag = `"${file.sha256}${packing ? `.${packing}` : ''}"`;
  const headers = {
    ...target.headers,
    etag,
    'cache-control': cache,
    vary: 'Accept-Encoding',
    'accept-ranges': 'bytes',
  };
  if (isCached(request.headers['if-none-match'], etag)) return void response.writeHead(304, headers).end();

  const range =
    wanted && isSameFile([request.headers['if-range'] ?? []].flat()[0], etag) ? byteRange(wanted, file.size) : 'whole';
  if (range === 'unsatisfiable') {
    return sendText(target, 416, '', { 'content-range': `bytes */${file.size}` });
  }
  const part = range === 'whole' ? null : range;
  response.writeHead(part ? 206 : 200, {
    ...headers,
    'content-type': typeOf(file.type),
    'content-length': part ? part.end - part.start + 1 : sizeOf(file, packing),
    ...(packing ? { 'content-encoding': packing } : {}),
    ...(part ? { 'content-range': `bytes ${part.start}-${part.end}/${file.size}` } : {}),
  });
  if (request.method === 'HEAD') return void response.end();
  await sendBody(target, (await contents.open(file, packing, part)).content);
}

/** A part of a page: ours, or bytes of the game that are read when their turn comes. */
export type PagePart = Buffer | { size: number; open: () => Promise<StoredFile> };

/** Sends a page that is put together, with the policy for its scripts. */
export async function sendPage(target: Target, parts: readonly PagePart[], policy: string): Promise<void> {
  target.response.writeHead(200, {
    ...target.headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': parts.reduce((sum, part) => sum + ('open' in part ? part.size : part.length), 0),
    'content-security-policy': policy,
    'cache-control': 'no-store',
  });
  if (target.request.method === 'HEAD') return void target.response.end();
  await sendBody(target, Readable.from(bytesOf(parts)));
}

async function* bytesOf(parts: readonly PagePart[]): AsyncGenerator<Buffer> {
  for (const part of parts)
    if (!('open' in part)) yield part;
    else if (part.size > 0) yield* (await part.open()).content as AsyncIterable<Buffer>;
}

async function sendBody({ request, response }: Target, content: Readable): Promise<void> {
  // A visitor who leaves ends the stream: nothing is wrong then.
  await pipeline(content, response).catch((error: unknown) => {
    if (!request.destroyed && !response.destroyed) throw error;
  });
}

function sizeOf(file: BuildFile, packing: Packing | null): number {
  return (packing === 'br' ? file.brotliSize : packing === 'gzip' ? file.gzipSize : null) ?? file.size;
}

function packingFor({ brotliSize, gzipSize }: BuildFile, encodings: string): Packing | null {
  if (brotliSize !== null && /(^|,)\s*br\s*(,|$)/i.test(encodings)) return 'br';
  return gzipSize !== null && readsGzip(encodings) ? 'gzip' : null;
}

function typeOf(type: string): string {
  return /^text\/(?!.*charset)/.test(type) ? `${type}; charset=utf-8` : type;
}
