/** What a call of a process without effects fails with; nothing of it ever leaves. */
export const WITHOUT_EFFECTS = 'this process runs without effects';

/** The client of the bank, or one that refuses every call: after a recovery no charge is repeated before staff have compared. */
export function lineOf<Line extends object>(line: Line, hasEffects: boolean): Line {
  if (hasEffects) return line;
  return new Proxy(line, { get: () => () => Promise.reject(new Error(WITHOUT_EFFECTS)) });
}
