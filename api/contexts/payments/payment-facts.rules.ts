import type { Approval } from './payment.events.js';

/** What the bank's two letters say about card and instalments. */
export function paymentTypeOf(code: string): {
  paymentType: 'debit' | 'credit' | 'prepaid';
  installmentType: 'issuer' | 'without-interest' | null;
} {
  if (code === 'VD') return { paymentType: 'debit', installmentType: null };
  if (code === 'VP') return { paymentType: 'prepaid', installmentType: null };
  if (code === 'VC') return { paymentType: 'credit', installmentType: 'issuer' };
  return { paymentType: 'credit', installmentType: ['S2', 'SI', 'NC'].includes(code) ? 'without-interest' : null };
}

/** The facts of an approval as buyers see them; an instalment amount that the bank does not tell is not computed. */
export function paymentFacts(approval: Approval) {
  const { paymentType, installmentType } = paymentTypeOf(approval.paymentTypeCode);
  const { buyOrder, authorizationCode, transactionAt, cardLast4, responseCode, installments, installmentAmount } =
    approval;
  return {
    buyOrder,
    authorizationCode,
    transactionAt,
    paymentType,
    installmentType,
    cardLast4,
    responseCode,
    installments: installments > 0 ? installments : null,
    installmentAmount: installments > 0 ? installmentAmount : null,
  };
}
