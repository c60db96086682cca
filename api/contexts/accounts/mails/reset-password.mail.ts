import { linkMail } from '../../access/index.js';

export const resetPassword = linkMail({
  kind: 'mail:reset-password',
  when: 'A new password is asked for',
  texts: {
    es: {
      subject: 'Elige una contraseña nueva en Ludoteca',
      paragraphs: ['Alguien, esperamos que tú, pidió una contraseña nueva para tu cuenta. Elígela con este enlace.'],
      button: 'Elegir contraseña nueva',
      notes: [
        'El enlace sirve una sola vez y vence en una hora. Si pides otro, este deja de funcionar.',
        'Si no fuiste tú, borra este correo: tu contraseña sigue siendo la misma.',
      ],
    },
    en: {
      subject: 'Choose a new password at Ludoteca',
      paragraphs: ['Someone, we hope you, asked for a new password for your account. Choose it with this link.'],
      button: 'Choose a new password',
      notes: [
        'The link works once and for one hour. If you ask for another, this one stops working.',
        'If it was not you, delete this mail: your password stays as it is.',
      ],
    },
  },
});
