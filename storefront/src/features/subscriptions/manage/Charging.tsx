import { useState } from 'react';
import { useSession } from '../../../lib/session';
import { usePolling } from '../../../lib/usePolling';
import { useTranslation } from '../../../lib/useTranslation';
import type { Subscription } from '../../../lib/wire';
import { Checking } from '../../../ui/Checking';
import { subscriptionsOf } from '../subscriptions';

const PAUSE_MS = 1500;
const MOST_TURNS = 8;

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
  const [wasAsked, setWasAsked] = useState(false);
  const ended = (words: string | null): true => {
    onEnd(words);
    return true;
  };
  const { isFailing } = usePolling(async (turn) => {
    const now = (await subscriptionsOf(user.userId ?? '')).find(
      ({ subscription_id: id }) => id === subscription.subscription_id,
    );
    if (now?.status === 'active') return ended(t('subscription.charged'));
    const isDeclined =
      now !== undefined &&
      !now.payment_pending &&
      (wasAsked || now.next_billing_date !== subscription.next_billing_date);
    if (isDeclined) return ended(null);
    if (turn >= MOST_TURNS) return ended(t('subscription.slow'));
    setWasAsked(wasAsked || (now?.payment_pending ?? false));
    return false;
  }, PAUSE_MS);
  return (
    <div role="status" className="font-semibold">
      <Checking words={t('subscription.charging')} isFailing={isFailing} failed={t('subscription.loadFailed')} />
    </div>
  );
}
