import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { commands } from '../commands';
import { Choice } from '../lib/dialogs/Choice';
import { ReasonDialog } from '../lib/dialogs/ReasonDialog';

const WORDS = 'console.refund.do.settle';

/** What the portal of the bank shows of a refund that the bank tells nothing about any more. */
export function SettleDialog({
  refundId,
  amount,
  onDone,
  onClose,
}: {
  refundId: string;
  amount: string;
  onDone: () => void;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const [returned, setReturned] = useState<'yes' | 'no' | null>(null);
  return (
    <ReasonDialog
      title={translate(`${WORDS}.title`)}
      consequence={translate(`${WORDS}.consequence`)}
      action={translate(`${WORDS}.action`)}
      done={`${WORDS}.done`}
      lacks={returned === null ? translate(`${WORDS}.missing`) : null}
      intention={(reason) => commands.settleRefund(refundId, returned === 'yes', reason)}
      onDone={onDone}
      onClose={onClose}
    >
      <Choice
        question={translate(`${WORDS}.question`, { amount })}
        answers={{ yes: translate(`${WORDS}.yes`), no: translate(`${WORDS}.no`) }}
        value={returned}
        onChange={setReturned}
      />
    </ReasonDialog>
  );
}
