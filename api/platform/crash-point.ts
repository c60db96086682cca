const mayDie = process.env.NODE_ENV !== 'production';
let at = process.env.CRASH_AT;
let left = Number(process.env.CRASH_AFTER ?? Number.NaN);

if (mayDie && at === 'message') {
  process.on('message', (message: { crashAt?: string }) => {
    if (message.crashAt === undefined) return;
    at = message.crashAt;
    process.send?.({ crashAt: at });
  });
  // A test that was killed leaves no server behind.
  process.on('disconnect', () => process.exit(1));
  process.channel?.unref();
}

/**
 * A place where the process may die in a crash test, without a word: `CRASH_AT=<name>` names it, `CRASH_AFTER=<n>` counts
 * to the nth place it comes to, and with `CRASH_AT=message` its starter names it later by sending `{ crashAt: name }`.
 * Every append has one before and after it, named by its events, and so has every call to the bank: `before-bank-commit`.
 */
export function crashPoint(name: string): void {
  if (mayDie && (at === name || --left === 0)) process.kill(process.pid, 'SIGKILL');
}
