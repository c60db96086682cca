import type { ContextParts } from '../../platform/context.js';
import { Ratings1763800100000 } from './1763800100000-ratings.js';
import { AnswersCounted1763800300000 } from './1763800300000-answers-counted.js';
import { ratingAnswered } from './mails/rating-answered.mail.js';
import { ratingRefused } from './mails/rating-refused.mail.js';
import { RATING_PROBLEMS } from './ratings.messages.js';
import { RatingsModule } from './ratings.module.js';

export const ratings: ContextParts = {
  module: RatingsModule,
  migrations: [Ratings1763800100000, AnswersCounted1763800300000],
  publishes: ['ratings.decisions'],
  mails: [ratingRefused, ratingAnswered],
  messages: RATING_PROBLEMS,
};
