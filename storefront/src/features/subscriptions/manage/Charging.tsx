import { useState } from 'react';
import { useSession } from '../../../lib/session/session';
import { usePolling } from '../../../lib/hooks/usePolling';
import { useTranslation } from '../../../lib/useTranslation';
import type { Subscription } from '../../../lib/wire';
import { Checking } from '../../../ui/waiting/Checking';
import { subscriptionsOf } from '../subscriptions';

const PAUSE_MS = 1500;
const MOST_COUNTS = 8;

/** Looks until the new card has paid, or was declined, too. */
export function Charging({
  subscription,
  onEnd,
}: {
  subscription: Subscription;
  onEnd: (words: string | null) => void;
}) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [wasChecked, setWasChecked] = useState(false);
  const ended = (words: string | null): true => {
    onEnd(words);
    return true;
  };
  const { isFailing } = usePolling(async (count) => {
    const now = (await subscriptionsOf(user.userId ?? '')).find(
      ({ subscription_id: id }) => id === subscription.subscription_id,
    );
    if (now?.status === 'active') return ended(t('subscription.charged'));
    const isDeclined =
      now !== undefined &&
      !now.payment_pending &&
      (wasChecked || now.next_billing_date !== subscription.next_billing_date);
    if (isDeclined) return ended(null);
    if (count >= MOST_COUNTS) return ended(t('subscription.slow'));
    setWasChecked(wasChecked || (now?.payment_pending ?? false));
    return false;
  }, PAUSE_MS);
  return (
    <div role="status" className="font-semibold">
      <Checking words={t('subscription.charging')} isFailing={isFailing} failed={t('subscription.loadFailed')} />
    </div>
  );
}
