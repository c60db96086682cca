import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../../../platform/clock.js';
import { timeLeft } from '../limits/limits.rules.js';
import { HEARTBEAT, type Heartbeat } from './heartbeat.rules.js';
import type { HeartbeatReply, HeartbeatRequest } from './play-time.dto.js';
import { PlaySessions } from './play-sessions.js';

/** Whose game a heartbeat is of, as its ticket proves. */
export type Played = Pick<Heartbeat, 'personId' | 'gameId' | 'channel' | 'source' | 'ticketId'>;

const nextBeatSeconds = HEARTBEAT / 1_000;

/** Takes heartbeats of games in the browser and of downloaded ones. */
@Injectable()
export class Heartbeats {
  constructor(
    private readonly sessions: PlaySessions,
    private readonly clock: BusinessClock,
  ) {}

  /** @throws Problem 404 `play-ticket-unknown` for a play ticket that ended. */
  async take(played: Played, said: Omit<HeartbeatRequest, 'ticket'>): Promise<HeartbeatReply> {
    const { playerId, beat, playedMs, takesOver = false } = said;
    const { state, limit } = await this.sessions.beat({
      ...played,
      playerId: playerId.toLowerCase(),
      beat,
      playedMs,
      takesOver: takesOver || beat === 0,
    });
    return { state, nextBeatSeconds, timeLeft: timeLeft(limit, limit?.playedSeconds ?? 0, this.clock.now()) };
  }
}
