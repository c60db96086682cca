import { In } from 'typeorm';
import { personMail } from '../../access/index.js';
import { Guardian } from '../guardians.js';

export const buyingAllowed = personMail('/games', {
  kind: 'mail:buying-allowed',
  when: 'A guardian gives permission to buy',
  isStillTrue: async (rows, personId) =>
    !(await rows.existsBy(Guardian, { personId, decision: In(['refused', 'withdrawn', 'erasure-requested']) })),
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
