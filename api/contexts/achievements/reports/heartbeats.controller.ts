import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BusinessClock } from '../../../platform/clock.js';
import { Public } from '../../../platform/http/access.js';
import { HeartbeatReply, HeartbeatRequest, Heartbeats, PlayLimits } from '../../play/index.js';
import { Reporters } from './reporters.js';

/** Counting the play time of downloaded games. */
@ApiTags('achievements')
@Controller('v1/achievements')
export class DownloadHeartbeatsController {
  constructor(
    private readonly reporters: Reporters,
    private readonly heartbeats: Heartbeats,
    private readonly limits: PlayLimits,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Counts the time since a downloaded game's last heartbeat, by the server's clock; time offline does not count. 401 `game-ticket-unknown`:
   * the person needs a new code; 403 `achievements-not-entitled`, `play-time-over`, `play-hours-closed` beyond what a guardian allows.
   */
  @Post('heartbeats')
  @HttpCode(200)
  @Public()
  async beat(@Body() { ticket, ...said }: HeartbeatRequest): Promise<HeartbeatReply> {
    const { personId, gameId, channel } = await this.reporters.ofGameTicket(ticket);
    await this.limits.grant(personId, this.clock.now());
    return this.heartbeats.take({ personId, gameId, channel, source: 'download', ticketId: null }, said);
  }
}
