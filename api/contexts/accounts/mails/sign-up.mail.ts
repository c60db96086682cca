import { Database } from '../../../platform/database/database.js';
import { defineMail } from '../../../platform/mail/mail.js';
import { Links } from '../../access/index.js';
import { PendingUser } from '../sign-up/pending-users.js';

export const signUp = defineMail({
  kind: 'mail:sign-up',
  when: 'A visitor begins to register with an address without an account',
  to: 'the address',
  uses: [Database, Links],
  find: async ({ subject }, [{ rows }, links]) => {
    const link = await links.find(subject);
    const pending = link && (await rows.findOneBy(PendingUser, { id: link.ownerId }));
    return pending && { email: pending.email, username: '', language: pending.language, url: link.url };
  },
  texts: {
    es: {
      subject: 'Sigue creando tu cuenta en Ludoteca',
      heading: 'Tu cuenta está a un paso',
      paragraphs: [
        'Alguien, esperamos que tú, quiere crear una cuenta en Ludoteca con esta dirección. Abre el enlace para confirmar que es tuya y elegir tu nombre y tu contraseña.',
      ],
      button: 'Seguir creando mi cuenta',
      notes: [
        'El enlace sirve una sola vez y vence en 24 horas. Si pides otro, este deja de funcionar.',
        'Si no fuiste tú, borra este correo: no se creará ninguna cuenta y pronto olvidaremos tu dirección.',
      ],
    },
    en: {
      subject: 'Go on creating your account at Ludoteca',
      heading: 'One step from your account',
      paragraphs: [
        'Someone, we hope you, wants to create an account at Ludoteca with this address. Open the link to confirm that it is yours and to choose your name and password.',
      ],
      button: 'Go on creating my account',
      notes: [
        'The link works once and for 24 hours. If you ask for another, this one stops working.',
        'If it was not you, delete this mail: no account will be made and we will soon forget your address.',
      ],
    },
  },
});
