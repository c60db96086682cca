import { Ban, CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { cart } from '../cart/cart';
import { discountCode } from '../cart/discount';
import { pesos } from '../../../lib/format';
import { get } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { canReturn, returnedOf } from '../returned';
import type { Order, OrderHistory, PublicOrder } from '../../../lib/wire';
import { classes } from '../../../ui/classes';
import { Button, LinkButton } from '../../../ui/Button';
import { Lines } from '../../../ui/Lines';
import { Checking } from '../../../ui/waiting/Checking';
import { endingOf, type Ending } from '../endings';
import { Facts } from './Facts';
import { OrderTimeline } from './OrderTimeline';
import type { Loaded } from '../../../lib/hooks/useLoaded';
import { usePolling } from '../../../lib/hooks/usePolling';
import { useTranslation } from '../../../lib/useTranslation';

const Retry = lazy(() => import('./Retry').then((file) => ({ default: file.Retry })));

const LOOKS: Record<Ending, { Sign: typeof Ban; tone: string }> = {
  paid: { Sign: CircleCheck, tone: 'bg-mint-soft text-mint-text' },
  failed: { Sign: CircleX, tone: 'bg-danger-soft text-danger' },
  rejected: { Sign: CircleX, tone: 'bg-danger-soft text-danger' },
  canceled: { Sign: Ban, tone: 'bg-line text-ink' },
  reversed: { Sign: Undo2, tone: 'bg-sun-soft text-sun-text' },
  pending: { Sign: Hourglass, tone: 'bg-sun-soft text-sun-text' },
  unexpected: { Sign: Hourglass, tone: 'bg-sun-soft text-sun-text' },
};

interface ResultProps {
  order: Order;
  history: Loaded<OrderHistory>;
  onPaid: () => Promise<void>;
}

/** One clear word, what it means for the money, one next step, and the facts. */
export function ResultView({ order, history, onPaid }: ResultProps) {
  const { t } = useTranslation();
  const ending = endingOf(order.status);
  const isBack = returnedOf(order) === 'whole';
  const { Sign, tone } = LOOKS[isBack ? 'reversed' : ending];
  useEffect(() => {
    if (ending !== 'paid') return;
    cart.remove(...order.games.map((game) => game.id));
    if (order.discount) discountCode.forget();
    void onPaid();
  }, [ending, order, onPaid]);
  return (
    <div className="grid gap-6">
      <section aria-live="polite" className={classes('rounded-card p-5 sm:p-7', tone)}>
        <div className="flex items-start gap-4">
          <Sign aria-hidden="true" className="mt-1 size-10 shrink-0" />
          <div className="min-w-0 text-ink">
            <h1 className="text-3xl">
              {isBack
                ? t('returns.orders.whole')
                : t(`bought.result.${ending === 'paid' && order.total === 0 ? 'paidFree' : ending}.word`)}
            </h1>
            {ending === 'paid' ? <Paid order={order} /> : <Meaning order={order} ending={ending} />}
          </div>
        </div>
      </section>
      <NextStep order={order} ending={isBack ? 'reversed' : ending} />
      <Facts order={order} />
      <OrderTimeline key={order.orderId} orderId={order.orderId} status={order.status} history={history} />
      {ending === 'paid' && (
        <div className="flex flex-wrap gap-x-4 print:hidden">
          <Button look="quiet" className="-ml-3" onClick={() => window.print()}>
            {t('bought.result.print')}
          </Button>
          {(canReturn(order) || order.refunds.length > 0) && (
            <LinkButton look="quiet" className="-ml-3" to={`/orders/${order.orderId}/return`}>
              {t(canReturn(order) ? 'returns.purchase' : 'returns.see')}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}

/** What a paid order gave, and what of its money went back since. */
function Paid({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const returned = returnedOf(order);
  const amount = pesos(order.refund?.amount ?? 0, language);
  return (
    <>
      {returned !== 'whole' && (
        <p className="mt-2 text-lg">
          {order.total === 0
            ? t('bought.result.paidFree.text')
            : order.plan
              ? t('bought.result.paid.plan')
              : t('bought.result.paid.text')}
        </p>
      )}
      {returned !== 'none' && <p className="mt-2 font-bold">{t(`returns.told.${returned}`, { amount })}</p>}
    </>
  );
}

/** How it ended and what was ordered: all that is shown of an order to who has not logged in. */
export function PublicResultView({ order }: { order: PublicOrder }) {
  const { t } = useTranslation();
  const ending = endingOf(order.status);
  const { Sign, tone } = LOOKS[ending];
  useEffect(() => {
    if (ending === 'paid') cart.remove(...order.games.map((game) => game.id));
  }, [ending, order]);
  return (
    <div className="grid gap-6">
      <section aria-live="polite" className={classes('rounded-card p-5 sm:p-7', tone)}>
        <div className="flex items-start gap-4">
          <Sign aria-hidden="true" className="mt-1 size-10 shrink-0" />
          <div className="min-w-0 text-ink">
            <h1 className="text-3xl">{t(`bought.result.${ending}.word`)}</h1>
            {ending === 'paid' ? (
              <p className="mt-2 text-lg">{t('bought.result.paid.text')}</p>
            ) : (
              <Meaning order={order} ending={ending} />
            )}
          </div>
        </div>
      </section>
      {order.games.length > 0 && (
        <section>
          <h2 className="text-xl">{t('bought.result.games')}</h2>
          <Lines games={order.games} />
        </section>
      )}
      <LoginStep order={order} isUnpaid={ending === 'failed' || ending === 'rejected' || ending === 'canceled'} />
    </div>
  );
}

/** The log-in, which shows the rest and can pay again; a cart needs none. */
function LoginStep({ order, isUnpaid }: { order: PublicOrder; isUnpaid: boolean }) {
  const { t } = useTranslation();
  const next = encodeURIComponent(`/postorder?orderId=${order.orderId}`);
  const toCart = () => {
    for (const game of order.games) cart.add(game.id);
  };
  return (
    <>
      <p>{t(isUnpaid ? 'bought.result.loginToRetry' : 'bought.result.login')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={`/login?next=${next}`}>{t('bought.result.loginAction')}</LinkButton>
        {isUnpaid && order.games.length > 0 && (
          <LinkButton look="secondary" to="/cart" onClick={toCart}>
            {t('bought.result.toCart')}
          </LinkButton>
        )}
      </div>
    </>
  );
}

/** What the ending means for the money: the same words with and without a log-in, which shows less of an order. */
type ShownOrder = PublicOrder & Partial<Pick<Order, 'decline' | 'closedBecause' | 'number' | 'paidWith'>>;

function Meaning({ order, ending }: { order: ShownOrder; ending: Exclude<Ending, 'paid'> }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const refund = ending === 'reversed' ? order.refund : null;
  const decline = ending === 'rejected' ? order.decline : null;
  const isGone = order.closedBecause === 'game-taken-down';
  const isReasonKnown = ending === 'rejected' || order.closedBecause !== undefined;
  return (
    <>
      <p className="mt-2 text-lg">{t(`bought.result.${ending}.text`, { status: order.status })}</p>
      <p className="mt-2 font-bold">
        {t(decline || isGone ? 'bought.result.nothingCharged' : `bought.result.${ending}.money`)}
      </p>
      {decline && (
        <p className="mt-2">
          {decline.reason[language]} {decline.next[language]}
        </p>
      )}
      {!decline && isReasonKnown && (ending === 'failed' || ending === 'rejected') && (
        <p className="mt-2">{t(isGone ? 'bought.result.failed.gone' : `bought.result.${ending}.why`)}</p>
      )}
      {refund && (
        <p className="mt-2">
          {t(`bought.result.reversed.refund.${refund.state}`, { amount: pesos(refund.amount, language) })}
        </p>
      )}
      {order.number && (ending === 'reversed' || ending === 'unexpected') && (
        <p className="mt-2">{t('bought.result.support', { number: order.number })}</p>
      )}
      {ending === 'pending' && <Waiting order={order} />}
    </>
  );
}

function NextStep({ order, ending }: { order: Order; ending: Ending }) {
  const { t } = useTranslation();
  switch (ending) {
    case 'paid':
      return (
        <div className="print:hidden">
          <LinkButton to="/library">{t('bought.result.paid.next')}</LinkButton>
        </div>
      );
    case 'failed':
    case 'rejected':
    case 'canceled':
      return order.plan ? (
        <div>
          <LinkButton to="/subscription-management">{t('shell.nav.subscription')}</LinkButton>
        </div>
      ) : (
        <Suspense>
          <Retry order={order} />
        </Suspense>
      );
    case 'pending':
      return null;
    case 'reversed':
    case 'unexpected':
      return (
        <div>
          <LinkButton look="secondary" to="/orders">
            {t('bought.result.orders')}
          </LinkButton>
        </div>
      );
    default:
      return ending satisfies never;
  }
}

const PAUSE_MS = 2000;
const SLOW_AFTER = 8;

/** Asks until the bank has spoken; the page may be closed meanwhile. */
function Waiting({
  order: { orderId, paidWith },
}: {
  order: Pick<Order, 'orderId'> & Partial<Pick<Order, 'paidWith'>>;
}) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [count, setCount] = useState(1);
  const { isFailing } = usePolling(async (now) => {
    setCount(now);
    const state = await get('/v1/payment/state/{orderId}', { params: { path: { orderId } } });
    if (state.status === 'PENDING') return false;
    await revalidate();
    return true;
  }, PAUSE_MS);
  return (
    <>
      <Checking
        words={t('bought.result.checking')}
        isFailing={isFailing}
        failed={t(paidWith === 'oneclick' ? 'bought.result.transactionFailed' : 'bought.result.stateFailed')}
      />
      {count > SLOW_AFTER && <p className="mt-2">{t('bought.result.pending.slow')}</p>}
    </>
  );
}
