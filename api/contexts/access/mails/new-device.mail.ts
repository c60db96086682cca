import { defineMail } from '../../../platform/mail/mail.js';
import { Recipients } from '../people/recipients.js';
import { SignIn } from '../sessions/session.entity.js';

export const newDevice = defineMail({
  kind: 'mail:new-device',
  when: 'A device that was never seen before signs in',
  to: 'the person',
  uses: [Recipients],
  find: async ({ subject }, [recipients]) => {
    const signIn = await recipients.db.rows.findOneBy(SignIn, { id: subject });
    const person = signIn && (await recipients.person(signIn.personId, '/account/sessions'));
    return person && { ...person, device: signIn.device, at: signIn.at };
  },
  texts: {
    es: ({ device, at }, { time }) => ({
      subject: 'Entraron a tu cuenta de Ludoteca desde un dispositivo nuevo',
      paragraphs: [
        'Alguien inició sesión en tu cuenta desde un dispositivo que no habíamos visto. Si fuiste tú, no tienes que hacer nada.',
      ],
      rows: [
        { label: 'Dispositivo', value: device || 'Desconocido' },
        { label: 'Hora de Chile', value: time(at) },
      ],
      button: 'Revisar mis sesiones',
      notes: [
        'Si no fuiste tú, cierra esa sesión y cambia tu contraseña: así quedan fuera todos los demás dispositivos.',
      ],
    }),
    en: ({ device, at }, { time }) => ({
      subject: 'A new device signed in to your Ludoteca account',
      paragraphs: [
        'Someone signed in to your account from a device that we had not seen before. If it was you, there is nothing to do.',
      ],
      rows: [
        { label: 'Device', value: device || 'Unknown' },
        { label: 'Time in Chile', value: time(at) },
      ],
      button: 'See my sessions',
      notes: ['If it was not you, end that session and change your password: that signs out all other devices.'],
    }),
  },
  samples: [{ device: 'Firefox, Windows', at: new Date('2026-11-21T18:04:00Z') }],
});
