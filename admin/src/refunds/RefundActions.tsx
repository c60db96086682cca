import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useGetIdentity, useRefresh, useTranslate } from 'react-admin';
import { commands } from '../commands';
import { Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { ReasonDialog } from '../lib/dialogs/ReasonDialog';
import type { Refund } from '../lib/wire';
import { NoteDialog } from './NoteDialog';
import { NoteField } from './NoteField';
import { SettleDialog } from './SettleDialog';
import { TransferDialog } from './TransferDialog';

type Action = 'approve' | 'deny' | 'second' | 'retry' | 'transfer' | 'settle';

const WORDS = 'console.refund.do';

/** What the person at the console may do about a refund now; nothing about their own, nor twice about one that needs two people. */
export function RefundActions({ refund }: { refund: Refund }) {
  const translate = useTranslate();
  const { data: me } = useGetIdentity();
  const { canAccess } = useCanAccess({ resource: 'refunds', action: 'approve' });
  const [loading, setAction] = useState<Action | null>(null);
  const actions = canAccess && me ? actionsOf(refund, String(me.id)) : [];
  if (actions.length === 0) return null;
  return (
    <Panel title={translate('console.refund.actions')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions.map((action, n) => (
          <Button
            key={action}
            variant={n === 0 && action !== 'deny' ? 'contained' : 'outlined'}
            color={action === 'deny' ? 'error' : 'primary'}
            onClick={() => setAction(action)}
          >
            {translate(`${WORDS}.${action}.action`)}
          </Button>
        ))}
      </Box>
      {loading && <ActionDialog refund={refund} action={loading} onClose={() => setAction(null)} />}
    </Panel>
  );
}

/** The first one is what is mostly wanted. */
function actionsOf(refund: Refund, me: string): Action[] {
  if (refund.personId === me) return [];
  switch (refund.state) {
    case 'requested':
      return ['approve', 'deny'];
    case 'awaiting-second-approval':
      return refund.approvedBy?.id === me ? ['deny'] : ['second', 'deny'];
    case 'failed':
      return refund.bankTakesBack ? ['retry', 'transfer'] : ['transfer', 'retry'];
    case 'needs-person':
      return ['settle'];
    default:
      return [];
  }
}

function ActionDialog({
  refund: { id, amount },
  action,
  onClose,
}: {
  refund: Refund;
  action: Action;
  onClose: () => void;
}) {
  const refresh = useRefresh();
  const format = useFormat();
  const onDone = (): void => {
    onClose();
    refresh();
  };
  const shared = { amount: format.money(amount), onClose, onDone };
  if (action === 'settle') return <SettleDialog refundId={id} {...shared} />;
  if (action === 'transfer') return <TransferDialog refundId={id} {...shared} />;
  if (action === 'second')
    return <NoteDialog words={`${WORDS}.second`} intention={(note) => commands.secondRefund(id, note)} {...shared} />;
  if (action === 'retry')
    return <NoteDialog words={`${WORDS}.retry`} intention={(note) => commands.retryRefund(id, note)} {...shared} />;
  return <DecisionDialog refundId={id} action={action} {...shared} />;
}

interface DecisionDialogProps {
  refundId: string;
  action: 'approve' | 'deny';
  amount: string;
  onClose: () => void;
  onDone: () => void;
}

/** A yes or a no, with the reason that is kept and a note that is not. */
function DecisionDialog({ refundId, action, amount, onClose, onDone }: DecisionDialogProps) {
  const translate = useTranslate();
  const [note, setNote] = useState('');
  const words = `${WORDS}.${action}`;
  const decide = action === 'approve' ? commands.approveRefund : commands.denyRefund;
  return (
    <ReasonDialog
      title={translate(`${words}.title`)}
      consequence={translate(`${words}.consequence`, { amount })}
      action={translate(`${words}.action`)}
      done={`${words}.done`}
      tone={action === 'deny' ? 'error' : 'primary'}
      intention={(reason) => decide(refundId, reason, note.trim())}
      onClose={onClose}
      onDone={onDone}
    >
      <Box sx={{ mb: 2 }}>
        <NoteField value={note} onChange={setNote} />
      </Box>
    </ReasonDialog>
  );
}
