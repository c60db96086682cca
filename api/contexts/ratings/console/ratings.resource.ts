import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, Correlation, Needs, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { readListQuery, sendRange } from '../../../platform/http/list-query.js';
import { ListRequest } from '../../../platform/http/list.dto.js';
import { DecideRatings } from './decide-ratings.js';
import { RatingItem, RatingVerdictRequest } from './ratings-console.dto.js';
import { RATINGS_LIST, RatingsList } from './ratings.list.js';

const RATING = new IdPipe('rating-unknown');

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/ratings')
export class RatingsResource {
  constructor(
    private readonly ratings: RatingsList,
    private readonly decisions: DecideRatings,
  ) {}

  /** Lists ratings with words. */
  @Get()
  @Needs('support:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<RatingItem[]> {
    const listQuery = readListQuery(query, RATINGS_LIST);
    return sendRange(reply, 'ratings', listQuery, await this.ratings.list(listQuery));
  }

  /** Returns a rating. 404 `rating-unknown`. */
  @Get(':id')
  @Needs('support:read')
  one(@Param('id', RATING) id: string): Promise<RatingItem> {
    return this.ratings.one(id);
  }

  /**
   * Publishes or refuses the words of a rating; what is published may be refused later. The person reads the reason of a refusal by mail.
   * 404 `rating-unknown`, 409 `rating-changed` for words that the person has changed meanwhile, 422 `rating-reason-missing`.
   */
  @Post(':id/decide')
  @HttpCode(200)
  @Needs('support:answer')
  async decide(
    @Param('id', RATING) id: string,
    @Body() decision: RatingVerdictRequest,
    @Caller() { userId }: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RatingItem> {
    await this.ratings.one(id);
    await this.decisions.decideRating({ ratingId: id, staffId: userId, correlation }, decision);
    return this.ratings.one(id);
  }

  /** Takes the answer of a studio away. Where there is none, nothing changes. 404 `rating-unknown`. */
  @Post(':id/remove-answer')
  @HttpCode(200)
  @Needs('support:answer')
  async removeAnswer(
    @Param('id', RATING) id: string,
    @Caller() { userId }: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RatingItem> {
    await this.ratings.one(id);
    await this.decisions.removeAnswer({ ratingId: id, staffId: userId, correlation });
    return this.ratings.one(id);
  }
}
