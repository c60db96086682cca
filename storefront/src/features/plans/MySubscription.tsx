import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { refreshShelf } from '../../lib/shelf';
import type { Order, SavedCard, Subscription } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ChargeHistory } from './ChargeHistory';
import { CurrentPlan } from './CurrentPlan';
import { PastPlans } from './PastPlans';
import { currentOf } from './standing';

interface MySubscriptionProps { subscriptions: readonly Subscription[]; cards: readonly SavedCard[]; history: readonly Order[] }

/** The running subscription with all that can be done about it, the earlier ones, and what was charged. */
export function MySubscription({ subscriptions, cards, history }: MySubscriptionProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const current = currentOf(subscriptions);
  const past = subscriptions.filter((one) => one !== current);

  /** What was pressed is gone now, so the focus goes to what came of it. */
  const say = async (words: string) => {
    await revalidate();
    void refreshShelf();
    setDone(words);
    status.current?.focus();
  };

  return (
    <div className="grid gap-6">
      <p ref={status} role="status" tabIndex={-1} className="rounded-card bg-mint-soft p-4 font-semibold text-mint-text outline-none empty:sr-only">{done}</p>
      {current
        ? <CurrentPlan subscription={current} cards={cards} say={say} />
        : <EmptyState title={t('plans.mine.emptyTitle')} action={<LinkButton to="/subscription">{t('plans.mine.emptyAction')}</LinkButton>}>{t('plans.mine.empty')}</EmptyState>}
      {past.length > 0 && <PastPlans subscriptions={past} again={!current} say={say} />}
      {(current || history.length > 0) && <ChargeHistory orders={history} />}
    </div>
  );
}
