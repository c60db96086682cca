import type { Bilingual } from '../../platform/http/messages.js';

/** What this context refuses, for people. */
export const WISHLIST_PROBLEMS: Record<string, Bilingual> = {
  'wishlist-full': {
    es: 'Tu lista de deseos ya tiene 500 juegos. Quita uno y prueba otra vez.',
    en: 'Your wishlist has 500 games already. Remove one and try again.',
  },
  'wishlist-unknown': {
    es: 'Esta lista de deseos ya no se comparte. Pide la dirección nueva a quien te la envió.',
    en: 'This wishlist is no longer shared. Ask the person who sent it for the new address.',
  },
};

export const WISHLIST_UNSUBSCRIBED: Bilingual = {
  es: 'Listo: ya no te escribiremos sobre tu lista de deseos.',
  en: 'Done: we will no longer write to you about your wishlist.',
};
