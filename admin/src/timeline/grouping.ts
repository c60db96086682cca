import type { TimelineEntry } from '../lib/wire';

/** One step of the story: mostly one event, sometimes the same question asked many times. */
export interface Step {
  entries: [TimelineEntry, ...TimelineEntry[]];
}

/** Puts questions to the bank that follow each other with the same answer into one step. */
export function stepsOf(timeline: readonly TimelineEntry[]): Step[] {
  const steps: Step[] = [];
  for (const entry of timeline) {
    const last = steps.at(-1)?.entries;
    const first = last?.[0];
    const repeats =
      first &&
      entry.type === 'PaymentStatusChecked' &&
      first.type === 'PaymentStatusChecked' &&
      first.stream === entry.stream &&
      first.data.seen === entry.data.seen;
    if (last && repeats) last.push(entry);
    else steps.push({ entries: [entry] });
  }
  return steps;
}
