import type { ContextParts } from '../../platform/context.js';
import { PaymentsModule } from './payments.module.js';
import { chargeStream, paymentStream } from './payments.streams.js';
import { paymentsProjection } from './payments.projection.js';

export { paymentFacts, paymentTypeOf } from './payment-facts.rules.js';
export { contradicts } from './by-hand.rules.js';
export { isTriedOften, isTriedTooOften } from './card-tries.rules.js';
export { type ChargeState } from './charge.decider.js';
export { UNREACHED, type Decline } from './decline.rules.js';
export { DeclineReasons } from './provider.js';
export { ReturnFromForm } from './provider.js';
export {
  isApprovalOf,
  isByCard,
  knownSince,
  mayHaveMoved,
  type PaymentState,
  type PaymentState as AttemptState,
} from './payment.decider.js';
export { isWholeOnly } from './payment-refund.rules.js';
export { cardInWords, WHEN_MONEY_ARRIVES } from './payment.words.js';
export { PaymentsModule } from './payments.module.js';
export { PaymentsQueries, type PaymentRow, type PaymentStateWord } from './payments.queries.js';
export { CARD_PAYMENT_CHECK, chargeStream, PAYMENT_CHECK, paymentStream } from './payments.streams.js';
export {
  isBanksWord,
  PaymentProvider,
  PaymentProvider as AttemptBank,
  type CardChargeNames,
  type CardKey,
} from './provider.js';
export type { FinishReply, RefundReply, BalanceReply } from './payment.commands.js';
export { lastCheck, refundQuiet, statusKnownFor } from './timetable.rules.js';

export const payments: ContextParts = {
  module: PaymentsModule,
  streams: [paymentStream, chargeStream],
  projections: [paymentsProjection],
  messages: {
    'payment-in-progress': {
      es: 'Ya hay un pago en curso por esta compra. Espera a que termine antes de intentarlo otra vez.',
      en: 'A payment for this purchase is already in progress. Wait for it to end before trying again.',
    },
    'card-tried-too-often': {
      es: 'Esa tarjeta fue rechazada demasiadas veces, y su marca no permite más intentos por ahora. Usa otra tarjeta, o prueba en unos días.',
      en: 'That card was declined too often, and its brand allows no more tries for now. Use another card, or try in some days.',
    },
    'payment-closed': {
      es: 'Ese intento de pago ya terminó. No se cobró nada.',
      en: 'That payment attempt is over. Nothing was charged.',
    },
    'payment-not-doubtful': {
      es: 'Ese pago ya no espera a nadie: recarga la página para ver cómo terminó.',
      en: 'That payment waits for nobody any more: reload the page to see how it ended.',
    },
    'payment-ended-not-taken': {
      es: 'Ese pago ya terminó sin cobro. Solo queda anotar que sí se cobró, si el portal del banco lo muestra.',
      en: 'That payment already ended without a charge. All that can be recorded is that it was taken, if the portal of the bank shows it.',
    },
    'payment-bank-says-otherwise': {
      es: 'El banco dice otra cosa de ese pago, así que no se anotó nada. Revisa el portal y recarga la página.',
      en: 'The bank says otherwise about that payment, so nothing was recorded. Check the portal and reload the page.',
    },
    'payment-same-person': {
      es: 'Ese monto lo tiene que ver también otra persona en el portal del banco.',
      en: 'Another person has to see that amount at the portal of the bank, too.',
    },
    'payment-figures-differ': {
      es: 'La primera persona anotó otros datos del portal. Revísenlos juntos.',
      en: 'The first person recorded other figures of the portal. Check them together.',
    },
    'payment-own': {
      es: 'Sobre un pago tuyo decide otra persona del equipo.',
      en: 'About a payment of yours somebody else of the team decides.',
    },
    'return-not-failed': {
      es: 'El banco no ha rechazado devolver ese dinero: recarga la página para ver cómo va.',
      en: 'The bank has not refused to give that money back: reload the page to see how it stands.',
    },
    'payment-unknown': { es: 'No encontramos ese pago.', en: 'We could not find that payment.' },
  },
};
