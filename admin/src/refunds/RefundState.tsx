import { useTranslate } from 'react-admin';
import { Mark, type Tone } from '../lib/Mark';
import type { RefundLine } from '../lib/wire';

export const STATES = [
  'requested',
  'awaiting-second-approval',
  'approved',
  'started',
  'unknown',
  'needs-person',
  'failed',
  'completed',
  'denied',
] as const;

/** Only what is back looks done; what failed or is not known stands out. */
const TONE: Record<RefundLine['state'], Tone> = {
  requested: 'open',
  'awaiting-second-approval': 'open',
  approved: 'back',
  started: 'back',
  unknown: 'bad',
  'needs-person': 'bad',
  failed: 'bad',
  completed: 'good',
  denied: 'over',
};

export function RefundState({ state }: { state: RefundLine['state'] }) {
  const translate = useTranslate();
  return <Mark tone={TONE[state]}>{translate(`console.refund.state.${state}`)}</Mark>;
}
