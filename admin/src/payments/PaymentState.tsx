import { useTranslate } from 'react-admin';
import { Mark, type Tone } from '../lib/Mark';

export const STATES = [
  'planned',
  'token-issued',
  'checking',
  'committing',
  'authorizing',
  'unknown',
  'approved',
  'declined',
  'closed',
  'needs-person',
  'orphaned',
  'refunding',
  'refund-unknown',
  'refunded',
  'refund-failed',
];

const TONE: Record<string, Tone> = {
  approved: 'good',
  declined: 'over',
  closed: 'over',
  refunded: 'back',
  refunding: 'back',
  orphaned: 'back',
  unknown: 'bad',
  'needs-person': 'bad',
  'refund-unknown': 'bad',
  'refund-failed': 'bad',
};

export function PaymentState({ state }: { state: string }) {
  const translate = useTranslate();
  return <Mark tone={TONE[state] ?? 'open'}>{translate(`console.payment.state.${state}`, { _: state })}</Mark>;
}
