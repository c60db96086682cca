import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../lib/i18n';
import { legalText } from '../../lib/legal';
import { useSession } from '../../lib/session';
import type { LegalText, SavedCard, Subscription } from '../../lib/wire';
import { cardsOf } from '../../lib/cards';
import { subscriptionsOf } from './plans';
import { currentOf } from './standing';

/** Whoever looks at the plans: with what to pay, under which terms, and what runs already. */
export interface Subscriber { cards: SavedCard[]; needsGuardian: boolean; current: Subscription | null; terms: LegalText }

type Asked = { at: 'asking' } | { at: 'nobody' } | { at: 'failed'; problem: unknown } | { at: 'here'; subscriber: Subscriber };

export function useSubscriber(): { asked: Asked; again: () => void } {
  const { isLoggedIn, verifying, user: { userId } } = useSession();
  const { language } = useLanguage();
  const [asked, setAsked] = useState<Asked>({ at: 'asking' });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (!isLoggedIn || !userId) return;
    let left = false;
    const hear = (next: Asked): void => void (left || setAsked(next));
    Promise.all([cardsOf(userId), subscriptionsOf(userId), legalText('terms', language)]).then(
      ([wallet, subscriptions, terms]) => hear({ at: 'here', subscriber: { ...wallet, terms, current: currentOf(subscriptions) } }),
      (problem: unknown) => hear({ at: 'failed', problem }));
    return () => {
      left = true;
    };
  }, [isLoggedIn, userId, language, turn]);

  const again = useCallback(() => setTurn((n) => n + 1), []);
  if (verifying) return { asked: { at: 'asking' }, again };
  return { asked: isLoggedIn ? asked : { at: 'nobody' }, again };
}
