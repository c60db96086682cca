import { Banknote, LibraryBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { pesos } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { Order, RefundOption, RefundOptions } from '../../lib/wire';
import { chileDay, LAWS, sumOf, wayOf } from './rights';

interface ConsequencesProps {
  lines: readonly RefundOption[];
  order: Order;
  options: RefundOptions;
}

/** What the money does and what the games do, before anything is decided. */
export function Consequences({ lines, order, options }: ConsequencesProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const where = useWhere()(order);
  const leaves = useWhatLeaves();
  const isRequest = !LAWS.some((law) => wayOf(law, lines).holds);
  return (
    <section aria-labelledby="happens">
      <h2 id="happens" className="text-2xl">
        {t(isRequest ? 'refunds.happens.ifAgreed' : 'refunds.happens.title')}
      </h2>
      <ul className="mt-3 grid gap-3">
        <Point sign={<Banknote aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-link" />}>
          <strong>{t('refunds.happens.money', { amount: pesos(sumOf(lines), language), where })}</strong>{' '}
          {t(
            order.paidAt && chileDay(order.paidAt) === options.today
              ? 'refunds.happens.cardSoon'
              : 'refunds.happens.cardLater',
          )}
        </Point>
        <Point sign={<LibraryBig aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-link" />}>
          {leaves(lines, order, options)}
        </Point>
      </ul>
    </section>
  );
}

function Point({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      {sign}
      <p className="measure min-w-0">{children}</p>
    </li>
  );
}

/** Where the money goes, in words. */
export function useWhere(): (order: Pick<Order, 'payment'>) => string {
  const { t } = useTranslation();
  return ({ payment }) =>
    payment?.cardLast4 ? t('refunds.happens.card', { digits: payment.cardLast4 }) : t('refunds.happens.sameCard');
}

/** What leaves the library, in words; a plan with free periods of a code goes on with them. */
export function useWhatLeaves(): (
  lines: readonly RefundOption[],
  order: Pick<Order, 'plan'>,
  options: Pick<RefundOptions, 'today' | 'freePeriods'>,
) => string {
  const { t } = useTranslation();
  return (lines, { plan }, { today, freePeriods }) => {
    if (!plan) return t('refunds.happens.game', { count: lines.length });
    if (freePeriods > 0) return t('refunds.happens.planFree', { count: freePeriods });
    return t(plan.until > today ? 'refunds.happens.plan' : 'refunds.happens.planPast');
  };
}
