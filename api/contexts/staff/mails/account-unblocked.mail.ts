import { IsNull } from 'typeorm';
import { personMail, Person } from '../../access/index.js';
import type { PersonUnblocked } from '../account.events.js';

export const accountUnblocked = personMail('/login', {
  kind: 'mail:account-unblocked',
  when: 'Staff unblock an account',
  on: { PersonUnblocked: ({ personId }: PersonUnblocked['data']) => personId },
  isStillTrue: (rows, id) => rows.existsBy(Person, { id, blockedAt: IsNull() }),
  texts: {
    es: {
      subject: 'Tu cuenta en Ludoteca está abierta otra vez',
      paragraphs: ['Tu cuenta ya no está bloqueada. Puedes iniciar sesión con tu contraseña de siempre.'],
      button: 'Iniciar sesión',
    },
    en: {
      subject: 'Your account at Ludoteca is open again',
      paragraphs: ['Your account is no longer blocked. You can sign in with your usual password.'],
      button: 'Sign in',
    },
  },
});
