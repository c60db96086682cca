import type { CivilDate } from '../../kernel/calendar.js';
import { FORMATS } from '../../platform/formatting.js';
import type { Bilingual } from '../../platform/http/messages.js';

export const CREATED: Bilingual = {
  es: 'Tu suscripción espera el pago. Si no la pagas en una hora, se borra sola.',
  en: 'Your subscription awaits its payment. If it is not paid within an hour, it goes away by itself.',
};
export const CANCELLED: Bilingual = {
  es: 'Tu suscripción ya no se renueva. Conservas el acceso hasta el final del período pagado.',
  en: 'Your subscription no longer renews. You keep access until the end of the paid period.',
};
/** Nothing is paid yet: the bank's answer to the charge that begins it is awaited. */
export const CANCELLED_UNPAID: Bilingual = {
  es: 'Tu suscripción ya no se renueva. Si el banco acepta el pago que está pendiente, dura un solo período.',
  en: 'Your subscription no longer renews. If the bank accepts the payment that is pending, it lasts one period only.',
};
export const REMOVED: Bilingual = {
  es: 'Quitamos la suscripción de tu lista.',
  en: 'The subscription was taken off your list.',
};
export const RENEWS: Bilingual = {
  es: 'Tu suscripción se renueva otra vez. No se cobró nada ahora.',
  en: 'Your subscription renews again. Nothing was charged now.',
};
export const CARD_CHOSEN: Bilingual = {
  es: 'Desde ahora cobramos con esta tarjeta.',
  en: 'From now on this card is charged.',
};
export const REDEEMED: Bilingual = {
  es: 'Listo: tu código pagó la suscripción.',
  en: 'Done: your code paid for the subscription.',
};

/** @param day of the next try. */
export const enoughToday = (day: CivilDate): Bilingual => ({
  es: `Hoy ya intentamos cobrar varias veces. Para cuidar tu tarjeta, el próximo intento puede ser el ${FORMATS.es.day(day)}. No se cobró nada.`,
  en: `We already tried to charge several times today. To protect your card, the next try can be on ${FORMATS.en.day(day)}. Nothing was charged.`,
});
