import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { faultOfReason } from './reason';
import { ReasonField } from './ReasonField';
import { Refusal } from './Refusal';
import { useIntention } from './useIntention';

interface ReasonDialogProps {
  title: string;
  /** What will happen, in words. */
  consequence: string;
  /** The word on the button that does it. */
  action: string;
  /** What is said once it is done. */
  done: string;
  tone?: 'primary' | 'error';
  /** What must be chosen before, in a sentence; null once it is. */
  lacks?: string | null;
  intention: (reason: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for the reason of an intention and carries it out; stays open, with the API's sentence, when it is refused. */
export function ReasonDialog({ title, consequence, action, done, tone = 'primary', lacks = null, intention, onDone, onClose, children }: ReasonDialogProps) {
  const translate = useTranslate();
  const consequenceId = useId();
  const [reason, setReason] = useState('');
  const [tells, setTells] = useState(false);
  const { isBusy, refusal, carryOut } = useIntention();

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setTells(true);
    if (lacks || faultOfReason(reason)) {
      event.currentTarget.querySelector<HTMLInputElement>('input[name="reason"]')?.focus();
      return;
    }
    await carryOut(() => intention(reason.trim()), done, onDone);
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-describedby={consequenceId}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={consequenceId} sx={{ mb: 2, color: 'text.primary' }}>{consequence}</DialogContentText>
          {children}
          <ReasonField value={reason} onChange={setReason} tells={tells} />
          <Refusal sentence={tells && lacks ? lacks : refusal} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} color="inherit">{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" color={tone} disabled={isBusy}>{action}</Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
