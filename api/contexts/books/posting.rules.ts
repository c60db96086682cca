import type { CivilDate } from '../../kernel/calendar.js';
import { sum, type Pesos } from '../../kernel/money.js';
import type { PlanSharesSettled, PoolsMoved } from '../earnings/earnings.events.js';
import type { PayoutFailed, PayoutPaid } from '../earnings/payout.events.js';
import type { OrderEvent, OrderRefunded } from '../ordering/order.events.js';
import type { CardPaymentPlanned, PaymentEvent } from '../payments/payment.events.js';
import type { GameReleased } from '../publishing/release.events.js';
import { developerShare, splitRuleOn } from './split.rules.js';

/**
 * The accounts. `pending` and `expected` stand against each other while an attempt to pay is open; `received` holds the bank's yes until the
 * order takes it, within the same append; `developer-unearned` holds plans' shares until a month's close gives them to studios; `withheld-tax` is
 * what we owe the tax office for studios; `refunds` is what we owe buyers until the bank has given it back; `bank` is our own bank account.
 */
export type Account =
  | 'cash-at-provider'
  | 'bank'
  | 'revenue'
  | 'developer-payable'
  | 'developer-unearned'
  | 'withheld-tax'
  | 'vat'
  | 'refunds'
  | 'received'
  | 'pending'
  | 'expected';

/** One line of the books: a debit above zero, a credit below. */
export interface Entry {
  account: Account;
  /** Under `developer-payable` the developer, or the pool of a month's plans; else null. */
  subAccount: string | null;
  amount: number;
  /** The game that a developer's part is of; absent for plans and where no game is meant. */
  gameId?: string;
}

/** What a line of an order brings to whom. */
interface SaleLine {
  /** Null for the period of a plan. */
  gameId: string | null;
  price: Pesos;
  payTo: string;
  developerShare: Pesos;
  /** How much of the price has gone back. */
  refunded: Pesos;
}

export interface Sale {
  orderId: string;
  vat: Pesos;
  splitVersion: number;
  lines: SaleLine[];
}

/** What earlier facts say of the orders, attempts and games that a fact concerns. */
export interface Known {
  sales: Map<string, Sale>;
  /** Attempts that may still bring money. */
  open: Map<string, Pesos>;
  developers: Map<string, string>;
}

export type MoneyEvent =
  | OrderEvent
  | PaymentEvent
  | CardPaymentPlanned
  | GameReleased
  | PlanSharesSettled
  | PoolsMoved
  | PayoutPaid
  | PayoutFailed;

/** Where the share of a game goes whose developer is unknown. */
export const UNASSIGNED = 'unassigned';

/** Where the share of a plan goes by rules under which it accrues. */
const UNEARNED = 'unearned';

/** The entries of one fact; they add up to zero. A fact that moves no money has none. */
export function entriesOf(event: MoneyEvent, known: Known): Entry[] {
  switch (event.type) {
    case 'PaymentPlanned':
    case 'CardPaymentPlanned':
      return balanced(debit('pending', event.data.amount), credit('expected', event.data.amount));
    case 'PaymentClosed':
    case 'PaymentDeclined':
      return balanced(...voided(event.data.paymentId, known));
    case 'PaymentApproved':
      return balanced(
        ...voided(event.data.paymentId, known),
        debit('cash-at-provider', event.data.approval.amount),
        credit('received', event.data.approval.amount),
      );
    case 'PaymentOrphaned':
      return balanced(
        ...voided(event.data.paymentId, known),
        ...orphaned(event.data.amount ?? event.data.approval.amount),
      );
    case 'PaymentRefunded':
      return balanced(
        debit('refunds', event.data.amount),
        credit(event.data.how === 'transferred' ? 'bank' : 'cash-at-provider', event.data.amount),
      );
    case 'OrderPaid':
      return event.data.paid === 0 ? [] : sold(event.data.paid, saleOf(event.data.orderId, known));
    case 'OrderRefunded':
      return givenBack(event.data, saleOf(event.data.orderId, known));
    case 'PoolsMoved':
      return poolsMoved(event.data.pools);
    case 'PlanSharesSettled':
      return sharesSettled(event.data.lines);
    case 'PayoutPaid':
      return paidOut(event.data, 1);
    case 'PayoutFailed':
      return event.data.wasPaid ? paidOut(event.data, -1) : [];
    default:
      return [];
  }
}

/** The shares that waited by month wait with the others from now on; what goes back of them later moves with the next close. */
function poolsMoved(pools: PoolsMoved['data']['pools']): Entry[] {
  return balanced(
    ...pools.flatMap(({ pool, amount }) => [
      debit('developer-payable', amount, pool),
      credit('developer-unearned', amount),
    ]),
  );
}

/** From what no studio had earned to those who did; lines below zero go the other way. */
function sharesSettled(lines: PlanSharesSettled['data']['lines']): Entry[] {
  const byDeveloper = new Map<string, number>();
  for (const { developerId, amount } of lines)
    byDeveloper.set(developerId, (byDeveloper.get(developerId) ?? 0) + amount);
  const payable = [...byDeveloper].map(([developerId, amount]) => credit('developer-payable', amount, developerId));
  const total = lines.reduce((sumOfLines, { amount }) => sumOfLines + amount, 0);
  return balanced(debit('developer-unearned', total), ...payable);
}

/** What an event adds to what is known. */
interface Learnt {
  sale?: Sale;
  payment?: { paymentId: string; amount: Pesos | null };
  game?: { gameId: string; developerId: string };
}

/** What is known once a fact has happened; the maps are changed. @returns what changed, so that it can be kept. */
export function learn(event: MoneyEvent, known: Known, day: CivilDate): Learnt {
  switch (event.type) {
    case 'GameReleased': {
      const { gameId, developerId } = event.data;
      known.developers.set(gameId, developerId);
      return { game: { gameId, developerId } };
    }
    case 'OrderPlaced':
    case 'PeriodOrdered': {
      const sale = saleFrom(event, known, day);
      known.sales.set(sale.orderId, sale);
      return { sale };
    }
    case 'OrderRefunded': {
      const sale = lessRefunded(saleOf(event.data.orderId, known), event.data);
      known.sales.set(sale.orderId, sale);
      return { sale };
    }
    case 'PaymentPlanned':
    case 'CardPaymentPlanned': {
      const { paymentId, amount } = event.data;
      known.open.set(paymentId, amount);
      return { payment: { paymentId, amount } };
    }
    case 'PaymentClosed':
    case 'PaymentDeclined':
    case 'PaymentApproved':
    case 'PaymentOrphaned':
      known.open.delete(event.data.paymentId);
      return { payment: { paymentId: event.data.paymentId, amount: null } };
    default:
      return {};
  }
}

function saleFrom(
  event: Extract<MoneyEvent, { type: 'OrderPlaced' | 'PeriodOrdered' }>,
  known: Known,
  day: CivilDate,
): Sale {
  const rule = splitRuleOn(day);
  const { orderId, vat, total, net } = event.data;
  const line = (gameId: string | null, price: Pesos, lineNet: Pesos, payTo: string): SaleLine => ({
    gameId,
    price,
    payTo,
    developerShare: developerShare(lineNet, rule),
    refunded: 0,
  });
  const lines =
    event.type === 'PeriodOrdered'
      ? // Shared by use later; by the first rule a month's plans wait in one pool, told apart by their orders.
        [line(null, total, net, rule.plansAccrue ? UNEARNED : `pool-${event.data.from.slice(0, 7)}`)]
      : event.data.lines.map((game) =>
          line(game.gameId, game.price, game.net, known.developers.get(game.gameId) ?? UNASSIGNED),
        );
  return { orderId, vat, splitVersion: rule.version, lines };
}

/** Posted as it goes back, not with the figure of the bank's answer. */
function orphaned(amount: Pesos): Entry[] {
  return [debit('cash-at-provider', amount), credit('refunds', amount)];
}

function sold(paid: Pesos, { vat, lines }: Sale): Entry[] {
  const developers = lines.map((line) => {
    const { account, subAccount } = accountOf(line.payTo);
    return ofGame(credit(account, line.developerShare, subAccount), line.gameId);
  });
  const platform = paid - vat - sum(lines.map((line) => line.developerShare));
  return balanced(debit('received', paid), credit('vat', vat), ...developers, credit('revenue', platform));
}

/** A studio's money leaves our bank account, and what is withheld is owed to the tax office; the other way round when the bank sends it back. */
function paidOut(
  { developerId, amount, withheld, paid }: PayoutPaid['data'] | PayoutFailed['data'],
  way: 1 | -1,
): Entry[] {
  return balanced(
    debit('developer-payable', way * amount, developerId),
    credit('bank', way * paid),
    credit('withheld-tax', way * withheld),
  );
}

/** What of an order goes back, as far as the books have to know it. */
export type GivenBack = Pick<OrderRefunded['data'], 'lines' | 'amount' | 'vat' | 'how'>;

/** The entries of money that goes back: everybody returns their part, and the buyer is owed it or, by a transfer, has it. */
export function givenBack({ lines, amount, vat, how }: GivenBack, sale: Sale): Entry[] {
  const developers = lines.map((line) => {
    const before = lineOf(sale, line.gameId);
    const { account, subAccount } = accountOf(before.payTo);
    const gone = shareGone(before, before.refunded + line.amount) - shareGone(before, before.refunded);
    return ofGame(debit(account, gone, subAccount), line.gameId);
  });
  const platform = amount - vat - developers.reduce((total, entry) => total + entry.amount, 0);
  return balanced(
    debit('vat', vat),
    ...developers,
    debit('revenue', platform),
    credit(how === 'transferred' ? 'bank' : 'refunds', amount),
  );
}

function accountOf(payTo: string): { account: Account; subAccount: string | null } {
  return payTo === UNEARNED
    ? { account: 'developer-unearned', subAccount: null }
    : { account: 'developer-payable', subAccount: payTo };
}

/** The part of the developer's share that has gone with so much of the price; rounded over the whole, so that parts add up to it. */
function shareGone({ developerShare: share, price }: SaleLine, refunded: Pesos): Pesos {
  return price === 0 ? 0 : Number((2n * BigInt(share) * BigInt(refunded) + BigInt(price)) / (2n * BigInt(price)));
}

function lessRefunded(sale: Sale, { lines }: OrderRefunded['data']): Sale {
  const back = (gameId: string | null): Pesos =>
    sum(lines.filter((line) => line.gameId === gameId).map((line) => line.amount));
  return { ...sale, lines: sale.lines.map((line) => ({ ...line, refunded: line.refunded + back(line.gameId) })) };
}

function saleOf(orderId: string, { sales }: Known): Sale {
  const sale = sales.get(orderId);
  if (!sale) throw new Error(`the books know no order ${orderId}`);
  return sale;
}

function lineOf(sale: Sale, gameId: string | null): SaleLine {
  const line = sale.lines.find((found) => found.gameId === gameId);
  if (!line) throw new Error(`order ${sale.orderId} has no line ${gameId ?? 'for a plan'}`);
  return line;
}

function voided(paymentId: string, { open }: Known): Entry[] {
  const amount = open.get(paymentId) ?? 0;
  return [debit('expected', amount), credit('pending', amount)];
}

function debit(account: Account, amount: number, subAccount: string | null = null): Entry {
  return { account, subAccount, amount };
}

function credit(account: Account, amount: number, subAccount: string | null = null): Entry {
  return { account, subAccount, amount: 0 - amount };
}

const ofGame = (entry: Entry, gameId: string | null): Entry => (gameId === null ? entry : { ...entry, gameId });

/** @throws Error when the entries do not add up: nothing of that kind may enter the books. */
function balanced(...entries: Entry[]): Entry[] {
  const difference = entries.reduce((total, { amount }) => total + amount, 0);
  if (difference !== 0) throw new Error(`entries that are ${difference} apart`);
  return entries.filter(({ amount }) => amount !== 0);
}
