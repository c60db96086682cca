import { defineMail } from '../../../platform/mail/mail.js';
import { NEWS_SAMPLE, newsMail, newsText, type NewsFacts } from './wishlist-news.js';

export const wishReleased = defineMail({
  ...newsMail,
  name: 'wish-released',
  when: 'A game on the wishlist is on sale now',
  matches: ({ news }: NewsFacts) => news === 'release',
  texts: {
    es: (facts: NewsFacts, { money }) =>
      newsText(
        'es',
        facts,
        `${facts.title.es} ya está en Ludoteca`,
        facts.price > 0 ? `Ya se puede comprar por ${money(facts.price)}.` : 'Ya se puede jugar, gratis.',
      ),
    en: (facts: NewsFacts, { money }) =>
      newsText(
        'en',
        facts,
        `${facts.title.en} is at Ludoteca now`,
        facts.price > 0 ? `You can buy it for ${money(facts.price)}.` : 'You can play it, for free.',
      ),
  },
  samples: [{ ...NEWS_SAMPLE, news: 'release' }],
});
