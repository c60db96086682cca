import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useExplain } from '../../../lib/explain';
import { dayInChile } from '../../../lib/format';
import { get, post } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { notify } from '../../../ui/notice';
import { useTranslation } from '../../../lib/useTranslation';
import type { Guardian } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Field } from '../../../ui/form/Field';
import { useAddress } from '../AddressForm';
import { Section } from '../../../ui/Section';
import { loadedFrom, useLoaded, type Loaded } from '../../../lib/hooks/useLoaded';

const guardianOf = (id: string): Promise<Guardian> => get('/v1/users/{id}/guardian', { params: { path: { id } } });

/** Whom this account asked for the permission to buy, and what they answered. */
export const loadGuardian = (userId: string): Promise<Loaded<Guardian>> => loadedFrom(guardianOf(userId));

/** For the accounts of children: who gives the permission to buy, and what they answered. Draws nothing for others. */
export function GuardianSection({ userId, guardian }: { userId: string; guardian?: Loaded<Guardian> }) {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const explain = useExplain();
  const { loaded, put, again } = useLoaded(guardianOf, userId, guardian);
  const needed = loaded.at === 'here' && loaded.value.needed;

  useEffect(() => {
    // Whom the checkout sent here should land on it, although it is drawn later than the page.
    if (!needed || hash !== '#guardian') return;
    document.getElementById('guardian')?.scrollIntoView();
    document.getElementById('guardian-title')?.focus({ preventScroll: true });
  }, [needed, hash]);

  if (loaded.at === 'failed' && hash === '#guardian') {
    return (
      <ErrorNotice
        title={t('guardian.guardian.loadFailed')}
        action={
          <Button look="secondary" onClick={again}>
            {t('shell.errors.retry')}
          </Button>
        }
      >
        {explain(loaded.problem)}
      </ErrorNotice>
    );
  }
  if (!needed) return null;
  return (
    <Section id="guardian" title={t('guardian.guardian.title')} lead={t('guardian.guardian.why')}>
      <Answer guardian={loaded.value} />
      {loaded.value.decision !== 'allowed' && loaded.value.decision !== 'erasure-requested' && (
        <Ask userId={userId} guardian={loaded.value} onSent={put} />
      )}
    </Section>
  );
}

function Answer({ guardian: { email, waiting, decision, requested_at, decided_at } }: { guardian: Guardian }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = waiting ? requested_at : decided_at;
  if (!email || !date) return null;
  const values = { email, date: dayInChile(date, language) };
  return (
    <p role="status" className="rounded-card bg-sun-soft p-4 wrap-anywhere">
      {waiting || !decision ? t('guardian.guardian.waiting', values) : t(`guardian.guardian.${decision}`, values)}
    </p>
  );
}

function Ask({ userId, guardian, onSent }: { userId: string; guardian: Guardian; onSent: (now: Guardian) => void }) {
  const { t } = useTranslation();
  const { busy, wrong, form, refusal } = useAddress(
    { name: 'guardian', failed: t('guardian.guardian.failed') },
    async (email) => {
      onSent(await post('/v1/users/{id}/guardian', { params: { path: { id: userId } }, body: { email } }));
      notify({ tone: 'success', title: t('guardian.guardian.sent', { email }) });
    },
  );
  const again = guardian.email !== null;
  return (
    <form {...form} className="grid gap-4">
      {refusal}
      <Field
        label={t('guardian.guardian.email')}
        name="guardian"
        type="email"
        inputMode="email"
        autoComplete="off"
        defaultValue={guardian.email ?? ''}
        hint={
          <>
            {t('guardian.guardian.emailHint')} {t('guardian.guardian.data')}
          </>
        }
        problem={wrong ? t('guardian.guardian.emailProblem') : null}
      />
      <div>
        <Button type="submit" look={again ? 'secondary' : 'primary'} busy={busy}>
          {busy ? t('guardian.guardian.asking') : t(`guardian.guardian.${again ? 'askAgain' : 'ask'}`)}
        </Button>
      </div>
    </form>
  );
}
