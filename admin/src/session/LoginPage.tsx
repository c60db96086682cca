import { Alert, Box, Card, Link, Stack, Typography } from '@mui/material';
import { Notification, ToggleThemeButton, useTranslate } from 'react-admin';
import icon from '../icon.svg';
import { adviceToStranger, isStranger } from '../authProvider';
import { LanguageButton } from '../Layout';
import { SecondFactorLink } from './SecondFactorLink';
import { SignInForm } from './SignInForm';

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
        {isStranger() && <NoPlace advice={adviceToStranger()} />}
        <SignInForm />
        <Typography variant="body2" sx={{ mt: 3 }}>
          <Link href="/">{translate('console.session.toShop')}</Link>
        </Typography>
      </Card>
      <Notification />
    </Box>
  );
}

/** Says to people who are logged in at the shop why they stand here. */
function NoPlace({ advice }: { advice: string | null }) {
  const translate = useTranslate();
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
      {advice ?? translate('console.session.noPlace')} {advice && <SecondFactorLink />}
      {translate('console.session.another')}
    </Alert>
  );
}
