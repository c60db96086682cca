import { connect } from 'node:net';
import { patient } from './patience.js';

export interface Heard {
  /** 0 when the server hung up without a word, -1 when it neither answered nor hung up. */
  status: number;
  text: string;
  ms: number;
}

const PATIENCE_MS = patient(10_000);

/** Says bytes as they are to a server, and hears what comes until it hangs up. With `hangsUp` the line is closed on our side once they are said. */
export function say(port: number, bytes: string | Buffer, { hangsUp = false } = {}): Promise<Heard> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let isSilent = false;
    const socket = connect(port, '127.0.0.1', () => (hangsUp ? socket.end(bytes) : socket.write(bytes)));
    socket.setNoDelay(true);
    socket.setTimeout(PATIENCE_MS, () => {
      isSilent = chunks.length === 0;
      socket.destroy();
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that refuses what is still on its way resets the line after its answer.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString();
      resolve({
        status: isSilent ? -1 : Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1] ?? 0),
        text,
        ms: performance.now() - begun,
      });
    });
  });
}

/** A whole GET that asks the server to hang up after its answer. */
export const getOf = (target: string, ...headers: string[]): string =>
  `GET ${target} HTTP/1.1\r\n${[...headers, 'connection: close'].join('\r\n')}\r\n\r\n`;
