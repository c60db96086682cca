import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { refreshLibrary } from '../../features/library/library';
import { historyOf } from '../../features/ordering/checkout/OrderTimeline';
import { lastOrder } from '../../features/ordering/checkout/pay';
import { PublicResultView, ResultView } from '../../features/ordering/checkout/ResultView';
import { useExplain } from '../../lib/explain';
import { get, HttpError } from '../../lib/http';
import { says } from '../../lib/i18n';
import { settledSession, useSession } from '../../lib/session/session';
import { loadedFrom, type Loaded as Part } from '../../lib/hooks/useLoaded';
import { useTranslation } from '../../lib/useTranslation';
import type { Order, OrderHistory, PublicOrder } from '../../lib/wire';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Head } from '../../ui/Head';
import { BlockSkeletons, Waiting } from '../../ui/waiting/Skeleton';

export const handle = says('bought', 'returns');

type Loaded =
  | { order: Order | PublicOrder; history: Part<OrderHistory> }
  | { orderId: string; problem: unknown }
  | { orderId: null };

/** The order the address names, else the last one of this browser. A failure is kept, so that the page can say which. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const orderId = new URL(request.url).searchParams.get('orderId') ?? lastOrder();
  if (!orderId) return { orderId: null };
  await settledSession();
  try {
    const [order, history] = await Promise.all([
      get('/v1/payment/order/{orderId}', { params: { path: { orderId } } }),
      loadedFrom(historyOf(orderId)),
    ]);
    return { order, history };
  } catch (problem) {
    return { orderId, problem };
  }
}

export function HydrateFallback() {
  return (
    <Frame>
      <Waiting>
        <BlockSkeletons heights={['h-44', 'h-12', 'h-96']} />
      </Waiting>
    </Frame>
  );
}

export default function PostOrder() {
  const loaded: Loaded = useLoaderData<typeof clientLoader>();
  if ('order' in loaded)
    return (
      <Frame>
        {'total' in loaded.order ? (
          <ResultView order={loaded.order} history={loaded.history} onPaid={refreshLibrary} />
        ) : (
          <PublicResultView order={loaded.order} />
        )}
      </Frame>
    );
  return (
    <Frame>
      {loaded.orderId === null ? <Missing /> : <Unread orderId={loaded.orderId} problem={loaded.problem} />}
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="edge mx-auto max-w-3xl pb-16 pt-8 md:pt-11">
      <Head title={t('bought.result.title')} hidden />
      {children}
    </div>
  );
}

function Missing() {
  const { t } = useTranslation();
  return (
    <EmptyState
      heading="h1"
      title={t('bought.result.missing')}
      action={<LinkButton to="/orders">{t('bought.result.orders')}</LinkButton>}
    >
      {t('bought.result.missingText')}
    </EmptyState>
  );
}

function Unread({ orderId, problem }: { orderId: string; problem: unknown }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const { isLoggedIn } = useSession();
  const { revalidate } = useRevalidator();
  const hidden = problem instanceof HttpError && [401, 403, 404].includes(problem.status);
  if (hidden && !isLoggedIn) {
    const next = encodeURIComponent(`/postorder?orderId=${orderId}`);
    return (
      <EmptyState
        heading="h1"
        title={t('bought.result.login')}
        action={<LinkButton to={`/login?next=${next}`}>{t('bought.result.loginAction')}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      heading="h1"
      title={t('bought.result.loadFailed')}
      action={
        <>
          <Button onClick={() => void revalidate()}>{t('shell.errors.retry')}</Button>
          <LinkButton look="secondary" to="/orders">
            {t('bought.result.orders')}
          </LinkButton>
        </>
      }
    >
      {explain(problem)}
    </EmptyState>
  );
}
