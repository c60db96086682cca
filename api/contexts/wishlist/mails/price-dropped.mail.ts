import { defineMail } from '../../../platform/mail/mail.js';
import { NEWS_SAMPLE, newsMail, newsText, type NewsFacts } from './wishlist-news.js';

export const priceDropped = defineMail({
  ...newsMail,
  name: 'price-dropped',
  when: 'A game on the wishlist costs less',
  matches: ({ news }: NewsFacts) => news === 'price-drop',
  texts: {
    es: (facts: NewsFacts, { money }) =>
      newsText(
        'es',
        facts,
        `${facts.title.es} bajó de precio`,
        `Ahora cuesta ${money(facts.price)}; antes costaba ${money(facts.previously)}.`,
      ),
    en: (facts: NewsFacts, { money }) =>
      newsText(
        'en',
        facts,
        `${facts.title.en} costs less now`,
        `It costs ${money(facts.price)} now; it was ${money(facts.previously)} before.`,
      ),
  },
  samples: [{ ...NEWS_SAMPLE, news: 'price-drop' }],
});
