import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { day, pesos } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import type { Order } from '../../lib/wire';
import { Tag } from '../../ui/Tag';
import { dayBefore } from './standing';

const TONES = { AUTHORIZED: 'mint', FAILED: 'danger', REJECTED: 'danger', CANCELED: 'plain', REVERSED: 'sun', PENDING: 'sun' } as const;

/** What was charged for each period, the latest first. */
export function ChargeHistory({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="charges" className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <h2 id="charges" className="text-xl">{t('plans.mine.history')}</h2>
      {orders.length === 0
        ? <p className="mt-2 text-muted">{t('plans.mine.historyEmpty')}</p>
        : <ul className="mt-2 divide-y divide-line">{orders.map((order) => <Charge key={order.orderId} order={order} />)}</ul>}
      {orders.length > 0 && <Link to="/orders" className="link mt-3 inline-block py-1.5">{t('plans.mine.allOrders')}</Link>}
    </section>
  );
}

function Charge({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const { plan } = order;
  if (!plan) return null;
  const period = t('plans.mine.from', { from: day(plan.from, language), until: day(dayBefore(plan.until), language) });
  return (
    <li className="grid gap-x-4 gap-y-1 py-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">{pick(plan.title)}<Tag tone={TONES[order.status]}>{t(`plans.mine.status.${order.status}`)}</Tag></p>
        <p className="text-sm text-muted">{period}</p>
      </div>
      <p className="flex items-center justify-between gap-4 font-bold sm:justify-end">
        {pesos(order.total, language)}
        <Link to={`/postorder?orderId=${order.orderId}`} aria-label={t('plans.mine.receiptOf', { period })} className="link py-2 font-normal">{t('plans.mine.receipt')}</Link>
      </p>
    </li>
  );
}
