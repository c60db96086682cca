import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { civilDateOf, plusDays, plusMonths } from '../../../kernel/calendar.js';
import { BusinessClock } from '../../../platform/clock.js';
import { AlsoForTools, Caller, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Memberships } from '../../developers/index.js';
import { StudioPlayQuery, StudioPlayReply } from './studio-play.dto.js';
import { StudioPlay } from './studio-play.js';

@ApiTags('play')
@ApiBearerAuth()
@Controller('v1/developer/studios/:developerId/play')
@ForSignedIn()
export class StudioPlayController {
  constructor(
    private readonly play: StudioPlay,
    private readonly memberships: Memberships,
    private readonly clock: BusinessClock,
  ) {}

  /** Returns how a studio of the caller was played in a month: time by day and by game, and how many people have each game on their wishlist. 404 `developer-unknown`. */
  @Get()
  @AlsoForTools()
  async ofMonth(
    @Param('developerId', new IdPipe('developer-unknown')) id: string,
    @Query() query: StudioPlayQuery,
    @Caller() caller: SignedIn,
  ): Promise<StudioPlayReply> {
    await this.memberships.require(caller.userId, id, 'reader');
    const today = civilDateOf(this.clock.now());
    const month = query.month ?? today.slice(0, 7);
    const first = `${month}-01`;
    const last = plusDays(plusMonths(first, 1), -1);
    const through = last < today ? last : today;
    const [byDay, byGame] = await Promise.all([this.play.days(id, first, last), this.play.games(id, first, last)]);
    return { month, through, byDay, byGame };
  }
}
