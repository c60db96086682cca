import { Module } from '@nestjs/common';
import { AccessModule } from '../access/index.js';
import { CatalogModule } from '../catalog/index.js';
import { ConsentModule } from '../consent/index.js';
import { DevelopersModule } from '../developers/index.js';
import { LibraryModule } from '../library/index.js';
import { PublishingModule } from '../publishing/index.js';
import { AnswerRatings } from './answer-ratings.js';
import { DecideRatings } from './console/decide-ratings.js';
import { RatingsList } from './console/ratings.list.js';
import { RatingsResource } from './console/ratings.resource.js';
import { RatingReads } from './mails/rating-facts.js';
import { RatingCounts } from './rating-counts.js';
import { RaterQueries } from './rater.queries.js';
import { RatingAnswersController, RatingsController } from './ratings.controller.js';
import { Ratings } from './ratings.js';
import { RatingsPersonalData } from './ratings.personal-data.js';

@Module({
  imports: [AccessModule, CatalogModule, ConsentModule, DevelopersModule, LibraryModule, PublishingModule],
  controllers: [RatingsController, RatingAnswersController, RatingsResource],
  providers: [
    Ratings,
    RatingCounts,
    RaterQueries,
    AnswerRatings,
    RatingsList,
    DecideRatings,
    RatingReads,
    RatingsPersonalData,
  ],
})
export class RatingsModule {}
