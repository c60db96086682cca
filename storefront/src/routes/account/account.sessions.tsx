import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { SessionList } from '../../features/accounts/access/SessionList';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { says } from '../../lib/i18n';
import { get } from '../../lib/http';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';

export const handle = behindLogin(says('settings'));

/** Where the person is logged in now. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, () => get('/v1/auth/sessions'));
}

export default function SessionsPage() {
  const { t } = useTranslation();
  const { sessions } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <Head title={`${t('settings.nav.sessions')} · ${t('settings.nav.title')}`} hidden />
      <SessionList sessions={sessions} />
    </>
  );
}
