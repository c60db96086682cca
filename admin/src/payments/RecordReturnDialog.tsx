import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { commands } from '../commands';
import { Choice } from '../lib/dialogs/Choice';
import { ReasonDialog } from '../lib/dialogs/ReasonDialog';
import type { Payment } from '../lib/wire';

const WORDS = 'console.payment.do.record';

interface RecordReturnDialogProps {
  payment: Payment;
  amount: string;
  onDone: () => void;
  onClose: () => void;
}

/** Money that no one wanted has gone back although the bank had refused. */
export function RecordReturnDialog({ payment, amount, onDone, onClose }: RecordReturnDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [by, setBy] = useState<'bank' | 'transfer' | null>(null);
  const record = async (reason: string): Promise<void> => {
    const { refund } = await commands.recordReturn(payment.id, by ?? 'bank', reason);
    const isBanks = by === 'transfer' && refund?.how !== 'transferred';
    // A person may have to call a transfer off: that sentence stays until it is read.
    notify(
      `${WORDS}.${isBanks ? 'bankGaveBack' : 'done'}`,
      isBanks ? { type: 'warning', autoHideDuration: null, multiLine: true } : { type: 'success' },
    );
  };
  return (
    <ReasonDialog
      title={translate(`${WORDS}.title`)}
      consequence={translate(`${WORDS}.consequence`, { amount })}
      action={translate(`${WORDS}.action`)}
      done={null}
      lacks={by === null ? translate(`${WORDS}.missing`) : null}
      intention={record}
      onDone={onDone}
      onClose={onClose}
    >
      <Choice
        question={translate(`${WORDS}.question`)}
        answers={{ bank: translate(`${WORDS}.bank`), transfer: translate(`${WORDS}.transfer`) }}
        value={by}
        onChange={setBy}
      />
    </ReasonDialog>
  );
}
