import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FaultyFile } from './useChosenFile';

/** Why a file cannot be compared, and what helps; read out when it comes. */
export function FileFault({ chosen, onRetry }: { chosen: FaultyFile | null; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Box role="alert">
      {chosen && (
        <Alert
          severity="error"
          variant="outlined"
          role="presentation"
          sx={{ mt: 2.5, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
        >
          <AlertTitle>{chosen.sentence}</AlertTitle>
          <Typography variant="body2">
            {translate('console.settlement.named', { name: chosen.name })}
            {chosen.place && ` ${chosen.place}`}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1 }}>
            {chosen.hint}
          </Typography>
          {chosen.mayRetry && (
            <Button size="small" variant="outlined" onClick={onRetry} sx={{ mt: 1.5 }}>
              {translate('console.settlement.tryAgain')}
            </Button>
          )}
        </Alert>
      )}
    </Box>
  );
}
