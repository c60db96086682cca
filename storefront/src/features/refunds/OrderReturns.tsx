import { dayInChile, pesos } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { OrderRow } from '../../lib/wire';
import { Tag } from '../../ui/Tag';
import { Link } from '../../ui/Link';

type OrderRefund = OrderRow['refunds'][number];

const TONES = { requested: 'sun', approved: 'sun', delayed: 'sun', completed: 'mint', denied: 'plain' } as const;

/** What of a paid order was asked back, and how that stands. */
export function OrderReturns({ order }: { order: OrderRow }) {
  if (order.refunds.length === 0) return null;
  return (
    <ul className="mt-3 divide-y divide-line border-t border-line pt-2">
      {order.refunds.map((refund) => (
        <li key={refund.refundId}>
          <Line order={order} refund={refund} />
        </li>
      ))}
    </ul>
  );
}

function Line({ order, refund }: { order: OrderRow; refund: OrderRefund }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const titles = order.plan
    ? pick(order.plan.title)
    : order.games
        .filter(({ id }) => refund.gameIds.includes(id))
        .map(({ title }) => pick(title))
        .join(', ');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
      <div className="min-w-0">
        <p>
          <Tag tone={TONES[refund.state]}>{t(`returns.state.${refund.state}`)}</Tag>{' '}
          <span className="whitespace-nowrap font-bold">{pesos(refund.amount, language)}</span>
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {titles}. {dayInChile(refund.decidedAt ?? refund.requestedAt, language)}
        </p>
      </div>
      <Link
        to={`/orders/${order.orderId}/return`}
        aria-label={t('returns.seeNamed', { titles, number: order.number })}
        className="link py-2"
      >
        {t('returns.see')}
      </Link>
    </div>
  );
}
