import { defineMail } from '../../../../platform/mail/mail.js';
import { GAME_SAMPLE, OPEN, toMember } from './game-mail.js';

export const gameTakenDown = defineMail({
  kind: 'mail:game-taken-down',
  when: 'Staff took a game off sale',
  ...toMember,
  texts: {
    es: ({ game }) => ({
      subject: `Retiramos ${game.title.es || game.title.en} de la tienda`,
      greets: true,
      paragraphs: [
        `El motivo: ${game.reason ?? ''}`,
        'Quienes ya lo tienen lo conservan. Si no estás de acuerdo, puedes apelar una vez desde la página del juego.',
      ],
      button: OPEN.es,
    }),
    en: ({ game }) => ({
      subject: `We took ${game.title.en || game.title.es} off the shop`,
      greets: true,
      paragraphs: [
        `The reason: ${game.reason ?? ''}`,
        'Who owns it keeps it. If you disagree, you can appeal once on the page of the game.',
      ],
      button: OPEN.en,
    }),
  },
  samples: [GAME_SAMPLE],
});
