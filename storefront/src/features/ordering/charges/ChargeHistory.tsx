import { day, dayBefore, pesos } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { canReturn, returnedOf } from '../returned';
import { useTranslation } from '../../../lib/useTranslation';
import type { Order } from '../../../lib/wire';
import { Tag } from '../../../ui/Tag';
import { offeredBack } from './charges';
import { Link } from '../../../ui/Link';

const TONES = {
  AUTHORIZED: 'mint',
  FAILED: 'danger',
  REJECTED: 'danger',
  CANCELED: 'plain',
  REVERSED: 'sun',
  PENDING: 'sun',
} as const;

/** What was charged for each period, the latest first. */
export function ChargeHistory({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation();
  const offered = offeredBack(orders);
  const older = orders.some((order) => canReturn(order) && !offered.includes(order));
  return (
    <section aria-labelledby="charges" className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <h2 id="charges" className="text-xl">
        {t('subscription.history')}
      </h2>
      {orders.length === 0 ? (
        <p className="mt-2 text-muted">{t('subscription.historyEmpty')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {orders.map((order) => (
            <Charge key={order.orderId} order={order} offered={offered.includes(order)} />
          ))}
        </ul>
      )}
      {older && <p className="mt-3 text-sm text-muted">{t('subscription.older')}</p>}
      {orders.length > 0 && (
        <Link to="/orders" className="link mt-3 inline-block py-1.5">
          {t('subscription.allOrders')}
        </Link>
      )}
    </section>
  );
}

function Charge({ order, offered }: { order: Order; offered: boolean }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const { plan } = order;
  const returned = returnedOf(order);
  const isPaid = order.status === 'AUTHORIZED';
  if (!plan) return null;
  const period = t('subscription.from', {
    from: day(plan.from, language),
    until: day(dayBefore(plan.until), language),
  });
  return (
    <li className="grid gap-x-4 gap-y-1 py-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          {pick(plan.title)}
          {returned === 'none' ? (
            <Tag tone={TONES[order.status]}>{t(`subscription.status.${order.status}`)}</Tag>
          ) : (
            <Tag tone="sun">{t(`returns.orders.${returned}`)}</Tag>
          )}
        </p>
        <p className="text-sm text-muted">{period}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 sm:justify-end">
        <p className="font-bold">{pesos(order.total, language)}</p>
        <p className="flex flex-wrap gap-x-4">
          {offered && (
            <Link
              to={`/orders/${order.orderId}/return`}
              aria-label={t('returns.period', { period })}
              className="link py-2"
            >
              {t('returns.action')}
            </Link>
          )}
          {!canReturn(order) && returned !== 'none' && (
            <Link
              to={`/orders/${order.orderId}/return`}
              aria-label={t('returns.seeNamed', { titles: period, number: order.number })}
              className="link py-2"
            >
              {t('returns.see')}
            </Link>
          )}
          <Link
            to={`/postorder?orderId=${order.orderId}`}
            aria-label={t(isPaid ? 'subscription.receiptOf' : 'subscription.chargeOf', { period })}
            className="link py-2"
          >
            {t(isPaid ? 'subscription.receipt' : 'subscription.charge')}
          </Link>
        </p>
      </div>
    </li>
  );
}
