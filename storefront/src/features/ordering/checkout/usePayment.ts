import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CartDiscount } from '../cart/discount';
import { useLeaving } from '../../../lib/hooks/useLeaving';
import { codeOf } from '../../../lib/http';
import { randomText } from '../../../lib/random-text';
import { useSession } from '../../../lib/session/session';
import type { LegalText } from '../../../lib/wire';
import { freshPrices } from './fresh-prices';
import { beginPayment, buyWithCard, leaveFor } from './pay';

/** 'insisting': a try of the charge had no answer, and the next one follows. */
export type PaymentState =
  { at: 'idle' | 'working' | 'insisting' | 'leaving' } | ({ at: 'refused'; count: number } & Refusal);

/** @property byCard whether a saved card was to be charged */
export interface Refusal {
  problem: unknown;
  byCard: boolean;
}

interface Sold {
  ids: string[];
  total: number;
  terms: LegalText;
  discount: CartDiscount | null;
}

/** The way of a payment: under way, off to the bank, or refused. @param onPrices hears of prices that changed meanwhile */
export function usePayment({ ids, total, terms, discount }: Sold, onPrices: (fresh: Map<string, number>) => void) {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const leaving = useLeaving();
  const [state, setState] = useState<PaymentState>({ at: 'idle' });
  const attempt = useRef({ about: '', key: '', session: '' });

  useEffect(() => {
    // Coming back by the browser's button must find the page awake.
    const wake = (event: PageTransitionEvent) => event.persisted && setState({ at: 'idle' });
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const refuse = (problem: unknown, byCard: boolean): void => {
    // This key's answer stays that there is no form: only a new one asks the bank again.
    if (codeOf(problem) === 'bank-unavailable') attempt.current.about = '';
    const fresh = freshPrices(problem);
    if (fresh && !discount) onPrices(fresh);
    // What a code takes off new prices only the shop can tell.
    if ((fresh && discount) || codeOf(problem) === 'terms-changed') void revalidate();
    setState((before) => ({ at: 'refused', problem, byCard, count: before.at === 'refused' ? before.count + 1 : 1 }));
  };

  const pay = async (cardId: string | null): Promise<void> => {
    setState({ at: 'working' });
    const code = discount?.code ?? null;
    const { key, session } = keyed(attempt, JSON.stringify([ids, total, terms.hash, discount?.code]));
    const about = { code, sessionId: session, key };
    try {
      const payment = { cart: ids, userId: user.userId, subtotal: total, acceptedTerms: terms.hash, ...about };
      if (cardId !== null) {
        const onAgain = () => setState({ at: 'insisting' });
        return void navigate(await buyWithCard(payment, cardId, { leaving: leaving(), onAgain }));
      }
      const reply = await beginPayment(payment);
      setState({ at: 'leaving' });
      leaveFor(reply);
    } catch (problem) {
      refuse(problem, cardId !== null);
    }
  };
  return { state, pay };
}

interface Attempt {
  about: string;
  key: string;
  session: string;
}

/** The same cart asked for twice is one order; a changed one is another. */
function keyed(attempt: { current: Attempt }, about: string): Attempt {
  if (attempt.current.about !== about)
    attempt.current = { about, key: randomText(), session: attempt.current.session || randomText() };
  return attempt.current;
}
