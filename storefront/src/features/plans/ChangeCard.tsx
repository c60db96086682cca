import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSession } from '../../lib/session';
import type { SavedCard, Subscription } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Spinner } from '../../ui/Spinner';
import { usePolling } from '../../lib/usePolling';
import { subscriptionsOf } from './plans';
import { afterDecline } from './standing';

const ChooseCard = lazy(() => import('./ChooseCard').then((file) => ({ default: file.ChooseCard })));

interface ChangeCardProps { subscription: Subscription; cards: readonly SavedCard[]; say: (words: string) => Promise<void> }
type State = 'closed' | 'open' | 'charging' | 'declined';

/** With which card the debt can be paid. */
const PAY = { 'tried-again': 'subscription.payNow', 'another-card': 'subscription.payNow', 'any-card': 'subscription.payAgain' } as const;

/** Where mails about a card lead. */
const PLACE = 'card';

/** Another card for the next charges; where one was declined it is charged right away. */
export function ChangeCard({ subscription, cards, say }: ChangeCardProps) {
  const { t } = useTranslation();
  const wanted = useLocation().hash === `#${PLACE}`;
  const [state, setState] = useState<State>(wanted ? 'open' : 'closed');
  const inDebt = subscription.status === 'past_due';
  const end = (words: string | null): void => {
    setState(words ? 'closed' : 'declined');
    if (words) void say(words);
  };
  if (state === 'charging') return <Charging subscription={subscription} onEnd={end} />;
  return (
    <div id={PLACE} className="grid scroll-mt-24 gap-4">
      {state === 'declined' && <ErrorNotice focus title={t('subscription.stillDebt')} />}
      {state === 'closed'
        ? <div><Button look={inDebt ? 'primary' : 'secondary'} onClick={() => setState('open')}>{t(inDebt ? PAY[afterDecline(subscription).then] : 'subscription.change')}</Button></div>
        : <Suspense fallback={<Spinner small />}><ChooseCard subscription={subscription} cards={cards} say={say} onCharge={() => setState('charging')} onClose={() => setState('closed')} /></Suspense>}
    </div>
  );
}

const PAUSE_MS = 1500;
const MOST_TURNS = 8;

/** Looks until the new card has paid, or was declined, too. */
function Charging({ subscription, onEnd }: { subscription: Subscription; onEnd: (words: string | null) => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [wasAsked, setWasAsked] = useState(false);
  const ended = (words: string | null): true => {
    onEnd(words);
    return true;
  };
  usePolling(async (turn) => {
    const now = (await subscriptionsOf(user.userId ?? '')).find(({ subscription_id: id }) => id === subscription.subscription_id);
    if (now?.status === 'active') return ended(t('subscription.charged'));
    const isDeclined = now !== undefined && !now.payment_pending && (wasAsked || now.next_billing_date !== subscription.next_billing_date);
    if (isDeclined) return ended(null);
    if (turn >= MOST_TURNS) return ended(t('subscription.slow'));
    setWasAsked(wasAsked || (now?.payment_pending ?? false));
    return false;
  }, PAUSE_MS);
  return <p role="status" className="flex items-center gap-3 font-semibold"><Spinner small />{t('subscription.charging')}</p>;
}
