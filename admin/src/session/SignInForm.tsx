import { Alert, Box, Button, TextField } from '@mui/material';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { SecondFactorLink } from './SecondFactorLink';
import { useSignIn } from './useSignIn';

/** E-mail and password, and a code where the account wants one. */
export function SignInForm() {
  const translate = useTranslate();
  const { submit, isBusy, refusal, needsCode, codeField } = useSignIn();
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextField
        name="email"
        type="email"
        label={translate('console.session.email')}
        autoComplete="username"
        required
        autoFocus
        slotProps={{ inputLabel: { required: false } }}
      />
      <TextField
        name="password"
        type="password"
        label={translate('console.session.password')}
        autoComplete="current-password"
        required
        slotProps={{ inputLabel: { required: false } }}
      />
      {needsCode && <CodeField field={codeField} isWrong={refusal?.code === 'second-factor-wrong'} />}
      <Box role="alert">
        {refusal && (
          <Alert severity="error" variant="outlined" role="presentation" sx={{ mt: 1 }}>
            {refusal.sentence}
            {refusal.code === 'second-factor-required' && <SecondFactorLink />}
          </Alert>
        )}
      </Box>
      <Button type="submit" variant="contained" size="large" fullWidth disabled={isBusy} sx={{ mt: 2 }}>
        {translate('console.session.signIn')}
      </Button>
    </form>
  );
}

/** For the code of an app or a recovery code: those have letters, so no keys of digits alone. */
function CodeField({ field, isWrong }: { field: RefObject<HTMLInputElement | null>; isWrong: boolean }) {
  const translate = useTranslate();
  return (
    <TextField
      name="second_factor"
      label={translate('console.session.code')}
      helperText={translate('console.session.codeHint')}
      autoComplete="one-time-code"
      autoFocus
      inputRef={field}
      error={isWrong}
      slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}
