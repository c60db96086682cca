import { In } from 'typeorm';
import { defineMail } from '../../../../platform/mail/mail.js';
import { toPerson } from '../../mail/recipients.js';
import { Guardian } from '../guardian.entity.js';

export const buyingAllowed = defineMail({
  kind: 'mail:buying-allowed',
  when: 'A guardian gives permission to buy',
  ...toPerson('/games'),
  find: async ({ subject }, recipients) => {
    const wasTakenBack = await recipients.db.rows.existsBy(Guardian, { personId: subject, decision: In(['refused', 'withdrawn', 'erasure-asked']) });
    return wasTakenBack ? null : recipients.person(subject, '/games');
  },
  texts: {
    es: {
      subject: 'Ya puedes comprar en Ludoteca',
      paragraphs: ['La persona adulta a tu cargo dio su permiso: ya puedes comprar juegos con tu cuenta.'],
      button: 'Ver los juegos',
    },
    en: {
      subject: 'You can buy at Ludoteca now',
      paragraphs: ['Your guardian gave permission: you can buy games with your account now.'],
      button: 'See the games',
    },
  },
});
