import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { commands } from '../commands';
import { IntentionDialog } from '../lib/dialogs/IntentionDialog';

const WORDS = 'console.refund.do.transfer';

interface TransferDialogProps {
  refundId: string;
  amount: string;
  onDone: () => void;
  onClose: () => void;
}

/** Records a transfer that was made by hand, with what finds it again at the bank. */
export function TransferDialog({ refundId, amount, onDone, onClose }: TransferDialogProps) {
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
      {(isShown) => (
        <TextField
          name="reference"
          label={translate(`${WORDS}.reference`)}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
          fullWidth
          required
          autoComplete="off"
          error={isShown && isShort}
          helperText={translate(isShown && isShort ? `${WORDS}.fault` : `${WORDS}.hint`)}
          slotProps={{ htmlInput: { maxLength: 200 }, inputLabel: { required: false } }}
        />
      )}
    </IntentionDialog>
  );
}
