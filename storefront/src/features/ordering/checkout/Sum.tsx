import { netOf } from '../cart/cart-games';
import { useTranslation } from '../../../lib/useTranslation';
import { Money } from '../../../ui/Money';

/** Every peso explained: what a code takes off, the part without VAT, the VAT, the whole. */
export function Sum({
  total,
  net = netOf(total),
  discount = null,
}: {
  total: number;
  net?: number;
  discount?: { percent: number; amount: number } | null;
}) {
  const { t } = useTranslation();
  return (
    <dl className="grid gap-1.5 border-t-2 border-ink pt-4">
      {discount && (
        <>
          <Row name={t('shell.bill.before')}>
            <Money amount={total + discount.amount} exact sum />
          </Row>
          <Row name={t('shell.bill.off')}>
            −<Money amount={discount.amount} exact sum />
          </Row>
        </>
      )}
      {total > 0 && (
        <>
          <Row name={t('shell.bill.net')}>
            <Money amount={net} exact sum />
          </Row>
          <Row name={t('shell.bill.vat')}>
            <Money amount={total - net} exact sum />
          </Row>
        </>
      )}
      <div className="flex items-baseline justify-between gap-4 font-display text-xl font-extrabold">
        <dt>{t('shell.bill.total')}</dt>
        <dd className="text-right">
          <Money amount={total} sum />
        </dd>
      </div>
    </dl>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
