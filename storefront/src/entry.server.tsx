import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleDataRequestFunction } from 'react-router';
import { contentPolicy } from './lib/content-policy';
import { drawAtOnce } from './features/ratings/late-section';
import { RatingsSection } from './features/ratings/RatingsSection';
import { withLateScripts } from './lib/starting/late-scripts';
import { googleSettings, loadsGoogle } from './lib/session/google-settings';
import { measuringTools } from './lib/measuring-settings';
import { addTexts } from './lib/texts';
import { NonceContext } from './lib/nonce';
import { en } from './texts/en';
import { es } from './texts/es';

addTexts('es', es);
addTexts('en', en);
drawAtOnce(RatingsSection);

export const streamTimeout = 5000;

/** The parts of a setting with commas between. */
const listed = (setting: string | undefined): string[] =>
  (setting ?? '').split(',').flatMap((part) => part.trim() || []);

/** Where the buyer's browser may post the payment form: one origin or several. */
function bankOrigins(): string[] {
  return listed(process.env.BANK_ORIGIN)
    .filter((part) => URL.canParse(part))
    .map((part) => new URL(part).origin);
}

function protect(headers: Headers, nonce: string, url: string): void {
  const google = loadsGoogle(googleSettings(process.env), new URL(url).pathname);
  // The development server writes inline scripts of its own.
  if (!import.meta.env.DEV)
    headers.set(
      'content-security-policy',
      contentPolicy({
        nonce,
        bankOrigins: bankOrigins(),
        google,
        gameOrigins: listed(process.env.GAME_ORIGINS),
        measuring: measuringTools(process.env).length > 0,
      }),
    );
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('x-content-type-options', 'nosniff');
  headers.set('x-frame-options', 'DENY');
  // Google's button opens a window of its own and waits for its answer.
  headers.set('cross-origin-opener-policy', google ? 'same-origin-allow-popups' : 'same-origin');
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()');
}

function varies(headers: Headers): void {
  headers.append('vary', 'Accept-Language, Cookie');
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
}

/** Whether the server draws all of a page: what a `clientLoader` brings is missing until its scripts run. */
function isWhole({ manifest, staticHandlerContext: { matches } }: EntryContext): boolean {
  return !matches.some(({ route }) => manifest.routes[route.id]?.hasClientLoader);
}

/** Draws a page as a stream, with a nonce of its own. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  protect(headers, nonce, request.url);
  varies(headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  return new Promise((resolve, reject) => {
    let answer = status;
    let begun = false;
    const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // React would send a large part of a page after the rest, for a script to put in its place.
        progressiveChunkSize: Infinity,
        [ready]() {
          begun = true;
          const body = isWhole(context) ? withLateScripts() : new PassThrough();
          body.once('finish', () => clearTimeout(timer));
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
