import type { MailWords } from '../mail/account-mail.js';

export const CONFIRM_ERASURE: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Confirma que quieres borrar tu cuenta de Ludoteca',
    heading: `Hola, ${username}`,
    paragraphs: ['Pediste borrar tu cuenta. Como no tiene contraseña, queremos estar seguros de que eres tú.', 'Después de confirmar tendrás siete días para arrepentirte.'],
    action: { label: 'Confirmar', url },
    notes: ['El enlace sirve por una hora. Si no fuiste tú, borra este correo: sin confirmar no se borra nada.'],
  }),
  en: ({ username, url }) => ({
    subject: 'Confirm that you want to delete your Ludoteca account',
    heading: `Hello, ${username}`,
    paragraphs: ['You asked to delete your account. It has no password, so we want to be sure that it is you.', 'After you confirm you have seven days to change your mind.'],
    action: { label: 'Confirm', url },
    notes: ['The link works for one hour. If it was not you, delete this mail: without confirming, nothing is deleted.'],
  }),
};

export const STOPS_RENEWING = {
  es: 'Si tienes una suscripción, desde hoy no se renueva ni se cobra.', en: 'If you have a subscription, from today it neither renews nor is charged.',
};

/** For whoever keeps the account; a plan begun since the wish renews as agreed. */
export const RENEWS_NO_MORE = {
  es: 'Si tenías una suscripción al pedir el borrado, ya no se renueva, a menos que la actives otra vez.',
  en: 'If you had a subscription when the deletion was asked for, it no longer renews unless you turn it on again.',
};

export const ERASURE_REQUESTED: MailWords = {
  es: ({ username, url, facts }) => ({
    subject: 'Tu cuenta de Ludoteca se borrará en siete días',
    heading: `Hola, ${username}`,
    paragraphs: [
      `Pediste borrar tu cuenta. La borraremos el ${facts?.day}. Hasta entonces puedes entrar, jugar y también comprar, pero lo que compres se pierde con la cuenta.`,
      STOPS_RENEWING.es,
      'Si cambias de idea, o si no fuiste tú, este botón la conserva. No necesitas iniciar sesión.',
    ],
    action: { label: 'Conservar mi cuenta', url },
    sections: [
      { heading: 'Qué se borra', paragraphs: ['Tu nombre, tu correo, tu contraseña, tu perfil y tu foto, tus sesiones y tus archivos. Tus juegos ya no se podrán abrir. Nadie puede deshacerlo.'] },
      { heading: 'Qué queda', paragraphs: ['Los pedidos y pagos, porque la ley obliga a guardar la contabilidad. Quedan con un número interno, sin tu nombre ni tu correo.'] },
    ],
    notes: ['Cuando esté listo te enviaremos un certificado a esta dirección.', 'Si no fuiste tú, conserva la cuenta y cambia tu contraseña.'],
  }),
  en: ({ username, url, facts }) => ({
    subject: 'Your Ludoteca account will be deleted in seven days',
    heading: `Hello, ${username}`,
    paragraphs: [
      `You asked to delete your account. We will delete it on ${facts?.day}. Until then you can sign in, play and also buy, but what you buy is lost with the account.`,
      STOPS_RENEWING.en,
      'If you change your mind, or if it was not you, this button keeps it. You need not sign in.',
    ],
    action: { label: 'Keep my account', url },
    sections: [
      { heading: 'What is deleted', paragraphs: ['Your name, your e-mail, your password, your profile and picture, your sessions and your files. Your games can no longer be opened. Nobody can undo this.'] },
      { heading: 'What stays', paragraphs: ['Orders and payments, because the law wants the books kept. They stay with an internal number, without your name and your e-mail.'] },
    ],
    notes: ['When it is done we send a certificate to this address.', 'If it was not you, keep the account and change your password.'],
  }),
};

export const ERASURE_CANCELLED: MailWords = {
  es: ({ username, url }) => ({
    subject: 'Tu cuenta de Ludoteca se queda',
    heading: `Hola, ${username}`,
    paragraphs: ['Cancelamos el borrado de tu cuenta. Tus juegos y tus datos siguen ahí.', RENEWS_NO_MORE.es],
    action: { label: 'Ir a mi cuenta', url },
    notes: ['Si no fuiste tú, cambia tu contraseña.'],
  }),
  en: ({ username, url }) => ({
    subject: 'Your Ludoteca account stays',
    heading: `Hello, ${username}`,
    paragraphs: ['We cancelled the deletion of your account. Your games and your data are still there.', RENEWS_NO_MORE.en],
    action: { label: 'Go to my account', url },
    notes: ['If it was not you, change your password.'],
  }),
};

export const ERASURE_CERTIFICATE: MailWords = {
  es: ({ username, facts }) => ({
    subject: 'Certificado: tu cuenta de Ludoteca está borrada',
    heading: 'Certificado de borrado',
    paragraphs: [`${username}, con este correo termina tu cuenta. Fue nuestro último uso de tu dirección.`, 'Guárdalo si quieres una prueba: nosotros ya no tenemos tus datos para enviarlo otra vez.'],
    rows: [
      { label: 'Pedido el', value: facts?.requested ?? '' }, { label: 'Borrado el', value: facts?.started ?? '' }, { label: 'Certificado', value: facts?.number ?? '' },
    ],
    sections: [
      { heading: 'Qué borramos', paragraphs: ['Nombre, correo, contraseña, perfil y foto, sesiones, enlaces, correos guardados y archivos preparados para ti.'] },
      { heading: 'Qué queda, y por qué', paragraphs: ['Pedidos, pagos y la lista de juegos comprados, con un número interno y sin nada que diga quién eres: la ley obliga a guardar la contabilidad. Las copias de seguridad se reemplazan solas con el tiempo.'] },
    ],
    notes: ['Si vuelves a registrarte con esta dirección, será una cuenta nueva y vacía.'],
  }),
  en: ({ username, facts }) => ({
    subject: 'Certificate: your Ludoteca account is deleted',
    heading: 'Certificate of deletion',
    paragraphs: [`${username}, your account ends with this mail. It was our last use of your address.`, 'Keep it if you want a proof: we no longer have your data to send it again.'],
    rows: [
      { label: 'Asked for on', value: facts?.requested ?? '' }, { label: 'Deleted on', value: facts?.started ?? '' }, { label: 'Certificate', value: facts?.number ?? '' },
    ],
    sections: [
      { heading: 'What we deleted', paragraphs: ['Name, e-mail, password, profile and picture, sessions, links, kept mails and files made for you.'] },
      { heading: 'What stays, and why', paragraphs: ['Orders, payments and the list of games bought, with an internal number and nothing that says who you are: the law wants the books kept. Backups are replaced by themselves in time.'] },
    ],
    notes: ['If you sign up with this address again, it will be a new and empty account.'],
  }),
};

export const EXPORT_READY: MailWords = {
  es: ({ username, url, facts }) => ({
    subject: 'Tus datos de Ludoteca están listos',
    heading: `Hola, ${username}`,
    paragraphs: ['El archivo con todo lo que Ludoteca guarda sobre ti está listo. Ábrelo con tu cuenta: nadie más puede bajarlo.'],
    action: { label: 'Bajar mis datos', url },
    notes: [`El enlace sirve hasta el ${facts?.day}. Después borramos el archivo; puedes pedir otro cuando quieras.`, 'Si no lo pediste tú, cambia tu contraseña.'],
  }),
  en: ({ username, url, facts }) => ({
    subject: 'Your Ludoteca data is ready',
    heading: `Hello, ${username}`,
    paragraphs: ['The file with everything that Ludoteca holds about you is ready. Open it with your account: nobody else can download it.'],
    action: { label: 'Download my data', url },
    notes: [`The link works until ${facts?.day}. Then we delete the file; you can ask for another whenever you like.`, 'If you did not ask for it, change your password.'],
  }),
};
