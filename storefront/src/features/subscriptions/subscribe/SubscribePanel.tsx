import { lazy, Suspense } from 'react';
import { useExplain } from '../../../lib/explain';
import { useTranslation } from '../../../lib/useTranslation';
import type { Plan } from '../../../lib/wire';
import { Button, LinkButton } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Spinner } from '../../../ui/waiting/Spinner';
import { CodeForm } from './CodeForm';
import { Panel } from '../Panel';
import { useSubscriber } from './useSubscriber';

const Way = lazy(() => import('./Way').then((file) => ({ default: file.Way })));

/** The way from a plan to a subscription, for a person who looks at it. */
export function SubscribePanel({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const { state, again } = useSubscriber();
  switch (state.at) {
    case 'asking':
      return <Asking />;
    case 'visitor':
      return <Stranger plan={plan} />;
    case 'failed':
      return (
        <ErrorNotice
          title={t('plans.loadFailed')}
          action={
            <Button look="secondary" onClick={again}>
              {t('plans.again')}
            </Button>
          }
        >
          {explain(state.problem)}
        </ErrorNotice>
      );
    case 'here':
      return (
        <div className="grid gap-6">
          <Suspense fallback={<Asking />}>
            <Way plan={plan} subscriber={state.subscriber} again={again} />
          </Suspense>
          <Panel title={t('plans.code.title')}>
            <CodeForm />
          </Panel>
        </div>
      );
  }
}

function Asking() {
  const { t } = useTranslation();
  return (
    <Panel>
      <Spinner label={t('plans.loading')} />
    </Panel>
  );
}

function Stranger({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const next = encodeURIComponent(`/subscription?plan=${plan.plan_id}`);
  return (
    <Panel title={t('plans.login.title')}>
      <p className="mb-5 text-muted">{t('plans.login.text')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={`/login?next=${next}`}>{t('plans.login.action')}</LinkButton>
        <LinkButton look="secondary" to={`/register-pending?next=${next}`}>
          {t('plans.login.signup')}
        </LinkButton>
      </div>
    </Panel>
  );
}
