import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { day, dayInChile, pesos } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useAction } from '../../lib/useAction';
import type { SavedCard, Subscription } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Tag } from '../../ui/Tag';
import { useCardName } from '../../lib/useCardName';
import { CancelPlan } from './CancelPlan';
import { ChangeCard } from './ChangeCard';
import { renew } from './plans';
import { lastDay } from './standing';

export const TONES = { incomplete: 'plain', active: 'mint', cancelled: 'sun', past_due: 'danger', ended: 'plain' } as const;

interface CurrentPlanProps { subscription: Subscription; cards: readonly SavedCard[]; say: (words: string) => Promise<void> }

/** The subscription that runs: how it stands in words, what comes next, and what can be done. */
export function CurrentPlan({ subscription, cards, say }: CurrentPlanProps) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const { status } = subscription;
  return (
    <section aria-labelledby="current-plan" className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="current-plan" className="text-2xl">{pick(subscription.title)}</h2>
        <Tag tone={TONES[status]}>{t(`plans.mine.state.${status}`)}</Tag>
      </div>
      <p className="mt-2 text-lg">{useStanding(subscription)}</p>
      <Facts subscription={subscription} cards={cards} />
      <div className="mt-6 grid gap-4">
        {!subscription.payment_pending && (status === 'active' || status === 'past_due') && <ChangeCard subscription={subscription} cards={cards} say={say} />}
        {status === 'cancelled' && <Undo subscription={subscription} say={say} />}
        {(status === 'active' || status === 'past_due') && <CancelPlan subscription={subscription} say={say} />}
      </div>
    </section>
  );
}

/** How a subscription stands, in one sentence. */
function useStanding(subscription: Subscription): string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { status, next_billing_date: next, free_periods_left: free, active_until: end, grace_until: grace } = subscription;
  if (subscription.payment_pending) return t('plans.mine.pending');
  const date = next ? day(next, language) : '';
  const amount = pesos(subscription.next_amount ?? subscription.price, language);
  const until = grace ? day(grace, language) : '';
  switch (status) {
    case 'active':
      return free > 0 ? t('plans.mine.activeFree', { count: free, date, amount }) : t('plans.mine.active', { date, amount });
    case 'cancelled':
      return t('plans.mine.cancelled', { date: end ? dayInChile(lastDay(end), language) : '' });
    case 'past_due':
      return next ? t('plans.mine.pastDue', { date, until }) : t('plans.mine.pastDueCard', { until });
    case 'incomplete':
      return t('plans.mine.incomplete');
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
  return (
    <dl className="mt-5 grid gap-3 border-t border-line pt-4">
      <Fact name={t('plans.mine.price')}>{t(plan === 'yearly' ? 'plans.mine.everyYear' : 'plans.mine.everyMonth', { amount })}</Fact>
      {end && <Fact name={t('plans.mine.until')}>{dayInChile(lastDay(end), language)}</Fact>}
      <Fact name={t('plans.mine.next')}>{next ? t('plans.result.nextOf', { date: day(next, language), amount: pesos(subscription.next_amount ?? subscription.price, language) }) : t('plans.mine.nextNone')}</Fact>
      <Fact name={t('plans.mine.card')}>{cardName ?? t('plans.mine.noCard')}{card && !card.usable && ` (${t('plans.mine.cardBroken')})`}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** Within the time that is paid for, renewing again costs nothing. */
function Undo({ subscription, say }: { subscription: Subscription; say: (words: string) => Promise<void> }) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('plans.mine.renewFailed'));
  const undo = () => run(async () => {
    await renew(subscription.subscription_id);
    await say(t('plans.mine.undone'));
  });
  return (
    <>
      {wrong && <ErrorNotice key={wrong.turn} focus title={wrong.text} />}
      <div><Button busy={busy} onClick={() => void undo()}>{busy ? t('plans.mine.undoing') : t('plans.mine.undo')}</Button></div>
    </>
  );
}
