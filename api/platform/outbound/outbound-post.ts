import { lookup as resolveName, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address.js';

/** Why no answer came. `address-refused`: it is not on the open internet. */
export const POST_FAILURES = ['address-refused', 'unreachable', 'certificate', 'timeout'] as const;
export type PostFailure = (typeof POST_FAILURES)[number];

/** What a stranger's server answered, or why it did not. Redirects are answers like any other: none is followed. */
export type PostAnswer = { status: number; failure: null } | { status: null; failure: PostFailure };

export interface OutboundRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

interface OutboundSettings {
  /** Outside production: also to this machine, and there without TLS. */
  allowsLoopback: boolean;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const REFUSED = 'ADDRESS_REFUSED';
const OF_CERTIFICATES = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/;
type Resolved = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Posts to addresses that strangers chose. The address that a name leads to is judged when the connection is made, and that very
 * address is used, so a name cannot turn to a private one in between.
 */
export class OutboundPost {
  private readonly allowsLoopback: boolean;
  private readonly timeoutMs: number;

  constructor({ allowsLoopback, timeoutMs = TIMEOUT_MS }: OutboundSettings) {
    this.allowsLoopback = allowsLoopback;
    this.timeoutMs = timeoutMs;
  }

  /** Whether an address can be posted to, as far as it tells by itself. */
  accepts(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { protocol, username, password, hash, hostname } = new URL(url);
    if (username || password || hash) return false;
    const host = hostOf(hostname);
    if (isIP(host) && !this.isAllowed(host)) return false;
    return protocol === 'https:' || (protocol === 'http:' && this.allowsLoopback && namesLoopback(host));
  }

  async post({ url, headers, body }: OutboundRequest): Promise<PostAnswer> {
    if (!this.accepts(url)) return { status: null, failure: 'address-refused' };
    try {
      return { status: await this.send(new URL(url), headers, body), failure: null };
    } catch (error) {
      return { status: null, failure: failureOf(error as NodeJS.ErrnoException) };
    }
  }

  private send(url: URL, headers: Record<string, string>, body: string): Promise<number> {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
      agent: false,
      signal: AbortSignal.timeout(this.timeoutMs),
      lookup: (name, how, done) => this.lookup(name, how, done as Resolved),
    };
    return new Promise((resolve, reject) => {
      const sent = request(url, options, (reply) => {
        resolve(reply.statusCode ?? 0);
        // What it says is of no interest and may have no end.
        reply.destroy();
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  private lookup(name: string, how: LookupOptions, done: Resolved): void {
    resolveName(name, { ...how, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => this.isAllowed(address)))
        return done(Object.assign(new Error(`${name} is not on the open internet`), { code: REFUSED }), []);
      if (how.all) return done(null, addresses);
      return done(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  }

  private isAllowed(address: string): boolean {
    return isPublicAddress(address) || (this.allowsLoopback && isLoopback(address));
  }
}

const hostOf = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');
const namesLoopback = (host: string): boolean => host === 'localhost' || isLoopback(host);

function failureOf({ code = '', name }: NodeJS.ErrnoException): PostFailure {
  if (code === REFUSED) return 'address-refused';
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  return OF_CERTIFICATES.test(code) ? 'certificate' : 'unreachable';
}
