import { defineMail } from '../../../../platform/mail/mail.js';
import { GAME_SAMPLE, OPEN, toMember } from './game-mail.js';

export const appealDecided = defineMail({
  kind: 'mail:game-appeal-decided',
  when: 'Staff decided about the appeal of a studio',
  ...toMember,
  texts: {
    es: ({ game }) => ({
      subject: `Respuesta a tu apelación por ${game.title.es || game.title.en}`,
      greets: true,
      paragraphs: [
        game.granted ? 'Tenías razón: tu juego está de vuelta en la tienda.' : 'Tu juego sigue fuera de la tienda.',
        `El motivo: ${game.reason ?? ''}`,
      ],
      button: OPEN.es,
    }),
    en: ({ game }) => ({
      subject: `Answer to your appeal about ${game.title.en || game.title.es}`,
      greets: true,
      paragraphs: [
        game.granted ? 'You were right: your game is back in the shop.' : 'Your game stays off the shop.',
        `The reason: ${game.reason ?? ''}`,
      ],
      button: OPEN.en,
    }),
  },
  samples: [GAME_SAMPLE, { game: { ...GAME_SAMPLE.game, granted: false } }],
});
