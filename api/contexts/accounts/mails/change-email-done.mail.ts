import { defineMail } from '../../../platform/mail/mail.js';
import { Recipients } from '../../access/index.js';
import { AddressChange } from '../profile/change-address.js';
import { masked } from '../profile/profile.rules.js';

export const changeEmailDone = defineMail({
  kind: 'mail:change-email-done',
  when: 'An account moved to another address',
  to: 'the previous address',
  uses: [Recipients],
  find: async ({ subject }, [recipients]) => {
    const change = await recipients.db.rows.findOneBy(AddressChange, { id: subject });
    const person = change && (await recipients.person(change.personId, '/login'));
    return person && { ...person, email: change.oldEmail, newEmail: masked(change.newEmail) };
  },
  texts: {
    es: ({ newEmail }) => ({
      subject: 'El correo de tu cuenta cambió',
      paragraphs: [
        `Tu cuenta de Ludoteca usa desde ahora otra dirección: ${newEmail}. A esta ya no le escribiremos.`,
        'Si no fuiste tú, responde hoy mismo a este correo para que podamos ayudarte a recuperarla.',
      ],
      button: 'Iniciar sesión',
    }),
    en: ({ newEmail }) => ({
      subject: 'The e-mail of your account has changed',
      paragraphs: [
        `Your account at Ludoteca now uses another address: ${newEmail}. We will no longer write to this one.`,
        'If it was not you, answer this mail today so that we can help you get the account back.',
      ],
      button: 'Sign in',
    }),
  },
  samples: [{ newEmail: 'n•••@example.test' }],
});
