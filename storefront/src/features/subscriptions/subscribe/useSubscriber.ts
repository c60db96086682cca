import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/i18n';
import { get } from '../../../lib/http';
import { useSession } from '../../../lib/session/session';
import type { LegalText, SavedCard, Subscription } from '../../../lib/wire';
import { useNeighbours } from '../neighbours';
import { subscriptionsOf } from '../subscriptions';
import { currentOf } from '../subscription-status';

/** A person who looks at the plans: with what to pay, under which terms, and what runs already. */
export interface Subscriber {
  cards: SavedCard[];
  needsGuardian: boolean;
  current: Subscription | null;
  terms: LegalText;
}

type State =
  { at: 'asking' } | { at: 'visitor' } | { at: 'failed'; problem: unknown } | { at: 'here'; subscriber: Subscriber };

export function useSubscriber(): { state: State; again: () => void } {
  const {
    isLoggedIn,
    verifying,
    user: { userId },
  } = useSession();
  const { language } = useLanguage();
  const { cardsOf } = useNeighbours();
  const [state, setState] = useState<State>({ at: 'asking' });
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (!isLoggedIn || !userId) return;
    let left = false;
    const hear = (next: State): void => void (left || setState(next));
    Promise.all([
      cardsOf(userId),
      subscriptionsOf(userId),
      get('/v1/legal/{document}', {
        params: { path: { document: 'terms' }, query: { lang: language } },
        language,
        anonymous: true,
      }),
    ]).then(
      ([saved, subscriptions, terms]) =>
        hear({ at: 'here', subscriber: { ...saved, terms, current: currentOf(subscriptions) } }),
      (problem: unknown) => hear({ at: 'failed', problem }),
    );
    return () => {
      left = true;
    };
  }, [isLoggedIn, userId, language, count, cardsOf]);

  const again = useCallback(() => setCount((n) => n + 1), []);
  if (verifying) return { state: { at: 'asking' }, again };
  return { state: isLoggedIn ? state : { at: 'visitor' }, again };
}
