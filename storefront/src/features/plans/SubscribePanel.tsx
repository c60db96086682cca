import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayInChile } from '../../lib/format';
import { useExplain } from '../../lib/explain';
import { useLanguage } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import type { Plan, Subscription } from '../../lib/wire';
import { Button, LinkButton } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Spinner } from '../../ui/Spinner';
import { AddCard } from '../../ui/AddCard';
import { CodeForm } from './CodeForm';
import { PayForm } from './PayForm';
import { lastDay } from './standing';
import { Unverified } from './Unverified';
import { useSubscriber, type Subscriber } from './useSubscriber';

/** The way from a plan to a subscription, for whoever looks at it. */
export function SubscribePanel({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const { asked, again } = useSubscriber();
  switch (asked.at) {
    case 'asking':
      return <Card><Spinner label={t('plans.loading')} /></Card>;
    case 'nobody':
      return <Stranger plan={plan} />;
    case 'failed':
      return <ErrorNotice title={t('plans.loadFailed')} action={<Button look="secondary" onClick={again}>{t('plans.again')}</Button>}>{explain(asked.problem)}</ErrorNotice>;
    case 'here':
      return (
        <div className="grid gap-6">
          <Way plan={plan} subscriber={asked.subscriber} again={again} />
          <Card title={t('plans.code.title')}><CodeForm /></Card>
        </div>
      );
  }
}

function Card({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      {title && <h2 className="mb-3 text-xl">{title}</h2>}
      {children}
    </section>
  );
}

function Stranger({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const next = encodeURIComponent(`/subscription?plan=${plan.plan_id}`);
  return (
    <Card title={t('plans.login.title')}>
      <p className="mb-5 text-muted">{t('plans.login.text')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={`/login?next=${next}`}>{t('plans.login.action')}</LinkButton>
        <LinkButton look="secondary" to={`/register-pending?next=${next}`}>{t('plans.login.signup')}</LinkButton>
      </div>
    </Card>
  );
}

/** What stands between this person and the plan, or the form that pays it. */
function Way({ plan, subscriber, again }: { plan: Plan; subscriber: Subscriber; again: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { cards, needsGuardian, current, terms } = subscriber;
  if (current) return <Already current={current} />;
  if (!user.emailVerified) return <Unverified />;
  if (needsGuardian) return <ErrorNotice title={t('plans.guardian.title')} action={<LinkButton look="secondary" to="/account#guardian">{t('plans.guardian.action')}</LinkButton>}>{t('plans.guardian.text')}</ErrorNotice>;
  const usable = cards.filter(({ usable: works }) => works);
  if (usable.length > 0) return <Card title={t('plans.pay.title')}><PayForm plan={plan} cards={usable} terms={terms} again={again} /></Card>;
  return (
    <Card title={t('plans.pay.noCard')}>
      <p className="mb-5">{cards.length > 0 ? t('plans.pay.broken') : t('plans.pay.noCardText')}</p>
      <AddCard label={t('plans.pay.addCard')} next={`/subscription?plan=${plan.plan_id}`} />
    </Card>
  );
}

function Already({ current }: { current: Subscription }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const plan = pick(current.title);
  if (current.status === 'incomplete' || current.payment_pending) {
    return <Card title={t('plans.already.pendingTitle')}><p className="mb-5">{t('plans.already.pending')}</p><LinkButton to="/subscription-management">{t('plans.already.pendingAction')}</LinkButton></Card>;
  }
  if (current.status === 'past_due') return <Card title={t('plans.already.debtTitle')}><p className="mb-5">{t('plans.already.debt')}</p><LinkButton to="/subscription-management">{t('plans.already.action')}</LinkButton></Card>;
  const until = current.auto_renew === 0 && current.active_until;
  return (
    <Card title={t('plans.already.title')}>
      <p className="mb-5">{until ? t('plans.already.text', { plan, date: dayInChile(lastDay(until), language) }) : t('plans.already.renews', { plan })}</p>
      <div className="flex flex-wrap gap-3"><LinkButton to="/library">{t('plans.already.library')}</LinkButton><LinkButton look="secondary" to="/subscription-management">{t('plans.already.action')}</LinkButton></div>
    </Card>
  );
}
