import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What arrived, with its body as it was sent. */
export interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  text: string;
  body: { id: string; event: string; developerId: string; createdAt: string; data: Record<string, unknown> };
}

/** The server of a studio, that takes webhooks. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** What it answers. */
  status = 200;

  private constructor(private readonly server: Server) {}

  static async opens(): Promise<WebhookReceiver> {
    const server = createServer();
    const receiver = new WebhookReceiver(server);
    server.on('request', (request, reply) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        const body = JSON.parse(text) as Received['body'];
        receiver.received.push({ path: request.url ?? '', headers: request.headers, text, body });
        reply.writeHead(receiver.status, { location: '/elsewhere' }).end();
      });
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/ludoteca`;
  }

  of(event: string): Received[] {
    return this.received.filter(({ body }) => body.event === event);
  }

  async closes(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

/** As the README tells a receiver to check it. */
export function isSignedWith(secret: string, { headers, text }: Received): boolean {
  const signature = String(headers['ludoteca-signature']);
  const [, sentAt = '', hex = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const isFresh = Math.abs(Date.now() / 1_000 - Number(sentAt)) < 300;
  return isFresh && createHmac('sha256', secret).update(`${sentAt}.${text}`).digest('hex') === hex;
}
