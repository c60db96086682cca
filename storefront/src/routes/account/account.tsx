import type { ReactNode } from 'react';
import { Outlet, type ClientLoaderFunctionArgs } from 'react-router';
import { AccountNav } from '../../features/accounts/AccountNav';
import { says } from '../../lib/i18n';
import { requireRecord } from '../../lib/session/guard';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { BlockSkeletons, Waiting } from '../../ui/waiting/Skeleton';

export const handle = says('settings');

/** The frame of all that people set about themselves; each part has its own address. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireRecord(request);
  return null;
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return (
    <Frame>
      <Head title={t('settings.nav.title')} hidden />
      <Waiting label={t('shell.checkingSession')}>
        <BlockSkeletons heights={['h-72', 'h-72']} />
      </Waiting>
    </Frame>
  );
}

export default function AccountPage() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page title={t('settings.nav.title')}>
      <div className="grid gap-6 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-9">
        <AccountNav />
        <div className="grid max-w-3xl content-start gap-6">{children}</div>
      </div>
    </Page>
  );
}
