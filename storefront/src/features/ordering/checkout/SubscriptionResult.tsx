import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { day, dayBefore, dayInChile, lastDay, pesos } from '../../../lib/format';
import { get } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { returnedOf } from '../returned';
import type { Order, Subscription } from '../../../lib/wire';
import { LinkButton } from '../../../ui/Button';
import { Checking } from '../../../ui/waiting/Checking';
import { Fact } from '../../../ui/Fact';
import { Outcome } from '../../../ui/Outcome';
import { endingOf } from '../endings';
import { usePolling } from '../../../lib/hooks/usePolling';
import { useTranslation } from '../../../lib/useTranslation';

/** What was charged, or null where a code paid; and the subscription as it stands, if it does. */
export interface Subscribed {
  order: Order | null;
  subscription: Subscription | null;
}

/** One clear word about subscribing, what it means, and the next step. */
export function SubscriptionResult({ order, subscription, onActive }: Subscribed & { onActive: () => Promise<void> }) {
  const { t } = useTranslation();
  const ending = order ? endingOf(order.status) : 'paid';
  useEffect(() => {
    if (ending === 'paid') void onActive();
  }, [ending, onActive]);
  if (order && ending === 'pending')
    return (
      <Outcome look="waiting" title={t('subscribed.pending')}>
        <Waiting orderId={order.orderId} />
      </Outcome>
    );
  if (order && returnedOf(order) === 'whole') return <Returned order={order} />;
  if (order && ending !== 'paid') return <NotPaid order={order} />;
  return (
    <div className="grid gap-6">
      <Outcome look="done" title={t('subscribed.active')}>
        <p className="mt-2 text-lg">{order ? t('subscribed.activeText') : t('subscribed.byCode')}</p>
      </Outcome>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/library">{t('subscribed.library')}</LinkButton>
        <LinkButton look="secondary" to="/subscription-management">
          {t('subscribed.manage')}
        </LinkButton>
      </div>
      <Facts order={order} subscription={subscription} />
    </div>
  );
}

const PAUSE_MS = 2000;

/** Asks until the bank has spoken; the page may be closed meanwhile. */
function Waiting({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { isFailing } = usePolling(async () => {
    const { status } = await get('/v1/subscription/transaction-status/{id}', { params: { path: { id: orderId } } });
    if (status === 'PENDING') return false;
    await revalidate();
    return true;
  }, PAUSE_MS);
  return (
    <>
      <p className="mt-2 text-lg">{t('subscribed.pendingText')}</p>
      <p className="mt-2 font-bold">{t('subscribed.pendingMoney')}</p>
      <Checking words={t('subscribed.checking')} isFailing={isFailing} failed={t('subscribed.statusFailed')} />
    </>
  );
}

function Returned({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <div className="grid gap-6">
      <Outcome look="returned" title={t('returns.orders.whole')}>
        <p className="mt-2 text-lg">{t('returns.told.whole', { amount: pesos(order.total, language) })}</p>
      </Outcome>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/subscription-management">{t('subscribed.manage')}</LinkButton>
        <LinkButton look="secondary" to={`/orders/${order.orderId}/return`}>
          {t('returns.see')}
        </LinkButton>
      </div>
    </div>
  );
}

function NotPaid({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const ending = endingOf(order.status);
  const words = ending === 'paid' || ending === 'pending' ? 'unexpected' : ending;
  const isClear = words === 'failed' || words === 'rejected' || words === 'canceled';
  return (
    <div className="grid gap-6">
      <Outcome look="failed" title={isClear ? t('subscribed.failed') : t(`bought.result.${words}.word`)}>
        <p className="mt-2 text-lg">{t(`bought.result.${words}.text`, { status: order.status })}</p>
        <p className="mt-2 font-bold">{isClear ? t('subscribed.nothing') : t(`bought.result.${words}.money`)}</p>
        {order.decline && (
          <p className="mt-2">
            {pick(order.decline.reason)} {pick(order.decline.next)}
          </p>
        )}
      </Outcome>
      <div className="flex flex-wrap gap-3">
        {isClear && (
          <LinkButton to={`/subscription?plan=${order.plan?.planId ?? 'monthly'}`}>{t('subscribed.again')}</LinkButton>
        )}
        <LinkButton look="secondary" to="/subscription-management">
          {t('subscribed.manage')}
        </LinkButton>
      </div>
    </div>
  );
}

function Facts({ order, subscription }: Subscribed) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const title = subscription?.title ?? order?.plan?.title;
  const next = subscription?.next_billing_date;
  const nextSaid = next
    ? t('subscribed.nextOf', {
        date: day(next, language),
        amount: pesos(subscription.next_amount ?? subscription.price, language),
      })
    : t('subscribed.nextNone');
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <dl className="grid gap-3">
        {title && <Fact name={t('subscribed.plan')}>{pick(title)}</Fact>}
        <Fact name={t('subscribed.paid')}>{order ? pesos(order.total, language) : t('subscribed.free')}</Fact>
        {order?.plan && (
          <Fact name={t('subscribed.period')}>
            {t('bought.result.period', {
              from: day(order.plan.from, language),
              until: day(dayBefore(order.plan.until), language),
            })}
          </Fact>
        )}
        {subscription?.active_until && (
          <Fact name={t('subscribed.until')}>{dayInChile(lastDay(subscription.active_until), language)}</Fact>
        )}
        {subscription && <Fact name={t('subscribed.next')}>{nextSaid}</Fact>}
      </dl>
      {order && (
        <p className="mt-4 border-t border-line pt-3">
          <LinkButton look="quiet" className="-ml-3" to={`/postorder?orderId=${order.orderId}`}>
            {t('subscribed.receipt')}
          </LinkButton>
        </p>
      )}
    </section>
  );
}
