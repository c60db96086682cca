import { defineMail, paragraphsOf } from '../../../platform/mail/mail.js';
import { RATING_SAMPLE, RatingReads, type RatingFacts } from './rating-facts.js';

export const ratingRefused = defineMail({
  kind: 'mail:rating-refused',
  when: 'Staff refuse the words of a rating',
  to: 'the person who wrote the rating',
  uses: [RatingReads],
  find: ({ subject }, [reads]) => reads.find(subject, ({ state, version }) => (state === 'refused' ? version : null)),
  texts: {
    es: ({ title, reason }: RatingFacts) => ({
      subject: `No publicamos tu opinión sobre ${title.es}`,
      greets: true,
      heading: 'No publicamos tu opinión',
      paragraphs: [
        `Leímos lo que escribiste sobre ${title.es} y por ahora no lo mostramos:`,
        ...paragraphsOf(reason ?? ''),
        'Puedes cambiar lo que escribiste y lo leeremos otra vez, o dejar solo las estrellas.',
      ],
      button: 'Cambiar mi opinión',
    }),
    en: ({ title, reason }: RatingFacts) => ({
      subject: `We did not publish your review of ${title.en}`,
      greets: true,
      heading: 'We did not publish your review',
      paragraphs: [
        `We read what you wrote about ${title.en}, and do not show it for now:`,
        ...paragraphsOf(reason ?? ''),
        'You can change what you wrote and we will read it again, or leave the stars alone.',
      ],
      button: 'Change my review',
    }),
  },
  samples: [{ ...RATING_SAMPLE, state: 'refused', reason: 'Tu opinión contiene el teléfono de otra persona.' }],
});
