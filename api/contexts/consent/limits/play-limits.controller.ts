import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Refusal } from '../../../kernel/refusal.js';
import { Public } from '../../../platform/http/access.js';
import { CallerNetwork, Throttle } from '../../access/index.js';
import { GuardianTokenQuery } from '../consent.dto.js';
import { GuardianAnswers } from '../guardians.js';
import { GuardianLimitsReply, SetGuardianLimitsRequest } from './play-limits.dto.js';

/** What a guardian allows of play, by the token of a mail. */
@ApiTags('privacy')
@Controller('v1/guardian/limits')
export class PlayLimitsController {
  constructor(
    private readonly answers: GuardianAnswers,
    private readonly throttle: Throttle,
  ) {}

  /** Returns the limits of the child. Reading does not use the link up. 409 `guardian-link-*` if it no longer works. */
  @Get()
  @Public()
  async limits(@Query() { token }: GuardianTokenQuery): Promise<GuardianLimitsReply> {
    return this.answers.limits(token);
  }

  /**
   * Sets how long and when the child may play; the server keeps to it from the next heartbeat on. 409 `guardian-link-*`,
   * `play-hours-invalid` if the hours do not follow each other, 429 after too many attempts.
   */
  @Post()
  @HttpCode(200)
  @Public()
  async set(
    @Body() { token, minutesADay, allowedFrom, allowedUntil }: SetGuardianLimitsRequest,
    @CallerNetwork() network: string,
  ): Promise<GuardianLimitsReply> {
    await this.throttle.spend('link', token, network);
    const isWhole = (allowedFrom === null) === (allowedUntil === null);
    const follow = allowedFrom === null || allowedUntil === null || allowedFrom < allowedUntil;
    if (!isWhole || !follow) throw new Refusal('play-hours-invalid');
    return this.answers.setLimits(token, { minutesADay, allowedFrom, allowedUntil });
  }
}
