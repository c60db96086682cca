import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useGetIdentity, useRefresh, useTranslate } from 'react-admin';
import { commands } from '../commands';
import { Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { ReasonDialog } from '../lib/dialogs/ReasonDialog';
import type { Payment } from '../lib/wire';
import { RecordReturnDialog } from './RecordReturnDialog';
import { SettlePaymentDialog } from './SettlePaymentDialog';

type Action = 'settle' | 'taken' | 'retry' | 'record';

const ACTIONS: Record<string, Action[]> = { 'needs-person': ['settle'], 'refund-failed': ['retry', 'record'] };
/** Ends after a doubt: the portal may show a charge after all, and no one asks the bank for ever. */
const DOUBTFUL_ENDS = ['not-taken', 'never-arrived', 'aborted-at-bank'];

/** What a person may decide about a payment of which no machine can know more; nothing about their own. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const translate = useTranslate();
  const { data: me } = useGetIdentity();
  const { canAccess } = useCanAccess({ resource: 'payments', action: 'settle' });
  const [chosen, setChosen] = useState<Action | null>(null);
  const actions = canAccess && me && String(me.id) !== payment.personId ? actionsOn(payment) : [];
  if (actions.length === 0) return null;
  return (
    <Panel title={translate('console.payment.decide')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions.map((action, n) => (
          <Button key={action} variant={n === 0 ? 'contained' : 'outlined'} onClick={() => setChosen(action)}>
            {translate(`console.payment.do.${action}.action`)}
          </Button>
        ))}
      </Box>
      {chosen && <ActionDialog payment={payment} action={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}

function actionsOn({ state, closedBecause }: Payment): Action[] {
  if (state === 'closed') return DOUBTFUL_ENDS.includes(closedBecause ?? '') ? ['taken'] : [];
  return ACTIONS[state] ?? [];
}

function ActionDialog({ payment, action, onClose }: { payment: Payment; action: Action; onClose: () => void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const format = useFormat();
  const onDone = (): void => {
    onClose();
    refresh();
  };
  const shared = { payment, amount: format.money(payment.amount), onClose, onDone };
  if (action === 'settle' || action === 'taken')
    return <SettlePaymentDialog {...shared} hasEnded={action === 'taken'} />;
  if (action === 'record') return <RecordReturnDialog {...shared} />;
  const words = 'console.payment.do.retry';
  return (
    <ReasonDialog
      title={translate(`${words}.title`)}
      consequence={translate(`${words}.consequence`, { amount: shared.amount })}
      action={translate(`${words}.action`)}
      done={`${words}.done`}
      intention={(reason) => commands.retryReturn(payment.id, reason)}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
