import { defineMail } from '../../../platform/mail/mail.js';
import { NEWS_SAMPLE, newsMail, newsText, type NewsFacts } from './wishlist-news.js';

export const wishInPlan = defineMail({
  ...newsMail,
  name: 'wish-in-plan',
  when: 'A game on the wishlist comes with the plans now',
  matches: ({ news }: NewsFacts) => news === 'in-plan',
  texts: {
    es: (facts: NewsFacts) =>
      newsText(
        'es',
        facts,
        `${facts.title.es} ahora viene con los planes`,
        'Con una suscripción lo juegas sin comprarlo, mientras dure tu plan.',
      ),
    en: (facts: NewsFacts) =>
      newsText(
        'en',
        facts,
        `${facts.title.en} comes with the plans now`,
        'With a subscription you play it without buying it, as long as your plan runs.',
      ),
  },
  samples: [{ ...NEWS_SAMPLE, news: 'in-plan' }],
});
