import { defineMail } from '../../../platform/mail/mail.js';
import { Recipients } from '../../access/index.js';
import { Export } from '../exports/exports.js';

export const exportReady = defineMail({
  kind: 'mail:export-ready',
  when: 'The file with all data of a person is ready',
  to: 'the person',
  uses: [Recipients],
  find: async ({ subject }, [recipients]) => {
    const ready = await recipients.db.rows.findOneBy(Export, { id: subject, state: 'ready' });
    // It leads to the account, because only its owner may open the file.
    const person = ready && (await recipients.person(ready.personId, '/account/privacy'));
    return person && ready.expiresAt && { ...person, expiresAt: ready.expiresAt };
  },
  texts: {
    es: ({ expiresAt }, { day }) => ({
      subject: 'Tus datos de Ludoteca están listos',
      paragraphs: [
        'El archivo con todo lo que Ludoteca guarda sobre ti está listo. Ábrelo con tu cuenta: nadie más puede bajarlo.',
      ],
      button: 'Bajar mis datos',
      notes: [
        `El enlace sirve hasta el ${day(expiresAt)}. Después borramos el archivo; puedes pedir otro cuando quieras.`,
        'Si no lo pediste tú, cambia tu contraseña.',
      ],
    }),
    en: ({ expiresAt }, { day }) => ({
      subject: 'Your Ludoteca data is ready',
      paragraphs: [
        'The file with everything that Ludoteca holds about you is ready. Open it with your account: nobody else can download it.',
      ],
      button: 'Download my data',
      notes: [
        `The link works until ${day(expiresAt)}. Then we delete the file; you can ask for another whenever you like.`,
        'If you did not ask for it, change your password.',
      ],
    }),
  },
  samples: [{ expiresAt: new Date('2026-11-28T15:00:00Z') }],
});
