import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { cart } from '../cart/cart';
import { useExplain } from '../../../lib/explain';
import { codeOf } from '../../../lib/http';
import { useTexts } from '../../../lib/i18n';
import { sentences } from '../../../lib/sentences';
import { useTranslation } from '../../../lib/useTranslation';
import type { Order } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { leaveFor, tryAgain } from './pay';
import { GuardianNeeded } from './Trouble';

const TEXTS = ['buying'] as const;

type State = { at: 'idle' | 'working' } | { at: 'refused'; problem: unknown; count: number };

/** Another try at the same order, or, when it can no longer be paid, its games back in the cart. */
export function Retry({ order }: { order: Order }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<State>({ at: 'idle' });

  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setState({ at: 'idle' });
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const again = async () => {
    setState({ at: 'working' });
    try {
      leaveFor(await tryAgain(order.orderId));
    } catch (problem) {
      if (codeOf(problem) === 'order-already-paid') return void revalidate();
      setState((before) => ({ at: 'refused', problem, count: before.at === 'refused' ? before.count + 1 : 1 }));
    }
  };
  const toCart = async (page = '/cart') => {
    for (const game of order.games) cart.add(game.id);
    await navigate(page);
  };
  const isReady = useTexts(TEXTS);
  const stale =
    state.at === 'refused' &&
    ['order-lapsed', 'price-changed', 'already-owned', 'game-not-found'].includes(codeOf(state.problem));

  if (!isReady) return null;
  return (
    <div className="grid gap-4">
      {state.at === 'refused' && codeOf(state.problem) === 'guardian-needed' && <GuardianNeeded key={state.count} />}
      {state.at === 'refused' && codeOf(state.problem) !== 'guardian-needed' && (
        <ErrorNotice key={state.count} focus title={stale ? t('bought.result.lapsed') : t('buying.pay.otherTitle')}>
          {codeOf(state.problem) === 'bank-unavailable'
            ? t('buying.pay.bank')
            : sentences(
                explain(
                  state.problem,
                  t(codeOf(state.problem) === 'unknown' ? 'buying.pay.unknown' : 'buying.pay.failed'),
                ),
                t('buying.pay.nothing'),
              )}
        </ErrorNotice>
      )}
      <div className="flex flex-wrap gap-3">
        {order.retryable && !stale && (
          <Button busy={state.at === 'working'} onClick={() => void again()}>
            {state.at === 'working'
              ? t('bought.result.retrying')
              : t(order.paidWith === 'oneclick' ? 'bought.result.retryAtBank' : 'bought.result.retry')}
          </Button>
        )}
        {order.paidWith === 'oneclick' && order.retryable && !stale && (
          <Button look="secondary" onClick={() => void toCart('/payment')}>
            {t('bought.result.anotherCard')}
          </Button>
        )}
        <Button look={order.retryable && !stale ? 'secondary' : 'primary'} onClick={() => void toCart()}>
          {t('bought.result.toCart')}
        </Button>
      </div>
    </div>
  );
}
