import { useTranslate } from 'react-admin';
import { Mark, type Tone } from '../lib/Mark';
import type { PayoutLine } from '../lib/wire';

const TONE: Record<PayoutLine['state'] | 'overdue', Tone> = {
  requested: 'open',
  approved: 'open',
  released: 'open',
  paid: 'good',
  failed: 'back',
  overdue: 'bad',
};

/** Where a pay-out stands; late ones say so. */
export function PayoutState({ payout: { state, overdue } }: { payout: PayoutLine }) {
  const translate = useTranslate();
  const word = translate(`console.payouts.state.${state}`);
  return (
    <Mark tone={TONE[overdue ? 'overdue' : state]}>
      {overdue ? `${word} · ${translate('console.payouts.state.overdue')}` : word}
    </Mark>
  );
}
