import { allowsInstallments, lastFour, paymentType, type InstallmentKind, type TestCard } from '../cards.js';
import { accountingDate, isoInstant } from '../bank/clock.js';
import { BankRefusal, invalid, unprocessable } from '../wire/refusal.js';
import { giveBack, type RefundTerms, type Sale } from '../refunds.js';
import type { Vci } from '../visit.js';

const MINUTE = 60_000;

/** What the buyer typed into the form. */
type Choice = {
  cardNumber: string;
  cardKind: TestCard['kind'];
  approves: boolean;
  installments: number;
  plan: InstallmentKind;
};

/** The answer to a commit, kept with the money it took. */
type CommittedSale = Sale & { vci: Vci; authorizationCode: string; responseCode: number; installmentsAmount?: number };

type State =
  | { name: 'created' }
  | { name: 'form-open'; openedAt: number; choice?: Choice; isLoggedIn: boolean }
  | { name: 'bank-answered'; vci: Vci; choice: Choice; answeredAt: number }
  | { name: 'aborted'; abortedAt: number; choice?: Choice; vci?: Vci }
  | { name: 'committed'; choice: Choice; sale: CommittedSale };

/** One Webpay Plus transaction, from create to the last refund. */
export type Transaction = {
  token: string;
  commerceCode: string;
  buyOrder: string;
  sessionId: string;
  amount: number;
  returnUrl: string;
  createdAt: number;
  commits: number;
  state: State;
};

type Windows = { formMinutes: number; commitWindowMinutes: number };
/** Codes are asked for only when one is needed, so that none is used up by a refused call. */
type CommitTerms = { now: number; approvalCode: () => string; rejectionCode: () => number; isForcedToReject: boolean };

/** What time alone has done: a form left open and a sale not committed in time are both aborted. */
export function lapsed(transaction: Transaction, now: number, windows: Windows): Transaction {
  const { state } = transaction;
  switch (state.name) {
    case 'created':
      return overdue(transaction, transaction.createdAt + windows.formMinutes * MINUTE, now);
    case 'form-open':
      return overdue(transaction, state.openedAt + windows.formMinutes * MINUTE, now);
    case 'bank-answered':
      return overdue(transaction, state.answeredAt + windows.commitWindowMinutes * MINUTE, now);
    case 'aborted':
    case 'committed':
      return transaction;
    default:
      return state satisfies never;
  }
}

function overdue(transaction: Transaction, deadline: number, now: number): Transaction {
  return now > deadline ? abort(transaction, deadline) : transaction;
}

/** The buyer arrives at the form; coming again does not give more time. */
export function openForm(transaction: Transaction, now: number): Transaction {
  if (transaction.state.name !== 'created') return transaction;
  return { ...transaction, state: { name: 'form-open', openedAt: now, isLoggedIn: false } };
}

/** The buyer presses "Pagar" with a card the form accepts. */
export function chooseCard(
  transaction: Transaction,
  card: TestCard,
  installments: number,
  plan: InstallmentKind,
): Transaction {
  const { state } = transaction;
  if (state.name !== 'form-open') return transaction;
  if (!allowsInstallments(card.kind, installments, plan))
    throw new RangeError('This card does not take these instalments.');
  const choice = { cardNumber: card.number, cardKind: card.kind, approves: card.approves, installments, plan };
  return { ...transaction, state: { ...state, choice } };
}

/** The buyer proves at the bank who they are. */
export function logIn(transaction: Transaction): Transaction {
  const { state } = transaction;
  if (state.name !== 'form-open') return transaction;
  return { ...transaction, state: { ...state, isLoggedIn: true } };
}

/** The bank step ends; money is taken by the commit alone. */
export function answerBank(transaction: Transaction, vci: Vci, now: number): Transaction {
  const { state } = transaction;
  if (state.name !== 'form-open' || !state.choice) return transaction;
  return { ...transaction, state: { name: 'bank-answered', vci, choice: state.choice, answeredAt: now } };
}

/** The buyer leaves, or time does it for them. What is committed stays. */
export function abort(transaction: Transaction, now: number): Transaction {
  const { state } = transaction;
  if (state.name === 'committed' || state.name === 'aborted') return transaction;
  const choice = 'choice' in state ? state.choice : undefined;
  const vci = state.name === 'bank-answered' ? state.vci : undefined;
  return { ...transaction, state: { name: 'aborted', abortedAt: now, ...(choice && { choice }), ...(vci && { vci }) } };
}

/** Takes the money, once, if the buyer and the bank have said yes. */
export function commit(transaction: Transaction, terms: CommitTerms): Transaction {
  const { state } = transaction;
  switch (state.name) {
    case 'created':
    case 'form-open':
      throw unprocessable(
        "Invalid status '0' for transaction while authorizing. Commerce will be notified by webpay to authorize",
      );
    case 'aborted':
      throw unprocessable('Transaction has an invalid finished state: aborted');
    case 'committed':
      throw unprocessable(`Transaction has an invalid finished state: ${state.sale.status.toLowerCase()}`);
    case 'bank-answered': {
      const sale = sell(transaction.amount, state, terms);
      return {
        ...transaction,
        commits: transaction.commits + 1,
        state: { name: 'committed', choice: state.choice, sale },
      };
    }
    default:
      return state satisfies never;
  }
}

function sell(amount: number, answered: State & { name: 'bank-answered' }, terms: CommitTerms): CommittedSale {
  const { choice, vci } = answered;
  const isApproved = vci === 'TSY' && choice.approves && !terms.isForcedToReject;
  const type = paymentType(choice.cardKind, choice.installments, choice.plan);
  const sale = { amount, balance: isApproved ? amount : 0, paymentType: type, soldAt: terms.now, refunds: [], vci };
  if (!isApproved)
    return { ...sale, status: 'FAILED', authorizationCode: '000000', responseCode: terms.rejectionCode() };

  // Only the merchant's own plans have a known instalment; an issuer adds its interest later.
  const installmentsAmount = ['S2', 'SI', 'NC'].includes(type) ? Math.round(amount / choice.installments) : undefined;
  return {
    ...sale,
    status: 'AUTHORIZED',
    authorizationCode: terms.approvalCode(),
    responseCode: 0,
    ...(installmentsAmount && { installmentsAmount }),
  };
}

/** Gives money back on a committed sale. */
export function refund(
  transaction: Transaction,
  amount: number,
  terms: RefundTerms,
): { transaction: Transaction; reply: Record<string, unknown> } {
  const { state } = transaction;
  if (state.name !== 'committed') throw new BankRefusal(400, 'Transaction not found');
  const { sale, reply } = giveBack(state.sale, amount, terms);
  return { transaction: { ...transaction, state: { ...state, sale } }, reply };
}

/** What status and commit answer; fields that do not apply are absent. */
export function wireView(transaction: Transaction): Record<string, unknown> {
  const { state } = transaction;
  const sale = state.name === 'committed' ? state.sale : undefined;
  const choice = 'choice' in state && state.name !== 'form-open' ? state.choice : undefined;
  const at = sale?.soldAt ?? transaction.createdAt;
  return {
    vci: sale?.vci ?? ('vci' in state ? state.vci : undefined),
    amount: transaction.amount,
    status: sale?.status ?? 'INITIALIZED',
    buy_order: transaction.buyOrder,
    session_id: transaction.sessionId,
    card_detail: choice && { card_number: lastFour(choice.cardNumber) },
    accounting_date: accountingDate(at),
    transaction_date: isoInstant(at),
    authorization_code: sale?.authorizationCode,
    payment_type_code: choice && paymentType(choice.cardKind, choice.installments, choice.plan),
    response_code: sale?.responseCode,
    installments_amount: sale?.installmentsAmount,
    installments_number: choice && choice.installments > 1 ? choice.installments : 0,
    balance: sale?.refunds.some((refunded) => refunded.type === 'NULLIFIED') ? sale.balance : undefined,
  };
}

/** The one text for a token that is unknown, of another product or of another commerce. */
export const unknownToken = (): BankRefusal => invalid('token');
