import type { Bilingual } from '../../platform/http/messages.js';

export const CANCELLED: Bilingual = { es: 'Tu suscripción no se renovará. No habrá más cobros.', en: 'Your subscription will not renew. There will be no more charges.' };
/** While the bank's answer to a charge that begins it is awaited. */
export const CANCELLED_AWAITING: Bilingual = {
  es: 'Tu suscripción no se renovará. Si el banco acepta el pago que está pendiente, será el único.', en: 'Your subscription will not renew. If the bank accepts the payment that is pending, it is the only one.',
};

export const RENEWAL_PROBLEMS: Record<string, Bilingual> = {
  'cancel-link-unknown': {
    es: 'Este enlace no es válido. Ábrelo otra vez desde el correo, o cancela en Mi suscripción.',
    en: 'This link is not valid. Open it again from the mail, or cancel under My subscription.',
  },
};
