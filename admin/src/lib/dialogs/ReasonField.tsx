import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { faultOfReason, LONGEST_REASON } from './reason';

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** Whether to tell what is wrong: not before a person tried to go on. */
  isShown: boolean;
}

/** Why staff do it. */
export function ReasonField({ value, onChange, isShown }: ReasonFieldProps) {
  const translate = useTranslate();
  const fault = isShown ? faultOfReason(value) : null;
  return (
    <TextField
      name="reason"
      label={translate('console.reason.label')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      fullWidth
      required
      autoComplete="off"
      error={fault !== null}
      helperText={translate(fault ? `console.reason.${fault}` : 'console.reason.hint')}
      slotProps={{ htmlInput: { maxLength: LONGEST_REASON }, inputLabel: { required: false } }}
    />
  );
}
