import type { UnwantedBecause } from '../../contexts/payments/payment.events.js';
import type { Bilingual } from '../../platform/http/messages.js';
import type { PaymentMailKind } from './payment-news.rules.js';

export const SUBJECTS: Record<PaymentMailKind, Bilingual> = {
  'mail:payment-not-made': { es: 'Tu pago no se hizo y no se cobró nada', en: 'Your payment was not made and nothing was charged' },
  'mail:money-returned': { es: 'Te devolvimos un cobro', en: 'We gave a charge back' },
};

export const NOT_MADE: Bilingual = {
  es: 'El banco tardó en decirnos qué pasó con tu pago. Ya lo sabemos: no se hizo, y no se cobró nada.',
  en: 'The bank took a while to tell us what became of your payment. Now we know: it was not made, and nothing was charged.',
};
export const MAY_BE_HELD: Bilingual = {
  es: 'Si tu banco muestra el monto como retenido, lo libera solo en unos días. Puedes intentarlo otra vez cuando quieras.',
  en: 'If your bank shows the amount as held, it is released by itself within some days. You can try again whenever you like.',
};

/** What happened, for each reason that money was taken and not wanted. */
export const UNWANTED: Record<UnwantedBecause, Bilingual> = {
  'order-paid': { es: 'El banco hizo este cobro cuando tu pedido ya estaba pagado. Lo devolvimos entero, sin que tengas que pedirlo.', en: 'The bank made this charge when your order was paid already. We gave all of it back; you need not ask.' },
  'game-owned': { es: 'El banco hizo este cobro cuando ya tenías un juego del pedido. Lo devolvimos entero, sin que tengas que pedirlo.', en: 'The bank made this charge when you already had a game of the order. We gave all of it back; you need not ask.' },
  mismatch: { es: 'El banco hizo un cobro que no corresponde a tu pedido. Lo devolvimos entero, sin que tengas que pedirlo.', en: 'The bank made a charge that does not match your order. We gave all of it back; you need not ask.' },
  'another-attempt-in-progress': { es: 'El banco hizo este cobro mientras otro pago del mismo pedido estaba en curso. Lo devolvimos entero, sin que tengas que pedirlo.', en: 'The bank made this charge while another payment of the same order was in progress. We gave all of it back; you need not ask.' },
  'code-exhausted': { es: 'El banco hizo este cobro cuando el código de descuento del pedido ya no tenía usos. Lo devolvimos entero, y el pedido no se completó.', en: 'The bank made this charge when no use of the order\'s discount code was left. We gave all of it back, and the order was not completed.' },
  'period-over': { es: 'El banco hizo este cobro de tu suscripción cuando ya no correspondía. Lo devolvimos entero, sin que tengas que pedirlo.', en: 'The bank made this charge for your subscription when it was no longer due. We gave all of it back; you need not ask.' },
};

export const LABELS = {
  order: { es: 'Pedido', en: 'Order' },
  notCharged: { es: 'Monto que no se cobró (CLP)', en: 'Amount not charged (CLP)' },
  returned: { es: 'Monto devuelto (CLP)', en: 'Amount returned (CLP)' },
  card: { es: 'Tarjeta', en: 'Card' },
  toOrder: { es: 'Ver el pedido', en: 'See the order' },
  toPlan: { es: 'Ver mi suscripción', en: 'See my subscription' },
} satisfies Record<string, Bilingual>;
