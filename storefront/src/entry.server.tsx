import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleDataRequestFunction } from 'react-router';
import { addTexts } from './lib/i18n';
import { NonceContext } from './lib/nonce';
import { en } from './texts/en';
import { es } from './texts/es';

addTexts('es', es);
addTexts('en', en);

export const streamTimeout = 5000;

/** Where the buyer's browser may post the payment form: one origin or several with commas between. */
function bankOrigins(): string[] {
  return (process.env.BANK_ORIGIN ?? '').split(',').map((part) => part.trim()).filter((part) => URL.canParse(part)).map((part) => new URL(part).origin);
}

function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    ['form-action', "'self'", ...bankOrigins()].join(' '),
  ].join('; ');
}

function protect(headers: Headers, nonce: string): void {
  // The development server writes inline scripts of its own.
  if (!import.meta.env.DEV) headers.set('content-security-policy', policy(nonce));
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('x-content-type-options', 'nosniff');
  headers.set('x-frame-options', 'DENY');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()');
}

function varies(headers: Headers): void {
  headers.append('vary', 'Accept-Language, Cookie');
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
}

/** Draws a page as a stream, with a nonce of its own. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  protect(headers, nonce);
  varies(headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  return new Promise((resolve, reject) => {
    let answer = status;
    let begun = false;
    const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}><ServerRouter context={context} url={request.url} nonce={nonce} /></NonceContext>,
      {
        nonce,
        [ready]() {
          begun = true;
          const body = new PassThrough({ final(done) { clearTimeout(timer); done(); } });
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status: answer, headers }));
        },
        onShellError: reject,
        onError(problem: unknown) {
          answer = 500;
          if (begun) console.error(problem);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}

export const handleDataRequest: HandleDataRequestFunction = (response) => {
  varies(response.headers);
  return response;
};
