import { TextField } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { commands } from '../commands';
import { IntentionDialog } from '../lib/dialogs/IntentionDialog';
import { codeOf } from '../lib/http';
import type { Rating } from '../lib/wire';

/** What staff may do with a rating. */
export type RatingAction = 'publish' | 'refuse' | 'removeAnswer';

const LONGEST_REASON = 500;

/** Refusals that tell that the list shows what is no longer so. */
const OUTDATED = ['rating-changed', 'rating-unknown'];

interface RatingDialogProps {
  /** As staff read it. */
  rating: Rating;
  action: RatingAction;
  onClose: () => void;
}

/** Says what will happen to a rating and carries it out; a refusal needs the message that the person reads. */
export function RatingDialog({ rating, action, onClose }: RatingDialogProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [reason, setReason] = useState('');
  const words = `console.rating.do.${action}`;
  const isRefusal = action === 'refuse';
  const isMissing = isRefusal && reason.trim() === '';
  const intention = () =>
    send(rating, action, reason.trim()).catch((error: unknown) => {
      if (OUTDATED.includes(codeOf(error) ?? '')) refresh();
      throw error;
    });
  return (
    <IntentionDialog
      title={translate(`${words}.title`, { name: rating.username })}
      consequence={translate(`${words}.consequence`)}
      action={translate(`${words}.action`)}
      done={`${words}.done`}
      tone={action === 'publish' ? 'primary' : 'error'}
      faulty={isMissing ? 'reason' : null}
      intention={intention}
      onClose={onClose}
      onDone={() => {
        onClose();
        refresh();
      }}
    >
      {(isShown) =>
        isRefusal && (
          <Reason value={reason} onChange={setReason} isFaulty={isShown && isMissing} language={rating.language} />
        )
      }
    </IntentionDialog>
  );
}

function send({ id, version }: Rating, action: RatingAction, message: string): Promise<unknown> {
  if (action === 'removeAnswer') return commands.removeRatingAnswer(id);
  if (action === 'publish') return commands.decideRating(id, { verdict: 'published', version, message: '' });
  return commands.decideRating(id, { verdict: 'refused', version, message });
}

interface ReasonProps {
  value: string;
  onChange: (reason: string) => void;
  isFaulty: boolean;
  language: Rating['language'];
}

/** What the person reads. Unlike the reasons of other intentions it is not kept for ever. */
function Reason({ value, onChange, isFaulty, language }: ReasonProps) {
  const translate = useTranslate();
  return (
    <TextField
      name="reason"
      label={translate('resources.ratings.fields.reason')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      multiline
      minRows={3}
      fullWidth
      required
      autoComplete="off"
      error={isFaulty}
      helperText={translate(isFaulty ? 'console.reason.missing' : `console.rating.reasonHint.${language}`)}
      slotProps={{ htmlInput: { maxLength: LONGEST_REASON }, inputLabel: { required: false } }}
    />
  );
}
