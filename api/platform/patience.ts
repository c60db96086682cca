import { setTimeout as pause } from 'node:timers/promises';

/** The answer, if it comes in time. @throws Error when it does not; the work itself goes on. */
export async function within<Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Looks until it holds. @returns the last value, which may not hold after so long. */
export async function poll<Value>(
  look: () => Promise<Value>,
  holds: (value: Value) => boolean,
  withinMs: number,
  everyMs = 100,
): Promise<Value> {
  for (const until = Date.now() + withinMs; ; await pause(everyMs)) {
    const value = await look();
    if (holds(value) || Date.now() >= until) return value;
  }
}
