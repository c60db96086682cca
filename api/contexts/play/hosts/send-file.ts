import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { byteRange, isCached, isSameFile } from '../../../platform/http/byte-range.js';
import { readsGzip } from '../../../platform/http/pages/encodings.js';
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
  const found = await contents.open(file, packing, part);
  const length = part ? part.end - part.start + 1 : found.size;
  response.writeHead(part ? 206 : 200, {
    ...headers,
    'content-type': typeOf(file.type),
    'content-length': length,
    ...(packing ? { 'content-encoding': packing } : {}),
    ...(part ? { 'content-range': `bytes ${part.start}-${part.end}/${file.size}` } : {}),
  });
  if (request.method === 'HEAD') {
    found.content.destroy();
    return void response.end();
  }
  // A visitor who leaves ends the stream: nothing is wrong then.
  await pipeline(found.content, response).catch((error: unknown) => {
    if (!request.destroyed && !response.destroyed) throw error;
  });
}

function packingFor({ brotliSize, gzipSize }: BuildFile, encodings: string): Packing | null {
  if (brotliSize !== null && /(^|,)\s*br\s*(,|$)/i.test(encodings)) return 'br';
  return gzipSize !== null && readsGzip(encodings) ? 'gzip' : null;
}

function typeOf(type: string): string {
  return /^text\/(?!.*charset)/.test(type) ? `${type}; charset=utf-8` : type;
}
