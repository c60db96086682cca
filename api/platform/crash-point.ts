/**
 * A place where the process may die in a crash test: `CRASH_AT=<name>` kills it there, without a word.
 * Every append and every provider call of a purchase has one before and after it.
 */
export function crashPoint(name: string): void {
  if (process.env.CRASH_AT === name && process.env.NODE_ENV !== 'production') process.kill(process.pid, 'SIGKILL');
}
