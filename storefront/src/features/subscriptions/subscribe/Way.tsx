import { lazy } from 'react';
import { dayInChile, lastDay } from '../../../lib/format';
import { useLanguage, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session/session';
import { useTranslation } from '../../../lib/useTranslation';
import type { Plan, Subscription } from '../../../lib/wire';
import { LinkButton } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Spinner } from '../../../ui/waiting/Spinner';
import { useNeighbours } from '../neighbours';
import { Panel } from '../Panel';
import type { Subscriber } from './useSubscriber';

const PayForm = lazy(() => import('./PayForm').then((file) => ({ default: file.PayForm })));
const Unverified = lazy(() => import('./Unverified').then((file) => ({ default: file.Unverified })));
const TEXTS = ['cards'] as const;

interface WayProps {
  plan: Plan;
  subscriber: Subscriber;
  again: () => void;
}

/** What stands between this person and the plan, or the form that pays it. */
export function Way({ plan, subscriber, again }: WayProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { needsGuardian, current } = subscriber;
  if (current) return <Already current={current} />;
  if (!user.emailVerified) return <Unverified />;
  if (needsGuardian)
    return (
      <ErrorNotice
        title={t('plans.guardian.title')}
        action={
          <LinkButton look="secondary" to="/account#guardian">
            {t('plans.guardian.action')}
          </LinkButton>
        }
      >
        {t('plans.guardian.text')}
      </ErrorNotice>
    );
  return <Pay plan={plan} subscriber={subscriber} again={again} />;
}

function Pay({ plan, subscriber: { cards, terms }, again }: WayProps) {
  const { t } = useTranslation();
  const { AddCard } = useNeighbours();
  const isReady = useTexts(TEXTS);
  const usable = cards.filter(({ usable: works }) => works);
  if (!isReady)
    return (
      <Panel>
        <Spinner label={t('plans.loading')} />
      </Panel>
    );
  if (usable.length > 0)
    return (
      <Panel title={t('plans.pay.title')}>
        <PayForm plan={plan} cards={usable} terms={terms} again={again} />
      </Panel>
    );
  return (
    <Panel title={t('plans.pay.noCard')}>
      <p className="mb-5">{cards.length > 0 ? t('plans.pay.broken') : t('plans.pay.noCardText')}</p>
      <AddCard label={t('plans.pay.addCard')} next={`/subscription?plan=${plan.plan_id}`} />
    </Panel>
  );
}

function Already({ current }: { current: Subscription }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const plan = pick(current.title);
  if (current.status === 'incomplete' || current.payment_pending) {
    return (
      <Panel title={t('plans.already.pendingTitle')}>
        <p className="mb-5">{t('plans.already.pending')}</p>
        <LinkButton to="/subscription-management">{t('plans.already.pendingAction')}</LinkButton>
      </Panel>
    );
  }
  if (current.status === 'past_due')
    return (
      <Panel title={t('plans.already.debtTitle')}>
        <p className="mb-5">{t('plans.already.debt')}</p>
        <LinkButton to="/subscription-management">{t('plans.already.action')}</LinkButton>
      </Panel>
    );
  const until = current.auto_renew === 0 && current.active_until;
  return (
    <Panel title={t('plans.already.title')}>
      <p className="mb-5">
        {until
          ? t('plans.already.text', { plan, date: dayInChile(lastDay(until), language) })
          : t('plans.already.renews', { plan })}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/library">{t('plans.already.library')}</LinkButton>
        <LinkButton look="secondary" to="/subscription-management">
          {t('plans.already.action')}
        </LinkButton>
      </div>
    </Panel>
  );
}
