import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, PLATFORM_MESSAGES } from './messages.js';

/** What a browser that shows an answer of the API as a page may do with it: nothing. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
const JSON_TYPE = 'application/json; charset=utf-8';
const CODE_OF_STATUS: Record<number, string> = { 408: 'too-slow', 414: 'too-large', 431: 'too-large' };

/** Answers an address that no route can be found for because it cannot be read: 400 and 414 in the shape of every other error. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const language = languageOf(request.headers['accept-language']);
  const status = error.statusCode ?? 400;
  const code = CODE_OF_STATUS[status] ?? 'unreadable-address';
  void reply.status(status).headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff', 'content-security-policy': API_POLICY, 'content-language': language, vary: 'accept-language' })
    .type(JSON_TYPE).send(JSON.stringify({ message: PLATFORM_MESSAGES[code]?.[language], code }));
}

/** Answers bytes that are no HTTP, in English because nothing could be read of them, and hangs up. */
export function refuseBytes(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, reason] = error.code === 'HPE_HEADER_OVERFLOW' ? [431, 'Request Header Fields Too Large'] : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? [408, 'Request Timeout'] : [400, 'Bad Request'];
  const code = CODE_OF_STATUS[Number(status)] ?? 'unreadable-request';
  const body = JSON.stringify({ message: PLATFORM_MESSAGES[code]?.en, code });
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${reason}\r\ncontent-type: ${JSON_TYPE}\r\ncontent-language: en\r\nx-content-type-options: nosniff\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`);
  socket.destroySoon();
}
