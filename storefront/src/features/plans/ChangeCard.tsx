import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pesos } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { useAction } from '../../lib/useAction';
import type { SavedCard, Subscription } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Spinner } from '../../ui/Spinner';
import { AddCard } from '../../ui/AddCard';
import { useCardName } from '../../lib/useCardName';
import { usePolling } from '../../lib/usePolling';
import { CardChoice } from './CardChoice';
import { chooseCard, subscriptionsOf } from './plans';

interface ChangeCardProps { subscription: Subscription; cards: readonly SavedCard[]; say: (words: string) => Promise<void> }
type State = 'closed' | 'open' | 'charging' | 'declined';

/** Another card for the next charges; where one was declined it is charged right away. */
export function ChangeCard({ subscription, cards, say }: ChangeCardProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>('closed');
  const inDebt = subscription.status === 'past_due';
  const end = (words: string | null): void => {
    setState(words ? 'closed' : 'declined');
    if (words) void say(words);
  };
  if (state === 'charging') return <Charging subscription={subscription} onEnd={end} />;
  return (
    <div className="grid gap-4">
      {state === 'declined' && <ErrorNotice focus title={t('plans.mine.stillDebt')} />}
      {state === 'closed'
        ? <div><Button look={inDebt ? 'primary' : 'secondary'} onClick={() => setState('open')}>{inDebt ? t('plans.mine.payNow') : t('plans.mine.change')}</Button></div>
        : <Choice subscription={subscription} cards={cards} say={say} onCharge={() => setState('charging')} onClose={() => setState('closed')} />}
    </div>
  );
}

function Choice({ subscription, cards, say, onCharge, onClose }: ChangeCardProps & { onCharge: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name = useCardName();
  const { busy, wrong, run } = useAction(t('plans.mine.chooseFailed'));
  const usable = cards.filter(({ usable: works }) => works);
  const other = usable.find(({ payment_method_id: id }) => id !== subscription.card?.payment_method_id) ?? usable[0];
  const [chosen, setChosen] = useState(other?.payment_method_id ?? '');
  const inDebt = subscription.status === 'past_due';
  const amount = pesos(subscription.price, language);
  const choose = () => run(async () => {
    const card = usable.find(({ payment_method_id: id }) => id === chosen);
    await chooseCard(subscription.subscription_id, chosen);
    if (inDebt) return onCharge();
    onClose();
    await say(t('plans.mine.chosen', { card: card ? name(card) : '' }));
  });

  return (
    <section aria-labelledby="choose-card" className="rounded-card bg-sun-soft p-4 sm:p-5">
      <h3 id="choose-card" className="text-lg">{t('plans.mine.chooseTitle')}</h3>
      <p className="mb-3 mt-1">{inDebt ? t('plans.mine.chooseDebt', { amount }) : t('plans.mine.chooseText')}</p>
      {wrong && <div className="mb-3"><ErrorNotice key={wrong.turn} focus title={wrong.text} /></div>}
      {usable.length > 0 && <CardChoice cards={usable} chosen={chosen} onChoose={setChosen} />}
      <div className="mt-3 flex flex-wrap items-start gap-3">
        {usable.length > 0 && <Button busy={busy} onClick={() => void choose()}>{busy ? t('plans.mine.choosing') : inDebt ? t('plans.mine.chooseDebtAction', { amount }) : t('plans.mine.chooseAction')}</Button>}
        <AddCard look="secondary" next="/subscription-management" />
        <Button look="quiet" onClick={onClose}>{t('plans.mine.close')}</Button>
      </div>
    </section>
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
    if (now?.status === 'active') return ended(t('plans.mine.charged'));
    const isDeclined = now !== undefined && !now.payment_pending && (wasAsked || now.next_billing_date !== subscription.next_billing_date);
    if (isDeclined) return ended(null);
    if (turn >= MOST_TURNS) return ended(t('plans.mine.slow'));
    setWasAsked(wasAsked || (now?.payment_pending ?? false));
    return false;
  }, PAUSE_MS);
  return <p role="status" className="flex items-center gap-3 font-semibold"><Spinner small />{t('plans.mine.charging')}</p>;
}
