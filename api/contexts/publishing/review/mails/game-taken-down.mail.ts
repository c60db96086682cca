import { defineMail } from '../../../../platform/mail/mail.js';
import { GAME_SAMPLE, OPEN, toMember } from './game-mail.js';

export const gameTakenDown = defineMail({
  kind: 'mail:game-taken-down',
  when: 'Staff took a game down',
  ...toMember,
  texts: {
    es: ({ game }) => ({
      subject: `Retiramos ${game.title.es || game.title.en} de la tienda`,
      greets: true,
      paragraphs: [
        `El motivo: ${game.reason ?? ''}`,
        'Ya no se vende ni se juega, tampoco por quienes lo compraron: ellos leen el motivo y pueden devolverlo durante 90 días. Si no estás de acuerdo, puedes apelar una vez desde la página del juego.',
      ],
      button: OPEN.es,
    }),
    en: ({ game }) => ({
      subject: `We took ${game.title.en || game.title.es} off the shop`,
      greets: true,
      paragraphs: [
        `The reason: ${game.reason ?? ''}`,
        'It is no longer sold or played, by its buyers neither: they read the reason and can return it for 90 days. If you disagree, you can appeal once on the page of the game.',
      ],
      button: OPEN.en,
    }),
  },
  samples: [GAME_SAMPLE],
});
