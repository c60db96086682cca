import type { ContextParts } from '../../platform/context.js';
import { CheckoutModule } from './checkout.module.js';
import { moneyReturned } from './mails/money-returned.mail.js';
import { paymentNotMade } from './mails/payment-not-made.mail.js';

export { BuyCart } from './buy-cart.js';
export { BuyerChecks } from './cart/buyer-checks.js';
export { Carts } from './cart/cart.js';
export { CheckoutModule } from './checkout.module.js';
export { CheckoutReads } from './reads/checkout.reads.js';
export { OrderViews } from './reads/order-views.js';
export { PaymentChecks } from './payment-checks.js';
export { PostponedInquiries } from './postponed-inquiries.js';
export { PurchaseRunner } from './purchase-runner.js';
export { SettlePaymentHandler } from './settle-payment.handler.js';

/** Buying: crosses ordering, payments, library and codes. */
export const checkout: ContextParts = {
  module: CheckoutModule,
  // The form of a free order stands on the page that sells, which may be an app's.
  postedFromElsewhere: ['/v1/payment/free/'],
  mails: [paymentNotMade, moneyReturned],
  messages: {
    'email-not-verified': {
      es: 'Confirma tu correo antes de comprar: te enviamos un enlace.',
      en: 'Confirm your e-mail before buying: we sent you a link.',
    },
    'guardian-needed': {
      es: 'Esta cuenta es de una niña o un niño: para comprar, una persona adulta a cargo debe confirmarlo por correo.',
      en: 'This account belongs to a child: before buying, a guardian has to confirm by mail.',
    },
    'game-not-found': { es: 'Ese juego no está a la venta.', en: 'That game is not on sale.' },
    'price-changed': {
      es: 'El precio cambió desde que abriste la página. Revisa el nuevo total antes de pagar. No se cobró nada.',
      en: 'The price changed since you opened the page. Check the new total before paying. Nothing was charged.',
    },
    'bank-unavailable': {
      es: 'El banco no responde en este momento. No se cobró nada; tu carrito sigue aquí. Prueba otra vez en unos minutos.',
      en: 'The bank is not answering right now. Nothing was charged and your cart is still here. Try again in a few minutes.',
    },
    'payment-not-sent': {
      es: 'Por un problema nuestro no pudimos abrir el pago en el banco. No se cobró nada; tu carrito sigue aquí. Prueba otra vez más tarde.',
      en: 'Because of a problem of ours we could not open the payment at the bank. Nothing was charged and your cart is still here. Try again later.',
    },
    'not-your-account': { es: 'Esa cuenta no es la tuya.', en: 'That account is not yours.' },
    'terms-changed': {
      es: 'Los términos cambiaron. Léelos y acéptalos otra vez.',
      en: 'The terms changed. Read and accept them again.',
    },
    'order-of-a-plan': {
      es: 'Este cobro es de tu suscripción: págala desde la página de tu suscripción. No se cobró nada.',
      en: 'This charge belongs to your subscription: pay for it on the page of your subscription. Nothing was charged.',
    },
    'order-lapsed': {
      es: 'Un juego de este pedido ya no está a la venta. Arma un carrito nuevo.',
      en: 'A game in this order is no longer on sale. Make a new cart.',
    },
  },
};
