import { sha256Of } from './sha256';

/** What the worker says: how far it is, the sum, or that the file cannot be read. */
export type Said = { read: number } | { sha256: string } | { failed: true };

const SAY_EVERY = 4_000_000;
const say = (said: Said): void => postMessage(said);

addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  let saidAt = 0;
  const onRead = (bytes: number): void => {
    if (bytes - saidAt < SAY_EVERY) return;
    saidAt = bytes;
    say({ read: bytes });
  };
  sha256Of(file, onRead).then(
    (sha256) => say({ sha256 }),
    () => say({ failed: true }),
  );
});
