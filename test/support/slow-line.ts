import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

const STEP_MS = 50;

/** A line to a server over which bytes may go up slowly, and which can be cut. */
export class SlowLine {
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  /** @param upwards bytes per second, of each connection; as fast as they come without it */
  static async to(url: string, upwards = Infinity): Promise<SlowLine> {
    const { hostname, port } = new URL(url);
    const server = createServer();
    const line = new SlowLine(server);
    server.on('connection', (near) => line.join(near, connect(Number(port), hostname), upwards));
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', ready);
    });
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Ends every connection; new ones are taken. @returns how many ends of connections there were. */
  cut(): number {
    const { size } = this.sockets;
    for (const socket of this.sockets) socket.destroy();
    return size;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((closed) => {
      this.server.close(closed);
    });
  }

  private join(near: Socket, far: Socket, upwards: number): void {
    const step = upwards === Infinity ? undefined : this.trickle(near, far, upwards);
    if (!step) near.pipe(far);
    far.pipe(near);
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(step);
        this.sockets.delete(socket);
        (socket === near ? far : near).destroy();
      });
    }
    near.on('end', () => far.end());
  }

  private trickle(near: Socket, far: Socket, upwards: number): NodeJS.Timeout {
    const share = Math.ceil((upwards * STEP_MS) / 1_000);
    near.pause();
    return setInterval(() => {
      const bytes: Buffer | null = near.read(Math.min(share, near.readableLength)) as Buffer | null;
      if (bytes?.length) far.write(bytes);
      else if (near.readableEnded) far.end();
    }, STEP_MS);
  }
}
