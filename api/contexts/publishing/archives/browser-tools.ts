import { LIMITS } from './archive-limits.rules.js';
import type { ArchiveTools } from './inspect-file.js';

/** What browsers decode themselves, and brotli, which few of them do. */
export const browserTools: ArchiveTools = {
  unpack(packing, content) {
    if (packing === 'br') return unpackBrotli(content);
    return content.pipeThrough(new DecompressionStream('gzip') as never);
  },
};

class Enough extends Error {}

function unpackBrotli(content: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async start(out) {
      const { BrotliDecompress } = (await import('brotli/dec/decode.js')).default;
      let size = 0;
      const output = {
        // The decoder would make room for everything at once.
        buffer: { length: Infinity },
        write(bytes: Uint8Array, count: number): number {
          out.enqueue(bytes.slice(0, count));
          size += count;
          if (size > LIMITS.webFile) throw new Enough();
          return count;
        },
      };
      try {
        BrotliDecompress(inputOf(new Uint8Array(await new Response(content).arrayBuffer())), output);
      } catch (error) {
        if (!(error instanceof Enough)) throw error;
      }
      out.close();
    },
  });
}

/** @throws Error once more is asked for than there is, which the decoder takes for zeros. */
function inputOf(bytes: Uint8Array): { read(into: Uint8Array, at: number, count: number): number } {
  let read = 0;
  let isOver = false;
  return {
    read(into, at, count) {
      const part = bytes.subarray(read, read + count);
      // The decoder reads ahead once beyond the end.
      if (part.length === 0 && isOver) throw new Error('breaks off');
      isOver = part.length < count;
      into.set(part, at);
      read += part.length;
      return part.length;
    },
  };
}
