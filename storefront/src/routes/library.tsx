import { useTranslation } from 'react-i18next';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { Shelf } from '../features/library/Shelf';
import { requireLogin } from '../lib/guard';
import { get } from '../lib/http';
import { says } from '../lib/i18n';
import type { LibraryReply } from '../lib/wire';
import { LinkButton } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Head } from '../ui/Head';
import { Page } from '../ui/Page';
import { Spinner } from '../ui/Spinner';

export const handle = says('bought', 'returns');

/** What the person owns. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireLogin(request);
  return await get<LibraryReply>('/v1/library');
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <Page title={t('bought.library.title')}><Head title={t('bought.library.title')} hidden /><Spinner label={t('shell.checkingSession')} /></Page>;
}

export default function LibraryPage() {
  const { t } = useTranslation();
  const { entries } = useLoaderData<typeof clientLoader>();
  const owned = entries.filter(({ because }) => because !== 'plan');
  const lent = entries.filter(({ because }) => because === 'plan');
  const empty = entries.length === 0;
  return (
    <Page title={t('bought.library.title')} lead={owned.length === 0 ? undefined : t('bought.library.lead', { count: owned.length })}>
      <Head title={t('bought.library.title')} hidden />
      {empty
        ? <EmptyState title={t('bought.library.emptyTitle')} action={<><LinkButton to="/games">{t('shell.errors.games')}</LinkButton><LinkButton look="secondary" to="/games?price=free">{t('shell.seeFree')}</LinkButton></>}>{t('bought.library.empty')}</EmptyState>
        : <div className="grid gap-12">{owned.length > 0 && <Shelf entries={owned} title={lent.length > 0 ? t('bought.library.mine') : undefined} />}{lent.length > 0 && <Shelf entries={lent} title={t('bought.library.lent')} />}</div>}
    </Page>
  );
}
