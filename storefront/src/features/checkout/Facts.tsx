import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { momentInChile, pesos } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import type { Order, OrderPayment } from '../../lib/wire';
import { Lines } from '../../ui/Lines';
import { Sum } from './Sum';

/** What the bank asks every shop to show of a purchase, and what was bought. */
export function Facts({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { payment } = order;
  const at = payment?.transactionAt ?? order.paidAt ?? order.placedAt;
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <h2 className="text-xl">{t('buying.result.facts')}</h2>
      <dl className="mt-4 grid gap-2">
        <Fact name={t('buying.result.order')}>{order.number}</Fact>
        {payment?.buyOrder && <Fact name={t('buying.result.buyOrder')}>{payment.buyOrder}</Fact>}
        <Fact name={t('buying.result.merchant')}>{t('shell.shop')}</Fact>
        <Fact name={t('buying.result.amount')}>{pesos(order.total, language)}{language === 'es' && ' CLP'}</Fact>
        {payment?.authorizationCode && <Fact name={t('buying.result.code')}>{payment.authorizationCode}</Fact>}
        <Fact name={t('buying.result.when')}>{momentInChile(at, language)} ({t('buying.result.chileTime')})</Fact>
        {payment && <PaymentFacts payment={payment} />}
      </dl>
      <h3 className="mt-6 text-lg">{t('buying.result.games')}</h3>
      <Lines games={order.games} />
      <Sum total={order.total} net={order.net} discount={order.discount} />
    </section>
  );
}

function PaymentFacts({ payment }: { payment: OrderPayment }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const type = t(`buying.result.instalmentTypes.${kindOf(payment.installmentType)}`);
  return (
    <>
      <Fact name={t('buying.result.type')}>{t(`buying.result.types.${payment.paymentType}`)}</Fact>
      {payment.installments !== null && (
        <Fact name={t('buying.result.instalments')}>
          {payment.installmentAmount === null
            ? t('buying.result.instalmentsPlain', { type, n: payment.installments })
            : t('buying.result.instalmentsOf', { type, n: payment.installments, amount: pesos(payment.installmentAmount, language) })}
        </Fact>
      )}
      {payment.cardLast4 && <Fact name={t('buying.result.card')}>{t('buying.result.cardEnds', { digits: payment.cardLast4 })}</Fact>}
    </>
  );
}

/** A kind of instalments that this page has no words for yet is shown without them. */
function kindOf(told: string | null): 'issuer' | 'without-interest' | 'other' {
  return told === 'issuer' || told === 'without-interest' ? told : 'other';
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[13rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
