import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

const LONGEST = 1_000;

/** What the team notes for itself, kept apart from the reason because names may stand in it. */
export function NoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const translate = useTranslate();
  return (
    <TextField
      name="note"
      label={translate('console.refund.note')}
      helperText={translate('console.refund.noteHint')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      fullWidth
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: LONGEST } }}
    />
  );
}
