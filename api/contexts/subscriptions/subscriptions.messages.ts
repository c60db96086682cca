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
/** Nothing was paid for the days that ran, or it was over already: there is no paid time to keep. */
export const CANCELLED_AND_ENDED: Bilingual = {
  es: 'Tu suscripción terminó: ya no da acceso a los juegos del plan. No habrá más cobros.',
  en: "Your subscription has ended: it no longer gives access to the plan's games. There will be no more charges.",
};
export const CANCELLED_BY_LINK: Bilingual = {
  es: 'Tu suscripción no se renovará. No habrá más cobros.',
  en: 'Your subscription will not renew. There will be no more charges.',
};
/** The period is not paid yet: the bank's answer to its charge is awaited. */
export const CANCELLED_UNPAID: Bilingual = {
  es: 'Tu suscripción ya no se renueva. Si el banco acepta el pago que está pendiente, dura un solo período; si no, termina.',
  en: 'Your subscription no longer renews. If the bank accepts the payment that is pending, it lasts one period only; if not, it ends.',
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

/** The sentence of each refusal. */
export const SUBSCRIPTION_PROBLEMS: Record<string, Bilingual> = {
  'subscription-unknown': { es: 'No encontramos esa suscripción.', en: 'We could not find that subscription.' },
  'already-subscribed': {
    es: 'Ya tienes una suscripción. No se cobró nada.',
    en: 'You already have a subscription. Nothing was charged.',
  },
  'subscription-not-active': { es: 'Esta suscripción no está activa.', en: 'This subscription is not active.' },
  'subscription-active': {
    es: 'Esta suscripción está activa: primero cancélala.',
    en: 'This subscription is active: cancel it first.',
  },
  'subscription-ended': {
    es: 'Esta suscripción terminó. Puedes suscribirte otra vez.',
    en: 'This subscription has ended. You can subscribe again.',
  },
  'subscription-lapsed': {
    es: 'Pasó más de una hora sin pagar esta suscripción. Empieza otra vez: no se cobró nada.',
    en: 'This subscription was not paid within an hour. Start again: nothing was charged.',
  },
  'subscription-not-over': { es: 'Esta suscripción todavía no termina.', en: 'This subscription is not over yet.' },
  'card-of-a-plan': {
    es: 'Tu suscripción se renueva con esta tarjeta y no tienes otra que funcione. Agrega otra antes, o confirma que la eliminas: entonces tu suscripción no se renovará y, si tiene un pago rechazado, termina de inmediato.',
    en: 'Your subscription renews with this card and you have no other that works. Add another one first, or confirm that you remove it: then your subscription will not renew and, if a payment of it was declined, ends at once.',
  },
  'auto-renew-off': {
    es: 'La renovación automática está desactivada: no se cobró nada.',
    en: 'Automatic renewal is off: nothing was charged.',
  },
  'period-not-due': { es: 'Este período todavía no se cobra.', en: 'This period is not due yet.' },
  'period-unknown': {
    es: 'No encontramos ese período de la suscripción.',
    en: 'We could not find that period of the subscription.',
  },
  'period-already-paid': { es: 'Este período ya está pagado.', en: 'This period is already paid.' },
  'no-try-due': {
    es: 'Con esta tarjeta no se cobra otra vez todavía. Elige otra tarjeta para pagar ahora.',
    en: 'This card is not charged again yet. Choose another card to pay now.',
  },
  'no-free-period': { es: 'No quedan períodos gratis.', en: 'There are no free periods left.' },
  'too-many-tries-today': {
    es: 'Hoy ya intentamos cobrar varias veces. Para cuidar tu tarjeta, prueba otra vez mañana.',
    en: 'We already tried to charge several times today. To protect your card, try again tomorrow.',
  },
  'plan-unknown': {
    es: 'No conocemos ese plan: hay uno mensual y uno anual.',
    en: 'We do not know that plan: there is a monthly one and a yearly one.',
  },
  'card-needed': {
    es: 'Para renovar hace falta una tarjeta guardada que funcione. Agrega una y prueba otra vez.',
    en: 'To renew you need a saved card that works. Add one and try again.',
  },
  'another-card-needed': {
    es: 'El banco no acepta esta tarjeta y no la intentaremos otra vez. Elige otra para pagar. No se cobró nada.',
    en: 'The bank does not accept this card and we will not try it again. Choose another one to pay. Nothing was charged.',
  },
  'own-subscription': {
    es: 'Tu propia suscripción la cambia otra persona del equipo.',
    en: 'Your own subscription is changed by somebody else of the team.',
  },
  'card-ambiguous': {
    es: 'El pedido nombra dos tarjetas distintas. Elige una. No se cobró nada.',
    en: 'The request names two different cards. Choose one. Nothing was charged.',
  },
  'code-for-another-plan': {
    es: 'Ese código es de otro plan que el tuyo. Puedes usarlo cuando termine tu suscripción.',
    en: 'That code is for another plan than yours. You can use it once your subscription has ended.',
  },
  'cancel-link-unknown': {
    es: 'Este enlace no es válido. Ábrelo otra vez desde el correo, o cancela en Mi suscripción.',
    en: 'This link is not valid. Open it again from the mail, or cancel under My subscription.',
  },
};
