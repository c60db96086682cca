import { useState } from 'react';
import { useExplain } from '../../../lib/explain';
import { dayInChile, pesos } from '../../../lib/format';
import { post } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { useTranslation } from '../../../lib/useTranslation';
import type { Cancellable } from '../../../lib/wire';
import { Button, LinkButton } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Page } from '../../../ui/Page';

/** What it means to stop now, and to have stopped. */
const STOPPING = {
  active: 'renewals.cancel.until',
  past_due: 'renewals.cancel.now',
  awaiting_bank: 'renewals.cancel.once',
  ended: 'renewals.cancel.endedText',
} as const;
const STOPPED = {
  active: 'renewals.cancel.doneUntil',
  past_due: 'renewals.cancel.endedText',
  awaiting_bank: 'renewals.cancel.doneOnce',
  ended: 'renewals.cancel.endedText',
} as const;

type State =
  { at: 'idle' | 'working' } | { at: 'done'; plan: Cancellable } | { at: 'failed'; why: string; count: number };

/** Ends the renewal for a person who followed the link of a mail, when they press the button; mail programs open links by themselves. */
export function CancelByLink({ token, plan }: { token: string; plan: Cancellable }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const [state, setState] = useState<State>({ at: 'idle' });

  const cancel = async () => {
    setState({ at: 'working' });
    try {
      setState({
        at: 'done',
        plan: await post('/v1/subscription/cancel-by-link', { body: { token }, anonymous: true }),
      });
    } catch (problem) {
      setState((before) => ({
        at: 'failed',
        why: explain(problem, t('renewals.cancel.failed')),
        count: before.at === 'failed' ? before.count + 1 : 1,
      }));
    }
  };

  if (state.at === 'done') return <Over title={t('renewals.cancel.doneTitle')} plan={state.plan} />;
  if (plan.status === 'ended') return <Over title={t('renewals.cancel.endedTitle')} plan={plan} />;
  if (!plan.auto_renew) return <Over title={t('renewals.cancel.alreadyTitle')} plan={plan} />;
  return (
    <Page narrow title={t('renewals.cancel.title')}>
      {state.at === 'failed' && (
        <div className="mb-5">
          <ErrorNotice key={state.count} focus title={state.why} />
        </div>
      )}
      <Facts plan={plan} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button busy={state.at === 'working'} onClick={() => void cancel()}>
          {state.at === 'working' ? t('renewals.cancel.working') : t('renewals.cancel.action')}
        </Button>
        <LinkButton look="secondary" to="/">
          {t('renewals.cancel.keep')}
        </LinkButton>
      </div>
      <p className="mt-3 text-muted">{t('renewals.cancel.keptHint')}</p>
    </Page>
  );
}

function Facts({ plan }: { plan: Cancellable }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <div className="rounded-card border-2 border-line p-4 sm:p-5">
      <p className="font-display text-xl font-bold text-heading">{t(`renewals.cancel.plan.${plan.plan_id}`)}</p>
      <p className="mt-1">
        {t(plan.status === 'awaiting_bank' ? 'renewals.cancel.pending' : 'renewals.cancel.price', {
          price: pesos(plan.price, language),
        })}
      </p>
      <p className="mt-3">{t(STOPPING[plan.status], { day: lastDay(plan, language) })}</p>
    </div>
  );
}

function Over({ title, plan }: { title: string; plan: Cancellable }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const isRunning = plan.last_day !== null;
  return (
    <div role="status">
      <Page narrow title={title} lead={t(STOPPED[plan.status], { day: lastDay(plan, language) })}>
        {isRunning && <p className="mb-5">{t('renewals.cancel.undo')}</p>}
        <LinkButton look="secondary" to={isRunning ? '/subscription-management' : '/'}>
          {isRunning ? t('renewals.cancel.manage') : t('renewals.cancel.home')}
        </LinkButton>
      </Page>
    </div>
  );
}

/** The day is a date without a time: noon keeps it the same one everywhere. */
const lastDay = ({ last_day: day }: Cancellable, language: 'es' | 'en'): string =>
  day ? dayInChile(`${day}T15:00:00Z`, language) : '';
