import { defineMail } from '../../../platform/mail/mail.js';
import { Recipients } from '../../access/index.js';
import { Guardian } from '../guardians.js';

export const guardianRequested = defineMail({
  kind: 'mail:guardian-requested',
  when: 'A minor names a guardian',
  // Of the guardian only the address is known: the language is that of the account.
  to: 'the guardian',
  uses: [Recipients],
  find: async ({ subject }, [recipients]) => {
    const child = await recipients.ownerOfLink(subject);
    const guardian = child && (await recipients.db.rows.findOneBy(Guardian, { personId: child.id }));
    return guardian && { ...child, email: guardian.email };
  },
  texts: {
    es: ({ username }) => ({
      subject: 'Una niña o un niño te pide permiso para comprar en Ludoteca',
      heading: 'Te piden permiso',
      paragraphs: [
        `${username} tiene una cuenta en Ludoteca, una tienda de juegos educativos, y dio esta dirección como la de su persona adulta a cargo.`,
        'Sin tu permiso la cuenta puede tener juegos gratis, pero no comprar. En la página del enlace te explicamos qué significa y qué datos guardamos, y decides tú.',
      ],
      button: 'Leer y responder',
      notes: [
        'El enlace sirve 7 días. Si no respondes, nada cambia: la cuenta no puede comprar.',
        'Si no sabes quién es, puedes responder que no en la misma página, o borrar este correo.',
      ],
    }),
    en: ({ username }) => ({
      subject: 'A child asks for your permission to buy at Ludoteca',
      heading: 'Your permission is asked for',
      paragraphs: [
        `${username} has an account at Ludoteca, a shop for educational games, and gave this address as that of the guardian.`,
        'Without your permission the account may have free games, but not buy. The page behind the link explains what it means and what data we hold, and you decide.',
      ],
      button: 'Read and answer',
      notes: [
        'The link works for 7 days. If you do not answer, nothing changes: the account cannot buy.',
        'If you do not know who this is, you can say no on the same page, or delete this mail.',
      ],
    }),
  },
});
