import { isCut, isPassing, PartSizes } from '#part-sizes';
import { useEffect, useRef, useState } from 'react';
import type { DetailedError, Upload, UploadOptions } from 'tus-js-client';
import { bearer, renewAfter } from '../../lib/http';
import type { BuildTarget } from './useArchive';

export interface UploadRequest {
  file: File;
  gameId: string;
  target: BuildTarget;
  version: string;
}

export interface Progress {
  sent: number;
  total: number;
  /** Bytes per second over the last seconds; null while that is not known. */
  speed: number | null;
}

export type Sending =
  | { state: 'idle' }
  | ({ state: 'sending' | 'waiting' | 'paused' } & Progress)
  | { state: 'failed'; sentence: string | null }
  | { state: 'sent'; buildId: string };

const RETRIES = [0, 1_000, 3_000, 5_000, 10_000];
/** Browsers do not always know that the line is back. */
const AGAIN_MS = 15_000;
const UPLOADS = '/v1/developer/uploads';
const WINDOW_MS = 5_000;
/** Fetched before it is needed: later the line may be gone. */
const sender = () => import('tus-js-client');

/** Sends a file in parts. It goes on by itself when a lost line is back, and when the same file is chosen again. */
export function useUpload() {
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const upload = useRef<Upload | null>(null);
  const stopWaiting = useRef<() => void>(() => undefined);
  const stop = async (): Promise<void> => {
    stopWaiting.current();
    await upload.current?.abort();
  };
  useEffect(() => {
    void sender();
    return () => void stop();
  }, []);

  const start = (): void => {
    stopWaiting.current();
    upload.current?.start();
  };
  const fails = (problem: Error): void => {
    if (!isPassing(statusOf(problem))) return setSending({ state: 'failed', sentence: sentenceOf(problem) });
    setSending(heldUp('waiting'));
    stopWaiting.current = waitForTheLine(start);
  };
  const begin = async (request: UploadRequest): Promise<void> => {
    setSending({ state: 'sending', sent: 0, total: request.file.size, speed: null });
    upload.current = await uploadOf(request, setSending, fails);
    upload.current.start();
  };
  const pause = async (): Promise<void> => {
    await stop();
    setSending(heldUp('paused'));
  };
  const resume = (): void => {
    setSending((now) => ('sent' in now ? { ...now, state: 'sending' } : now));
    start();
  };
  const reset = (): void => {
    void stop();
    setSending({ state: 'idle' });
  };
  return { sending, begin, pause, resume, reset };
}

const heldUp =
  (state: 'waiting' | 'paused') =>
  (now: Sending): Sending =>
    'sent' in now ? { ...now, state, speed: null } : now;

/** @param again at the latest in some seconds. @returns ends the wait */
function waitForTheLine(again: () => void): () => void {
  const timer = setTimeout(again, AGAIN_MS);
  addEventListener('online', again, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('online', again);
  };
}

/** Goes on where an earlier one of the same file stopped. */
async function uploadOf(
  request: UploadRequest,
  say: (sending: Sending) => void,
  fails: (problem: Error) => void,
): Promise<Upload> {
  const { Upload: TusUpload } = await sender();
  const speed = speedometer();
  const parts = new PartSizes();
  const upload: Upload = new TusUpload(request.file, {
    endpoint: UPLOADS,
    chunkSize: parts.size,
    retryDelays: RETRIES,
    removeFingerprintOnSuccess: true,
    metadata: metadataOf(request),
    fingerprint: async () => fingerprintOf(request),
    ...inParts(parts, (size) => (upload.options.chunkSize = size)),
    onProgress: (sent, total) => say({ state: 'sending', sent, total, speed: speed(sent) }),
    onError: fails,
    onSuccess: () => say({ state: 'sent', buildId: upload.url?.split('/').pop() ?? '' }),
  });
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  return upload;
}

/**
 * Parts carry the session, and one that was refused is sent once more where the session could be renewed. The next part is
 * smaller after one that was cut off, and larger after one that came soon.
 */
function inParts(parts: PartSizes, resize: (size: number) => void): Partial<UploadOptions> {
  let isRenewed = false;
  return {
    onBeforeRequest: async (sent) => {
      sent.setHeader('Authorization', (await bearer()) ?? '');
      parts.begins(performance.now());
    },
    onAfterResponse: async (sent, received) => {
      isRenewed = received.getStatus() === 401 && (await renewAfter(sent.getHeader('Authorization') ?? null));
    },
    onChunkComplete: (bytes) => resize(parts.came(bytes, performance.now())),
    onShouldRetry: (problem) => {
      if (isRenewed) return true;
      const status = statusOf(problem);
      if (isCut(status)) resize(parts.wasCut());
      return isPassing(status) && navigator.onLine;
    },
  };
}

/** 0 for no answer. */
function statusOf(problem: Error): number {
  return (problem as Partial<DetailedError>).originalResponse?.getStatus() ?? 0;
}

function metadataOf({ file, gameId, target, version }: UploadRequest): Record<string, string> {
  const common = { gameId, version, filename: file.name };
  return target === 'web' ? { ...common, kind: 'web' } : { ...common, kind: 'download', platform: target };
}

/** The same file for the same build goes on where it stopped. */
function fingerprintOf({ file, gameId, target, version }: UploadRequest): string {
  return ['build', gameId, target, version, file.name, file.size, file.lastModified].join('/');
}

/** The server's own sentence, where it gave one. */
function sentenceOf(problem: Error): string | null {
  const { originalResponse } = problem as { originalResponse?: { getBody(): string } | null };
  try {
    const { message } = JSON.parse(originalResponse?.getBody() ?? '') as { message?: unknown };
    return typeof message === 'string' ? message : null;
  } catch {
    return null;
  }
}

function speedometer(): (sent: number) => number | null {
  const seen: { at: number; sent: number }[] = [];
  return (sent) => {
    const at = performance.now();
    seen.push({ at, sent });
    while (seen[0] && at - seen[0].at > WINDOW_MS) seen.shift();
    const [first] = seen;
    return first && at - first.at > 500 ? ((sent - first.sent) * 1_000) / (at - first.at) : null;
  };
}
