import type { Bank } from '../bank.js';
import { returnsOf, type ReturnRequest } from '../returns.js';
import type { Step, Visit } from '../visit.js';
import { wayBackOf, type Ending } from './endings.js';
import { find, keep } from './ledger.js';
import { abort, answerBank, chooseCard, logIn, openForm, type Transaction } from './transaction.js';

const MINUTE = 60_000;

/** The buyer of one transaction, as time has left it. */
export function paymentVisit(bank: Bank, token: string): Visit | undefined {
  const transaction = find(bank, token);
  if (!transaction) return undefined;

  const step = stepOf(bank, transaction);
  const change = (next: (current: Transaction) => Transaction): Transaction =>
    keep(bank, next(bank.transactions.get(token) as Transaction));
  const leave = (left: Transaction, ending: Ending): ReturnRequest[] => {
    const fault = bank.faults.take('return', { token, buyOrder: left.buyOrder });
    return returnsOf(wayBackOf(left, ending, bank.settings), wayBackOf(left, 'error', bank.settings), fault);
  };
  const now = (): number => bank.clock.now();
  const aborting = (ending: Ending) => () => {
    const aborted = change((current) => abort(current, now()));
    return leave(aborted, ending);
  };
  return {
    product: 'webpay-plus',
    token,
    amount: transaction.amount,
    reference: transaction.buyOrder,
    step,
    endsAt: openedAt(transaction) + bank.settings.formMinutes * MINUTE,
    open: () => {
      change((current) => openForm(current, now()));
    },
    choose: (card, installments, plan) => {
      change((current) => chooseCard(current, card, installments, plan));
    },
    logIn: () => {
      change(logIn);
    },
    answer: (vci) => {
      const answered = change((current) => answerBank(current, vci, now()));
      return leave(answered, 'finished');
    },
    cancel: aborting('cancelled'),
    runOutOfTime: aborting('timed-out'),
    fail: aborting('error'),
  };
}

function stepOf(bank: Bank, { token, state }: Transaction): Step {
  switch (state.name) {
    case 'created':
      return 'form';
    case 'form-open': {
      if (!state.choice) return 'form';
      return state.isLoggedIn ? 'bank-answer' : 'bank-login';
    }
    case 'aborted':
      return isJustOutOfTime(bank, token) ? 'expired' : 'ended';
    case 'bank-answered':
    case 'committed':
      return 'ended';
    default:
      return state satisfies never;
  }
}

// What time has aborted is still stored as open: the buyer has not been sent back yet.
function isJustOutOfTime(bank: Bank, token: string): boolean {
  const stored = bank.transactions.get(token)?.state.name;
  return stored === 'created' || stored === 'form-open';
}

const openedAt = ({ state, createdAt }: Transaction): number =>
  state.name === 'form-open' ? state.openedAt : createdAt;
