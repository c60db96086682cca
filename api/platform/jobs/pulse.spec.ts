import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { feelPulse, Pulse } from './pulse.js';

const AN_HOUR_S = 3_600;

describe('the pulse of a worker', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    mkdirSync('.tmp', { recursive: true });
    folder = mkdtempSync('.tmp/pulse-');
    file = join(folder, 'worker.pulse');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const pulse = (): Pulse => new Pulse({ file, ageMs: 30_000 });
  const feltAt = (nowMs: number): [boolean, string] => {
    const { works, sentence } = feelPulse({ file, ageMs: 30_000 }, nowMs);
    return [works, sentence.replace(file, 'FILE')];
  };

  it('counts as work for as long as it may be old, and not a moment longer', () => {
    pulse().beat(1_000_000);

    expect(feltAt(1_030_000)).toEqual([true, 'The worker last reached its database 30.0 s ago.']);
    expect(feltAt(1_030_001)[0]).toBe(false);
    expect(feltAt(1_042_000)[1]).toBe(
      'The worker last reached its database 42.0 s ago, more than the 30.0 s allowed: it hangs, or the database is away.',
    );
  });

  it.each([-AN_HOUR_S, AN_HOUR_S])('counts the same on a machine whose clock was set by %d s', (seconds) => {
    pulse().beat(1_000_000);
    const atWrongTime = Date.now() / 1_000 + seconds;
    utimesSync(file, atWrongTime, atWrongTime);

    expect([feltAt(1_001_000)[0], feltAt(1_042_000)[0]]).toEqual([true, false]);
  });

  it('is none while the worker has not begun, and once it has ended', () => {
    const none: [boolean, string] = [
      false,
      'There is no pulse in FILE: the worker has not started its work, or has ended.',
    ];
    expect(feltAt(1_000_000)).toEqual(none);
    pulse().beat(1_000_000);
    pulse().end();
    pulse().end();

    expect(feltAt(1_000_000)).toEqual(none);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(['', 'soon', '1000000\n', '-5'])('is none where the file holds %j', (text) => {
    writeFileSync(file, text);

    expect(feltAt(1_000_000)[0]).toBe(false);
  });

  it('does not outlive a restart of the machine, which begins to count again', () => {
    pulse().beat(1_000_000);

    expect(feltAt(5_000)).toEqual([false, 'The pulse in FILE was left before this machine started.']);
  });
});
