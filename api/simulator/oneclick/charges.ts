import type { Bank } from '../bank.js';
import { amountOf, buyOrderOf, refuseUnknownFields, textOf } from '../wire/fields.js';
import { BankRefusal, invalid, required } from '../wire/refusal.js';
import type { Answer, Call, Json } from '../wire/rest.js';
import { refuseOldStatus } from '../wire/status-window.js';
import {
  authorize,
  chargedOn,
  refundDetail,
  wireView,
  type RequestedDetail,
  type Authorization,
} from './authorization.js';
import type { SavedCard } from './inscription.js';

const CHARGE_FIELDS: ReadonlySet<string> = new Set(['username', 'tbk_user', 'buy_order', 'details']);
const DETAIL_FIELDS: ReadonlySet<string> = new Set(['commerce_code', 'buy_order', 'amount', 'installments_number']);
const REFUND_FIELDS: ReadonlySet<string> = new Set(['commerce_code', 'detail_buy_order', 'amount']);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Charges a saved card. */
export function authorizeCharge(bank: Bank, { body, commerceCode, fault }: Call): Answer {
  refuseUnknownFields(body, CHARGE_FIELDS);
  const { settings, clock } = bank;
  const request = {
    mallCode: commerceCode,
    username: textOf(body.username, 'username', 40),
    tbkUser: textOf(body.tbk_user, 'tbk_user', 40),
    buyOrder: buyOrderOf(body.buy_order, 'buy_order', settings.strict),
    details: detailsOf(bank, body.details),
  };
  if (bank.authorizations.get(request.buyOrder)) throw invalid('buy_order');

  const isForced = fault?.fault === 'responseCode';
  const authorization = authorize(request, {
    now: clock.now(),
    card: chargeableCard(bank, request.tbkUser, request.username, commerceCode),
    limits: settings.limits,
    chargedToday: chargedToday(bank, request.tbkUser),
    approvalCode: () => bank.approvalCode(),
    rejectionCode: () => fault?.code ?? bank.rejectionCode(),
    isForcedToReject: (detail) => isForced && (fault.detail === undefined || fault.detail === detail),
  });
  return { status: 200, body: wireView(bank.authorizations.put(authorization)) };
}

function detailsOf(bank: Bank, value: unknown): RequestedDetail[] {
  if (value === undefined || value === null) throw required('details');
  if (!Array.isArray(value)) throw invalid('details');
  if (value.length === 0) throw required('details');
  return value.map((detail: unknown, index) => detailOf(bank, detail, `details[${index}]`));
}

function detailOf(bank: Bank, value: unknown, path: string): RequestedDetail {
  if (typeof value !== 'object' || value === null) throw invalid(path);
  const detail = value as Json;
  refuseUnknownFields(detail, DETAIL_FIELDS);
  const storeCode = textOf(detail.commerce_code, `${path}.commerce_code`, 12);
  if (!bank.settings.oneclickStoreCodes.includes(storeCode)) throw invalid(`${path}.commerce_code`);
  return {
    storeCode,
    buyOrder: buyOrderOf(detail.buy_order, `${path}.buy_order`, bank.settings.strict),
    amount: amountOf(detail.amount, `${path}.amount`),
    // What is no valid number of instalments counts as none.
    installments: Number.isInteger(detail.installments_number) ? Number(detail.installments_number) : 0,
  };
}

function chargeableCard(bank: Bank, tbkUser: string, username: string, mallCode: string): SavedCard | undefined {
  const card = bank.savedCards.get(tbkUser);
  const isUsable = card && !card.removed && card.username === username && card.mallCode === mallCode;
  if (isUsable) return card;
  if (!UUID.test(tbkUser) || bank.settings.unknownTbkUser === '500')
    throw new BankRefusal(500, 'unknown user', { description: 'Internal server error' });
  return undefined;
}

function chargedToday(bank: Bank, tbkUser: string): { amount: number; count: number } {
  const { dailyAmount, dailyCount } = bank.settings.limits;
  if (dailyAmount === null && dailyCount === null) return { amount: 0, count: 0 };
  return chargedOn(bank.authorizations.all(), tbkUser, bank.clock.now());
}

/** Tells what became of a charge. */
export function chargeStatus(bank: Bank, call: Call): Answer {
  const authorization = ownAuthorization(bank, call);
  refuseOldStatus(authorization.authorizedAt, bank.clock.now());
  return { status: 200, body: wireView(authorization) };
}

/** Gives back one store's part of a charge. */
export function refundCharge(bank: Bank, call: Call): Answer {
  const { body, fault } = call;
  refuseUnknownFields(body, REFUND_FIELDS);
  const storeCode = textOf(body.commerce_code, 'commerce_code', 12);
  const buyOrder = textOf(body.detail_buy_order, 'detail_buy_order', 26);
  const amount = amountOf(body.amount, 'amount');
  const terms = {
    now: bank.clock.now(),
    authorizationCode: bank.refundCode(),
    debitPartial: bank.settings.debitPartial,
    responseCode: fault?.fault === 'responseCode' ? (fault.code ?? -1) : undefined,
  };
  const { authorization, reply } = refundDetail(ownAuthorization(bank, call), { storeCode, buyOrder, amount }, terms);
  bank.authorizations.put(authorization);
  return { status: 200, body: reply };
}

function ownAuthorization(bank: Bank, { subject, commerceCode }: Call): Authorization {
  const authorization = bank.authorizations.get(subject.buyOrder ?? '');
  if (authorization?.mallCode !== commerceCode) throw invalid('buy order not found');
  return authorization;
}
