import type { Bilingual } from '../../../platform/http/messages.js';

export const CANCELLED: Bilingual = {
  es: 'Tu suscripción no se renovará. No habrá más cobros.',
  en: 'Your subscription will not renew. There will be no more charges.',
};
export const RENEWAL_PROBLEMS: Record<string, Bilingual> = {
  'cancel-link-unknown': {
    es: 'Este enlace no es válido. Ábrelo otra vez desde el correo, o cancela en Mi suscripción.',
    en: 'This link is not valid. Open it again from the mail, or cancel under My subscription.',
  },
};
