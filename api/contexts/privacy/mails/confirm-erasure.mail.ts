import { linkMail } from '../../access/index.js';

export const confirmErasure = linkMail({
  kind: 'mail:confirm-erasure',
  when: 'The owner of an account without a password asks for its erasure',
  texts: {
    es: {
      subject: 'Confirma que quieres borrar tu cuenta de Ludoteca',
      paragraphs: [
        'Pediste borrar tu cuenta. Como no tiene contraseña, queremos estar seguros de que eres tú.',
        'Después de confirmar tendrás siete días para arrepentirte.',
      ],
      button: 'Confirmar',
      notes: ['El enlace sirve por una hora. Si no fuiste tú, borra este correo: sin confirmar no se borra nada.'],
    },
    en: {
      subject: 'Confirm that you want to delete your Ludoteca account',
      paragraphs: [
        'You asked to delete your account. It has no password, so we want to be sure that it is you.',
        'After you confirm you have seven days to change your mind.',
      ],
      button: 'Confirm',
      notes: [
        'The link works for one hour. If it was not you, delete this mail: without confirming, nothing is deleted.',
      ],
    },
  },
});
