import type { Instant } from '../../../kernel/instant.js';
import type { Pesos } from '../../../kernel/money.js';
import type { Observation } from '../payment.commands.js';

/** What a commit or status call answers; nothing in it is certain before it was looked at. */
export type BankReply = Record<string, unknown>;

/**
 * Judges a commit's or a status's answer.
 * Approved only if the response code is the number 0 and the status is AUTHORIZED; never from one of them alone.
 */
export function judge(reply: unknown): Observation {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return { seen: 'no-answer', why: 'the body was no object' };
  const { status, response_code: responseCode } = reply as BankReply;
  switch (status) {
    case 'AUTHORIZED':
    case 'CAPTURED':
      return responseCode === 0 ? approved(reply as BankReply) : { seen: 'no-answer', why: `contradiction: ${status} with code ${String(responseCode)}` };
    case 'FAILED':
      return {
        seen: 'declined', responseCode: wholeOf(responseCode), bankStatus: 'FAILED', cardLast4: last4(reply as BankReply), paymentTypeCode: textOf((reply as BankReply).payment_type_code),
      };
    case 'REVERSED':
      return { seen: 'money-returned', how: 'reversed' };
    case 'NULLIFIED':
      return { seen: 'money-returned', how: 'nullified' };
    case 'INITIALIZED':
      return { seen: 'initialized' };
    default:
      return { seen: 'no-answer', why: status === undefined || status === null ? 'the answer had no status' : `status ${String(status).slice(0, 40)}` };
  }
}

/** What the bank still holds of money it took, or why nobody knows. */
export type Standing = { is: 'holds'; balance: Pesos; how: 'reversed' | 'nullified' } | { is: 'refused'; message: string } | { is: 'no-answer'; why: string };

/** Reads off a status what is left of a payment after its refunds; the balance alone tells several parts apart. */
export function judgeStanding(reply: unknown): Standing {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return { is: 'no-answer', why: 'the body was no object' };
  const { status, amount, balance } = reply as BankReply;
  const left = wholeOf(status === 'AUTHORIZED' || status === 'CAPTURED' ? (balance ?? amount) : balance);
  switch (status) {
    case 'REVERSED':
      return { is: 'holds', balance: 0, how: 'reversed' };
    case 'NULLIFIED':
      return { is: 'holds', balance: left ?? 0, how: 'nullified' };
    case 'AUTHORIZED':
    case 'CAPTURED':
    case 'PARTIALLY_NULLIFIED':
      return left === null ? { is: 'no-answer', why: `${status} without a balance` } : { is: 'holds', balance: left, how: 'nullified' };
    default:
      return { is: 'no-answer', why: status === undefined || status === null ? 'the answer had no status' : `status ${String(status).slice(0, 40)}` };
  }
}

/** Words that are not the bank's come from a gateway, which knows nothing of the money behind it. */
export function isBanksWord(message: string): boolean {
  return message !== '' && !/^(Unexpected error$|AxiosError|Request failed)/.test(message);
}

/**
 * What a refused commit means for the money, when the status has not decided it.
 * Whoever finished it, or holds its lock, may have taken the money: another commit of ours among them.
 */
export function judgeRefusedCommit(message: string, status: Observation): Observation {
  if (message.startsWith('Transaction has an invalid finished state: aborted')) return { seen: 'ended-at-bank', word: 'aborted' };
  const isNotFinished = message.startsWith("Invalid status '0'");
  if (isNotFinished && status.seen === 'initialized') return { seen: 'not-finished', message };
  // Words that are not the bank's come from a gateway, which knows nothing of the money behind it.
  const mayBeMoney = /^Transaction (has an invalid finished state|already locked)|^Unexpected error$|^AxiosError/.test(message);
  return mayBeMoney || isNotFinished ? { seen: 'no-answer', why: `commit refused: ${message}` } : { seen: 'commit-refused', message };
}

function approved(reply: BankReply): Observation {
  const amount = wholeOf(reply.amount);
  const { buy_order: buyOrder, session_id: sessionId, authorization_code: authorizationCode, transaction_date: transactionAt } = reply;
  if (amount === null || !isText(buyOrder) || !isText(sessionId) || !isText(authorizationCode) || !isInstant(transactionAt)) {
    return { seen: 'no-answer', why: 'an approval without its amount, order, session, code or date' };
  }
  return {
    seen: 'authorized',
    approval: {
      amount, buyOrder, sessionId, authorizationCode, transactionAt: new Date(transactionAt).toISOString(),
      paymentTypeCode: textOf(reply.payment_type_code) ?? '',
      responseCode: 0,
      installments: wholeOf(reply.installments_number) ?? 0,
      installmentAmount: wholeOf(reply.installments_amount),
      cardLast4: last4(reply),
      vci: textOf(reply.vci),
    },
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function textOf(value: unknown): string | null {
  return isText(value) ? value : null;
}

function isInstant(value: unknown): value is Instant {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

/** The bank writes 1000, 1000.0 or 1000.00 for the same amount. */
function wholeOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^-?\d+(\.0+)?$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

function last4(reply: BankReply): string | null {
  const detail = reply.card_detail as { card_number?: unknown } | null | undefined;
  const digits = /(\d{4})$/.exec(String(detail?.card_number ?? ''));
  return digits?.[1] ?? null;
}
