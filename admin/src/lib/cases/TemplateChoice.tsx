import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

interface TemplateChoiceProps {
  templates: readonly { key: string; text: string }[];
  onChoose: (text: string) => void;
}

/** Prepared words that begin an answer. */
export function TemplateChoice({ templates, onChoose }: TemplateChoiceProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={translate('console.support.template')}
      value=""
      onChange={({ target }) => onChoose(templates.find(({ key }) => key === target.value)?.text ?? '')}
    >
      {templates.map(({ key, text: words }) => (
        <MenuItem key={key} value={key} sx={{ whiteSpace: 'normal' }}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
}
