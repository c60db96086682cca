import { Alert, Box } from '@mui/material';

/** The sentence with which the API said no; read out when it comes. */
export function Refusal({ sentence }: { sentence: string | null }) {
  return (
    <Box role="alert">
      {sentence && (
        <Alert severity="error" variant="outlined" role="presentation" sx={{ mt: 2 }}>
          {sentence}
        </Alert>
      )}
    </Box>
  );
}
