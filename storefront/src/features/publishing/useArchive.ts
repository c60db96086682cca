import type { DownloadPlatform, Verdict } from '#archives';
import { useEffect, useRef, useState } from 'react';
import type { ArchiveAnswer, ArchiveQuestion } from './archive.worker';

export type BuildTarget = DownloadPlatform | 'web';

/** Where the reading of a chosen archive stands. */
export type Reading =
  | { state: 'none' }
  | { state: 'reading'; file: File }
  | { state: 'read'; file: File; verdict: Verdict }
  | { state: 'failed'; file: File };

/** Reads an archive beside the page, before anything of it is sent. */
export function useArchive(): { reading: Reading; read: (file: File | null, target: BuildTarget) => void } {
  const [reading, setReading] = useState<Reading>({ state: 'none' });
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);

  const read = (file: File | null, platform: BuildTarget): void => {
    worker.current?.terminate();
    if (!file) return setReading({ state: 'none' });
    const own = new Worker(new URL('./archive.worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    setReading({ state: 'reading', file });
    own.onmessage = ({ data }: MessageEvent<ArchiveAnswer>) =>
      setReading('verdict' in data ? { state: 'read', file, verdict: data.verdict } : { state: 'failed', file });
    own.onerror = () => setReading({ state: 'failed', file });
    own.postMessage({ file, platform } satisfies ArchiveQuestion);
  };
  return { reading, read };
}
