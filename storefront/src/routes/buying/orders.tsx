import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get } from '../../lib/http';
import { momentInChile } from '../../lib/format';
import { says, useLanguage } from '../../lib/i18n';
import { canReturn, returnedOf } from '../../features/ordering/returned';
import { useTranslation } from '../../lib/useTranslation';
import type { OrderRow, OrderStatus, ShopDocument } from '../../lib/wire';
import { OrderDocuments } from '../../features/documents/OrderDocuments';
import { OrderReturns } from '../../features/refunds/OrderReturns';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Head } from '../../ui/Head';
import { Money } from '../../ui/Money';
import { Page } from '../../ui/Page';
import { Pages } from '../../ui/lists/Pages';
import { PageSkeleton } from '../../ui/waiting/Skeleton';
import { Tag } from '../../ui/Tag';
import { Link } from '../../ui/Link';

export const handle = behindLogin(says('bought', 'returns', 'documents'));

const SIZE = 10;
const TONES: Record<OrderStatus, 'mint' | 'danger' | 'plain' | 'sun'> = {
  AUTHORIZED: 'mint',
  FAILED: 'danger',
  REJECTED: 'danger',
  CANCELED: 'plain',
  REVERSED: 'sun',
  PENDING: 'sun',
};

/** Whether money came for it; without money there is no receipt. */
const isPaid = ({ paidAt, total }: OrderRow): boolean => paidAt !== null && total > 0;

/** The person's orders, newest first. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const page = Number(new URL(request.url).searchParams.get('page')) || 1;
  return await whileLoggedIn(request, async () => {
    const found = await get('/v1/orders', { params: { query: { page, size: SIZE } } });
    const paid = found.orders.filter(isPaid).map(({ orderId }) => orderId);
    const { documents } =
      paid.length > 0 ? await get('/v1/documents', { params: { query: { orders: paid.join() } } }) : { documents: [] };
    return { ...found, documents };
  });
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('bought.orders.title')} heights={['h-56', 'h-56', 'h-56']} />;
}

export default function OrdersPage() {
  const { t } = useTranslation();
  const { orders, documents, total, page, size } = useLoaderData<typeof clientLoader>();
  return (
    <Page narrow title={t('bought.orders.title')}>
      <Head title={t('bought.orders.title')} hidden />
      {orders.length === 0 && (
        <EmptyState
          title={t('bought.orders.emptyTitle')}
          action={<LinkButton to="/games">{t('shell.errors.games')}</LinkButton>}
        >
          {t('bought.orders.empty')}
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {orders.map((order) => (
          <li key={order.orderId}>
            <Row order={order} documents={documents.filter(({ orderId }) => orderId === order.orderId)} />
          </li>
        ))}
      </ul>
      <Pages page={page} pages={Math.ceil(total / size)} to={(n) => `/orders?page=${n}`} />
    </Page>
  );
}

function Row({ order, documents }: { order: OrderRow; documents: ShopDocument[] }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const known = Object.hasOwn(TONES, order.status);
  const returned = returnedOf(order);
  return (
    <article className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">
          {t('bought.orders.number')} {order.number}
        </h2>
        {returned === 'none' ? (
          <Tag tone={known ? TONES[order.status] : 'sun'}>
            {t(`bought.orders.status.${known ? order.status : 'other'}`)}
          </Tag>
        ) : (
          <Tag tone="sun">{t(`returns.orders.${returned}`)}</Tag>
        )}
      </div>
      <p className="mt-1 text-sm text-muted">{momentInChile(order.placedAt, language)}</p>
      <p className="mt-2">
        {order.plan ? pick(order.plan.title) : order.games.map((game) => pick(game.title)).join(', ')}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="font-bold">
          <Money amount={order.total} exact />
        </p>
        <p className="flex flex-wrap gap-x-5">
          {canReturn(order) && (
            <Link
              to={`/orders/${order.orderId}/return`}
              aria-label={t('returns.order', { number: order.number })}
              className="link py-2"
            >
              {t('returns.action')}
            </Link>
          )}
          <Link
            to={`/postorder?orderId=${order.orderId}`}
            aria-label={t('bought.orders.seeNamed', { number: order.number })}
            className="link py-2"
          >
            {t('bought.orders.see')}
          </Link>
        </p>
      </div>
      {isPaid(order) && <OrderReturns order={order} />}
      {isPaid(order) && <OrderDocuments order={order} documents={documents} />}
    </article>
  );
}
