import type { Bilingual } from '../../platform/http/messages.js';

export const SIGN_UP_REPLIES = {
  signedUp: {
    es: 'Te enviamos un enlace para confirmar tu correo. Ábrelo para poder ingresar.',
    en: 'We sent you a link to confirm your e-mail. Open it to be able to log in.',
  },
  signedUpVerified: {
    es: 'Tu cuenta está lista y tu correo confirmado.',
    en: 'Your account is ready and your e-mail confirmed.',
  },
  linkSent: {
    es: 'Si esa dirección tiene una cuenta sin confirmar, le enviamos un enlace nuevo.',
    en: 'If that address has an account that waits to be confirmed, we sent it a new link.',
  },
  disowned: {
    es: 'Borramos esa cuenta. Tu correo queda libre.',
    en: 'We deleted that account. Your e-mail stays free.',
  },
  verified: { es: 'Tu correo está confirmado.', en: 'Your e-mail is confirmed.' },
} as const satisfies Record<string, Bilingual>;

export const PENDING_REPLIES = {
  request: {
    es: 'Te enviamos un correo a esa dirección. Ábrelo para seguir.',
    en: 'We sent a mail to that address. Open it to go on.',
  },
  verified: {
    es: 'Tu correo está confirmado. Ahora crea tu cuenta.',
    en: 'Your e-mail is confirmed. Now create your account.',
  },
  status: {
    pending: {
      es: 'El correo está enviado y espera que abras su enlace.',
      en: 'The mail is sent and waits for you to open its link.',
    },
    verified: {
      es: 'La dirección está confirmada. Falta crear la cuenta.',
      en: 'The address is confirmed. The account is still to be created.',
    },
  },
} as const satisfies Record<string, Bilingual | Record<string, Bilingual>>;

export const SIGN_UP_PROBLEMS: Record<string, Bilingual> = {
  'verification-link-used': {
    es: 'Este enlace ya se usó y tu correo está confirmado. Inicia sesión para seguir.',
    en: 'This link was already used and your e-mail is confirmed. Sign in to go on.',
  },
  'verification-link-replaced': {
    es: 'Después de este enlace te enviamos otro. Usa el más nuevo.',
    en: 'We sent you another link after this one. Use the newest.',
  },
  'verification-link-expired': {
    es: 'El enlace venció. Pide uno nuevo.',
    en: 'The link has expired. Ask for a new one.',
  },
  'verification-link-unknown': {
    es: 'El enlace no está completo o no es nuestro. Ábrelo otra vez desde el correo o pide uno nuevo.',
    en: 'The link is incomplete or not ours. Open it again from the mail or ask for a new one.',
  },
  'not-pending': { es: 'Esa dirección no espera ningún enlace.', en: 'That address does not wait for a link.' },
  'address-has-account': {
    es: 'Tu correo ya tiene una cuenta. Inicia sesión, o recupera tu contraseña si no la recuerdas.',
    en: 'Your e-mail already has an account. Sign in, or recover your password if you do not remember it.',
  },
};

export const RECOVERY_REPLIES = {
  request: {
    es: 'Si esa dirección tiene una cuenta, le enviamos un enlace para elegir una contraseña nueva.',
    en: 'If that address has an account, we sent it a link to choose a new password.',
  },
  changed: {
    es: 'Tu contraseña cambió. Inicia sesión con la nueva.',
    en: 'Your password was changed. Sign in with the new one.',
  },
} as const satisfies Record<string, Bilingual>;

/** What is said when it went well. */
export const PROFILE_REPLIES = {
  saved: { es: 'Tus datos están guardados.', en: 'Your details are saved.' },
  addressRequested: {
    es: 'Tus datos están guardados. Te enviamos un enlace a la dirección nueva: cambia cuando lo abras.',
    en: 'Your details are saved. We sent a link to the new address: it changes once you open it.',
  },
  addressToAllow: {
    es: 'Tus datos están guardados. Te enviamos un enlace a tu dirección actual: ábrelo para permitir el cambio.',
    en: 'Your details are saved. We sent a link to your present address: open it to allow the change.',
  },
  addressWaits: {
    es: 'Los datos están guardados. Avisamos a la dirección actual, que puede detener el cambio mientras espera.',
    en: 'The details are saved. We told the present address, which can stop the change while it waits.',
  },
  addressAllowed: {
    es: 'Listo. Enviamos un enlace a la dirección nueva: cambia cuando lo abras.',
    en: 'Done. We sent a link to the new address: it changes once you open it.',
  },
  addressKept: {
    es: 'Tu cuenta conserva su dirección. El enlace a la otra ya no sirve.',
    en: 'Your account keeps its address. The link to the other one no longer works.',
  },
  addressCancelled: {
    es: 'Tus datos están guardados. Tu correo sigue siendo el mismo.',
    en: 'Your details are saved. Your e-mail stays the same.',
  },
  pictureSaved: { es: 'Tu foto de perfil está actualizada.', en: 'Profile picture updated successfully' },
  pictureRemoved: { es: 'Quitamos tu foto de perfil.', en: 'Your profile picture is removed.' },
} as const satisfies Record<string, Bilingual>;

/** The sentence of each "no" about profiles. */
export const PROFILE_PROBLEMS: Record<string, Bilingual> = {
  'address-needs-password': {
    es: 'Para cambiar tu correo, escribe también tu contraseña actual.',
    en: 'To change your e-mail, write your current password too.',
  },
  'address-change-not-allowed': {
    es: 'Falta permitir este cambio con el enlace que enviamos a la dirección actual.',
    en: 'This change still has to be allowed by the link that we sent to the present address.',
  },
  'address-change-waits': {
    es: 'Este cambio todavía espera. Abre el enlace otra vez desde la fecha que dice el correo.',
    en: 'This change is still waiting. Open the link again from the date in the mail on.',
  },
  'address-change-done': {
    es: 'El cambio ya se hizo. Responde a nuestro correo para que te ayudemos a recuperar la cuenta.',
    en: 'The change was already made. Answer our mail so that we can help you get the account back.',
  },
  'birthday-not-real': {
    es: 'Escribe tu fecha de nacimiento como un día que existe y que ya pasó.',
    en: 'Write your birthday as a real day in the past.',
  },
  'birthday-other-year': {
    es: 'El año no es el que diste al crear tu cuenta. Si te equivocaste entonces, escríbenos y lo corregimos.',
    en: 'The year is not the one you gave when you made your account. If that was a mistake, write to us and we will correct it.',
  },
  'birthday-too-young': {
    es: 'Con esa fecha tendrías menos de 14 años, y tu cuenta es de alguien mayor. Revísala; si es correcta, pide a una persona adulta que nos escriba.',
    en: 'By that date you would be under 14, and your account is one of somebody older. Check it; if it is right, ask an adult to write to us.',
  },
  'picture-unreadable': {
    es: 'No pudimos leer la imagen. Elige un archivo JPEG, PNG, WebP o GIF que se vea bien en tu equipo.',
    en: 'We could not read the picture. Choose a JPEG, PNG, WebP or GIF file that opens on your device.',
  },
  'picture-not-supported': {
    es: 'Ese archivo no es una imagen que podamos usar. Elige un JPEG, PNG, WebP o GIF.',
    en: 'That file is not a picture that we can use. Choose a JPEG, PNG, WebP or GIF.',
  },
  'picture-suspicious': {
    es: 'Esa imagen trae dentro otro archivo o código. Guárdala de nuevo como JPEG o PNG y prueba otra vez.',
    en: 'That picture carries another file or code inside. Save it again as a JPEG or PNG and try once more.',
  },
  'picture-too-many-pixels': {
    es: 'La imagen tiene demasiados píxeles: pueden ser hasta 40 millones. Redúcela y prueba otra vez.',
    en: 'The picture has too many pixels: at most 40 million. Make it smaller and try again.',
  },
  'picture-too-large': {
    es: 'La imagen pesa demasiado: puede tener hasta 8 MB.',
    en: 'The picture is too large: at most 8 MB.',
  },
  'pictures-busy': {
    es: 'Estamos preparando muchas fotos a la vez. Prueba otra vez en un momento.',
    en: 'We are preparing many pictures at once. Try again in a moment.',
  },
};
