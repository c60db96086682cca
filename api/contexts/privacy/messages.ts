import type { Bilingual } from '../../platform/http/messages.js';

/** The sentence of each "no" about exports and erasures. */
export const PRIVACY_PROBLEMS: Record<string, Bilingual> = {
  'export-under-way': {
    es: 'Ya estamos preparando un archivo con tus datos. Te avisaremos por correo cuando esté listo.',
    en: 'We are already making a file with your data. We will mail you when it is ready.',
  },
  'exports-used-up': {
    es: 'Ya pediste tus datos tres veces en un día. Puedes pedirlos otra vez mañana.',
    en: 'You asked for your data three times within a day. You can ask again tomorrow.',
  },
  'export-not-found': {
    es: 'Ese archivo no existe o ya venció. Puedes pedir uno nuevo.',
    en: 'That file does not exist or has expired. You can ask for a new one.',
  },
  'password-wrong': { es: 'La contraseña no coincide.', en: 'The password does not match.' },
  'last-administrator-stays': {
    es: 'Eres la única persona que administra la tienda. Dale ese rol a alguien más antes de borrar tu cuenta.',
    en: 'You are the only administrator of the shop. Give that role to somebody else before you delete your account.',
  },
  'administrator-not-erasable': {
    es: 'Quítale primero el rol de administración.',
    en: 'Take the administrator role away first.',
  },
  'own-account-not-erasable': {
    es: 'Tu propia cuenta no se borra desde aquí, sino en Privacidad, con tu contraseña.',
    en: 'Your own account is not deleted here but under Privacy, with your password.',
  },
  'erasure-under-way': {
    es: 'El borrado de esta cuenta ya comenzó y no se puede detener.',
    en: 'The deletion of this account has begun and cannot be stopped.',
  },
  'erasure-link-used': {
    es: 'Ese borrado ya se canceló: tu cuenta sigue aquí.',
    en: 'That deletion is already cancelled: your account is still here.',
  },
  'erasure-link-replaced': {
    es: 'Después de este enlace te enviamos otro. Usa el más nuevo.',
    en: 'We sent you another link after this one. Use the newest.',
  },
  'erasure-link-expired': {
    es: 'Los siete días para cambiar de idea terminaron.',
    en: 'The seven days for changing your mind are over.',
  },
  'erasure-link-unknown': {
    es: 'El enlace no está completo, no es nuestro o la cuenta ya se borró. Ábrelo otra vez desde el correo.',
    en: 'The link is incomplete, not ours, or the account is already deleted. Open it again from the mail.',
  },
};
