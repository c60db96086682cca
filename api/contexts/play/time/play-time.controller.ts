import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { civilDateOf } from '../../../kernel/calendar.js';
import { later, instant, days } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Caller, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { timeLeft } from '../limits/limits.rules.js';
import { PlayLimits } from '../limits/play-limits.js';
import { ContestPlay } from './contest-play.js';
import { ContestPlayRequest, PlayLinesQuery, PlayLinesReply, PlayStatsQuery, PlayStatsReply } from './play-time.dto.js';
import { PlayTimeQueries } from './play-time.queries.js';
import { calendarOf, streakOf, subjectsOf, total, weeksOf } from './statistics.rules.js';

const WEEKS = 12;
const MOST_WEEKS = 53;

/** What a person played; each sees their own. */
@ApiTags('play')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1')
export class PlayTimeController {
  constructor(
    private readonly queries: PlayTimeQueries,
    private readonly limits: PlayLimits,
    private readonly clock: BusinessClock,
    private readonly commands: CommandBus,
  ) {}

  /** Returns the caller's play time by week, subject and day, streaks, games and limits. Contested sessions do not count. */
  @Get('player-stats')
  async stats(@Query() { weeks }: PlayStatsQuery, @Caller() { userId }: SignedIn): Promise<PlayStatsReply> {
    const now = this.clock.now();
    const today = civilDateOf(now);
    const count = Math.min(MOST_WEEKS, Math.max(1, Number(weeks ?? WEEKS)));
    const [played, games, secondsToday, limit] = await Promise.all([
      this.queries.daysOf(userId),
      this.queries.gamesOf(userId),
      this.queries.secondsToday(userId, now),
      this.limits.of(userId, now),
    ]);
    const shown = weeksOf(played, today, count);
    const first = shown[0]?.weekOf ?? today;
    return {
      totalSeconds: total(played),
      secondsToday,
      weeks: shown,
      subjects: subjectsOf(played.filter(({ playedOn }) => playedOn >= first)),
      days: calendarOf(played, first, today),
      streak: streakOf(played, today),
      games,
      limit: limit && {
        minutesADay: limit.minutesADay,
        allowedFrom: limit.allowedFrom,
        allowedUntil: limit.allowedUntil,
        timeLeft: timeLeft(limit, limit.playedSeconds, now),
      },
    };
  }

  /** Lists the caller's sessions of play, the latest first, fifty at a time. */
  @Get('play-time')
  lines(@Query() { before }: PlayLinesQuery, @Caller() { userId }: SignedIn): Promise<PlayLinesReply> {
    const now = this.clock.now();
    return this.queries.linesOf(userId, now, before ? instant(new Date(before)) : later(now, days(1)));
  }

  /**
   * Contests a session that was not the caller's play: it stops counting while staff look. 404 `play-session-unknown`
   * for another person's, 409 `play-session-running`. A second time changes nothing.
   */
  @Post('play-time/:id/contest')
  @HttpCode(204)
  contest(
    @Param('id', new IdPipe('play-session-unknown')) id: string,
    @Body() { reason }: ContestPlayRequest,
    @Caller() { userId }: SignedIn,
  ): Promise<void> {
    return this.commands.execute(new ContestPlay(userId, id, reason?.trim() || null));
  }
}
