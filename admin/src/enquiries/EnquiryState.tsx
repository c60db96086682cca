import { useTranslate } from 'react-admin';
import { Mark, type Tone } from '../lib/Mark';
import type { EnquiryLine } from '../lib/wire';

const TONE: Record<EnquiryLine['status'], Tone> = { open: 'open', answered: 'good', closed: 'over' };

/** Where an enquiry stands; one that a program filled in needs no answer. */
export function EnquiryState({ enquiry: { status, overdue, isSuspicious } }: { enquiry: EnquiryLine }) {
  const translate = useTranslate();
  if (isSuspicious && status === 'open') return <Mark tone="back">{translate('console.enquiry.suspicious')}</Mark>;
  if (overdue) return <Mark tone="bad">{translate('console.support.late')}</Mark>;
  return <Mark tone={TONE[status]}>{translate(`console.enquiry.status.${status}`)}</Mark>;
}
