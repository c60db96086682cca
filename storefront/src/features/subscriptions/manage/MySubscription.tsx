import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../lib/useTranslation';
import type { SavedCard, Subscription } from '../../../lib/wire';
import { LinkButton } from '../../../ui/Button';
import { classes } from '../../../ui/classes';
import { EmptyState } from '../../../ui/EmptyState';
import { BlockSkeletons } from '../../../ui/waiting/Skeleton';
import type { Say } from './CurrentPlan';
import { useNeighbours } from '../neighbours';
import { currentOf } from '../subscription-status';

const CurrentPlan = lazy(() => import('./CurrentPlan').then((file) => ({ default: file.CurrentPlan })));
const PastPlans = lazy(() => import('./PastPlans').then((file) => ({ default: file.PastPlans })));

interface MySubscriptionProps {
  subscriptions: readonly Subscription[];
  cards: readonly SavedCard[];
  charges: ReactNode;
  hasCharges: boolean;
}

/** The running subscription with all that can be done about it, the earlier ones, and what was charged. */
export function MySubscription({ subscriptions, cards, charges, hasCharges }: MySubscriptionProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { refreshLibrary } = useNeighbours();
  const [message, setMessage] = useState<{ words: string; went: 'well' | 'wrong' } | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const current = currentOf(subscriptions);
  const past = subscriptions.filter((one) => one !== current);

  /** What was pressed is gone now, so the focus goes to what came of it. */
  const say: Say = async (words, went = 'well') => {
    await revalidate();
    void refreshLibrary();
    setMessage({ words, went });
    status.current?.focus();
  };

  return (
    <div className="grid gap-6">
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={classes(
          'rounded-card p-4 font-semibold outline-none empty:sr-only',
          message?.went === 'wrong' ? 'bg-danger-soft text-danger' : 'bg-mint-soft text-mint-text',
        )}
      >
        {message?.words}
      </p>
      {/* All at once: a plan that came after the charges would push them away. */}
      <Suspense fallback={<BlockSkeletons heights={['h-80', 'h-40']} />}>
        {current ? (
          <CurrentPlan subscription={current} cards={cards} say={say} />
        ) : (
          <EmptyState
            title={t('subscription.emptyTitle')}
            action={<LinkButton to="/subscription">{t('subscription.emptyAction')}</LinkButton>}
          >
            {t('subscription.empty')}
          </EmptyState>
        )}
        {past.length > 0 && (
          <Suspense>
            <PastPlans subscriptions={past} again={!current} say={say} />
          </Suspense>
        )}
        {(current || hasCharges) && charges}
      </Suspense>
    </div>
  );
}
