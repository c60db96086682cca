import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { commands } from '../commands';
import { IntentionDialog } from '../lib/IntentionDialog';

const WORDS = 'console.refund.do.transfer';

/** Records a transfer that was made by hand, with what finds it again at the bank. */
export function TransferDialog({
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
  const [reference, setReference] = useState('');
  const isShort = reference.trim().length < 3;
  return (
    <IntentionDialog
      title={translate(`${WORDS}.title`)}
      consequence={translate(`${WORDS}.consequence`, { amount })}
      action={translate(`${WORDS}.action`)}
      done={`${WORDS}.done`}
      faulty={isShort ? 'reference' : null}
      intention={() => commands.recordTransfer(refundId, reference.trim())}
      onDone={onDone}
      onClose={onClose}
    >
      {(tells) => (
        <TextField
          name="reference"
          label={translate(`${WORDS}.reference`)}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
          fullWidth
          required
          autoComplete="off"
          error={tells && isShort}
          helperText={translate(tells && isShort ? `${WORDS}.fault` : `${WORDS}.hint`)}
          slotProps={{ htmlInput: { maxLength: 200 }, inputLabel: { required: false } }}
        />
      )}
    </IntentionDialog>
  );
}
