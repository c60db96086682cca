import type { Bank } from '../bank.js';
import { lastFour } from '../cards.js';
import { isoInstant } from '../bank/clock.js';
import type { Refund, Sale } from '../refunds.js';
import { find } from '../webpay-plus/ledger.js';
import type { Transaction } from '../webpay-plus/transaction.js';

type View = Record<string, unknown>;

/** A transaction as an inspector wants to see it, with what is internal. */
export function transactionView(bank: Bank, stored: Transaction): View {
  const transaction = find(bank, stored.token) ?? stored;
  const { state } = transaction;
  const sale = state.name === 'committed' ? state.sale : undefined;
  return {
    token: transaction.token,
    commerceCode: transaction.commerceCode,
    buyOrder: transaction.buyOrder,
    sessionId: transaction.sessionId,
    amount: transaction.amount,
    returnUrl: transaction.returnUrl,
    state: stateName(transaction),
    status: sale?.status ?? 'INITIALIZED',
    commits: transaction.commits,
    authorizationCode: sale?.authorizationCode ?? null,
    responseCode: sale?.responseCode ?? null,
    balance: sale?.balance ?? 0,
    refunds: (sale?.refunds ?? []).map(refundView),
    createdAt: isoInstant(transaction.createdAt),
    committedAt: sale ? isoInstant(sale.soldAt) : null,
    calls: bank.calls.of(transaction.token),
  };
}

function stateName({ state }: Transaction): string {
  switch (state.name) {
    case 'bank-answered':
      return state.vci === 'TSY' ? 'bank-passed' : 'bank-refused';
    case 'committed':
      return state.sale.status.toLowerCase().replaceAll('_', '-');
    default:
      return state.name;
  }
}

const refundView = ({ type, amount, at, authorizationCode }: Refund): View => ({
  type,
  amount,
  authorizationCode,
  at: isoInstant(at),
});

/** Every sale the bank has approved, of both products: what was taken, what was given back, what is left. */
export function charges(bank: Bank): View[] {
  const payments = bank.transactions.all().flatMap((transaction) => {
    const { state, token, buyOrder } = transaction;
    if (state.name !== 'committed' || state.sale.status === 'FAILED') return [];
    return [
      chargeView(state.sale, state.sale.authorizationCode, {
        product: 'webpay-plus',
        token,
        buyOrder,
        commits: transaction.commits,
      }),
    ];
  });
  const cardCharges = bank.authorizations.all().flatMap(({ buyOrder: parent, username, tbkUser, details }) =>
    details
      .filter(({ responseCode }) => responseCode === 0)
      .map((detail) =>
        chargeView(detail, detail.authorizationCode, {
          product: 'oneclick',
          parentBuyOrder: parent,
          buyOrder: detail.buyOrder,
          storeCode: detail.storeCode,
          username,
          tbkUser,
        }),
      ),
  );
  return [...payments, ...cardCharges];
}

function chargeView(sale: Sale, authorizationCode: string, identity: View): View {
  return {
    ...identity,
    authorizationCode,
    status: sale.status,
    amount: sale.amount,
    refunded: sale.amount - sale.balance,
    net: sale.balance,
    authorizedAt: isoInstant(sale.soldAt),
  };
}

/** Cards and tries to save one, without card numbers. */
export function inscriptionViews(bank: Bank): View {
  return {
    inscriptions: bank.inscriptions.all().map(({ token, username, email, state, createdAt }) => ({
      token,
      username,
      email,
      state: state.name,
      createdAt: isoInstant(createdAt),
    })),
    cards: bank.savedCards.all().map(({ tbkUser, username, cardNumber, enrolledAt, removed }) => ({
      tbkUser,
      username,
      lastFour: lastFour(cardNumber),
      enrolledAt: isoInstant(enrolledAt),
      removedBy: removed?.by ?? null,
    })),
  };
}

/** Every Oneclick charge, approved or not, part by part. */
export function authorizationViews(bank: Bank): View[] {
  return bank.authorizations.all().map(({ buyOrder, username, tbkUser, authorizedAt, details }) => ({
    buyOrder,
    username,
    tbkUser,
    authorizedAt: isoInstant(authorizedAt),
    calls: bank.calls.of(buyOrder),
    details: details.map((detail) => ({
      buyOrder: detail.buyOrder,
      storeCode: detail.storeCode,
      amount: detail.amount,
      status: detail.status,
      responseCode: detail.responseCode,
      balance: detail.balance,
      refunds: detail.refunds.map(refundView),
    })),
  }));
}
