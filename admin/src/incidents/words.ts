import { useTranslate } from 'react-admin';
import { useFormat } from '../lib/format';
import { spaced } from '../lib/spaced';
import type { IncidentLine } from '../lib/wire';

const COUNTED = [
  'paid-without-access',
  'access-without-payment',
  'paid-without-period',
  'receipt-missing',
  'credit-note-missing',
];
const IN_STATES = ['refund-failed', 'payment-unknown', 'plan-without-timer', 'timer-failing', 'card-unreadable'];

/** What may differ, as the morning's comparison names it. */
export const KINDS = [
  'trial-balance',
  'unbalanced-fact',
  'pending-balance',
  'paid-without-money',
  'money-without-order',
  'paid-without-access',
  'paid-without-period',
  'access-without-payment',
  'order-not-in-books',
  'refund-not-in-books',
  'money-not-attributed',
  'unearned-balance',
  'refund-owed',
  'refund-failed',
  'payment-unknown',
  'receipt-missing',
  'credit-note-missing',
  'plan-without-timer',
  'timer-failing',
  'card-unreadable',
  'settlement-not-ours',
  'settlement-missing',
  'settlement-amount',
  'settlement-code',
  'settlement-refund',
  'settlement-twice',
];

/** What differs, in a sentence; a kind that no one wrote words for by its name. */
export function useKindSentence(): (kind: string) => string {
  const translate = useTranslate();
  return (kind) => translate(`console.incident.kind.${kind}`, { _: spaced(kind) });
}

/** What should be or is, in the unit of its kind: a count of things, states of a payment, a code, else pesos. */
export function useFinding(): (kind: string, value: string) => string {
  const translate = useTranslate();
  const format = useFormat();
  return (kind, value) => {
    if (COUNTED.includes(kind)) return translate(`console.incident.count.${kind}`, { smart_count: Number(value) });
    if (IN_STATES.includes(kind))
      return translate(`console.incident.state.${value}`, {
        _: translate(`console.payment.state.${value}`, { _: value }),
      });
    return kind === 'settlement-code' ? value : format.money(Number(value));
  };
}

/** What an incident is about, in a few words. */
export function useSubjectWord(): (incident: Pick<IncidentLine, 'subjectKind' | 'subject' | 'subjectName'>) => string {
  const translate = useTranslate();
  return ({ subjectKind, subject, subjectName }) =>
    translate(`console.incident.subject.${subjectKind}`, { name: subjectName ?? subject });
}
