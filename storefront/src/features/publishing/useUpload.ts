import { useEffect, useRef, useState } from 'react';
import type { Upload, UploadOptions } from 'tus-js-client';
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
  | ({ state: 'sending' | 'paused' } & Progress)
  | { state: 'failed'; sentence: string | null }
  | { state: 'sent'; buildId: string };

const MIB = 1024 * 1024;
/** Large parts are faster; one that takes longer than this would be cut off by the server. */
const CHUNK = { first: 4 * MIB, least: MIB, most: 64 * MIB, seconds: 10 };
const RETRIES = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];
const UPLOADS = '/v1/developer/uploads';
const WINDOW_MS = 5_000;

/** Sends a file in parts. It goes on after a lost network, and when the same file is chosen again. */
export function useUpload() {
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const upload = useRef<Upload | null>(null);
  useEffect(() => () => void upload.current?.abort(), []);

  const begin = async (request: UploadRequest): Promise<void> => {
    setSending({ state: 'sending', sent: 0, total: request.file.size, speed: null });
    upload.current = await uploadOf(request, setSending);
    const [before] = await upload.current.findPreviousUploads();
    if (before) upload.current.resumeFromPreviousUpload(before);
    upload.current.start();
  };
  const pause = async (): Promise<void> => {
    await upload.current?.abort();
    setSending((now) => (now.state === 'sending' ? { ...now, state: 'paused', speed: null } : now));
  };
  const resume = (): void => {
    setSending((now) => (now.state === 'paused' ? { ...now, state: 'sending' } : now));
    upload.current?.start();
  };
  const reset = (): void => {
    void upload.current?.abort();
    setSending({ state: 'idle' });
  };
  return { sending, begin, pause, resume, reset };
}

async function uploadOf(request: UploadRequest, say: (sending: Sending) => void): Promise<Upload> {
  const { Upload: TusUpload, defaultOptions } = await import('tus-js-client');
  const speed = speedometer();
  const sized = chunkSizes();
  const upload: Upload = new TusUpload(request.file, {
    endpoint: UPLOADS,
    chunkSize: CHUNK.first,
    retryDelays: RETRIES,
    removeFingerprintOnSuccess: true,
    metadata: metadataOf(request),
    fingerprint: async () => fingerprintOf(request),
    ...ofSession(defaultOptions),
    onProgress: (sent, total) => say({ state: 'sending', sent, total, speed: speed(sent) }),
    onChunkComplete: (bytes) => (upload.options.chunkSize = sized(bytes)),
    onError: (problem) => say({ state: 'failed', sentence: sentenceOf(problem) }),
    onSuccess: () => say({ state: 'sent', buildId: upload.url?.split('/').pop() ?? '' }),
  });
  return upload;
}

/** Parts carry the session. One that was refused is sent once more where the session could be renewed. */
function ofSession({ onShouldRetry }: UploadOptions): Partial<UploadOptions> {
  let isRenewed = false;
  return {
    onBeforeRequest: async (sent) => sent.setHeader('Authorization', (await bearer()) ?? ''),
    onAfterResponse: async (sent, received) => {
      isRenewed = received.getStatus() === 401 && (await renewAfter(sent.getHeader('Authorization') ?? null));
    },
    onShouldRetry: (problem, attempt, options) => isRenewed || (onShouldRetry?.(problem, attempt, options) ?? false),
  };
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

/** How large the next part may be so that it takes some seconds. */
function chunkSizes(): (bytes: number) => number {
  let began = performance.now();
  return (bytes) => {
    const seconds = Math.max(0.1, (performance.now() - began) / 1_000);
    began = performance.now();
    return Math.round(Math.min(CHUNK.most, Math.max(CHUNK.least, (bytes / seconds) * CHUNK.seconds)));
  };
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
