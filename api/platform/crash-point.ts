const mayDie = process.env.NODE_ENV !== 'production';
const at = process.env.CRASH_AT;
let left = Number(process.env.CRASH_AFTER ?? Number.NaN);

/**
 * A place where the process may die in a crash test: `CRASH_AT=<name>` kills it there, `CRASH_AFTER=<n>` at the nth place it comes to, without a word.
 * Every append and every provider call has one before and after it.
 */
export function crashPoint(name: string): void {
  if (mayDie && (at === name || --left === 0)) process.kill(process.pid, 'SIGKILL');
}
