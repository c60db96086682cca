import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

interface NextStatusProps<Status extends string> {
  states: readonly Status[];
  /** Where the names of the states stand. */
  words: string;
  next: Status;
  onChoose: (next: Status) => void;
}

/** The status from the answer on. */
export function NextStatus<Status extends string>({ states, words, next, onChoose }: NextStatusProps<Status>) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={translate('console.support.nextStatus')}
      value={next}
      onChange={({ target }) => onChoose(target.value as Status)}
    >
      {states.map((state) => (
        <MenuItem key={state} value={state}>
          {translate(`${words}.${state}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
