import { useState, type ReactNode } from 'react';
import { IntentionDialog, type IntentionDialogProps } from './IntentionDialog';
import { faultOfReason } from './reason';
import { ReasonField } from './ReasonField';

interface ReasonDialogProps extends Omit<IntentionDialogProps, 'intention' | 'faulty' | 'children'> {
  intention: (reason: string) => Promise<unknown>;
  children?: ReactNode;
}

/** Asks for the reason of an intention and carries it out. */
export function ReasonDialog({ intention, children, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <IntentionDialog
      {...dialog}
      faulty={faultOfReason(reason) ? 'reason' : null}
      intention={() => intention(reason.trim())}
    >
      {(isShown) => (
        <>
          {children}
          <ReasonField value={reason} onChange={setReason} isShown={isShown} />
        </>
      )}
    </IntentionDialog>
  );
}
