import { dayInChile, lastDay } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { Subscription } from '../../../lib/wire';
import { Button, LinkButton } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Tag } from '../../../ui/Tag';
import { TONES } from './CurrentPlan';
import { hide } from '../subscriptions';

interface PastPlansProps {
  subscriptions: readonly Subscription[];
  /** Whether one may begin again. */
  again: boolean;
  say: (words: string) => Promise<void>;
}

/** Subscriptions that are over or were never paid; each can be taken off the list. */
export function PastPlans({ subscriptions, again, say }: PastPlansProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="past-plans">
      <h2 id="past-plans" className="mb-3 text-xl">
        {t('subscription.past')}
      </h2>
      <ul className="grid gap-4">
        {subscriptions.map((one) => (
          <Past key={one.subscription_id} subscription={one} again={again} say={say} />
        ))}
      </ul>
    </section>
  );
}

function Past({ subscription, again, say }: { subscription: Subscription } & Pick<PastPlansProps, 'again' | 'say'>) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const { busy, wrong, run } = useAction(t('subscription.hideFailed'));
  const { status, active_until: end, ended_because: because, plan_id: plan } = subscription;
  const began = dayInChile(subscription.created_at, language);
  const take = () =>
    run(async () => {
      await hide(subscription.subscription_id);
      await say(t('subscription.hidden'));
    });
  return (
    <li className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        {pick(subscription.title)} <Tag tone={TONES[status]}>{t(`subscription.state.${status}`)}</Tag>
      </h3>
      <p className="mt-1 text-sm text-muted">{t('subscription.began', { date: began })}</p>
      <p className="mt-2">
        {status === 'incomplete'
          ? t('subscription.incomplete')
          : end && t('subscription.endedOn', { date: dayInChile(lastDay(end), language) })}
        {isEnding(because) && <> {t(`subscription.ended.${because}`)}</>}
      </p>
      {wrong && (
        <div className="mt-3">
          <ErrorNotice key={wrong.count} focus title={wrong.text} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {again && (
          <LinkButton look="secondary" to={`/subscription?plan=${plan}`}>
            {status === 'incomplete' ? t('subscription.finish') : t('subscription.again')}
          </LinkButton>
        )}
        <Button
          look="quiet"
          className="max-sm:-ml-3"
          busy={busy}
          aria-label={t('subscription.hideNamed', { plan: pick(subscription.title), date: began })}
          onClick={() => void take()}
        >
          {t('subscription.hide')}
        </Button>
      </div>
    </li>
  );
}

const ENDINGS = ['never-paid', 'cancelled', 'unpaid', 'refunded', 'person-erased', 'staff'] as const;

/** A reason that this page has no words for yet is left out. */
const isEnding = (text: string | null): text is (typeof ENDINGS)[number] => ENDINGS.some((ending) => ending === text);
