import { createHash } from 'node:crypto';

/** Takes the place of a worker that runs: deletes what it kept, and itself. */
const LEAVE = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.filter((name) => /^(?:offline|player)-/.test(name)).map((name) => caches.delete(name))))
    .then(() => registration.unregister())
));
`;

/** What a worker is made of. */
interface WorkerParts {
  /** The script itself. */
  worker: string;
  /** The built files that the offline page needs, by their addresses. */
  files: readonly string[];
  /** Names the build: the page may change while its files stay the same. */
  build: string;
}

/**
 * The service worker.
 * @param isOn whether it keeps anything; otherwise it ends the one before it
 */
export function workerScript({ worker, files, build }: WorkerParts, isOn: boolean): string {
  if (!isOn) return LEAVE;
  const kept = ['/offline?lang=es', '/offline?lang=en', ...files];
  const release = createHash('sha256')
    .update([build, ...kept].join('\n'))
    .update(worker)
    .digest('hex')
    .slice(0, 12);
  return `const RELEASE = ${JSON.stringify(release)};\nconst KEPT = ${JSON.stringify(kept)};\n${worker}`;
}
