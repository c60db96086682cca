import { useEffect, useRef, useState } from 'react';
import { pesos } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useAction, type Wrong } from '../../../lib/hooks/useAction';
import { useCardName } from '../../../lib/hooks/useCardName';
import { useLeaving } from '../../../lib/hooks/useLeaving';
import { isUnanswered } from '../../../lib/session/resend';
import { useTranslation } from '../../../lib/useTranslation';
import type { SavedCard, Subscription } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Unanswered } from '../../../ui/Unanswered';
import { Insisting } from '../../../ui/waiting/Insisting';
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

/** The card that is chosen, and its way to the shop: what is owed is charged, so that is tried until there is an answer. */
function useChoice({ subscription, cards, say, onCharge, onClose }: ChooseCardProps) {
  const { t } = useTranslation();
  const name = useCardName();
  const leaving = useLeaving();
  const { busy, wrong, run } = useAction(t('subscription.chooseFailed'));
  const [insists, setInsists] = useState(false);
  const usable = cards.filter(({ usable: works }) => works);
  const other = usable.find(({ payment_method_id: id }) => id !== subscription.card?.payment_method_id) ?? usable[0];
  const [chosen, setChosen] = useState(other?.payment_method_id ?? '');
  const inDebt = subscription.status === 'past_due';
  const choose = () =>
    run(async () => {
      const card = usable.find(({ payment_method_id: id }) => id === chosen);
      const staying = { leaving: leaving(), onAgain: () => setInsists(true) };
      await chooseCard(subscription.subscription_id, chosen, staying).finally(() => setInsists(false));
      if (inDebt) return onCharge();
      onClose();
      await say(t('subscription.chosen', { card: card ? name(card) : '' }));
    });
  return { usable, chosen, setChosen, inDebt, choose: () => void choose(), busy, wrong, insists };
}

/** The cards that could pay from now on, and the way to another one. */
export function ChooseCard(props: ChooseCardProps) {
  const { subscription, onClose } = props;
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { AddCard } = useNeighbours();
  const { usable, chosen, setChosen, inDebt, choose, busy, wrong, insists } = useChoice(props);
  const amount = pesos(subscription.price, language);
  const heading = useRef<HTMLHeadingElement>(null);
  // What opened it is gone, or was a link in a mail.
  useEffect(() => heading.current?.focus(), []);
  const action = t(inDebt ? 'subscription.chooseDebtAction' : 'subscription.chooseAction', { amount });

  return (
    <section aria-labelledby="choose-card" className="rounded-card bg-sun-soft p-4 sm:p-5">
      <h3 ref={heading} id="choose-card" tabIndex={-1} className="text-lg outline-none">
        {t('subscription.chooseTitle')}
      </h3>
      <p className="mb-3 mt-1">{inDebt ? t('subscription.chooseDebt', { amount }) : t('subscription.chooseText')}</p>
      {wrong && (
        <div className="mb-3">
          <NotChosen key={wrong.count} wrong={wrong} inDebt={inDebt} again={choose} />
        </div>
      )}
      {usable.length > 0 && <CardChoice cards={usable} chosen={chosen} onChoose={setChosen} />}
      <div className="mt-3 flex flex-wrap items-start gap-3">
        {usable.length > 0 && (
          <Button busy={busy} onClick={choose}>
            {busy ? t('subscription.choosing') : action}
          </Button>
        )}
        <AddCard look="secondary" next="/subscription-management#card" />
        <Button look="quiet" className="max-sm:-ml-3" onClick={onClose}>
          {t('subscription.close')}
        </Button>
      </div>
      <Insisting insists={insists} />
    </section>
  );
}

/** Why the card was not taken. Where it was to pay, a lost answer says nothing of the charge. */
function NotChosen({ wrong, inDebt, again }: { wrong: Wrong; inDebt: boolean; again: () => void }) {
  if (inDebt && isUnanswered(wrong.problem)) return <Unanswered again={again} />;
  return <ErrorNotice focus title={wrong.text} />;
}
