import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../lib/useTranslation';
import type { Order, Refund, RefundOptions } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Rich } from '../../ui/Rich';
import { Spinner } from '../../ui/waiting/Spinner';
import { ChooseLines } from './ChooseLines';
import { Consequences } from './Consequences';
import { Ways } from './Ways';
import { firstChoice, isReturnable, keyOf } from './rights';
import { Link } from '../../ui/Link';

const RefundCard = lazy(() => import('./RefundCard').then((file) => ({ default: file.RefundCard })));

interface ReturnViewProps {
  options: RefundOptions;
  order: Order;
  named: string | null;
  onChanged: () => Promise<void>;
}

/** What was returned already, what still can be, by which right, and what happens then. */
export function ReturnView({ options, order, named, onChanged }: ReturnViewProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(() => firstChoice(options.lines, options.wholeOnly, named));
  const [fresh, setFresh] = useState<string | null>(null);
  const free = options.lines.filter(isReturnable);
  const picked = free.filter((line) => chosen.includes(keyOf(line)));

  /** Asks the server how all stands now; a refund that was just filed is read out. */
  const settle = async (refund?: Refund) => {
    await revalidate();
    void onChanged();
    if (refund) setFresh(refund.refundId);
  };

  return (
    <div className="grid gap-8">
      {options.refunds.length > 0 && (
        <Past refunds={options.refunds} fresh={fresh} open={free.length > 0} settle={settle} />
      )}
      {free.length === 0 && options.refunds.length === 0 && <Nothing lines={options.lines} />}
      {free.length > 0 && (
        <>
          <ChooseLines options={options} order={order} chosen={chosen} choose={setChosen} />
          {picked.length === 0 ? (
            <p className="rounded-card bg-sun-soft p-4 text-sun-text">{t('refunds.choose.none')}</p>
          ) : (
            <>
              <Consequences lines={picked} order={order} options={options} />
              <Ways lines={picked} options={options} order={order} settle={settle} />
            </>
          )}
        </>
      )}
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        <p>
          <Rich
            text={t('refunds.rules')}
            parts={{
              refund: (words) => (
                <Link to="/refund" className="link">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
        <LinkButton look="quiet" className="-ml-3" to="/orders">
          {t('refunds.back')}
        </LinkButton>
      </div>
    </div>
  );
}

function Past({
  refunds,
  fresh,
  open,
  settle,
}: {
  refunds: readonly Refund[];
  fresh: string | null;
  open: boolean;
  settle: () => Promise<void>;
}) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="returns" className="grid gap-4">
      <h2 id="returns" className="text-2xl">
        {t('refunds.told.title')}
      </h2>
      <Suspense fallback={<Spinner />}>
        {refunds.toReversed().map((refund) => (
          <RefundCard
            key={refund.refundId}
            refund={refund}
            fresh={refund.refundId === fresh}
            open={open}
            settle={settle}
          />
        ))}
      </Suspense>
    </section>
  );
}

function Nothing({ lines }: { lines: RefundOptions['lines'] }) {
  const { t } = useTranslation();
  const why = lines.some(({ not }) => not === 'unpaid')
    ? 'unpaid'
    : lines.every(({ not }) => not === 'free')
      ? 'free'
      : 'text';
  return <EmptyState title={t('refunds.nothing.title')}>{t(`refunds.nothing.${why}`)}</EmptyState>;
}
