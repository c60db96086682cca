import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, PLATFORM_MESSAGES } from '../messages.js';
import { Problem } from '../problem.js';
import { OVERFULL_HEADERS, OVERFULL_PAGE } from './overfull-page.js';

/** What a browser that shows an answer of the API as a page may do with it: nothing. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const JSON_TYPE = 'application/json; charset=utf-8';
const CODE_OF_STATUS: Record<number, string> = { 408: 'too-slow', 414: 'too-large' };

/** Answers an address that no route can be found for because it cannot be read: 400 and 414 in the shape of every other error. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 400;
  refuse(request, reply, status, CODE_OF_STATUS[status] ?? 'unreadable-address');
}

/** Answers a request that reaches no route, in the shape of every other error. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number, code: string): void {
  const language = languageOf(request.headers['accept-language']);
  void reply
    .status(status)
    .headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'content-security-policy': API_POLICY,
      'content-language': language,
      vary: 'accept-language',
    })
    .type(JSON_TYPE)
    .send(JSON.stringify({ message: PLATFORM_MESSAGES[code]?.[language], code }));
}

/** The path of this server alone: readers of addresses take two slashes, or a backslash, for the beginning of another server's. */
const TARGET = /^\/(?![/\\])[^\\]*$/;
/** Names, numbers in brackets, and a port. */
const HOST = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(:\d{1,5})?$/i;

/** Refuses an address or Host that two readers could understand differently. @throws Problem 400 `unreadable-address` */
export function refuseAmbiguous({ url = '', rawHeaders }: IncomingMessage): void {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  const [path = ''] = url.split('?', 1);
  if (!TARGET.test(path) || hosts.length > 1 || !isHost(hosts[0] ?? '')) throw new Problem(400, 'unreadable-address');
}

function isHost(text: string): boolean {
  return text === '' || (HOST.test(text) && URL.canParse(`http://${text}`));
}

const LINGER_MS = 5_000;
/** More of what cannot be read comes after its answer. */
const refused = new WeakSet<Socket>();

/** Answers bytes that are no HTTP, in English because nothing could be read of them, and hangs up. */
export function refuseBytes(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || refused.has(socket)) return;
  refused.add(socket);
  const [status, reason] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'Request Header Fields Too Large']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'Request Timeout']
        : [400, 'Bad Request'];
  const code = CODE_OF_STATUS[Number(status)] ?? 'unreadable-request';
  const [headers, body] =
    status === 431
      ? [OVERFULL_HEADERS, OVERFULL_PAGE]
      : [
          [`content-type: ${JSON_TYPE}`, 'content-language: en'],
          JSON.stringify({ message: PLATFORM_MESSAGES[code]?.en, code }),
        ];
  const lines = [
    `HTTP/1.1 ${status} ${reason}`,
    ...headers,
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  hangUpLater(socket);
}

/** What still comes is read away: hung up on at once, its sender would see a broken line and no answer. */
function hangUpLater(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}
