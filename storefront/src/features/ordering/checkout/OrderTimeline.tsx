import { useCallback, useState } from 'react';
import { useExplain } from '../../../lib/explain';
import { momentInChile, pesos } from '../../../lib/format';
import { get } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { useLoaded, type Loaded } from '../../../lib/hooks/useLoaded';
import { useTranslation } from '../../../lib/useTranslation';
import type { OrderHistory } from '../../../lib/wire';
import { Button } from '../../../ui/Button';

export const historyOf = (orderId: string): Promise<OrderHistory> =>
  get('/v1/orders/{orderId}/history', { params: { path: { orderId } } });

interface OrderTimelineProps {
  orderId: string;
  /** With another status there is more to tell. */
  status: string;
  /** What the page brought. */
  history: Loaded<OrderHistory>;
}

/** What happened to an order, step by step; the page stands without it, and says so. */
export function OrderTimeline({ orderId, status, history }: OrderTimelineProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [broughtFor] = useState(status);
  const load = useCallback(() => historyOf(orderId), [orderId]);
  const { loaded, again } = useLoaded(load, status, status === broughtFor ? history : undefined);
  if (loaded.at === 'loading') return null;
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <h2 className="text-xl">{t('bought.history.title')}</h2>
      {loaded.at === 'failed' ? (
        <Unread problem={loaded.problem} again={again} />
      ) : (
        <ol className="mt-4 grid gap-3 border-l-2 border-line pl-4">
          {loaded.value.steps.map(({ step, at, amount }) => (
            <li key={`${step} ${at}`}>
              <p className="font-bold">
                {t(`bought.history.${step}`)}
                {amount !== null && amount > 0 && `: ${pesos(amount, language)}`}
              </p>
              <p className="text-sm text-muted">
                <time dateTime={at}>{momentInChile(at, language)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Unread({ problem, again }: { problem: unknown; again: () => void }) {
  const { t } = useTranslation();
  const explain = useExplain();
  return (
    <div role="status" className="mt-2 grid justify-items-start gap-3">
      <p>{explain(problem, t('bought.history.failed'))}</p>
      <Button look="secondary" onClick={again}>
        {t('shell.errors.retry')}
      </Button>
    </div>
  );
}
