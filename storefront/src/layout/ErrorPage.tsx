import { isRouteErrorResponse } from 'react-router';
import { NetworkError } from '../lib/http';
import { useTranslation } from '../lib/useTranslation';
import { Button, LinkButton } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Head } from '../ui/Head';

/** What stands where a page could not be drawn: an unknown address, no connection, or our own fault. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const unknown = isRouteErrorResponse(error) && error.status === 404;
  if (unknown) {
    return (
      <div className="edge pb-16">
        <Head title={t('shell.errors.notFoundTitle')} hidden />
        <EmptyState
          heading="h1"
          title={t('shell.errors.notFoundTitle')}
          action={
            <>
              <LinkButton to="/games">{t('shell.errors.games')}</LinkButton>
              <LinkButton look="secondary" to="/help">
                {t('shell.errors.help')}
              </LinkButton>
              <LinkButton look="secondary" to="/">
                {t('shell.errors.home')}
              </LinkButton>
            </>
          }
        >
          {t('shell.errors.notFound')}
        </EmptyState>
      </div>
    );
  }
  const offline = error instanceof NetworkError;
  return (
    <div className="edge pb-16">
      <Head title={t('shell.errors.brokenTitle')} hidden />
      <EmptyState
        heading="h1"
        title={t('shell.errors.brokenTitle')}
        action={
          <>
            <Button onClick={() => window.location.reload()}>{t('shell.errors.retry')}</Button>
            {!offline && (
              <>
                <LinkButton look="secondary" to="/orders">
                  {t('shell.nav.orders')}
                </LinkButton>
                <LinkButton look="secondary" to="/report-problem">
                  {t('shell.errors.report')}
                </LinkButton>
              </>
            )}
            <LinkButton look="secondary" to="/">
              {t('shell.errors.home')}
            </LinkButton>
          </>
        }
      >
        {offline ? t('shell.errors.offline') : t('shell.errors.broken')}
      </EmptyState>
    </div>
  );
}
