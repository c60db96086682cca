import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** An SMTP server that can be away, or put mails off. */
export class MailServer {
  /** Mails that it took, as they came. */
  readonly mails: { to: string; messageId: string; text: string }[] = [];
  /** Its answer to a recipient. */
  answer = '250 ok';
  private server: Server | null = null;

  private constructor(private port: number) {}

  /** A server that has a port and does not listen yet. */
  static async away(): Promise<MailServer> {
    const server = new MailServer(0);
    await server.opens();
    await server.closes();
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async opens(): Promise<void> {
    const server = createServer((socket) => this.talk(socket));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** From now on connections are refused. */
  async closes(): Promise<void> {
    const { server } = this;
    this.server = null;
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  }

  private talk(socket: Socket): void {
    const state = { to: '', data: null as string | null };
    let rest = '';
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say('220 mail.example.test');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.hear(line, state, say, () => socket.end());
    });
  }

  private hear(
    line: string,
    state: { to: string; data: string | null },
    say: (line: string) => void,
    end: () => void,
  ): void {
    if (state.data !== null) {
      if (line !== '.') state.data += `${line}\n`;
      else {
        this.mails.push({
          to: state.to,
          messageId: /^Message-ID: <(.*)@/im.exec(state.data)?.[1] ?? '',
          text: plain(state.data),
        });
        state.data = null;
        say('250 taken');
      }
      return;
    }
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'RCPT') state.to = /<(.*)>/.exec(line)?.[1] ?? '';
    if (word === 'DATA') state.data = '';
    say(word === 'DATA' ? '354 go on' : word === 'RCPT' ? this.answer : word === 'QUIT' ? '221 bye' : '250 ok');
    if (word === 'QUIT') end();
  }
}

/** A mail without the soft line breaks and escapes of its transport. */
function plain(data: string): string {
  return data
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
