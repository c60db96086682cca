import { day, dayInChile, lastDay, pesos } from '../../../lib/format';
import { codeOf } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { useAction } from '../../../lib/hooks/useAction';
import type { SavedCard, Subscription } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Fact } from '../../../ui/Fact';
import { Tag } from '../../../ui/Tag';
import { useCardName } from '../../../lib/hooks/useCardName';
import { useTranslation } from '../../../lib/useTranslation';
import { CancelSubscription } from './CancelSubscription';
import { ChangeCard } from './ChangeCard';
import { renew } from '../subscriptions';
import { afterDecline } from '../subscription-status';

/** How a declined renewal goes on, in words. */
const DECLINED = {
  'tried-again': 'subscription.pastDue',
  'another-card': 'subscription.pastDueCard',
  'any-card': 'subscription.pastDueAnyCard',
} as const;

export const TONES = {
  incomplete: 'plain',
  active: 'mint',
  cancelled: 'sun',
  past_due: 'danger',
  ended: 'plain',
} as const;

/** Reloads the page and shows the outcome of a request, or why it failed. */
export type Say = (words: string, went?: 'well' | 'wrong') => Promise<void>;

interface CurrentPlanProps {
  subscription: Subscription;
  cards: readonly SavedCard[];
  say: Say;
}

/** The subscription that runs: how it stands in words, what comes next, and what can be done. */
export function CurrentPlan({ subscription, cards, say }: CurrentPlanProps) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const { status } = subscription;
  return (
    <section
      aria-labelledby="current-plan"
      className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="current-plan" className="text-2xl">
          {pick(subscription.title)}
        </h2>
        <Tag tone={TONES[status]}>{t(`subscription.state.${status}`)}</Tag>
      </div>
      <p className="mt-2 text-lg">{useStatusText(subscription)}</p>
      <Facts subscription={subscription} cards={cards} />
      <div className="mt-6 grid gap-4">
        {!subscription.payment_pending && (status === 'active' || status === 'past_due') && (
          <ChangeCard subscription={subscription} cards={cards} say={say} />
        )}
        {status === 'cancelled' && <Undo subscription={subscription} say={say} />}
        {subscription.auto_renew === 1 && (status === 'active' || status === 'past_due') && (
          <CancelSubscription subscription={subscription} say={say} />
        )}
      </div>
    </section>
  );
}

/** How a subscription stands, in one sentence. */
function useStatusText(subscription: Subscription): string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const {
    status,
    next_billing_date: next,
    free_periods_left: free,
    active_until: end,
    grace_until: grace,
  } = subscription;
  if (subscription.payment_pending) return t('subscription.pending');
  const date = next ? day(next, language) : '';
  const amount = pesos(subscription.next_amount ?? subscription.price, language);
  const until = grace ? day(grace, language) : '';
  switch (status) {
    case 'active':
      return free > 0
        ? t('subscription.activeFree', { count: free, date, amount })
        : t('subscription.active', { date, amount });
    case 'cancelled':
      return t('subscription.cancelled', { date: end ? dayInChile(lastDay(end), language) : '' });
    case 'past_due':
      return t(DECLINED[afterDecline(subscription).then], { date, until });
    case 'incomplete':
      return t('subscription.incomplete');
    case 'ended':
      return '';
  }
}

function Facts({ subscription, cards }: { subscription: Subscription; cards: readonly SavedCard[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name = useCardName();
  const { next_billing_date: next, active_until: end, card, plan_id: plan } = subscription;
  const saved = cards.find(({ payment_method_id: id }) => id === card?.payment_method_id);
  const cardName = card && name(saved ?? { card_type: card.brand, card_number: card.last4 });
  const amount = pesos(subscription.price, language);
  // What the bank still answers to the last charge decides how long it goes on.
  const isUndecided = subscription.payment_pending && subscription.auto_renew === 0;
  return (
    <dl className="mt-5 grid gap-3 border-t border-line pt-4">
      <Fact name={t('subscription.price')}>
        {t(plan === 'yearly' ? 'subscription.everyYear' : 'subscription.everyMonth', { amount })}
      </Fact>
      {end && !isUndecided && <Fact name={t('subscription.until')}>{dayInChile(lastDay(end), language)}</Fact>}
      <Fact name={t('subscription.next')}>
        {next
          ? t('subscription.nextOf', {
              date: day(next, language),
              amount: pesos(subscription.next_amount ?? subscription.price, language),
            })
          : t('subscription.nextNone')}
      </Fact>
      <Fact name={t('subscription.card')}>
        {cardName ?? t('subscription.noCard')}
        {card && !card.usable && ` (${t('subscription.cardBroken')})`}
      </Fact>
    </dl>
  );
}

/** Within the time that is paid for, renewing again costs nothing; where that time has just ended, nothing happens. */
function Undo({ subscription, say }: { subscription: Subscription; say: Say }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { busy, wrong, run } = useAction(t('subscription.renewFailed'));
  const undo = () =>
    run(async () => {
      try {
        const { message } = await renew(subscription.subscription_id, 0);
        await say(message);
      } catch (problem) {
        if (codeOf(problem) !== 'price-changed') throw problem;
        await say(t('subscription.undoTooLate', { amount: pesos(subscription.price, language) }), 'wrong');
      }
    });
  return (
    <>
      {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
      <div>
        <Button busy={busy} onClick={() => void undo()}>
          {busy ? t('subscription.undoing') : t('subscription.undo')}
        </Button>
      </div>
    </>
  );
}
