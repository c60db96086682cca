import { netOf } from '../cart/cart-games';
import { useTranslation } from '../../../lib/useTranslation';
import { Money } from '../../../ui/Money';
import { BillRow } from '../BillRow';

interface SumProps {
  total: number;
  net?: number;
  discount?: { percent: number; amount: number } | null;
}

/** Every peso explained: what a code takes off, the part without VAT, the VAT, the whole. */
export function Sum({ total, net = netOf(total), discount = null }: SumProps) {
  const { t } = useTranslation();
  return (
    <dl className="grid gap-1.5 border-t-2 border-ink pt-4">
      {discount && (
        <>
          <BillRow name={t('shell.bill.before')} amount={total + discount.amount} />
          <BillRow name={t('shell.bill.off')} amount={discount.amount} isOff />
        </>
      )}
      {total > 0 && (
        <>
          <BillRow name={t('shell.bill.net')} amount={net} />
          <BillRow name={t('shell.bill.vat')} amount={total - net} />
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
