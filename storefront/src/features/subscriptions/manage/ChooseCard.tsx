import { useEffect, useRef, useState } from 'react';
import { pesos } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useAction } from '../../../lib/hooks/useAction';
import { useCardName } from '../../../lib/hooks/useCardName';
import { useTranslation } from '../../../lib/useTranslation';
import type { SavedCard, Subscription } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { CardChoice } from '../CardChoice';
import { useNeighbours } from '../neighbours';
import { chooseCard } from '../subscriptions';

interface ChooseCardProps {
  subscription: Subscription;
  cards: readonly SavedCard[];
  say: (words: string) => Promise<void>;
  onCharge: () => void;
  onClose: () => void;
}

/** The cards that could pay from now on, and the way to another one. */
export function ChooseCard({ subscription, cards, say, onCharge, onClose }: ChooseCardProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name = useCardName();
  const { AddCard } = useNeighbours();
  const { busy, wrong, run } = useAction(t('subscription.chooseFailed'));
  const usable = cards.filter(({ usable: works }) => works);
  const other = usable.find(({ payment_method_id: id }) => id !== subscription.card?.payment_method_id) ?? usable[0];
  const [chosen, setChosen] = useState(other?.payment_method_id ?? '');
  const inDebt = subscription.status === 'past_due';
  const amount = pesos(subscription.price, language);
  const heading = useRef<HTMLHeadingElement>(null);
  // What opened it is gone, or was a link in a mail.
  useEffect(() => heading.current?.focus(), []);
  const choose = () =>
    run(async () => {
      const card = usable.find(({ payment_method_id: id }) => id === chosen);
      await chooseCard(subscription.subscription_id, chosen);
      if (inDebt) return onCharge();
      onClose();
      await say(t('subscription.chosen', { card: card ? name(card) : '' }));
    });

  return (
    <section aria-labelledby="choose-card" className="rounded-card bg-sun-soft p-4 sm:p-5">
      <h3 ref={heading} id="choose-card" tabIndex={-1} className="text-lg outline-none">
        {t('subscription.chooseTitle')}
      </h3>
      <p className="mb-3 mt-1">{inDebt ? t('subscription.chooseDebt', { amount }) : t('subscription.chooseText')}</p>
      {wrong && (
        <div className="mb-3">
          <ErrorNotice key={wrong.count} focus title={wrong.text} />
        </div>
      )}
      {usable.length > 0 && <CardChoice cards={usable} chosen={chosen} onChoose={setChosen} />}
      <div className="mt-3 flex flex-wrap items-start gap-3">
        {usable.length > 0 && (
          <Button busy={busy} onClick={() => void choose()}>
            {busy
              ? t('subscription.choosing')
              : inDebt
                ? t('subscription.chooseDebtAction', { amount })
                : t('subscription.chooseAction')}
          </Button>
        )}
        <AddCard look="secondary" next="/subscription-management#card" />
        <Button look="quiet" className="max-sm:-ml-3" onClick={onClose}>
          {t('subscription.close')}
        </Button>
      </div>
    </section>
  );
}
