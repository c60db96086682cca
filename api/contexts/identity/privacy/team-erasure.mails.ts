import type { MailWords } from '../mail/account-mail.js';
import { ERASURE_REQUESTED, RENEWS_NO_MORE, STOPS_RENEWING } from './privacy.mails.js';

/** To whoever asked the shop's people to erase their account: the same mail as for a wish of one's own, told from their side. */
export const ERASURE_BEGUN_BY_TEAM: MailWords = {
  es: (letter) => ({
    ...ERASURE_REQUESTED.es(letter),
    paragraphs: [
      `Nos escribiste para que borremos tu cuenta. La borraremos el ${letter.facts?.day}. Lo que compres en estos días se pierde con la cuenta.`,
      STOPS_RENEWING.es,
      'Si cambias de idea, o si no fuiste tú, este botón la conserva. No necesitas iniciar sesión.',
    ],
    notes: ['Cuando esté listo te enviaremos un certificado a esta dirección.', 'Si no nos escribiste tú, conserva la cuenta y responde a este correo: una persona lo revisará.'],
  }),
  en: (letter) => ({
    ...ERASURE_REQUESTED.en(letter),
    paragraphs: [
      `You wrote to us to have your account deleted. We will delete it on ${letter.facts?.day}. What you buy in these days is lost with the account.`,
      STOPS_RENEWING.en,
      'If you change your mind, or if it was not you, this button keeps it. You need not sign in.',
    ],
    notes: ['When it is done we send a certificate to this address.', 'If it was not you who wrote, keep the account and answer this mail: a person will look at it.'],
  }),
};

export const ERASURE_CALLED_OFF_BY_TEAM: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Tu cuenta de Ludoteca se queda',
    heading: `Hola, ${username}`,
    paragraphs: ['Nuestro equipo canceló el borrado de tu cuenta. Tus juegos y tus datos siguen ahí.', RENEWS_NO_MORE.es],
    action: { label: 'Ir a mi cuenta', url },
    notes: ['Si quieres que la borremos de todos modos, pídelo en tu cuenta o responde a este correo.'],
  }),
  en: ({ username, url }) => ({
    subject: 'Your Ludoteca account stays',
    heading: `Hello, ${username}`,
    paragraphs: ['Our team cancelled the deletion of your account. Your games and your data are still there.', RENEWS_NO_MORE.en],
    action: { label: 'Go to my account', url },
    notes: ['If you want it deleted all the same, ask for it in your account or answer this mail.'],
  }),
};
