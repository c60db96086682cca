import { defineMail } from '../../../../platform/mail/mail.js';
import { GAME_SAMPLE, OPEN, toMember } from './game-mail.js';

export const gameReleased = defineMail({
  kind: 'mail:game-released',
  when: 'A game of a studio was approved for the first time',
  ...toMember,
  texts: {
    es: ({ game }) => ({
      subject: `${game.title.es || game.title.en} ya está en Ludoteca`,
      greets: true,
      paragraphs: ['Aprobamos tu juego. Desde ahora todas las personas pueden encontrarlo en la tienda.'],
      button: OPEN.es,
    }),
    en: ({ game }) => ({
      subject: `${game.title.en || game.title.es} is now at Ludoteca`,
      greets: true,
      paragraphs: ['We approved your game. From now on everybody can find it in the shop.'],
      button: OPEN.en,
    }),
  },
  samples: [GAME_SAMPLE],
});
