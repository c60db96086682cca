import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * A proxy through which a browser reaches every host, so that its log is whole: documents, files, frames, beacons,
 * sockets and what a service worker fetches.
 */
export class NetworkLog {
  private origins: string[] = [];
  private readonly sockets = new Set<Duplex>();

  private constructor(private readonly server: Server) {
    server.on('request', (received: IncomingMessage, reply: ServerResponse) => this.passOn(received, reply));
    server.on('connect', (received: IncomingMessage, socket: Duplex) => this.tunnel(received, socket));
    server.on('connection', (socket: Socket) => this.keep(socket));
  }

  static async open(): Promise<NetworkLog> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return new NetworkLog(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Every origin that was reached for since the last call of `forget`, each once, in the order of the alphabet. */
  hosts(): string[] {
    return [...new Set(this.origins)].sort();
  }

  forget(): void {
    this.origins = [];
  }

  close(): Promise<unknown> {
    for (const socket of this.sockets) socket.destroy();
    return new Promise((done) => this.server.close(done));
  }

  private keep(socket: Duplex): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.sockets.delete(socket));
  }

  private passOn(received: IncomingMessage, reply: ServerResponse): void {
    const { origin, hostname, port, pathname, search } = new URL(received.url ?? '');
    this.origins.push(origin);
    const onward = request(
      {
        host: here(hostname),
        port: port || 80,
        path: pathname + search,
        method: received.method,
        headers: received.headers,
      },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    onward.on('error', () => reply.destroy());
    received.pipe(onward);
  }

  /** For what is encrypted, and for sockets. */
  private tunnel({ url = '' }: IncomingMessage, socket: Duplex): void {
    const { origin, hostname, port } = new URL(url.endsWith(':443') ? `https://${url}` : `http://${url}`);
    this.origins.push(origin);
    const onward = connect(Number(port || 443), here(hostname), () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket);
      socket.pipe(onward);
    });
    this.keep(onward);
    onward.on('close', () => socket.destroy());
  }
}

/** Every name below localhost is this machine, which Node does not know. */
const here = (hostname: string): string => (hostname.endsWith('localhost') ? '127.0.0.1' : hostname);

const LINK = /<link\b[^>]*\bhref="([^"]+)"|<(?:script|img|iframe|source)\b[^>]*\bsrc="([^"]+)"/g;

/** The origins that a document reaches for or prepares for, before anything is requested of them. */
export function hintsOf(html: string, headers: Record<string, string>, base: string): string[] {
  const inHeader = [...(headers.link ?? '').matchAll(/<([^>]+)>/g)].map(([, address = '']) => address);
  const inPage = [...html.matchAll(LINK)].map(([, href, src]) => href ?? src ?? '');
  return [...new Set([...inHeader, ...inPage].map((address) => new URL(address, base)))]
    .filter(({ protocol }) => protocol !== 'data:')
    .map(({ origin }) => origin)
    .filter((origin, n, all) => all.indexOf(origin) === n);
}
