import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { Refusal } from '../dialogs/Refusal';
import { useIntention } from '../dialogs/useIntention';

/** A note that only staff read. */
export function Note({ add }: { add: (text: string) => Promise<unknown> }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { isBusy, refusal, carryOut } = useIntention();
  const [text, setText] = useState('');
  const done = (): void => {
    setText('');
    refresh();
  };
  const save = (): void => void carryOut(() => add(text.trim()), 'console.support.noted', done);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        multiline
        minRows={2}
        margin="none"
        label={translate('console.support.note')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Refusal sentence={refusal} />
      <Box>
        <Button variant="outlined" disabled={isBusy || text.trim() === ''} onClick={save}>
          {translate('console.support.addNote')}
        </Button>
      </Box>
    </Box>
  );
}
