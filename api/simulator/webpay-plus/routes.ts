import type { FastifyInstance } from 'fastify';
import type { Bank } from '../bank.js';
import { amountOf, buyOrderOf, refuseUnknownFields, textOf, urlOf } from '../wire/fields.js';
import { invalid, unprocessable } from '../wire/refusal.js';
import { operationAt, serve, type Answer, type Call, type Endpoint } from '../wire/rest.js';
import { refuseOldStatus } from '../wire/status-window.js';
import { find, keep } from './ledger.js';
import { commit, refund, unknownToken, wireView, type Transaction } from './transaction.js';

const BASE = '/rswebpaytransaction/api/webpay/v1.2/transactions';
const CREATE_FIELDS: ReadonlySet<string> = new Set(['buy_order', 'session_id', 'amount', 'return_url']);
const REFUND_FIELDS: ReadonlySet<string> = new Set(['amount']);
const NO_FIELDS: ReadonlySet<string> = new Set();

/** Webpay Plus over REST: create, commit, status, refund. */
export function serveWebpayPlus(app: FastifyInstance, bank: Bank, publicUrl: () => string): void {
  const byToken: Endpoint['subjectOf'] = ({ token }) => ({
    token,
    buyOrder: bank.transactions.get(token ?? '')?.buyOrder,
  });
  const byBuyOrder: Endpoint['subjectOf'] = (_params, body) => ({
    buyOrder: typeof body.buy_order === 'string' ? body.buy_order : undefined,
  });
  const knows = (code: string): boolean => bank.settings.webpayCommerceCodes.includes(code);
  const look = (call: Call): Answer => status(bank, call);
  const commitOf = operationAt('commit', 'PUT /:token', byToken, (call) => commitSale(bank, call));
  serve(app, bank, { base: BASE, knows }, [
    operationAt('create', 'POST ', byBuyOrder, (call) => create(bank, publicUrl(), call)),
    { ...commitOf, peek: look },
    { ...operationAt('status', 'GET /:token', byToken, look), peek: look },
    operationAt('refund', 'POST /:token/refunds', byToken, (call) => giveBack(bank, call)),
  ]);
}

function create(bank: Bank, publicUrl: string, { body, commerceCode }: Call): Answer {
  refuseUnknownFields(body, CREATE_FIELDS);
  const request = {
    buyOrder: buyOrderOf(body.buy_order, 'buy_order', bank.settings.strict),
    sessionId: textOf(body.session_id, 'session_id', 61),
    amount: amountOf(body.amount, 'amount'),
    returnUrl: urlOf(body.return_url, 'return_url'),
  };
  refuseReuse(bank, request.buyOrder);

  const token = bank.newToken();
  bank.addTransaction({
    token,
    commerceCode,
    ...request,
    createdAt: bank.clock.now(),
    commits: 0,
    state: { name: 'created' },
  });
  return { status: 200, body: { token, url: `${publicUrl}/webpayserver/initTransaction` } };
}

function refuseReuse(bank: Bank, buyOrder: string): void {
  const earlier = bank.transactionsOf(buyOrder);
  if (bank.settings.strict && earlier.length > 0) throw invalid('buy_order');
  const isPaid = earlier.some(({ state }) => state.name === 'committed' && state.sale.status !== 'FAILED');
  if (bank.settings.rejectPaidBuyOrder && isPaid) throw unprocessable('Transaction already exists');
}

function commitSale(bank: Bank, call: Call): Answer {
  refuseUnknownFields(call.body, NO_FIELDS);
  const transaction = ownTransaction(bank, call);
  const { fault } = call;
  const committed = commit(transaction, {
    now: bank.clock.now(),
    approvalCode: () => bank.approvalCode(),
    rejectionCode: () => fault?.code ?? bank.rejectionCode(),
    isForcedToReject: fault?.fault === 'responseCode',
  });
  return { status: 200, body: wireView(keep(bank, committed)) };
}

function status(bank: Bank, call: Call): Answer {
  const transaction = ownTransaction(bank, call);
  refuseOldStatus(transaction.createdAt, bank.clock.now());
  return { status: 200, body: wireView(transaction) };
}

function giveBack(bank: Bank, call: Call): Answer {
  refuseUnknownFields(call.body, REFUND_FIELDS);
  const amount = amountOf(call.body.amount, 'amount');
  const { fault } = call;
  const responseCode = fault?.fault === 'responseCode' ? (fault.code ?? -1) : undefined;
  const terms = {
    now: bank.clock.now(),
    authorizationCode: bank.refundCode(),
    debitPartial: bank.settings.debitPartial,
    responseCode,
  };
  const { transaction, reply } = refund(ownTransaction(bank, call), amount, terms);
  keep(bank, transaction);
  return { status: 200, body: reply };
}

function ownTransaction(bank: Bank, { subject, commerceCode }: Call): Transaction {
  const transaction = find(bank, subject.token);
  if (transaction?.commerceCode !== commerceCode) throw unknownToken();
  return transaction;
}
