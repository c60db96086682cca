import { useEffect, useState } from 'react';
import { codeOf } from '../../lib/http';
import { useSession } from '../../lib/session/session';
import { useAction } from '../../lib/hooks/useAction';
import { Button, LinkButton } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { beginCard, leaveFor } from './enrolment';
import { useTranslation } from '../../lib/useTranslation';

/** The way to the bank's form, and why it stays closed when it does; `next` is where the card is wanted. */
export function AddCard({
  label,
  look = 'primary',
  next = null,
}: {
  label?: string;
  look?: 'primary' | 'secondary';
  next?: string | null;
}) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('cards.addFailed'));
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    // Coming back by the browser's button must find the page awake.
    const wake = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const add = () =>
    run(async () => {
      const inscription = await beginCard(next);
      setLeaving(true);
      leaveFor(inscription);
    });

  return (
    <div className="grid gap-4 text-left">
      {wrong && <Trouble key={wrong.count} code={codeOf(wrong.problem)} text={wrong.text} />}
      <div>
        <Button look={look} busy={busy || leaving} onClick={() => void add()}>
          {leaving ? t('cards.leaving') : busy ? t('cards.adding') : (label ?? t('cards.add'))}
        </Button>
      </div>
    </div>
  );
}

function Trouble({ code, text }: { code: string; text: string }) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (code === 'guardian-needed') return <GuardianNeeded focus />;
  if (code === 'email-not-verified')
    return (
      <ErrorNotice focus title={t('cards.unverifiedTitle')}>
        {t('cards.unverified', { email: user.email ?? '' })}
      </ErrorNotice>
    );
  return (
    <ErrorNotice focus title={t('cards.bankTitle')}>
      {text}
    </ErrorNotice>
  );
}

/** Saving cards waits for an adult's yes, which is asked for in the account. */
export function GuardianNeeded({ focus = false }: { focus?: boolean }) {
  const { t } = useTranslation();
  return (
    <ErrorNotice
      focus={focus}
      title={t('cards.guardianTitle')}
      action={
        <LinkButton look="secondary" to="/account#guardian">
          {t('cards.guardianAction')}
        </LinkButton>
      }
    >
      {t('cards.guardian')}
    </ErrorNotice>
  );
}
