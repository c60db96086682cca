import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Leads to where two-step log-in is turned on: in the shop, which shares the console's log-in. */
export function SecondFactorLink() {
  const translate = useTranslate();
  return (
    <Box component="p" sx={{ my: 1 }}>
      <Link href="/account/security">{translate('console.session.secondFactor')}</Link>
    </Box>
  );
}
