import { Alert, type AlertColor } from '@mui/material';
import { useGetIdentity, useTranslate } from 'react-admin';
import { useFormat } from '../lib/format';
import type { Refund } from '../lib/wire';

const SEVERITY: Record<Refund['state'], AlertColor> = {
  requested: 'info',
  'awaiting-second-approval': 'info',
  approved: 'info',
  started: 'info',
  unknown: 'warning',
  'needs-person': 'error',
  failed: 'error',
  completed: 'success',
  denied: 'info',
};

/** Where the refund stands, in plain words, and what has to be done next. */
export function RefundDetail({ refund }: { refund: Refund }) {
  const translate = useTranslate();
  const { data: me } = useGetIdentity();
  const sentences = useSentences(refund, String(me?.id ?? ''));
  return (
    <Alert
      severity={refund.overdue ? 'warning' : SEVERITY[refund.state]}
      variant="outlined"
      role="status"
      sx={{ bgcolor: 'background.paper' }}
    >
      {sentences.map(([key, words]) => translate(`console.refund.story.${key}`, words)).join(' ')}
    </Alert>
  );
}

function useSentences(refund: Refund, me: string): [string, Record<string, string>][] {
  const translate = useTranslate();
  const format = useFormat();
  const erased = translate('console.refund.erased');
  const amount = format.money(refund.amount);
  const at = refund.decidedAt ? format.moment(refund.decidedAt, 'full') : '';
  const own: [string, Record<string, string>][] = refund.personId === me ? [['own', {}]] : [];
  const promised: [string, Record<string, string>][] = refund.answerBy
    ? [[refund.overdue ? 'overdueSince' : 'promised', { day: format.civilDay(refund.answerBy, 'long') }]]
    : [];
  switch (refund.state) {
    case 'requested':
      return [['requested', { name: refund.personName ?? erased, amount }], ...promised, ...own];
    case 'awaiting-second-approval':
      return refund.approvedBy?.id === me
        ? [['awaitingMine', {}]]
        : [['awaiting', { approver: refund.approvedBy?.name ?? erased }], ...promised, ...own];
    case 'needs-person':
      return [['needsPerson', { amount }], ...own];
    case 'failed':
      return [
        ['failed', { amount }],
        ...(!refund.bankTakesBack ? [['failedLate', {}] as [string, Record<string, string>]] : []),
        ...own,
      ];
    case 'completed':
      return [['completed', { amount, at, how: translate(`timeline.how.${refund.how ?? 'nullified'}`) }]];
    default:
      return [[refund.state, { amount, at }]];
  }
}
