import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { refreshLibrary } from '../../features/library/library';
import { optionsOf, orderOf } from '../../features/refunds/refunds';
import { ReturnView } from '../../features/refunds/ReturnView';
import { useExplain } from '../../lib/explain';
import { dayInChile } from '../../lib/format';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { HttpError } from '../../lib/http';
import { says, useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { Order, RefundOptions } from '../../lib/wire';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('returns', 'refunds'));

type Loaded = { options: RefundOptions; order: Order; named: string | null } | { problem: unknown };

/** What of an order may go back; a failure is kept, so that the page can say which. */
export async function clientLoader({ request, params }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const id = params.id ?? '';
  return await whileLoggedIn(request, async () => {
    try {
      const [options, order] = await Promise.all([optionsOf(id), orderOf(id)]);
      return { options, order, named: new URL(request.url).searchParams.get('game') };
    } catch (problem) {
      if (problem instanceof HttpError && problem.status === 401) throw problem;
      return { problem };
    }
  });
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('refunds.title')} label={t('refunds.loading')} heights={['h-72', 'h-40']} />;
}

export default function ReturnPage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const loaded: Loaded = useLoaderData<typeof clientLoader>();
  if ('problem' in loaded) return <Unread problem={loaded.problem} />;
  const { orderNumber: number, paidAt } = loaded.options;
  return (
    <Page
      narrow
      title={t('refunds.title')}
      lead={
        paidAt ? t('refunds.lead', { number, date: dayInChile(paidAt, language) }) : t('refunds.leadUnpaid', { number })
      }
    >
      <Head title={t('refunds.title')} hidden />
      <ReturnView key={loaded.options.orderId} {...loaded} onChanged={refreshLibrary} />
    </Page>
  );
}

function Unread({ problem }: { problem: unknown }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const { revalidate } = useRevalidator();
  const unknown = problem instanceof HttpError && problem.status < 500 && problem.status !== 429;
  return (
    <div className="edge mx-auto max-w-3xl pb-16 pt-8 md:pt-11">
      <Head title={t('refunds.title')} hidden />
      <EmptyState
        heading="h1"
        title={t(unknown ? 'refunds.missing' : 'refunds.loadFailed')}
        action={
          <>
            {!unknown && <Button onClick={() => void revalidate()}>{t('shell.errors.retry')}</Button>}
            <LinkButton look={unknown ? 'primary' : 'secondary'} to="/orders">
              {t('refunds.back')}
            </LinkButton>
          </>
        }
      >
        {unknown ? t('refunds.missingText') : explain(problem)}
      </EmptyState>
    </div>
  );
}
