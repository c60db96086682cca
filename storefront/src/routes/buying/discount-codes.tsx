import { redirect, type ClientLoaderFunctionArgs } from 'react-router';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get, HttpError } from '../../lib/http';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { Spinner } from '../../ui/waiting/Spinner';

export const handle = behindLogin(says('codes'));

const CONSOLE = '/admin/#/codes';

/** A person who manages codes goes to the console, everybody else to their own codes. The server asks for the permission again. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { permissions } = await whileLoggedIn(request, () => get('/v1/admin/session')).catch((problem: unknown) => {
    if (problem instanceof HttpError && problem.status === 403) return { permissions: [] as string[] };
    throw problem;
  });
  if (!permissions.includes('code:read')) throw redirect('/my-discount-codes');
  location.replace(CONSOLE);
  return null;
}

export function HydrateFallback() {
  return <OnTheWay />;
}

export default function DiscountCodesPage() {
  return <OnTheWay />;
}

function OnTheWay() {
  const { t } = useTranslation();
  return (
    <Page narrow title={t('codes.mine.title')}>
      <Head title={t('codes.mine.title')} hidden />
      <Spinner label={t('shell.checkingSession')} />
    </Page>
  );
}
