import { CONTRACT_CODES } from '../response-codes.rules.js';
import type { Observation } from '../../payment.commands.js';
import { isInstant, isText, last4Of, textOf, wholeOf, type BankReply } from '../reply.rules.js';

/**
 * Judges the answer to a charge, or to a question about it. We ask for one part, so one is judged.
 * Approved only if its response code is the number 0 and its status AUTHORIZED; never from one of them alone.
 */
export function judgeCharge(reply: unknown): Observation {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply))
    return { seen: 'no-answer', why: 'the body was no object' };
  const { details } = reply as BankReply;
  const [detail] = Array.isArray(details) ? (details as (BankReply | null)[]) : [];
  if (!Array.isArray(details) || details.length !== 1 || !detail)
    return { seen: 'no-answer', why: `the answer had ${Array.isArray(details) ? details.length : 'no'} parts` };
  return judgeDetail(reply as BankReply, detail);
}

function judgeDetail(reply: BankReply, detail: BankReply): Observation {
  const { status } = detail;
  const responseCode = wholeOf(detail.response_code);
  switch (status) {
    case 'AUTHORIZED':
    case 'CAPTURED':
      return detail.response_code === 0 ? approved(reply, detail) : contradiction(detail);
    case 'REVERSED':
      return { seen: 'money-returned', how: 'reversed' };
    case 'NULLIFIED':
      return { seen: 'money-returned', how: 'nullified' };
    case 'FAILED':
    case 'CONSTRAINTS_VIOLATED':
      return responseCode === 0 ? contradiction(detail) : declined(reply, detail, responseCode);
    default:
      return responseCode !== null && CONTRACT_CODES.includes(responseCode)
        ? declined(reply, detail, responseCode)
        : { seen: 'no-answer', why: `status ${String(status).slice(0, 40)}` };
  }
}

function contradiction({ status, response_code: code }: BankReply): Observation {
  return { seen: 'no-answer', why: `contradiction: ${String(status)} with code ${String(code)}` };
}

function declined(reply: BankReply, detail: BankReply, responseCode: number | null): Observation {
  return {
    seen: 'declined',
    responseCode,
    bankStatus: textOf(detail.status) ?? 'FAILED',
    cardLast4: last4Of(reply),
    paymentTypeCode: textOf(detail.payment_type_code),
  };
}

function approved(reply: BankReply, detail: BankReply): Observation {
  const amount = wholeOf(detail.amount);
  const { buy_order: buyOrder, transaction_date: transactionAt } = reply;
  const { buy_order: childBuyOrder, commerce_code: storeCode, authorization_code: authorizationCode } = detail;
  if (
    amount === null ||
    !isText(buyOrder) ||
    !isText(childBuyOrder) ||
    !isText(authorizationCode) ||
    !isInstant(transactionAt)
  ) {
    return { seen: 'no-answer', why: 'an approval without its amount, orders, code or date' };
  }
  return {
    seen: 'authorized',
    approval: {
      amount,
      buyOrder,
      sessionId: '',
      childBuyOrder,
      storeCode: String(storeCode),
      authorizationCode,
      transactionAt: new Date(transactionAt).toISOString(),
      paymentTypeCode: textOf(detail.payment_type_code) ?? '',
      responseCode: 0,
      installments: wholeOf(detail.installments_number) ?? 0,
      installmentAmount: wholeOf(detail.installments_amount),
      cardLast4: last4Of(reply),
      vci: null,
    },
  };
}

/** What a refused charge means for the money: only the bank's own words at the door exclude that it moved. */
export function judgeRefusedCharge(message: string): Observation {
  const atTheDoor =
    /^(Not Authorized|Api mismatch)/.test(message) ||
    / is required!$/.test(message) ||
    /^Invalid value for parameter: /.test(message);
  // A buy order that was used before may be this very charge, carried there twice.
  const usedBefore = /^Invalid value for parameter: buy_order$/.test(message);
  return atTheDoor && !usedBefore
    ? { seen: 'turned-away', message }
    : { seen: 'no-answer', why: `charge refused: ${message}` };
}

/** What a refused question means: the bank names an order that it does not know in two ways. */
export function judgeRefusedQuestion(status: number, message: string): Observation {
  const unknown =
    message.startsWith('Invalid value for parameter: buy order not found') ||
    (status === 404 && /not found/i.test(message));
  return unknown ? { seen: 'not-found' } : { seen: 'refused', message };
}
