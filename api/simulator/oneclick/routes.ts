import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Bank } from '../bank.js';
import { findCard } from '../cards.js';
import { refuseUnknownFields, textOf, urlOf } from '../wire/fields.js';
import { BankRefusal, invalid, required, unprocessable } from '../wire/refusal.js';
import { operationAt, serve, type Answer, type Call, type Endpoint } from '../wire/rest.js';
import { authorizeCharge, chargeStatus, refundCharge } from './charges.js';
import { finish, type SavedCard } from './inscription.js';
import { findInscription } from './visit.js';

const BASE = '/rswebpaytransaction/api/oneclick/v1.2';
const START_FIELDS: ReadonlySet<string> = new Set(['username', 'email', 'response_url']);
const DELETE_FIELDS: ReadonlySet<string> = new Set(['tbk_user', 'username']);
const BIN_FIELDS: ReadonlySet<string> = new Set(['tbk_user']);
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const KINDS = { credit: 'Credito', debit: 'Debito', prepaid: 'Prepago' };

/** Oneclick Mall over REST: save a card, charge it, ask, refund, remove it. */
export function serveOneclick(app: FastifyInstance, bank: Bank, publicUrl: () => string): void {
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  const byToken: Endpoint['subjectOf'] = ({ token }) => ({
    token,
    username: bank.inscriptions.get(token ?? '')?.username,
  });
  const byBody: Endpoint['subjectOf'] = (_params, body) => ({
    username: text(body.username),
    tbkUser: text(body.tbk_user),
    buyOrder: text(body.buy_order),
  });
  const byParent: Endpoint['subjectOf'] = ({ parent }) => ({ buyOrder: parent });
  const status = (call: Call): Answer => chargeStatus(bank, call);
  serve(app, bank, { base: BASE, knows: (code) => code === bank.settings.oneclickMallCode }, [
    operationAt('inscription', 'POST /inscriptions', byBody, (call) => start(bank, publicUrl(), call)),
    operationAt('finish', 'PUT /inscriptions/:token', byToken, (call) => conclude(bank, call)),
    operationAt('delete', 'DELETE /inscriptions', byBody, (call) => remove(bank, call)),
    operationAt('authorize', 'POST /transactions', byBody, (call) => authorizeCharge(bank, call)),
    { ...operationAt('oneclickStatus', 'GET /transactions/:parent', byParent, status), peek: status },
    operationAt('oneclickRefund', 'POST /transactions/:parent/refunds', byParent, (call) => refundCharge(bank, call)),
    operationAt('binInfo', 'POST /bin_info', byBody, (call) => binInfo(bank, call)),
  ]);
}

function start(bank: Bank, publicUrl: string, { body, commerceCode }: Call): Answer {
  refuseUnknownFields(body, START_FIELDS);
  const username = textOf(body.username, 'username', 40);
  const email = textOf(body.email, 'email', 100);
  if (!EMAIL.test(email)) throw invalid('email');
  const responseUrl = urlOf(body.response_url, 'response_url');

  const token = bank.newToken();
  const bankOrder = String(bank.inscriptions.size + 1).padStart(12, '0');
  bank.inscriptions.put({
    token,
    mallCode: commerceCode,
    username,
    email,
    responseUrl,
    bankOrder,
    createdAt: bank.clock.now(),
    state: { name: 'created' },
  });
  return { status: 200, body: { token, url_webpay: `${publicUrl}/webpayserver/bp_multicode_inscription.cgi` } };
}

function conclude(bank: Bank, { subject, fault }: Call): Answer {
  const inscription = findInscription(bank, subject.token);
  if (!inscription) return { status: 200, body: { response_code: -96 } };

  const { finishWindowSeconds, secondFinish } = bank.settings;
  const finished = finish(inscription, {
    now: bank.clock.now(),
    windowSeconds: finishWindowSeconds,
    secondFinish,
    newTbkUser: randomUUID,
    approvalCode: () => bank.approvalCode(),
    rejectionCode: () => fault?.code ?? bank.rejectionCode(),
    isForcedToReject: fault?.fault === 'responseCode',
  });
  bank.inscriptions.put(finished.inscription);
  if (finished.savedCard) saveCard(bank, finished.savedCard);
  return { status: 200, body: finished.reply };
}

// One card per username: a newer one takes the place of the former.
function saveCard(bank: Bank, card: SavedCard): void {
  bank.removeCards((former) => former.username === card.username && former.mallCode === card.mallCode, 'newer-card');
  bank.savedCards.put(card);
}

function remove(bank: Bank, { body, commerceCode }: Call): Answer {
  refuseUnknownFields(body, DELETE_FIELDS);
  const tbkUser = textOf(body.tbk_user, 'tbk_user', 40);
  const username = textOf(body.username, 'username', 40);
  const removed = bank.removeCards(
    (card) => card.tbkUser === tbkUser && card.username === username && card.mallCode === commerceCode,
    'merchant',
  );
  if (removed === 0) throw new BankRefusal(404, 'Inscription not found');
  return { status: 204 };
}

function binInfo(bank: Bank, { body }: Call): Answer {
  refuseUnknownFields(body, BIN_FIELDS);
  if (!body.tbk_user) throw required('tbk_user');
  const saved = bank.savedCards.get(String(body.tbk_user));
  const card = saved && !saved.removed ? findCard(saved.cardNumber) : undefined;
  if (!card) throw unprocessable(`User ${String(body.tbk_user)} not found`);
  return {
    status: 200,
    body: { bin_issuer: 'TEST COMMERCE BANK', bin_payment_type: KINDS[card.kind], bin_brand: card.brand },
  };
}
