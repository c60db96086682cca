import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { csv, download } from '../lib/csv';
import { Refusal } from '../lib/dialogs/Refusal';
import type { Batch } from '../lib/wire';

interface SaveCodesProps {
  batch: Batch;
  isBusy: boolean;
  refusal: string | null;
  onSaved: () => void;
  onBack: () => void;
}

/** Shows drawn codes so that they can be saved before they become active: afterwards the shop cannot show them. */
export function SaveCodes({ batch: { batchId, codes }, isBusy, refusal, onSaved, onBack }: SaveCodesProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [kept, setKept] = useState<'copied' | 'notCopied' | 'downloaded' | null>(null);
  useEffect(() => heading.current?.focus(), []);

  const copy = (): void =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setKept('copied'),
      () => setKept('notCopied'),
    );
  const save = (): void => {
    download(
      `codes-${batchId}.csv`,
      csv(
        ['code'],
        codes.map((code) => [code]),
      ),
    );
    setKept('downloaded');
  };

  return (
    <>
      <Typography ref={heading} tabIndex={-1} component="h2" variant="h6" sx={{ outline: 'none' }}>
        {translate('console.code.drawn', { smart_count: codes.length })}
      </Typography>
      <Alert severity="warning" variant="outlined" role="presentation">
        {translate('console.code.drawnHint')}
      </Alert>
      <Box
        component="ol"
        tabIndex={0}
        aria-label={translate('console.code.drawn', { smart_count: codes.length })}
        sx={{
          m: 0,
          py: 1,
          pl: 7,
          maxHeight: '40vh',
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontFamily: 'monospace',
          fontSize: '1rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" onClick={save}>
          {translate('console.code.download')}
        </Button>
        <Button variant="outlined" onClick={copy}>
          {translate('console.code.copy')}
        </Button>
        <Typography role="status" variant="body2">
          {kept && translate(`console.code.${kept}`)}
        </Typography>
      </Box>
      <Refusal sentence={refusal} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={isBusy} onClick={onSaved}>
          {translate('console.code.saved')}
        </Button>
        <Button color="inherit" onClick={onBack}>
          {translate('console.code.drawnBack')}
        </Button>
      </Box>
    </>
  );
}
