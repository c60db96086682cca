import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Refusal } from './Refusal';
import { useIntention } from './useIntention';

export interface IntentionDialogProps {
  title: string;
  /** What will happen, in words. */
  consequence: string;
  /** The word on the button that does it. */
  action: string;
  /** What is said once it is done; null where the intention says it itself. */
  done: string | null;
  tone?: 'primary' | 'error';
  /** What must be chosen before, in a sentence; null once it is. */
  lacks?: string | null;
  /** The name of the field that cannot be sent as it is. */
  faulty?: string | null;
  intention: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  /** The fields; they tell their faults once a person tried to send them. */
  children: (isShown: boolean) => ReactNode;
}

/** Says what will happen and carries it out; stays open, with the API's sentence, when it is refused. */
export function IntentionDialog(props: IntentionDialogProps) {
  const { title, consequence, action, done, tone = 'primary', lacks = null, faulty = null } = props;
  const { intention, onDone, onClose, children } = props;
  const consequenceId = useId();
  const [isShown, setShown] = useState(false);
  const { isBusy, refusal, carryOut } = useIntention();

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setShown(true);
    if (faulty) event.currentTarget.querySelector<HTMLElement>(`[name="${faulty}"]`)?.focus();
    if (!faulty && !lacks) void carryOut(intention, done, onDone);
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-describedby={consequenceId}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={consequenceId} sx={{ mb: 2, color: 'text.primary' }}>
            {consequence}
          </DialogContentText>
          {children(isShown)}
          <Refusal sentence={isShown && lacks ? lacks : refusal} />
        </DialogContent>
        <Buttons action={action} tone={tone} isBusy={isBusy} onCancel={onClose} />
      </Box>
    </Dialog>
  );
}

interface ButtonsProps {
  action: string;
  tone: 'primary' | 'error';
  isBusy: boolean;
  onCancel: () => void;
}

function Buttons({ action, tone, isBusy, onCancel }: ButtonsProps) {
  const translate = useTranslate();
  return (
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button onClick={onCancel} color="inherit">
        {translate('ra.action.cancel')}
      </Button>
      <Button type="submit" variant="contained" color={tone} disabled={isBusy}>
        {action}
      </Button>
    </DialogActions>
  );
}
