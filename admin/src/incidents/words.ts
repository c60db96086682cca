import { useTranslate } from 'react-admin';
import { spaced } from '../lib/spaced';

/** What may differ, as the morning's comparison names it. */
export const KINDS = [
  'trial-balance', 'unbalanced-fact', 'pending-balance', 'paid-without-money', 'money-without-order', 'paid-without-access', 'paid-without-period', 'access-without-payment', 'order-not-in-books',
  'refund-not-in-books', 'money-not-attributed', 'refund-owed', 'refund-failed', 'payment-unknown', 'receipt-missing',
];

/** What differs, in a sentence; a kind that nobody wrote words for by its name. */
export function useKindSentence(): (kind: string) => string {
  const translate = useTranslate();
  return (kind) => translate(`console.incident.kind.${kind}`, { _: spaced(kind) });
}
