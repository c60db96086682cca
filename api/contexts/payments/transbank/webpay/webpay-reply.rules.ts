import type { Observation } from '../../payment.commands.js';
import { isInstant, isText, last4Of, textOf, wholeOf, type BankReply } from '../reply.rules.js';

/**
 * Judges a commit's or a status's answer.
 * Approved only if the response code is the number 0 and the status is AUTHORIZED; never from one of them alone.
 */
export function judge(reply: unknown): Observation {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply))
    return { seen: 'no-answer', why: 'the body was no object' };
  const { status, response_code: responseCode } = reply as BankReply;
  switch (status) {
    case 'AUTHORIZED':
    case 'CAPTURED':
      return responseCode === 0
        ? approved(reply as BankReply)
        : { seen: 'no-answer', why: `contradiction: ${status} with code ${String(responseCode)}` };
    case 'FAILED':
      return {
        seen: 'declined',
        responseCode: wholeOf(responseCode),
        bankStatus: 'FAILED',
        cardLast4: last4Of(reply as BankReply),
        paymentTypeCode: textOf((reply as BankReply).payment_type_code),
      };
    case 'REVERSED':
      return { seen: 'money-returned', how: 'reversed' };
    case 'NULLIFIED':
      return { seen: 'money-returned', how: 'nullified' };
    case 'INITIALIZED':
      return { seen: 'initialized' };
    default:
      return {
        seen: 'no-answer',
        why:
          status === undefined || status === null
            ? 'the answer had no status'
            : `status ${String(status).slice(0, 40)}`,
      };
  }
}

/**
 * What a refused commit means for the money, when the status has not decided it.
 * What finished it, or holds its lock, may have taken the money: perhaps another commit of ours.
 */
export function judgeRefusedCommit(message: string, status: Observation): Observation {
  if (message.startsWith('Transaction has an invalid finished state: aborted'))
    return { seen: 'ended-at-bank', word: 'aborted' };
  const isNotFinished = message.startsWith("Invalid status '0'");
  if (isNotFinished && status.seen === 'initialized') return { seen: 'not-finished', message };
  // Words that are not the bank's come from a gateway, which knows nothing of the money behind it.
  const mayBeMoney = /^Transaction (has an invalid finished state|already locked)|^Unexpected error$|^AxiosError/.test(
    message,
  );
  return mayBeMoney || isNotFinished
    ? { seen: 'no-answer', why: `commit refused: ${message}` }
    : { seen: 'turned-away', message };
}

function approved(reply: BankReply): Observation {
  const amount = wholeOf(reply.amount);
  const {
    buy_order: buyOrder,
    session_id: sessionId,
    authorization_code: authorizationCode,
    transaction_date: transactionAt,
  } = reply;
  if (
    amount === null ||
    !isText(buyOrder) ||
    !isText(sessionId) ||
    !isText(authorizationCode) ||
    !isInstant(transactionAt)
  ) {
    return { seen: 'no-answer', why: 'an approval without its amount, order, session, code or date' };
  }
  return {
    seen: 'authorized',
    approval: {
      amount,
      buyOrder,
      sessionId,
      authorizationCode,
      transactionAt: new Date(transactionAt).toISOString(),
      paymentTypeCode: textOf(reply.payment_type_code) ?? '',
      responseCode: 0,
      installments: wholeOf(reply.installments_number) ?? 0,
      installmentAmount: wholeOf(reply.installments_amount),
      cardLast4: last4Of(reply),
      vci: textOf(reply.vci),
    },
  };
}
