import { civilDateOf, startOfDay, type CivilDate } from '../../../kernel/calendar.js';
import { millisecondsBetween, seconds, type Instant } from '../../../kernel/instant.js';
import type { PlayChannel } from '../channel.rules.js';

/** How often an open player sends a heartbeat. */
export const HEARTBEAT = seconds(30);
/** A session without a heartbeat for so long is over; what lies between counts for nothing. */
export const SILENT_AFTER = seconds(120);

/** One heartbeat. What the browser says can only lower what the server's clock allows. */
export interface Heartbeat {
  personId: string;
  gameId: string;
  channel: PlayChannel;
  /** Where the game runs: in the browser, or downloaded. */
  source: 'web' | 'download';
  /** The play ticket, which must be open still; null where another proof was checked. */
  ticketId: string | null;
  /** The opened player: another tab or device is another one. */
  playerId: string;
  /** Counts up with each heartbeat of a player, so that a repeated or late one is known. */
  beat: number;
  /** Milliseconds since the last heartbeat in which the game was seen and not idle, by the browser. */
  playedMs: number;
  /** The person has just opened or come back to this player: it takes over from another one. */
  takesOver: boolean;
}

export interface RunningSession {
  id: string;
  playerId: string;
  gameId: string;
  playedOn: CivilDate;
  startedAt: Instant;
  lastBeatAt: Instant;
  playedMs: number;
  /** Until when the person's time has been counted: heartbeats of an idle player do not move it. */
  countedUntil: Instant;
}

/** What a heartbeat means for the one running session of a person. */
export type BeatOutcome =
  /** Seen before, or overtaken: nothing counts twice. */
  | { kind: 'repeated' }
  /** Another tab or device is played. */
  | { kind: 'elsewhere' }
  | { kind: 'continues'; playedMs: number }
  /** A session begins, and the one before it ends with its last heartbeat. */
  | { kind: 'begins'; playedMs: number; countedUntil: Instant }
  /** Midnight has passed: each day gets its own, and the new one the second that midnight cut. */
  | { kind: 'next-day'; beforeMs: number; afterMs: number };

/** @param lastBeat the highest heartbeat of this player so far; null for a new one. */
export function outcomeOf(
  beat: Heartbeat,
  running: RunningSession | null,
  lastBeat: number | null,
  now: Instant,
): BeatOutcome {
  if (lastBeat !== null && beat.beat <= lastBeat) return { kind: 'repeated' };
  const fresh: BeatOutcome = { kind: 'begins', playedMs: 0, countedUntil: now };
  if (!running) return fresh;
  const elapsed = millisecondsBetween(running.lastBeatAt, now);
  if (Math.abs(elapsed) >= SILENT_AFTER) return fresh;
  if (running.playerId !== beat.playerId) return outcomeBeside(running, beat, lastBeat !== null, now);
  if (running.gameId !== beat.gameId) return fresh;

  const playedMs = Math.max(0, Math.min(beat.playedMs, elapsed));
  const today = civilDateOf(now);
  if (running.playedOn === today) return { kind: 'continues', playedMs };
  const afterMs = Math.min(playedMs, millisecondsBetween(startOfDay(today), now));
  // A session counts whole seconds: what is left of one would be lost with each midnight.
  const cutMs = (running.playedMs + playedMs - afterMs) % 1000;
  return { kind: 'next-day', beforeMs: playedMs - afterMs - cutMs, afterMs: afterMs + cutMs };
}

/** Of two open players the one that is played counts: an idle one beside it hides no time from a guardian's limit. */
function outcomeBeside(running: RunningSession, beat: Heartbeat, isKnown: boolean, now: Instant): BeatOutcome {
  const { countedUntil, startedAt, lastBeatAt } = running;
  const isIdle = lastBeatAt > startedAt && lastBeatAt > countedUntil;
  if (!beat.takesOver && !(isIdle && beat.playedMs > 0)) return { kind: 'elsewhere' };
  const uncounted = Math.min(
    SILENT_AFTER,
    millisecondsBetween(countedUntil, now),
    millisecondsBetween(startOfDay(civilDateOf(now)), now),
  );
  // A player's very first heartbeat cannot know of time under the server's eyes.
  return { kind: 'begins', playedMs: isKnown ? Math.max(0, Math.min(beat.playedMs, uncounted)) : 0, countedUntil };
}
