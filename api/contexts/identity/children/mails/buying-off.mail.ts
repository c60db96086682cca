import { defineMail } from '../../../../platform/mail/mail.js';
import { toPerson } from '../../mail/recipients.js';
import { Guardian } from '../guardian.entity.js';

export const buyingOff = defineMail({
  kind: 'mail:buying-off',
  when: 'A guardian refuses or withdraws the permission to buy',
  ...toPerson('/library'),
  find: async ({ subject }, recipients) => {
    const isAllowed = await recipients.db.rows.existsBy(Guardian, { personId: subject, decision: 'allowed' });
    return isAllowed ? null : recipients.person(subject, '/library');
  },
  texts: {
    es: {
      subject: 'Tu cuenta de Ludoteca no puede comprar',
      paragraphs: ['La persona adulta a tu cargo no permite compras con tu cuenta. Tus juegos siguen en tu biblioteca y puedes obtener juegos gratis.', 'Si tienes dudas, conversa con ella.'],
      button: 'Ver mi biblioteca',
    },
    en: {
      subject: 'Your account at Ludoteca cannot buy',
      paragraphs: ['Your guardian does not allow buying with your account. Your games stay in your library, and you can have free games.', 'If you wonder why, talk with them.'],
      button: 'See my library',
    },
  },
});
