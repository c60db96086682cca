import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { LibraryGames, LIBRARY_GRID } from '../features/library/LibraryGames';
import { whileLoggedIn } from '../lib/guard';
import { get } from '../lib/http';
import { says } from '../lib/i18n';
import { useTranslation } from '../lib/useTranslation';
import { LinkButton } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Head } from '../ui/Head';
import { Page } from '../ui/Page';
import { CoverSkeletons, Waiting } from '../ui/Skeleton';

export const handle = says('bought', 'returns');

/** What the person owns. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, () => get('/v1/library'));
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return (
    <Page title={t('bought.library.title')}>
      <Head title={t('bought.library.title')} hidden />
      <Waiting label={t('shell.checkingSession')}>
        <div className={LIBRARY_GRID}>
          <CoverSkeletons count={4} />
        </div>
      </Waiting>
    </Page>
  );
}

export default function LibraryPage() {
  const { t } = useTranslation();
  const { entries } = useLoaderData<typeof clientLoader>();
  const owned = entries.filter(({ because }) => because !== 'plan');
  const lent = entries.filter(({ because }) => because === 'plan');
  const empty = entries.length === 0;
  return (
    <Page
      title={t('bought.library.title')}
      lead={owned.length === 0 ? undefined : t('bought.library.lead', { count: owned.length })}
    >
      <Head title={t('bought.library.title')} hidden />
      {empty ? (
        <EmptyState
          title={t('bought.library.emptyTitle')}
          action={
            <>
              <LinkButton to="/games">{t('shell.errors.games')}</LinkButton>
              <LinkButton look="secondary" to="/games?price=free">
                {t('shell.seeFree')}
              </LinkButton>
            </>
          }
        >
          {t('bought.library.empty')}
        </EmptyState>
      ) : (
        <div className="grid gap-12">
          {owned.length > 0 && (
            <LibraryGames entries={owned} title={lent.length > 0 ? t('bought.library.mine') : undefined} />
          )}
          {lent.length > 0 && <LibraryGames entries={lent} title={t('bought.library.lent')} />}
        </div>
      )}
    </Page>
  );
}
