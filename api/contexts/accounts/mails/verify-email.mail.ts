import { IsNull } from 'typeorm';
import { linkMail, Person } from '../../access/index.js';

export const verifyEmail = linkMail({
  kind: 'mail:verify-email',
  when: 'An account is made without a proven address, or its link is asked for again',
  isStillTrue: (rows, id) => rows.existsBy(Person, { id, emailVerifiedAt: IsNull() }),
  texts: {
    es: {
      subject: 'Confirma tu correo en Ludoteca',
      paragraphs: [
        'Creaste una cuenta en Ludoteca con esta dirección. Confírmala para ingresar, comprar juegos y recibir tus comprobantes aquí.',
      ],
      button: 'Confirmar correo',
      notes: [
        'El enlace sirve una sola vez y vence en 24 horas. Si pides otro, este deja de funcionar.',
        'Si no creaste una cuenta, dilo en la misma página: la borramos. Antes de confirmarla, no se puede usar.',
      ],
    },
    en: {
      subject: 'Confirm your e-mail at Ludoteca',
      paragraphs: [
        'You made an account at Ludoteca with this address. Confirm it to log in, to buy games and to get your receipts here.',
      ],
      button: 'Confirm my e-mail',
      notes: [
        'The link works once and for 24 hours. If you ask for another, this one stops working.',
        'If you did not make an account, say so on the same page: we delete it. It cannot be used before it is confirmed.',
      ],
    },
  },
});
