import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** How a scanner answers: as it finds, with a refusal of what is too long, by hanging up in the middle, or never. */
export type Mood = 'well' | 'too long' | 'hangs up' | 'silent';

const COMMAND = Buffer.from('zINSTREAM\0');

/** Stands in for clamd and speaks its protocol: `zINSTREAM`, chunks behind their length, a chunk of none, one answer. */
export class VirusScanner {
  /** What it was sent in each scan that it saw to the end. */
  readonly seen: Buffer[] = [];
  mood: Mood = 'well';
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly virusIn: (content: Buffer) => string | null,
  ) {}

  /** @param virusIn names what it finds in a file */
  static async start(virusIn: (content: Buffer) => string | null): Promise<VirusScanner> {
    const server = createServer();
    const scanner = new VirusScanner(server, virusIn);
    server.on('connection', (socket) => scanner.serve(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return scanner;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Stops listening, and cuts every connection. */
  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined));
    let received = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes]);
      if (this.mood === 'silent') return;
      if (this.mood === 'hangs up') return void socket.destroy();
      if (this.mood === 'too long') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      const content = wholeOf(received);
      if (content === null) return;
      this.seen.push(content);
      const virus = this.virusIn(content);
      socket.end(virus ? `stream: ${virus} FOUND\0` : 'stream: OK\0');
    });
  }
}

/** @returns null until the last chunk has come @throws Error for bytes that are not this protocol */
function wholeOf(received: Buffer): Buffer | null {
  if (received.length < COMMAND.length) return null;
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) throw new Error('no clamd would understand that');
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
