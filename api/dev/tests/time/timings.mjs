/** How long test files take: known to every checkout by `test/durations.json`, to this one by its own runs too. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inData, inRoot } from '../../folders.mjs';

const shown = 20;
const own = inData('test', 'timings.json');
const committed = inRoot('test', 'durations.json');
/** Shorter files need no place in an order. */
const worthNoting = 3;
/** Of a file that was never timed: among the stories, before the specs of rules. */
const guessed = 2;

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Seconds of each test file in the last run that it was part of, by its path. */
const knownTimings = () => ({ ...read(committed), ...read(own) });

/** @returns {(path: string) => number} seconds of a test file, as far as they are known */
export function secondsOfFiles() {
  const timings = knownTimings();
  return (path) => timings[path] ?? guessed;
}

/** Remembers how long test files took. @param {import('./results.mjs').Result[]} files */
export function keepTimings(files) {
  if (files.length === 0) return;
  mkdirSync(inData('test'), { recursive: true });
  // The first result of a path counts: later ones come from Redis, another date or a second try.
  const firstLast = files.toReversed();
  const now = Object.fromEntries(firstLast.map(({ path, seconds }) => [path, Math.round(seconds * 10) / 10]));
  writeFileSync(own, JSON.stringify({ ...read(own), ...now }, null, 1));
}

/** Minutes by step, and the slowest test files; files run side by side, so theirs add up to more. */
export function timingTable({ steps, files }, seconds) {
  const minutes = ({ label, seconds: long }) => `  ${(long / 60).toFixed(1).padStart(6)} min  ${label}`;
  const slowest = files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, shown)
    .map(({ path, seconds: long }) => `  ${long.toFixed(1).padStart(6)} s    ${path}`);
  return [
    '',
    ...steps.map(minutes),
    minutes({ label: 'in all', seconds }),
    ...(slowest.length > 0 ? ['', 'Slowest files:', ...slowest] : []),
  ].join('\n');
}

/** `node api/dev/tests/time/timings.mjs note`: what this checkout measured becomes the order of every run, longest first. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && process.argv[2] === 'note') {
  const noted = Object.entries(knownTimings())
    .filter(([path, seconds]) => seconds >= worthNoting && existsSync(inRoot(path)))
    .map(([path, seconds]) => [path, Math.round(seconds)])
    .sort(([, a], [, b]) => b - a);
  writeFileSync(committed, `${JSON.stringify(Object.fromEntries(noted), null, 2)}\n`);
}
