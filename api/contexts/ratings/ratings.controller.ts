import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, Correlation, ForSignedIn, Public, type SignedIn } from '../../platform/http/access.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Problem } from '../../platform/http/problem.js';
import { CatalogQueries } from '../catalog/index.js';
import { AnswerRatings } from './answer-ratings.js';
import { OwnRatingReply, RatingAnswerRequest, RatingRequest, RatingsPageQuery, RatingsReply } from './ratings.dto.js';
import { Ratings } from './ratings.js';

const RATING = new IdPipe('rating-unknown');

/** What people who played a game say of it. */
@ApiTags('ratings')
@Controller('v1/games/:idOrSlug/ratings')
export class RatingsController {
  constructor(
    private readonly ratings: Ratings,
    private readonly catalog: CatalogQueries,
  ) {}

  /** Returns the stars of a game, and what people wrote, ten a page. 404 if the game is not on sale. */
  @Get()
  @Public()
  async of(@Param('idOrSlug') idOrSlug: string, @Query() { page = 1 }: RatingsPageQuery): Promise<RatingsReply> {
    return this.ratings.pageOf(await this.game(idOrSlug), page);
  }

  /** Returns what the caller said of a game, and whether the caller may rate it. 404 if the game is not on sale. */
  @Get('mine')
  @ForSignedIn()
  @ApiBearerAuth()
  async own(@Param('idOrSlug') idOrSlug: string, @Caller() { userId }: SignedIn): Promise<OwnRatingReply> {
    return this.ratings.ownRating(userId, await this.game(idOrSlug));
  }

  /**
   * Rates a game, or changes what the caller said of it. Stars alone are shown at once, words once staff have read them.
   * 404 if the game is not on sale, 409 `rating-needs-game`, `rating-needs-play` before an hour of play, `rating-own-game`, `rating-by-child`.
   */
  @Put('mine')
  @ForSignedIn()
  @ApiBearerAuth()
  async rate(
    @Param('idOrSlug') idOrSlug: string,
    @Body() { stars, text }: RatingRequest,
    @Caller() { userId, language }: SignedIn,
  ): Promise<OwnRatingReply> {
    const gameId = await this.game(idOrSlug);
    await this.ratings.rateGame(userId, gameId, { stars, text, language });
    return this.ratings.ownRating(userId, gameId);
  }

  /** Deletes what the caller said of a game. Where there is nothing, nothing changes. 404 if the game is not on sale. */
  @Delete('mine')
  @ForSignedIn()
  @ApiBearerAuth()
  async remove(@Param('idOrSlug') idOrSlug: string, @Caller() { userId }: SignedIn): Promise<OwnRatingReply> {
    const gameId = await this.game(idOrSlug);
    await this.ratings.removeRating(userId, gameId);
    return this.ratings.ownRating(userId, gameId);
  }

  private async game(idOrSlug: string): Promise<string> {
    const game = await this.catalog.card(idOrSlug);
    if (!game) throw new Problem(404, 'game-unknown');
    return game.id;
  }
}

/** What studios answer. */
@ApiTags('ratings')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/developer/ratings')
export class RatingAnswersController {
  constructor(
    private readonly ratings: Ratings,
    private readonly answers: AnswerRatings,
  ) {}

  /** Answers a rating with words for the game's studio, or changes the answer. 404 `rating-unknown`, also of other studios' games; 403 `developer-role`. */
  @Put(':ratingId/answer')
  async answer(
    @Param('ratingId', RATING) ratingId: string,
    @Body() { text }: RatingAnswerRequest,
    @Caller() { userId }: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RatingsReply> {
    const gameId = await this.answers.answerRating({ ratingId, personId: userId, correlation }, text);
    return this.ratings.pageOf(gameId, 1);
  }

  /** Takes the studio's answer back. Where there is none, nothing changes. 404 `rating-unknown`, also of other studios' games; 403 `developer-role`. */
  @Delete(':ratingId/answer')
  async takeBack(@Param('ratingId', RATING) ratingId: string, @Caller() { userId }: SignedIn): Promise<RatingsReply> {
    return this.ratings.pageOf(await this.answers.withdrawAnswer({ ratingId, personId: userId }), 1);
  }
}
