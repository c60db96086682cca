import { useTranslate } from 'react-admin';
import { Mark, type Tone } from '../lib/Mark';
import type { ReportLine } from '../lib/wire';

const TONE: Record<ReportLine['status'], Tone> = {
  received: 'open',
  'in-progress': 'open',
  'needs-reply': 'back',
  solved: 'good',
  closed: 'over',
};

/** Where a report stands, and whether its promised day is over. */
export function ReportState({ report: { status, overdue } }: { report: Pick<ReportLine, 'status' | 'overdue'> }) {
  const translate = useTranslate();
  if (overdue) return <Mark tone="bad">{translate('console.support.late')}</Mark>;
  return <Mark tone={TONE[status]}>{translate(`console.support.status.${status}`)}</Mark>;
}
