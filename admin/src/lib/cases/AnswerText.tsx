import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

interface AnswerTextProps {
  /** Who reads it, and where: the key of a text. */
  hint: string;
  text: string;
  onChange: (text: string) => void;
}

/** The words of an answer to a report or an enquiry. */
export function AnswerText({ hint, text, onChange }: AnswerTextProps) {
  const translate = useTranslate();
  return (
    <TextField
      multiline
      minRows={4}
      margin="none"
      label={translate('console.support.text')}
      helperText={translate(hint)}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
