import { useEffect, useState } from 'react';
import { momentInChile, pesos } from '../../../lib/format';
import { get } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { useTranslation } from '../../../lib/useTranslation';
import type { OrderHistory } from '../../../lib/wire';

/** What happened to an order, step by step; the page stands without it. */
export function OrderStory({ orderId, status }: { orderId: string; status: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [steps, setSteps] = useState<OrderHistory['steps']>([]);
  useEffect(() => {
    let isShown = true;
    get('/v1/orders/{orderId}/history', { params: { path: { orderId } } })
      .then((history) => isShown && setSteps(history.steps))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [orderId, status]);
  if (steps.length === 0) return null;
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <h2 className="text-xl">{t('bought.history.title')}</h2>
      <ol className="mt-4 grid gap-3 border-l-2 border-line pl-4">
        {steps.map(({ step, at, amount }) => (
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
    </section>
  );
}
