import type { Decline, PaymentRow } from '../../contexts/payments/index.js';
import { civilDateOf } from '../../kernel/calendar.js';
import type { Bilingual, Language } from '../../platform/http/messages.js';
import { statusWord } from '../checkout/reads/order-view.rules.js';
import type { CardChargeReply, ChargeDetail, DeclineWords, PayWithCardReply } from './card-payments.dto.js';
import type { PaidWithCard } from './paid-orders.js';

/** Of money that the bank took and that goes back by itself. */
export const GOES_BACK: Bilingual = {
  es: 'El banco tomó un dinero que no correspondía y se devuelve completo.',
  en: 'The bank took money that was not due, and it goes back in full.',
};

const SENTENCES = {
  AUTHORIZED: { es: 'El pago fue aprobado.', en: 'The payment was approved.' },
  PENDING: {
    es: 'Estamos confirmando el pago con el banco. No pagues otra vez todavía.',
    en: 'We are confirming the payment with the bank. Do not pay again yet.',
  },
  REVERSED: GOES_BACK,
  FAILED: {
    es: 'El pago no se pudo hacer. No se cobró nada.',
    en: 'The payment could not be made. Nothing was charged.',
  },
  REJECTED: {
    es: 'El banco rechazó el pago. No se cobró nada.',
    en: 'The bank declined the payment. Nothing was charged.',
  },
  CANCELED: { es: 'El pago se canceló. No se cobró nada.', en: 'The payment was canceled. Nothing was charged.' },
} as const satisfies Record<string, Bilingual>;

/** A refusal in the reader's language. */
function declineWords(decline: Decline | null, code: number | null, language: Language): DeclineWords | null {
  return decline && { code, kind: decline.kind, reason: decline.reason[language], next: decline.next[language] };
}

/** The charge in the shape in which the bank answers. */
export function chargeReply(
  { order, payment, result }: PaidWithCard,
  language: Language,
  contractLimits: readonly number[],
): CardChargeReply {
  const status = statusWord(order, payment);
  const decline = declineWords(result?.decline ?? null, result?.responseCode ?? null, language);
  const approval = payment?.approval ?? null;
  return {
    buy_order: order.orderId,
    status,
    card_detail: { card_number: payment?.cardLast4 ?? '' },
    accounting_date: approval && civilDateOf(approval.transactionAt).slice(5).replace('-', ''),
    transaction_date: approval && approval.transactionAt,
    details: payment ? [detailOf(payment, contractLimits)] : [],
    message: decline ? `${decline.reason} ${decline.next}` : SENTENCES[status][language],
    decline,
  };
}

/** The charge as our own pages want it. */
export function paidReply({ order, payment, result }: PaidWithCard, language: Language): PayWithCardReply {
  return {
    orderId: order.orderId,
    status: statusWord(order, payment),
    decline: declineWords(result?.decline ?? null, result?.responseCode ?? null, language),
  };
}

function detailOf(payment: PaymentRow, contractLimits: readonly number[]): ChargeDetail {
  const { amount, approval, responseCode } = payment;
  return {
    amount,
    status: wordOf(payment, contractLimits),
    authorization_code: approval?.authorizationCode ?? null,
    payment_type_code: payment.paymentTypeCode,
    response_code: responseCode,
    installments_number: approval?.installments ?? 0,
    commerce_code: payment.storeCode ?? '',
    buy_order: payment.childBuyOrder ?? payment.buyOrder,
  };
}

function wordOf({ state, responseCode }: PaymentRow, contractLimits: readonly number[]): ChargeDetail['status'] {
  if (state === 'approved') return 'AUTHORIZED';
  if (state === 'declined')
    return responseCode !== null && contractLimits.includes(responseCode) ? 'CONSTRAINTS_VIOLATED' : 'FAILED';
  if (state === 'closed') return 'FAILED';
  return ['orphaned', 'refunding', 'refund-unknown', 'refund-failed', 'refunded'].includes(state)
    ? 'REVERSED'
    : 'INITIALIZED';
}
