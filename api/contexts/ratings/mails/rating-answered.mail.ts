import { defineMail, paragraphsOf } from '../../../platform/mail/mail.js';
import { RATING_SAMPLE, RatingReads, type RatingFacts } from './rating-facts.js';

export const ratingAnswered = defineMail({
  kind: 'mail:rating-answered',
  when: 'A studio answers a rating of its game, and no answer to these words was mailed before',
  to: 'the person who wrote the rating',
  uses: [RatingReads],
  find: ({ subject }, [reads]) =>
    reads.find(subject, ({ state, answer, answers, isAnswerMailed }) =>
      state === 'published' && answer !== null && !isAnswerMailed ? answers : null,
    ),
  onSent: ({ subject }, [reads]) => reads.noteAnswerMailed(subject),
  texts: {
    es: ({ title, studio, answer }: RatingFacts) => ({
      subject: `${studio} respondió a tu opinión sobre ${title.es}`,
      greets: true,
      heading: `${studio} te respondió`,
      paragraphs: [`Esto escribió sobre tu opinión de ${title.es}:`, ...paragraphsOf(answer ?? '')],
      button: 'Ver el juego',
    }),
    en: ({ title, studio, answer }: RatingFacts) => ({
      subject: `${studio} answered your review of ${title.en}`,
      greets: true,
      heading: `${studio} answered you`,
      paragraphs: [`This is what they wrote about your review of ${title.en}:`, ...paragraphsOf(answer ?? '')],
      button: 'See the game',
    }),
  },
  samples: [{ ...RATING_SAMPLE, answer: 'Gracias por jugar. El nivel 7 ya tiene una pista más.' }],
});
