import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

interface ReferenceFieldProps {
  reference: string;
  onType: (reference: string) => void;
  isFaulty: boolean;
}

/** As the API counts. */
export const isTooShort = (reference: string): boolean => reference.trim().length < 3;

/** What the bank calls the transfer. */
export function ReferenceField({ reference, onType, isFaulty }: ReferenceFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      name="reference"
      label={translate('resources.payouts.fields.reference')}
      value={reference}
      onChange={(event) => onType(event.target.value)}
      fullWidth
      required
      autoComplete="off"
      error={isFaulty}
      helperText={isFaulty ? translate('console.payouts.referenceFault') : undefined}
      slotProps={{ htmlInput: { maxLength: 200 }, inputLabel: { required: false } }}
    />
  );
}
