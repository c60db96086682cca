import { Inject, Injectable } from '@nestjs/common';
import { civilDateOf, startOfDay } from '../../../kernel/calendar.js';
import { later, type Instant } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Batches } from '../../../platform/database/batches.js';
import { Database, type Sql } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { IDS } from '../../../platform/tokens.js';
import type { PlayLimit } from '../limits/limits.rules.js';
import { PlayLimits } from '../limits/play-limits.js';
import { outcomeOf, SILENT_AFTER, type BeatOutcome, type Heartbeat, type RunningSession } from './heartbeat.rules.js';
import { beginSession, COUNT, credit, endSession, isOpen, lastBeatOf, runningOf } from './session-rows.js';

type BeatState = 'counts' | 'elsewhere';
type Limited = PlayLimit & { playedSeconds: number };

/** What a heartbeat came to. `counts`: this player's time counts; `elsewhere`: another tab or device is played. */
export interface BeatResult {
  state: BeatState;
  /** Null without limits set by a guardian. */
  limit: Limited | null;
}

const LIMITS = { underWay: 2, items: 250 };

/** The running sessions. An ordinary heartbeat is one row of a statement that many share; all else goes one by one. */
@Injectable()
export class PlaySessions {
  private readonly beats = new Batches<Heartbeat, BeatResult | null>((beats) => this.count(beats), LIMITS);

  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly limits: PlayLimits,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** @throws Problem 404 `play-ticket-unknown` for a play ticket that ended. */
  async beat(beat: Heartbeat): Promise<BeatResult> {
    return (await this.beats.add(beat)) ?? this.change(beat);
  }

  /** Ends sessions without a heartbeat. */
  async endSilent(now: Instant): Promise<void> {
    await this.db.query(
      'update play.sessions set ended_at = last_beat_at where ended_at is null and last_beat_at < $1',
      [later(now, -SILENT_AFTER)],
    );
  }

  /** Counts the heartbeats that go on with a running session; null for each other one. */
  private async count(beats: readonly Heartbeat[]): Promise<(BeatResult | null)[]> {
    const results: (BeatResult | null)[] = beats.map(() => null);
    const firsts = firstOfEach(beats);
    const now = this.clock.now();
    const rows = await this.db.query<Limited & { n: number; isLimited: boolean }>(COUNT, [
      firsts.map(({ n }) => n),
      firsts.map(({ personId }) => personId),
      firsts.map(({ playerId }) => playerId),
      firsts.map(({ gameId }) => gameId),
      firsts.map(({ beat }) => beat),
      firsts.map(({ playedMs }) => playedMs),
      firsts.map(({ ticketId }) => ticketId),
      now,
      civilDateOf(now),
      later(now, -SILENT_AFTER),
    ]);
    for (const { n, isLimited, ...limit } of rows) results[n] = { state: 'counts', limit: isLimited ? limit : null };
    return results;
  }

  /** A heartbeat that begins or ends a session, or changes nothing. */
  private async change(beat: Heartbeat): Promise<BeatResult> {
    const state = await this.db.transaction(async (sql) => {
      await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`play:${beat.personId}`]);
      const running = await runningOf(sql, beat.personId);
      const last = await lastBeatOf(sql, beat);
      const now = this.clock.now();
      if (!(await isOpen(sql, beat, now))) throw new Problem(404, 'play-ticket-unknown');
      return this.write(sql, { beat, running, now }, outcomeOf(beat, running, last, now));
    });
    return { state, limit: await this.limits.of(beat.personId, this.clock.now()) };
  }

  private async write(
    sql: Sql,
    { beat, running, now }: { beat: Heartbeat; running: RunningSession | null; now: Instant },
    outcome: BeatOutcome,
  ): Promise<BeatState> {
    if (outcome.kind === 'elsewhere') return 'elsewhere';
    if (outcome.kind === 'repeated') return running && running.playerId !== beat.playerId ? 'elsewhere' : 'counts';
    if (outcome.kind === 'begins') {
      if (running) await endSession(sql, running.id, running.lastBeatAt);
      const { playedMs, countedUntil } = outcome;
      const id = this.ids.next();
      await beginSession(sql, id, beat, { startedAt: later(now, -playedMs), countedUntil, now });
      if (playedMs > 0) await credit(sql, id, { beat: beat.beat, ms: playedMs, at: now });
      return 'counts';
    }
    const id = running?.id ?? '';
    if (outcome.kind === 'continues') {
      await credit(sql, id, { beat: beat.beat, ms: outcome.playedMs, at: now });
      return 'counts';
    }
    const [midnight, next] = [startOfDay(civilDateOf(now)), this.ids.next()];
    await credit(sql, id, { beat: beat.beat, ms: outcome.beforeMs, at: midnight });
    await endSession(sql, id, midnight);
    await beginSession(sql, next, beat, { startedAt: midnight, countedUntil: midnight, now });
    await credit(sql, next, { beat: beat.beat, ms: outcome.afterMs, at: now });
    return 'counts';
  }
}

/** A statement changes a row once: of each person's heartbeats the first goes along, the others follow one by one. */
function firstOfEach(beats: readonly Heartbeat[]): (Heartbeat & { n: number })[] {
  const firsts = new Map<string, Heartbeat & { n: number }>();
  beats.forEach((beat, n) => firsts.has(beat.personId) || firsts.set(beat.personId, { ...beat, n }));
  return [...firsts.values()];
}
