import { IsNull, Not } from 'typeorm';
import { personMail, Person } from '../../access/index.js';
import type { PersonBlocked } from '../account.events.js';

export const accountBlocked = personMail('/legal', {
  kind: 'mail:account-blocked',
  when: 'Staff block an account',
  on: { PersonBlocked: ({ personId }: PersonBlocked['data']) => personId },
  isStillTrue: (rows, id) => rows.existsBy(Person, { id, blockedAt: Not(IsNull()) }),
  texts: {
    es: {
      subject: 'Tu cuenta en Ludoteca está bloqueada',
      paragraphs: [
        'Bloqueamos tu cuenta y cerramos sus sesiones. Tus compras y tus juegos siguen guardados.',
        'Si crees que es un error, responde a este correo: una persona lo revisará.',
      ],
      button: 'Leer las condiciones',
    },
    en: {
      subject: 'Your account at Ludoteca is blocked',
      paragraphs: [
        'We blocked your account and ended its sessions. Your purchases and your games are still kept.',
        'If you think this is a mistake, answer this mail: a person will look at it.',
      ],
      button: 'Read the terms',
    },
  },
});
