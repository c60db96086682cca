import type { MailWords } from '../mail/account-mail.js';

export const PASSWORD_CHANGED: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Cambiaste tu contraseña de Ludoteca',
    heading: `Hola, ${username}`,
    paragraphs: ['Tu contraseña cambió y cerramos tu sesión en los demás dispositivos. Si fuiste tú, no tienes que hacer nada.', 'Si no fuiste tú, crea ahora otra contraseña: quien la cambió quedará fuera.'],
    action: { label: 'No fui yo: crear otra', url },
    notes: ['Nunca te pediremos tu contraseña por correo.'],
  }),
  en: ({ username, url }) => ({
    subject: 'You changed your Ludoteca password',
    heading: `Hello, ${username}`,
    paragraphs: ['Your password changed, and we signed you out on all other devices. If it was you, there is nothing to do.', 'If it was not you, make another password now: whoever changed it will be locked out.'],
    action: { label: 'It was not me: make another', url },
    notes: ['We never ask for your password by mail.'],
  }),
};
