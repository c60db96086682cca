import { atMinute, civilDateOf } from '../../../kernel/calendar.js';
import { millisecondsBetween, type Instant } from '../../../kernel/instant.js';

/** What a guardian allows. Minutes of the day are Chile's clocks'; null: no such limit. */
export interface PlayLimit {
  minutesADay: number | null;
  allowedFrom: number | null;
  allowedUntil: number | null;
}

/** How long may still be played today, and what ends it. */
export interface TimeLeft {
  seconds: number;
  because: 'minutes' | 'hours';
}

/** Null without a limit. */
export function timeLeft(limit: PlayLimit | null, playedSeconds: number, now: Instant): TimeLeft | null {
  if (!limit) return null;
  const { minutesADay } = limit;
  const ends: TimeLeft[] = [];
  if (minutesADay !== null) ends.push({ seconds: Math.max(0, minutesADay * 60 - playedSeconds), because: 'minutes' });
  const hours = secondsInHours(limit, now);
  if (hours !== null) ends.push({ seconds: hours, because: 'hours' });
  return ends.sort((a, b) => a.seconds - b.seconds)[0] ?? null;
}

function secondsInHours({ allowedFrom, allowedUntil }: PlayLimit, now: Instant): number | null {
  if (allowedFrom === null || allowedUntil === null) return null;
  const today = civilDateOf(now);
  if (millisecondsBetween(atMinute(today, allowedFrom), now) < 0) return 0;
  return Math.max(0, Math.floor(millisecondsBetween(now, atMinute(today, allowedUntil)) / 1000));
}
