import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { day, dayInChile, pesos } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { refreshShelf } from '../../lib/shelf';
import type { Order, Subscription } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { Spinner } from '../../ui/Spinner';
import { endingOf } from '../../lib/endings';
import { usePolling } from '../../lib/usePolling';
import { chargeStatus } from './plans';
import { dayBefore, lastDay } from './standing';

/** What was charged, or null where a code paid; and the subscription as it stands, if it does. */
export interface Outcome { order: Order | null; subscription: Subscription | null }

/** One clear word about subscribing, what it means, and the next step. */
export function SubscriptionResult({ order, subscription }: Outcome) {
  const { t } = useTranslation();
  const ending = order ? endingOf(order.status) : 'paid';
  useEffect(() => {
    if (ending === 'paid') void refreshShelf();
  }, [ending]);
  if (order && ending === 'pending') return <Panel Sign={Hourglass} ground="bg-sun-soft text-sun-text" title={t('plans.result.pending')}><Waiting orderId={order.orderId} /></Panel>;
  if (order && ending !== 'paid') return <NotPaid order={order} />;
  return (
    <div className="grid gap-6">
      <Panel Sign={CircleCheck} ground="bg-mint-soft text-mint-text" title={t('plans.result.active')}>
        <p className="mt-2 text-lg">{order ? t('plans.result.activeText') : t('plans.result.byCode')}</p>
      </Panel>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/library">{t('plans.result.library')}</LinkButton>
        <LinkButton look="secondary" to="/subscription-management">{t('plans.result.manage')}</LinkButton>
      </div>
      <Facts order={order} subscription={subscription} />
    </div>
  );
}

function Panel({ Sign, ground, title, children }: { Sign: typeof CircleX; ground: string; title: string; children: ReactNode }) {
  return (
    <section role="status" className={classes('rounded-card p-5 sm:p-7', ground)}>
      <div className="flex items-start gap-4">
        <Sign aria-hidden="true" className="mt-1 size-10 shrink-0" />
        <div className="min-w-0 text-ink"><h1 className="text-3xl">{title}</h1>{children}</div>
      </div>
    </section>
  );
}

const PAUSE_MS = 2000;

/** Asks until the bank has spoken; the page may be closed meanwhile. */
function Waiting({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  usePolling(async () => {
    const { status } = await chargeStatus(orderId);
    if (status === 'PENDING') return false;
    await revalidate();
    return true;
  }, PAUSE_MS);
  return (
    <>
      <p className="mt-2 text-lg">{t('plans.result.pendingText')}</p>
      <p className="mt-2 font-bold">{t('plans.result.pendingMoney')}</p>
      <p className="mt-3 flex items-center gap-2"><Spinner small />{t('plans.result.checking')}</p>
    </>
  );
}

function NotPaid({ order }: { order: Order }) {
  const { t } = useTranslation();
  const ending = endingOf(order.status);
  const words = ending === 'paid' || ending === 'pending' ? 'unexpected' : ending;
  const isClear = words === 'failed' || words === 'rejected' || words === 'canceled';
  return (
    <div className="grid gap-6">
      <Panel Sign={CircleX} ground="bg-danger-soft text-danger" title={isClear ? t('plans.result.failed') : t(`bought.result.${words}.word`)}>
        <p className="mt-2 text-lg">{t(`bought.result.${words}.text`, { status: order.status })}</p>
        <p className="mt-2 font-bold">{isClear ? t('plans.result.nothing') : t(`bought.result.${words}.money`)}</p>
      </Panel>
      <div className="flex flex-wrap gap-3">
        {isClear && <LinkButton to={`/subscription?plan=${order.plan?.planId ?? 'monthly'}`}>{t('plans.result.again')}</LinkButton>}
        <LinkButton look="secondary" to="/subscription-management">{t('plans.result.manage')}</LinkButton>
      </div>
    </div>
  );
}

function Facts({ order, subscription }: Outcome) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const title = subscription?.title ?? order?.plan?.title;
  const next = subscription?.next_billing_date;
  const nextSaid = next ? t('plans.result.nextOf', { date: day(next, language), amount: pesos(subscription.next_amount ?? subscription.price, language) }) : t('plans.result.nextNone');
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <dl className="grid gap-3">
        {title && <Fact name={t('plans.result.plan')}>{pick(title)}</Fact>}
        <Fact name={t('plans.result.paid')}>{order ? pesos(order.total, language) : t('plans.result.free')}</Fact>
        {order?.plan && <Fact name={t('plans.result.period')}>{t('plans.mine.from', { from: day(order.plan.from, language), until: day(dayBefore(order.plan.until), language) })}</Fact>}
        {subscription?.active_until && <Fact name={t('plans.result.until')}>{dayInChile(lastDay(subscription.active_until), language)}</Fact>}
        {subscription && <Fact name={t('plans.result.next')}>{nextSaid}</Fact>}
      </dl>
      {order && <p className="mt-4 border-t border-line pt-3"><LinkButton look="quiet" className="-ml-3" to={`/postorder?orderId=${order.orderId}`}>{t('plans.result.receipt')}</LinkButton></p>}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
