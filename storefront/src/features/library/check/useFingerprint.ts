import { useEffect, useRef, useState } from 'react';
import type { Said } from './sha256.worker';

/** Where the reading of a chosen file stands. */
export type Reading =
  | { state: 'none' }
  | { state: 'reading'; name: string; percent: number }
  | { state: 'read'; name: string; sha256: string }
  | { state: 'failed' };

/** Computes the SHA-256 of a file beside the page; another file takes the place of one that is being read. */
export function useFingerprint(): { reading: Reading; read: (file: File) => void } {
  const [reading, setReading] = useState<Reading>({ state: 'none' });
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);

  const read = (file: File): void => {
    worker.current?.terminate();
    const own = new Worker(new URL('./sha256.worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    const { name, size } = file;
    setReading({ state: 'reading', name, percent: 0 });
    own.onmessage = ({ data }: MessageEvent<Said>) => {
      if ('read' in data) setReading({ state: 'reading', name, percent: Math.floor((100 * data.read) / size) });
      if ('sha256' in data) setReading({ state: 'read', name, sha256: data.sha256 });
      if ('failed' in data) setReading({ state: 'failed' });
    };
    own.onerror = () => setReading({ state: 'failed' });
    own.postMessage(file);
  };
  return { reading, read };
}
