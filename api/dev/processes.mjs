import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process of this id lives, of any user. */
export function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The command line of a process; empty when it is gone or hidden. Slim images lack `ps`, macOS lacks /proc. */
export function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return commandByPs(pid);
  }
}

/** Waits until the process is gone, at most so many seconds. */
export async function gone(pid, seconds) {
  for (let tries = seconds * 20; tries > 0 && lives(pid); tries -= 1) await pause(50);
  return !lives(pid);
}

/** Ends a process of an earlier start: asked first, then forced. */
export async function end(pid, { signal = 'SIGTERM', force = 'SIGKILL', seconds = 5 } = {}) {
  for (const name of [signal, force]) {
    try {
      process.kill(pid, name);
    } catch {
      return;
    }
    if (await gone(pid, seconds)) return;
  }
}

export const pause = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

function commandByPs(pid) {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
