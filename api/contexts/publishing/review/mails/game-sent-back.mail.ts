import { defineMail } from '../../../../platform/mail/mail.js';
import { GAME_SAMPLE, OPEN, pointsIn, toMember } from './game-mail.js';

export const gameSentBack = defineMail({
  kind: 'mail:game-sent-back',
  when: 'Staff sent a game back to its studio',
  ...toMember,
  texts: {
    es: ({ game }) => ({
      subject: `${game.title.es || game.title.en} necesita cambios`,
      greets: true,
      paragraphs: [
        'Revisamos tu juego y todavía no podemos publicarlo.',
        ...pointsIn('es', game.points),
        ...(game.note ? [game.note] : []),
        'Cuando lo hayas cambiado, envíalo otra vez.',
      ],
      button: OPEN.es,
    }),
    en: ({ game }) => ({
      subject: `${game.title.en || game.title.es} needs changes`,
      greets: true,
      paragraphs: [
        'We reviewed your game and cannot release it yet.',
        ...pointsIn('en', game.points),
        ...(game.note ? [game.note] : []),
        'Once you have changed it, hand it in again.',
      ],
      button: OPEN.en,
    }),
  },
  samples: [GAME_SAMPLE],
});
