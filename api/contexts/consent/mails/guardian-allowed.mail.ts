import { defineMail } from '../../../platform/mail/mail.js';
import { Recipients, SignedAddresses } from '../../access/index.js';
import { Guardian } from '../guardians.js';

export const guardianAllowed = defineMail({
  kind: 'mail:guardian-allowed',
  when: 'A guardian gives permission to buy',
  to: 'the guardian',
  uses: [Recipients, SignedAddresses],
  find: async ({ subject }, [recipients, addresses]) => {
    const guardian = await recipients.db.rows.findOneBy(Guardian, { id: subject, decision: 'allowed' });
    const child = guardian && (await recipients.person(guardian.personId, ''));
    return child && { ...child, email: guardian.email, url: addresses.address('guardian', guardian.id, '/guardian') };
  },
  texts: {
    es: ({ username }) => ({
      subject: 'Autorizaste compras en Ludoteca',
      heading: 'Guardamos tu permiso',
      paragraphs: [
        `Desde ahora ${username} puede comprar juegos con su cuenta de Ludoteca.`,
        'Guarda este correo: con el enlace puedes retirar el permiso o pedir que se borre la cuenta, cuando quieras.',
      ],
      button: 'Cambiar mi respuesta',
      notes: ['Si no fuiste tú, usa el enlace para retirar el permiso.'],
    }),
    en: ({ username }) => ({
      subject: 'You allowed buying at Ludoteca',
      heading: 'We keep your permission',
      paragraphs: [
        `From now on ${username} can buy games with the account at Ludoteca.`,
        'Keep this mail: its link lets you withdraw the permission or ask for the account to be deleted, whenever you like.',
      ],
      button: 'Change my answer',
      notes: ['If it was not you, use the link to withdraw the permission.'],
    }),
  },
});
