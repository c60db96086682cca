import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { BusinessClock } from '../../platform/clock.js';
import { AlsoForPupils, Caller, ForSignedIn, type SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { timeLeft } from './limits/limits.rules.js';
import { isHolder } from './tickets/ticket.rules.js';
import { Tickets } from './tickets/tickets.js';
import { HEARTBEAT } from './time/heartbeat.rules.js';
import { HeartbeatReply, HeartbeatRequest } from './time/play-time.dto.js';
import { PlaySessions } from './time/play-sessions.js';

const nextBeatSeconds = HEARTBEAT / 1_000;

/** Counting play time. */
@ApiTags('play')
@ApiBearerAuth()
@Controller('v1/play')
export class HeartbeatsController {
  constructor(
    private readonly tickets: Tickets,
    private readonly sessions: PlaySessions,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Counts the time since the player's last heartbeat, by the server's clock. Without one for two minutes a session is
   * over; one runs per person. 404 `play-ticket-unknown` for a ticket of another person, game or shop.
   */
  @Post(':slug/heartbeats')
  @HttpCode(200)
  @ForSignedIn()
  @AlsoForPupils()
  async beat(
    @Param('slug') slug: string,
    @Body() { ticket, takesOver = false, playerId, beat, playedMs }: HeartbeatRequest,
    @Caller() { userId: personId }: SignedIn,
  ): Promise<HeartbeatReply> {
    const claims = await this.tickets.read(ticket);
    if (!claims || claims.slug !== slug || !isHolder(claims, personId)) throw new Problem(404, 'play-ticket-unknown');
    const { gameId, channel } = claims;
    const { state, limit } = await this.sessions.beat({
      personId,
      gameId,
      channel,
      playerId: playerId.toLowerCase(),
      beat,
      playedMs,
      takesOver: takesOver || beat === 0,
    });
    return { state, nextBeatSeconds, timeLeft: timeLeft(limit, limit?.playedSeconds ?? 0, this.clock.now()) };
  }
}
