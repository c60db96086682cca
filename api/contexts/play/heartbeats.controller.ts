import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { AlsoForPupils, Caller, ForSignedIn, type SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { isHolder } from './tickets/ticket.rules.js';
import { Tickets } from './tickets/tickets.js';
import { Heartbeats } from './time/heartbeats.js';
import { HeartbeatReply, HeartbeatRequest } from './time/play-time.dto.js';

/** Counting play time. */
@ApiTags('play')
@ApiBearerAuth()
@Controller('v1/play')
export class HeartbeatsController {
  constructor(
    private readonly tickets: Tickets,
    private readonly heartbeats: Heartbeats,
  ) {}

  /**
   * Counts the time since the player's last heartbeat, by the server's clock. Without one for two minutes a session is
   * over; one runs per person. 404 `play-ticket-unknown` for a ticket of another person, game or shop, or one that ended.
   */
  @Post(':slug/heartbeats')
  @HttpCode(200)
  @ForSignedIn()
  @AlsoForPupils()
  async beat(
    @Param('slug') slug: string,
    @Body() { ticket, ...said }: HeartbeatRequest,
    @Caller() { userId: personId }: SignedIn,
  ): Promise<HeartbeatReply> {
    const claims = await this.tickets.read(ticket);
    if (!claims || claims.slug !== slug || !isHolder(claims, personId)) throw new Problem(404, 'play-ticket-unknown');
    const { gameId, channel, ticketId } = claims;
    return this.heartbeats.take({ personId, gameId, channel, source: 'web', ticketId }, said);
  }
}
