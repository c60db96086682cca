import type { Bilingual } from '../../../platform/http/messages.js';

export const UNSUBSCRIBED: Bilingual = {
  es: 'Listo: no te enviaremos más novedades por correo.',
  en: 'Done: we send you no more news by mail.',
};

export const CONSENT_PROBLEMS: Record<string, Bilingual> = {
  'text-changed': {
    es: 'El texto cambió desde que lo abriste. Léelo otra vez y responde.',
    en: 'The text changed since you opened it. Read it again and answer.',
  },
  'consent-holds-account': {
    es: 'Sin los términos y el aviso de privacidad no puede existir una cuenta. Si ya no los aceptas, puedes borrar tu cuenta.',
    en: 'There can be no account without the terms and the privacy text. If you no longer accept them, you can delete your account.',
  },
  'marketing-not-for-children': {
    es: 'A las cuentas de niñas y niños no les enviamos novedades.',
    en: 'We send no news to the accounts of children.',
  },
  'unsubscribe-link-unknown': {
    es: 'El enlace no está completo o no es nuestro. Ábrelo otra vez desde el correo, o cambia las novedades en tu cuenta.',
    en: 'The link is incomplete or not ours. Open it again from the mail, or switch the news off in your account.',
  },
};
