import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { useExplain } from '../lib/explain';
import { useTranslation } from '../lib/useTranslation';
import { Button, LinkButton } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Head } from '../ui/Head';
import { ErrorPage } from './ErrorPage';

/** What stands where a page could not get what it shows: which that is, why, and another try. */
export function LoadFailed({ title }: { title: string }) {
  const { t } = useTranslation();
  const problem = useRouteError();
  const explain = useExplain();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(problem)) return <ErrorPage error={problem} />;
  return (
    <div className="edge pb-16">
      <Head title={title} hidden />
      <EmptyState
        heading="h1"
        title={title}
        action={
          <>
            <Button busy={state === 'loading'} onClick={() => void revalidate()}>
              {t('shell.errors.retry')}
            </Button>
            <LinkButton look="secondary" to="/">
              {t('shell.errors.home')}
            </LinkButton>
          </>
        }
      >
        {explain(problem)}
      </EmptyState>
    </div>
  );
}
