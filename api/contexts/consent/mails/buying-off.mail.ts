import { personMail } from '../../access/index.js';
import { Guardian } from '../guardians.js';

export const buyingOff = personMail('/library', {
  kind: 'mail:buying-off',
  when: 'A guardian refuses or withdraws the permission to buy',
  isStillTrue: async (rows, personId) => !(await rows.existsBy(Guardian, { personId, decision: 'allowed' })),
  texts: {
    es: {
      subject: 'Tu cuenta de Ludoteca no puede comprar',
      paragraphs: [
        'La persona adulta a tu cargo no permite compras con tu cuenta. Tus juegos siguen en tu biblioteca y puedes obtener juegos gratis.',
        'Si tienes dudas, conversa con ella.',
      ],
      button: 'Ver mi biblioteca',
    },
    en: {
      subject: 'Your account at Ludoteca cannot buy',
      paragraphs: [
        'Your guardian does not allow buying with your account. Your games stay in your library, and you can have free games.',
        'If you wonder why, talk with them.',
      ],
      button: 'See my library',
    },
  },
});
