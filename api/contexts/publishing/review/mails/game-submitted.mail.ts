import { defineMail } from '../../../../platform/mail/mail.js';
import { GAME_SAMPLE, OPEN, toMember } from './game-mail.js';

export const gameSubmitted = defineMail({
  kind: 'mail:game-submitted',
  when: 'A studio handed a game to review',
  ...toMember,
  texts: {
    es: ({ game }, { day }) => ({
      subject: `Recibimos ${game.title.es || game.title.en}`,
      greets: true,
      paragraphs: [
        `Tu juego está en revisión.${game.decideBy ? ` Te responderemos a más tardar el ${day(game.decideBy)}.` : ''}`,
      ],
      button: OPEN.es,
    }),
    en: ({ game }, { day }) => ({
      subject: `We received ${game.title.en || game.title.es}`,
      greets: true,
      paragraphs: [
        `Your game is in review.${game.decideBy ? ` We will answer by ${day(game.decideBy)} at the latest.` : ''}`,
      ],
      button: OPEN.en,
    }),
  },
  samples: [GAME_SAMPLE],
});
