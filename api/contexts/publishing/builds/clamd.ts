import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../../config.js';

const ENDS = Buffer.alloc(4);

/**
 * Streams a file through clamd (https://docs.clamav.net/manual/Usage/Scanning.html, `INSTREAM`), as fast as it reads.
 * @returns the virus that it found, or null
 * @throws Error where it is away, falls silent, hangs up or refuses the file's length
 */
// Its package for Node holds the whole file in memory, and waits for ever for a scanner that has fallen silent.
export async function virusIn(
  content: Readable,
  { host, port, timeoutMs }: NonNullable<Config['clamd']>,
): Promise<string | null> {
  const socket = connect({ host, port });
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`clamd was silent for ${timeoutMs} ms`)));
  try {
    const answer = answerOf(socket);
    let isSent = false;
    const sent = pipeline(inChunks(content), socket, { end: false }).then(() => (isSent = true));
    // It may refuse before all is sent: its answer explains more than the broken pipe.
    await Promise.race([answer, sent.then(() => answer)]);
    const virus = verdictOf(await answer);
    if (!virus && !isSent) throw new Error('clamd answered before it had the whole file');
    return virus;
  } finally {
    socket.destroy();
    content.destroy();
  }
}

async function* inChunks(content: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (chunk.length === 0) continue;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield ENDS;
}

async function answerOf(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'end');
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').trim();
}

function verdictOf(answer: string): string | null {
  if (answer === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (!found) throw new Error(`clamd answered: ${answer.slice(0, 200)}`);
  return found;
}
