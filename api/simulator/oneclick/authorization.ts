import { findCard, lastFour, paymentType } from '../cards.js';
import { accountingDate, isoInstant } from '../bank/clock.js';
import { invalid } from '../wire/refusal.js';
import { giveBack, type RefundTerms, type Sale } from '../refunds.js';
import type { Limits } from '../bank/settings.js';
import type { SavedCard } from './inscription.js';

/** One store's part of a charge. */
type Detail = Sale & {
  storeCode: string;
  buyOrder: string;
  authorizationCode: string;
  responseCode: number;
  installments: number;
};

/** One charge to a saved card: a parent order with a part for each store, judged one by one. */
export type Authorization = {
  mallCode: string;
  buyOrder: string;
  username: string;
  tbkUser: string;
  cardNumber: string | null;
  authorizedAt: number;
  details: Detail[];
};

export type RequestedDetail = { storeCode: string; buyOrder: string; amount: number; installments: number };
type RequestedCharge = {
  mallCode: string;
  buyOrder: string;
  username: string;
  tbkUser: string;
  details: RequestedDetail[];
};

type ChargeTerms = {
  now: number;
  card: SavedCard | undefined;
  limits: Limits;
  chargedToday: { amount: number; count: number };
  approvalCode: () => string;
  rejectionCode: () => number;
  /** Which part is refused for every card: every one, the one of this index, or none. */
  isForcedToReject: (detail: number) => boolean;
};

/** Charges a saved card, part by part; each part may end differently. */
export function authorize(request: RequestedCharge, terms: ChargeTerms): Authorization {
  const today = { ...terms.chargedToday };
  const details = request.details.map((detail, index) => {
    const charged = charge(detail, index, today, terms);
    if (charged.status === 'AUTHORIZED') {
      today.amount += charged.amount;
      today.count += 1;
    }
    return charged;
  });
  const { mallCode, buyOrder, username, tbkUser } = request;
  return {
    mallCode,
    buyOrder,
    username,
    tbkUser,
    cardNumber: terms.card?.cardNumber ?? null,
    authorizedAt: terms.now,
    details,
  };
}

function charge(
  request: RequestedDetail,
  index: number,
  today: { amount: number; count: number },
  terms: ChargeTerms,
): Detail {
  const card = terms.card && findCard(terms.card.cardNumber);
  const type = card ? paymentType(card.kind, request.installments) : 'VN';
  const detail = { ...request, paymentType: type, soldAt: terms.now, refunds: [] };
  const refused = (status: 'FAILED' | 'CONSTRAINTS_VIOLATED', responseCode: number): Detail => ({
    ...detail,
    status,
    balance: 0,
    authorizationCode: '000000',
    responseCode,
  });

  if (!card) return refused('FAILED', -96);
  const limit = brokenLimit(request.amount, today, terms.limits);
  if (limit !== undefined) return refused('CONSTRAINTS_VIOLATED', limit);
  if (!card.approves || terms.isForcedToReject(index)) return refused('FAILED', terms.rejectionCode());
  return {
    ...detail,
    status: 'AUTHORIZED',
    balance: request.amount,
    authorizationCode: terms.approvalCode(),
    responseCode: 0,
  };
}

function brokenLimit(amount: number, today: { amount: number; count: number }, limits: Limits): number | undefined {
  if (limits.perPayment !== null && amount > limits.perPayment) return -98;
  if (limits.dailyAmount !== null && today.amount + amount > limits.dailyAmount) return -97;
  if (limits.dailyCount !== null && today.count + 1 > limits.dailyCount) return -99;
  return undefined;
}

/** What a card was charged on the Chilean day of an instant. */
export function chargedOn(
  authorizations: readonly Authorization[],
  tbkUser: string,
  at: number,
): { amount: number; count: number } {
  const day = accountingDate(at);
  const near = (authorization: Authorization): boolean => Math.abs(authorization.authorizedAt - at) < 2 * 86_400_000;
  const approved = authorizations
    .filter(
      (authorization) =>
        authorization.tbkUser === tbkUser && near(authorization) && accountingDate(authorization.authorizedAt) === day,
    )
    .flatMap(({ details }) => details)
    .filter(({ responseCode }) => responseCode === 0);
  return { amount: approved.reduce((sum, { amount }) => sum + amount, 0), count: approved.length };
}

/** Gives back the money of one store's part. */
export function refundDetail(
  authorization: Authorization,
  { storeCode, buyOrder, amount }: { storeCode: string; buyOrder: string; amount: number },
  terms: RefundTerms,
): { authorization: Authorization; reply: Record<string, unknown> } {
  const at = authorization.details.findIndex(
    (detail) => detail.storeCode === storeCode && detail.buyOrder === buyOrder,
  );
  const detail = authorization.details[at];
  if (!detail) throw invalid('Transaction Detail not found');
  const { sale, reply } = giveBack(detail, amount, terms);
  return { authorization: { ...authorization, details: authorization.details.with(at, sale) }, reply };
}

/** What authorize and status answer. */
export function wireView(authorization: Authorization): Record<string, unknown> {
  return {
    buy_order: authorization.buyOrder,
    card_detail: authorization.cardNumber ? { card_number: lastFour(authorization.cardNumber) } : undefined,
    accounting_date: accountingDate(authorization.authorizedAt),
    transaction_date: isoInstant(authorization.authorizedAt),
    details: authorization.details.map(detailView),
  };
}

const detailView = (detail: Detail): Record<string, unknown> => ({
  amount: detail.amount,
  status: detail.status,
  authorization_code: detail.authorizationCode,
  payment_type_code: detail.paymentType,
  response_code: detail.responseCode,
  installments_number: detail.installments,
  commerce_code: detail.storeCode,
  buy_order: detail.buyOrder,
  balance: detail.refunds.some((refunded) => refunded.type === 'NULLIFIED') ? detail.balance : undefined,
});
