import { day, momentInChile, pesos } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useTranslation } from '../../../lib/useTranslation';
import type { Order, OrderPayment } from '../../../lib/wire';
import { Fact } from '../../../ui/Fact';
import { Lines } from '../../../ui/Lines';
import { Sum } from './Sum';

/** What the bank asks every shop to show of a purchase, and what was bought. */
export function Facts({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { payment } = order;
  const at = payment?.transactionAt ?? order.paidAt ?? order.placedAt;
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <h2 className="text-xl">{t('bought.result.facts')}</h2>
      <dl className="mt-4 grid gap-2">
        <Fact name={t('bought.result.order')}>{order.number}</Fact>
        {payment?.buyOrder && <Fact name={t('bought.result.buyOrder')}>{payment.buyOrder}</Fact>}
        <Fact name={t('bought.result.merchant')}>{t('shell.shop')}</Fact>
        <Fact name={t('bought.result.amount')}>
          {pesos(order.total, language)}
          {language === 'es' && ' CLP'}
        </Fact>
        {payment?.authorizationCode && <Fact name={t('bought.result.code')}>{payment.authorizationCode}</Fact>}
        <Fact name={t('bought.result.when')}>
          {momentInChile(at, language)} ({t('bought.result.chileTime')})
        </Fact>
        {payment && <PaymentFacts payment={payment} />}
      </dl>
      {order.plan ? (
        <PlanLine order={order} plan={order.plan} />
      ) : (
        <>
          <h3 className="mt-6 text-lg">{t('bought.result.games')}</h3>
          <Lines games={order.games} />
        </>
      )}
      <Sum total={order.total} net={order.net} discount={order.discount} />
    </section>
  );
}

/** The period of a plan as the one line of its bill. */
function PlanLine({ order, plan }: { order: Order; plan: NonNullable<Order['plan']> }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const last = new Date(Date.parse(`${plan.until}T00:00:00Z`) - 86_400_000).toISOString();
  return (
    <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      <div>
        <h3 className="text-lg">{pick(plan.title)}</h3>
        <p className="text-sm text-muted">
          {t('bought.result.period', { from: day(plan.from, language), until: day(last, language) })}
        </p>
      </div>
      <p className="font-bold">{pesos(order.total, language)}</p>
    </div>
  );
}

function PaymentFacts({ payment }: { payment: OrderPayment }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const type = t(`bought.result.instalmentTypes.${kindOf(payment.installmentType)}`);
  return (
    <>
      <Fact name={t('bought.result.type')}>{t(`bought.result.types.${payment.paymentType}`)}</Fact>
      {payment.installments !== null && (
        <Fact name={t('bought.result.instalments')}>
          {payment.installmentAmount === null
            ? t('bought.result.instalmentsPlain', { type, n: payment.installments })
            : t('bought.result.instalmentsOf', {
                type,
                n: payment.installments,
                amount: pesos(payment.installmentAmount, language),
              })}
        </Fact>
      )}
      {payment.cardLast4 && (
        <Fact name={t('bought.result.card')}>{t('bought.result.cardEnds', { digits: payment.cardLast4 })}</Fact>
      )}
    </>
  );
}

/** A kind of instalments that this page has no words for yet is shown without them. */
function kindOf(reply: string | null): 'issuer' | 'without-interest' | 'other' {
  return reply === 'issuer' || reply === 'without-interest' ? reply : 'other';
}
