import { useTranslate } from 'react-admin';
import type { PaymentLine } from '../lib/wire';

/** The card in words: its kind and its last four digits, as far as the bank told. */
export function useCardWords(): (payment: Pick<PaymentLine, 'paymentType' | 'cardLast4'>) => string | null {
  const translate = useTranslate();
  return ({ paymentType, cardLast4 }) => {
    if (!cardLast4) return paymentType && translate(`console.payment.type.${paymentType}`);
    if (!paymentType) return translate('console.payment.ending', { last4: cardLast4 });
    return translate('console.payment.cardEnding', {
      type: translate(`console.payment.type.${paymentType}`),
      last4: cardLast4,
    });
  };
}
