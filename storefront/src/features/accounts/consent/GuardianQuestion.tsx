import { lazy, Suspense, useState } from 'react';
import { useExplain } from '../../../lib/explain';
import { dayInChile } from '../../../lib/format';
import { post } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { useTranslation } from '../../../lib/useTranslation';
import type { GuardianAnswer, GuardianDecision, GuardianQuestion as Question, LegalText } from '../../../lib/wire';
import { Button, LinkButton } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { LegalSentence } from '../../../ui/Rich';

const Dialog = lazy(() => import('../../../ui/dialog/Dialog').then((file) => ({ default: file.Dialog })));

type Decision = GuardianAnswer['decision'];
type State =
  | { at: 'idle' }
  | { at: 'working'; decision: Decision }
  | { at: 'refused'; problem: unknown; count: number }
  | { at: 'done'; decision: GuardianDecision; message: string };

/** What a guardian reads before deciding, and the three answers. */
export function GuardianQuestion({ token, question, text }: { token: string; question: Question; text: LegalText }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const [state, setState] = useState<State>({ at: 'idle' });
  /** The window is fetched once it is asked for. */
  const [erasing, setErasing] = useState<boolean | null>(null);
  const busy = state.at === 'working' ? state.decision : null;

  const answer = async (decision: Decision) => {
    if (state.at === 'working') return;
    if (erasing) setErasing(false);
    setState({ at: 'working', decision });
    try {
      const reply = await post('/v1/guardian', { body: { token, decision, hash: text.hash }, anonymous: true });
      setState({ at: 'done', ...reply });
      // The button that had the keyboard is gone.
      document.getElementById('main')?.focus();
    } catch (problem) {
      setState((before) => ({ at: 'refused', problem, count: before.at === 'refused' ? before.count + 1 : 1 }));
    }
  };

  if (state.at === 'done') return <Done decision={state.decision} message={state.message} />;
  return (
    <div className="grid gap-6">
      <p className="text-lg text-muted">{t('guardian.page.lead', { name: question.username })}</p>
      {state.at === 'refused' && (
        <ErrorNotice key={state.count} focus title={explain(state.problem, t('guardian.page.failed'))} />
      )}
      <Now question={question} />
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
          <h2 className="text-xl">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <p className="text-sm text-muted">{t('guardian.page.version', { version: text.version })}</p>
      <section aria-labelledby="guardian-question" className="rounded-card bg-sun-soft p-4 sm:p-6">
        <h2 id="guardian-question" className="text-xl">
          {t('guardian.page.question')}
        </h2>
        <p className="mt-2">
          <LegalSentence text={t('guardian.page.texts')} />
        </p>
        <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
          {question.decision !== 'allowed' && (
            <Button busy={busy === 'allow'} onClick={() => void answer('allow')}>
              {t('guardian.page.allow')}
            </Button>
          )}
          <Button look="secondary" busy={busy === 'refuse'} onClick={() => void answer('refuse')}>
            {t(`guardian.page.${question.decision === 'allowed' ? 'withdraw' : 'refuse'}`)}
          </Button>
        </div>
        {question.decision !== 'erasure-requested' && (
          <div className="mt-3">
            <Button look="quiet" className="-ml-3 text-left" busy={busy === 'erase'} onClick={() => setErasing(true)}>
              {t('guardian.page.erase')}
            </Button>
          </div>
        )}
      </section>
      {erasing !== null && (
        <Suspense>
          <EraseQuestion
            open={erasing}
            name={question.username}
            onYes={() => void answer('erase')}
            onNo={() => setErasing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function EraseQuestion({
  open,
  name,
  onYes,
  onNo,
}: {
  open: boolean;
  name: string;
  onYes: () => void;
  onNo: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onNo} title={t('guardian.page.eraseSure', { name })}>
      <p>{t('guardian.page.eraseWhat')}</p>
      <div className="mt-5 grid gap-3">
        <Button look="secondary" wide onClick={onYes}>
          {t('guardian.page.eraseYes')}
        </Button>
        <Button wide onClick={onNo}>
          {t('guardian.page.eraseNo')}
        </Button>
      </div>
    </Dialog>
  );
}

/** What holds until another answer comes. */
function Now({ question: { decision, decided_at } }: { question: Question }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (!decision || !decided_at) return null;
  return (
    <p className="font-semibold">{t(`guardian.page.now.${decision}`, { date: dayInChile(decided_at, language) })}</p>
  );
}

function Done({ decision, message }: { decision: GuardianDecision; message: string }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <EmptyState
        title={t(`guardian.page.done.${decision}`)}
        action={
          <LinkButton look="secondary" to="/">
            {t('guardian.page.home')}
          </LinkButton>
        }
      >
        <p>{message}</p>
        <p className="mt-2">{t('guardian.page.close')}</p>
      </EmptyState>
    </div>
  );
}
