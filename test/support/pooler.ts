import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** After `Z`, its length (5) and the state, `I` when the server is in no transaction. */
const READY = 0x5a;
const IDLE = 0x49;

/** A session of PostgreSQL, with the connection that it is lent to. */
interface Session {
  socket: Socket;
  lentTo: Socket | null;
  rest: Buffer;
}

/** A pooler before PostgreSQL, like PgBouncer: lends sessions for a transaction each, or to one connection for good. */
export class Pooler {
  private readonly free: Session[] = [];
  private readonly open = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly mode: 'transaction' | 'session',
    private readonly to: URL,
  ) {
    server.on('connection', (client) => {
      this.serve(client);
    });
  }

  static async before(url: string, mode: 'transaction' | 'session'): Promise<Pooler> {
    const pooler = new Pooler(createServer(), mode, new URL(url));
    await new Promise<void>((resolve) => pooler.server.listen(0, '127.0.0.1', resolve));
    return pooler;
  }

  urlOf(url: string): string {
    const own = new URL(url);
    own.searchParams.delete('host');
    own.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return own.href;
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Each connection signs in by its own session, which then is lent to the first that needs one. */
  private serve(client: Socket): void {
    let session: Session | null = this.sessionFor(client);
    this.keep(client);
    client.on('data', (bytes) => {
      if (session?.lentTo !== client) session = this.free.pop() ?? this.sessionFor(client);
      session.lentTo = client;
      session.socket.write(bytes);
    });
    client.on('close', () => {
      if (session?.lentTo === client) session.socket.destroy();
    });
  }

  private sessionFor(client: Socket): Session {
    const session: Session = {
      socket: connect(Number(this.to.port || 5432), this.to.hostname),
      lentTo: client,
      rest: Buffer.alloc(0),
    };
    this.keep(session.socket);
    session.socket.on('data', (bytes) => {
      const { lentTo } = session;
      if (this.isOver(session, bytes) && this.mode === 'transaction') {
        session.lentTo = null;
        this.free.push(session);
      }
      lentTo?.write(bytes);
    });
    session.socket.on('close', () => session.lentTo?.destroy());
    return session;
  }

  /** Reads what the server says, message by message, until it waits for the next transaction. */
  private isOver(session: Session, bytes: Buffer): boolean {
    let rest = Buffer.concat([session.rest, bytes]);
    let over = false;
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      over = rest[0] === READY && rest[5] === IDLE;
      rest = rest.subarray(1 + rest.readUInt32BE(1));
    }
    session.rest = rest;
    return over;
  }

  private keep(socket: Socket): void {
    this.open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.open.delete(socket));
  }
}
