import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as the shop's server saw it. */
export interface Seen {
  what: string;
  bearer: string | undefined;
  body: Record<string, unknown>;
}
export type Reply = { status?: number; body: unknown } | 'hang up';

export const SECOND = 1_000;
const START = Date.parse('2026-11-21T12:00:00Z');
const OPENED = 2 * SECOND;

/** A browser window for specs: what it keeps, its clocks, and a shop's server that answers as told. */
export class TestWindow {
  /** Milliseconds since the window was opened. */
  now = OPENED;
  /** What its clock says, right or wrong. */
  clock = START;
  seen: Seen[] = [];
  kept = new Map<string, string>();
  /** Whether there is no room to keep more. */
  isFull = false;
  private replies = new Map<string, (call: Seen) => Reply | Promise<Reply>>();
  private readonly server: Server = createServer(
    (request, response) =>
      void (async () => {
        const call = {
          what: `${request.method ?? ''} ${request.url ?? ''}`,
          bearer: request.headers.authorization,
          body: await bodyOf(request),
        };
        this.seen.push(call);
        const reply = await (this.replies.get(call.what)?.(call) ?? {
          status: 404,
          body: { message: 'nothing there', code: 'not-found' },
        });
        if (reply === 'hang up') return void request.socket.destroy();
        response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
      })(),
  );

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** A new visit: nothing kept, nothing asked. */
  begins(): void {
    this.isFull = false;
    Object.assign(this, { now: OPENED, clock: START, seen: [], kept: new Map<string, string>(), replies: new Map() });
    const origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    Object.assign(globalThis, {
      document: { documentElement: { lang: 'es' } },
      window: new EventTarget(),
      localStorage: {
        getItem: (key: string) => this.kept.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (this.isFull) throw new DOMException('Setting the value exceeded the quota.', 'QuotaExceededError');
          this.kept.set(key, value);
        },
        removeItem: (key: string) => void this.kept.delete(key),
      },
      location: { origin },
    });
    Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  }

  answers(what: string, reply: Reply | ((call: Seen) => Reply | Promise<Reply>)): void {
    this.replies.set(what, typeof reply === 'function' ? reply : () => reply);
  }

  calls(): string[] {
    return this.seen.map(({ what }) => what);
  }

  /** A token that lives so many seconds from now, by the server's clock; its payload says less than the whole record. */
  token(livesFor = 900, more: Record<string, unknown> = {}): string {
    const iat = Math.floor((START + this.now) / SECOND);
    const payload = {
      user_id: 'u1',
      id: 'u1',
      email: 'camila@example.test',
      username: 'Zoë',
      role_id: 2,
      email_verified: false,
      sid: 's1',
      iat,
      exp: iat + livesFor,
      ...more,
    };
    return `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.mark`;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}
