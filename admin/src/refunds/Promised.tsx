import { useTranslate } from 'react-admin';
import { Mark } from '../lib/Mark';
import { useFormat } from '../lib/format';
import type { RefundLine } from '../lib/wire';

/** The promised day of the answer; one that is over stands out. */
export function Promised({ refund: { answerBy, overdue } }: { refund: Pick<RefundLine, 'answerBy' | 'overdue'> }) {
  const translate = useTranslate();
  const format = useFormat();
  if (!answerBy) return <>{translate('console.none')}</>;
  const day = format.civilDay(answerBy, 'date');
  return overdue ? <Mark tone="bad">{translate('console.refund.overdue', { day })}</Mark> : <>{day}</>;
}
