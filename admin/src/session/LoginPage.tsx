import { Alert, Box, Button, Card, Link, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { Notification, ToggleThemeButton, useLogin, useTranslate } from 'react-admin';
import icon from '../icon.svg';
import { isStranger } from '../authProvider';
import { LanguageButton } from '../Layout';

/** Where people with a place in the console come in. */
export function LoginPage() {
  const translate = useTranslate();
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr', bgcolor: 'background.default', p: 2 }}
    >
      <Stack direction="row" sx={{ justifyContent: 'flex-end', color: 'text.primary' }}>
        <LanguageButton />
        <ToggleThemeButton />
      </Stack>
      <Card
        sx={{
          justifySelf: 'center',
          alignSelf: { xs: 'start', sm: 'center' },
          width: '100%',
          maxWidth: 400,
          p: { xs: 2.5, sm: 4 },
        }}
      >
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', mb: 3 }}>
          <img src={icon} alt="" width={40} height={40} />
          <Typography component="h1" variant="h5">
            {translate('console.session.title')}
          </Typography>
        </Stack>
        {isStranger() && (
          <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
            {translate('console.session.noPlace')} {translate('console.session.another')}
          </Alert>
        )}
        <SignInForm />
        <Typography variant="body2" sx={{ mt: 3 }}>
          <Link href="/">{translate('console.session.toShop')}</Link>
        </Typography>
      </Card>
      <Notification />
    </Box>
  );
}

function SignInForm() {
  const translate = useTranslate();
  const login = useLogin();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setRefusal(null);
    try {
      await login({ email: form.get('email'), password: form.get('password') });
    } catch (error) {
      setRefusal((error instanceof Error && error.message) || translate('ra.auth.sign_in_error'));
      setBusy(false);
    }
  };

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
      <Box role="alert">
        {refusal && (
          <Alert severity="error" variant="outlined" role="presentation" sx={{ mt: 1 }}>
            {refusal}
          </Alert>
        )}
      </Box>
      <Button type="submit" variant="contained" size="large" fullWidth disabled={isBusy} sx={{ mt: 2 }}>
        {translate('console.session.signIn')}
      </Button>
    </form>
  );
}
