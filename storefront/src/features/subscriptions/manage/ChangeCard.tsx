import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../lib/useTranslation';
import type { SavedCard, Subscription } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Spinner } from '../../../ui/waiting/Spinner';
import { afterDecline } from '../subscription-status';

const Charging = lazy(() => import('./Charging').then((file) => ({ default: file.Charging })));
const ChooseCard = lazy(() => import('./ChooseCard').then((file) => ({ default: file.ChooseCard })));

interface ChangeCardProps {
  subscription: Subscription;
  cards: readonly SavedCard[];
  say: (words: string) => Promise<void>;
}
type State = 'closed' | 'open' | 'charging' | 'declined';

/** With which card the debt can be paid. */
const PAY = {
  'tried-again': 'subscription.payNow',
  'another-card': 'subscription.payNow',
  'any-card': 'subscription.payAgain',
} as const;

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
  if (state === 'charging')
    return (
      <Suspense fallback={<Spinner small />}>
        <Charging subscription={subscription} onEnd={end} />
      </Suspense>
    );
  return (
    <div id={PLACE} className="grid scroll-mt-24 gap-4">
      {state === 'declined' && <ErrorNotice focus title={t('subscription.stillDebt')} />}
      {state === 'closed' ? (
        <div>
          <Button look={inDebt ? 'primary' : 'secondary'} onClick={() => setState('open')}>
            {t(inDebt ? PAY[afterDecline(subscription).then] : 'subscription.change')}
          </Button>
        </div>
      ) : (
        <Suspense fallback={<Spinner small />}>
          <ChooseCard
            subscription={subscription}
            cards={cards}
            say={say}
            onCharge={() => setState('charging')}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </div>
  );
}
