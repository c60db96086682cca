import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inData } from './folders.mjs';

const shown = 20;
const file = inData('test', 'timings.json');

/** Seconds of each test file in the last run that it was part of, by its path. */
export function knownTimings() {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Remembers how long test files took, for `npm test -- changed`. */
export function keepTimings(files) {
  if (files.length === 0) return;
  mkdirSync(inData('test'), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify(
      {
        ...knownTimings(),
        ...Object.fromEntries(files.map(({ name, seconds }) => [name, Math.round(seconds * 10) / 10])),
      },
      null,
      1,
    ),
  );
}

/** Minutes by step, and the slowest test files; files run side by side, so theirs add up to more. */
export function timingTable({ steps, files }, seconds) {
  const minutes = ({ label, seconds: long }) => `  ${(long / 60).toFixed(1).padStart(6)} min  ${label}`;
  const slowest = files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, shown)
    .map(({ name, seconds: long }) => `  ${long.toFixed(1).padStart(6)} s    ${name}`);
  return [
    '',
    ...steps.map(minutes),
    minutes({ label: 'in all', seconds }),
    ...(slowest.length > 0 ? ['', 'Slowest files:', ...slowest] : []),
  ].join('\n');
}
