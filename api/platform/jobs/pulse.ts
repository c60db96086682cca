import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Environment } from '../../environment.js';
import { machineMs } from '../machine-time.js';

/** Where a worker leaves its pulse, and how long after its latest beat it still counts as working. */
export interface PulseSettings {
  file: string;
  ageMs: number;
}

/** So many beats fit into the allowed age: one that comes late alarms no one. */
const BEATS_PER_AGE = 6;

export function readPulseSettings(env: Environment): PulseSettings {
  return {
    file: resolve(env.text('PULSE_FILE') ?? join(tmpdir(), 'ludoteca-worker.pulse')),
    ageMs: env.integer('PULSE_AGE_MS', 30_000, 500, 600_000),
  };
}

/** What a worker leaves in a file, so that a health check in its container learns whether it still works. */
export class Pulse {
  readonly everyMs: number;

  constructor(private readonly settings: PulseSettings) {
    this.everyMs = settings.ageMs / BEATS_PER_AGE;
  }

  /** @param reachedAt when the work last got through to the database, in `machineMs` */
  beat(reachedAt: number): void {
    const { file } = this.settings;
    // Written aside and moved, so that no check reads half a number.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, String(reachedAt));
    renameSync(aside, file);
  }

  end(): void {
    try {
      rmSync(this.settings.file, { force: true });
    } catch {
      // One that stays is too old soon.
    }
  }
}

export interface Finding {
  works: boolean;
  /** For the operator who reads the log of the health check. */
  sentence: string;
}

/** Whether the worker that leaves its pulse there still works. */
export function feelPulse({ file, ageMs }: PulseSettings, nowMs = machineMs()): Finding {
  const reachedAt = reachedIn(file);
  if (reachedAt === null)
    return {
      works: false,
      sentence: `There is no pulse in ${file}: the worker has not started its work, or has ended.`,
    };
  const passedMs = nowMs - reachedAt;
  if (passedMs < 0) return { works: false, sentence: `The pulse in ${file} was left before this machine started.` };
  const last = `The worker last reached its database ${inSeconds(passedMs)} ago`;
  return passedMs > ageMs
    ? {
        works: false,
        sentence: `${last}, more than the ${inSeconds(ageMs)} allowed: it hangs, or the database is away.`,
      }
    : { works: true, sentence: `${last}.` };
}

function reachedIn(file: string): number | null {
  try {
    const text = readFileSync(file, 'utf8');
    return /^\d+$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}

const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
