import { defineMail } from '../../../platform/mail/mail.js';
import { Recipients } from '../../access/index.js';
import type { ErasureStarted } from '../erasure.events.js';
import { Erasures } from '../erasure/erasures.js';

export const erasureCertificate = defineMail({
  kind: 'mail:erasure-certificate',
  when: 'The seven days are over: the last mail before the erasure, which goes on when it is sent or cannot be',
  to: 'the person',
  on: { ErasureStarted: ({ personId }: ErasureStarted['data']) => personId },
  uses: [Recipients, Erasures],
  find: async ({ subject }, [recipients, erasures]) => {
    const erasure = await erasures.statusOf(subject);
    if (erasure.status !== 'Started') return null;
    const { requestedAt, startedAt, erasureId } = erasure;
    const person = await recipients.person(subject, '');
    return person ? { ...person, requestedAt, startedAt, erasureId } : { missing: 'the person is gone' };
  },
  settle: async (delivered, { subject, correlation }, [, erasures]) => {
    const erasure = await erasures.statusOf(subject);
    if (erasure.status !== 'Started') return;
    await erasures.step({ type: 'SettleCertificate', delivered }, subject, erasure.erasureId, correlation);
  },
  texts: {
    es: ({ username, requestedAt, startedAt, erasureId }, { time }) => ({
      subject: 'Certificado: tu cuenta de Ludoteca está borrada',
      heading: 'Certificado de borrado',
      paragraphs: [
        `${username}, con este correo termina tu cuenta. Fue nuestro último uso de tu dirección.`,
        'Guárdalo si quieres una prueba: nosotros ya no tenemos tus datos para enviarlo otra vez.',
      ],
      rows: [
        { label: 'Pedido el', value: time(requestedAt) },
        { label: 'Borrado el', value: time(startedAt) },
        { label: 'Certificado', value: erasureId },
      ],
      sections: [
        {
          heading: 'Qué borramos',
          paragraphs: [
            'Nombre, correo, contraseña, perfil y foto, sesiones, enlaces, correos guardados y archivos preparados para ti.',
          ],
        },
        {
          heading: 'Qué queda, y por qué',
          paragraphs: [
            'Pedidos, pagos y la lista de juegos comprados, con un número interno y sin nada que diga quién eres: la ley obliga a guardar la contabilidad. Las copias de seguridad se reemplazan solas con el tiempo.',
          ],
        },
      ],
      notes: ['Si vuelves a registrarte con esta dirección, será una cuenta nueva y vacía.'],
    }),
    en: ({ username, requestedAt, startedAt, erasureId }, { time }) => ({
      subject: 'Certificate: your Ludoteca account is deleted',
      heading: 'Certificate of deletion',
      paragraphs: [
        `${username}, your account ends with this mail. It was our last use of your address.`,
        'Keep it if you want a proof: we no longer have your data to send it again.',
      ],
      rows: [
        { label: 'Asked for on', value: time(requestedAt) },
        { label: 'Deleted on', value: time(startedAt) },
        { label: 'Certificate', value: erasureId },
      ],
      sections: [
        {
          heading: 'What we deleted',
          paragraphs: [
            'Name, e-mail, password, profile and picture, sessions, links, kept mails and files made for you.',
          ],
        },
        {
          heading: 'What stays, and why',
          paragraphs: [
            'Orders, payments and the list of games bought, with an internal number and nothing that says who you are: the law wants the books kept. Backups are replaced by themselves in time.',
          ],
        },
      ],
      notes: ['If you sign up with this address again, it will be a new and empty account.'],
    }),
  },
  samples: [
    {
      requestedAt: '2026-11-21T15:00:00.000Z',
      startedAt: '2026-11-28T15:00:00.000Z',
      erasureId: '019a9f5e-7c1b-7d3e-8f10-0123456789ab',
    },
  ],
});
