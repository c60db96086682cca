import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { instant } from '../../../kernel/instant.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { Caller, CallerLanguage, Correlation, Needs, type SignedIn } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { sendRange, readListQuery } from '../../../platform/http/list-query.js';
import { ListRequest } from '../../../platform/http/list.dto.js';
import { ReasonRequest, Staff } from '../../staff/index.js';
import { ChangeRelease, type ReleaseChange } from '../releases/change-release.js';
import { StudioGames } from '../games/studio-games.js';
import {
  ApproveReviewRequest,
  DecideAppealRequest,
  SendBackRequest,
  type PublishedGameItem,
  type PublishedGameReply,
} from './review.dto.js';
import { REVIEW_LIST, ReviewList, ReviewQueries } from './review.queries.js';

/** The games of studios: reviews, takedowns and appeals. */
@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/publishing')
export class PublishingResource {
  constructor(
    private readonly games: ReviewList,
    private readonly reviews: ReviewQueries,
    private readonly commands: CommandBus,
    private readonly staff: Staff,
    private readonly studios: StudioGames,
  ) {}

  /** Lists games that studios handed in; `only` chooses: waiting, appealed, released or taken-down. */
  @Get()
  @Needs('publishing:read')
  async list(
    @Query() query: ListRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublishedGameItem[]> {
    const listQuery = readListQuery(query, REVIEW_LIST);
    return sendRange(reply, 'publishing', listQuery, await this.games.list(listQuery));
  }

  /** Returns a game as handed in, with what differs from the approved texts. 404 for an unknown game. */
  @Get(':id')
  @Needs('publishing:read')
  one(
    @Param('id') id: string,
    @Caller() { userId }: SignedIn,
    @CallerLanguage() language: Language,
  ): Promise<PublishedGameReply> {
    return this.reviews.one(id, { userId, language });
  }

  /**
   * Approves what was handed in: a first approval releases the game. Every point of the checklist must be named. 404 for
   * an unknown game, 403 `game-of-own-studio`, 409 `checklist-incomplete`, `game-not-in-review` or `game-submitted-again`.
   */
  @Post(':id/approve')
  @HttpCode(200)
  @Needs('publishing:review')
  approve(
    @Param('id') id: string,
    @Body() { revision, submittedAt, checklist, note = '' }: ApproveReviewRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
    @CallerLanguage() language: Language,
  ): Promise<PublishedGameReply> {
    const by = this.staff.context(caller, correlation);
    return this.decide(
      {
        type: 'ApproveGame',
        gameId: id,
        revision,
        submittedAt: instant(new Date(submittedAt)),
        checklist,
        now: by.now,
      },
      { by, language },
      note,
    );
  }

  /**
   * Sends back what was handed in, with the points that are not met. 404 for an unknown game, 403 `game-of-own-studio`, 409 `game-not-in-review` or
   * `game-submitted-again`.
   */
  @Post(':id/send-back')
  @HttpCode(200)
  @Needs('publishing:review')
  sendBack(
    @Param('id') id: string,
    @Body() { revision, submittedAt, reasons, note = '' }: SendBackRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
    @CallerLanguage() language: Language,
  ): Promise<PublishedGameReply> {
    const by = this.staff.context(caller, correlation);
    return this.decide(
      { type: 'SendGameBack', gameId: id, revision, submittedAt: instant(new Date(submittedAt)), reasons, now: by.now },
      { by, language },
      note,
    );
  }

  /**
   * Takes a game down: it is sold and given out to no one but its studio and staff. Its studio and buyers read the reason;
   * buyers may return it for 90 days. 404 for an unknown game, 403 `game-of-own-studio`, 409
   * `game-not-released`, 422 if the reason names a person of the studio.
   */
  @Post(':id/take-down')
  @HttpCode(200)
  @Needs('publishing:review')
  async takeDown(
    @Param('id') id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
    @CallerLanguage() language: Language,
  ): Promise<PublishedGameReply> {
    await this.refuseNames(id, reason);
    const by = this.staff.context(caller, correlation);
    return this.decide({ type: 'TakeGameDown', gameId: id, reason, now: by.now }, { by, language });
  }

  /**
   * Decides an appeal against a takedown. 404 for an unknown game, 403 `game-of-own-studio`, 409 `game-not-taken-down` or `appeal-not-open`, 422 if
   * the reason names a person of the studio.
   */
  @Post(':id/decide-appeal')
  @HttpCode(200)
  @Needs('publishing:review')
  async decideAppeal(
    @Param('id') id: string,
    @Body() { granted, reason }: DecideAppealRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
    @CallerLanguage() language: Language,
  ): Promise<PublishedGameReply> {
    await this.refuseNames(id, reason);
    const by = this.staff.context(caller, correlation);
    return this.decide({ type: 'DecideAppeal', gameId: id, granted, reason, now: by.now }, { by, language });
  }

  private async refuseNames(gameId: string, reason: string): Promise<void> {
    await this.games.one(gameId);
    await this.staff.refuseNames(reason, ...(await this.studios.members(gameId)));
  }

  private async decide(
    change: ReleaseChange,
    { by, language }: { by: CommandContext; language: Language },
    note = '',
  ): Promise<PublishedGameReply> {
    const reader = { userId: by.actor.id, language };
    const { isOwn } = await this.reviews.one(change.gameId, reader);
    if (isOwn) throw new Problem(403, 'game-of-own-studio');
    await this.commands.execute(new ChangeRelease(change, by, { author: 'staff', about: 'review', note }));
    return this.reviews.one(change.gameId, reader);
  }
}
