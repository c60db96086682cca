import { useState, type FormEvent } from 'react';
import { useExplain } from '../../../lib/explain';
import { HttpError, post } from '../../../lib/http';
import { notify } from '../../../ui/notice';
import { session, useSession } from '../../../lib/session/session';
import { useTranslation } from '../../../lib/useTranslation';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Field, IN_PLACE } from '../../../ui/form/Field';
import { Section } from '../../../ui/Section';

const OLDEST = 1900;

/** Asks for the year of birth where no sign-up did. Draws nothing once it is known. */
export function BirthYearSection({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [whole, setWhole] = useState<{ text: string; count: number } | null>(null);
  if (!user.birthYearNeeded) return null;

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const field = event.currentTarget.elements.namedItem('birthYear');
    const birthYear = field instanceof HTMLInputElement ? Number(field.value) : NaN;
    const right = Number.isInteger(birthYear) && birthYear >= OLDEST;
    setWrong(!right);
    setWhole(null);
    if (!right) return field instanceof HTMLElement ? field.focus() : undefined;
    setBusy(true);
    try {
      await post('/v1/users/{id}/birth-year', { params: { path: { id: userId } }, body: { birthYear } });
      notify({ tone: 'success', title: t('guardian.guardian.yearSaved') });
      await session.check({ force: true });
    } catch (problem) {
      setWrong(problem instanceof HttpError && problem.errors.some(({ path }) => path === 'birthYear'));
      setWhole((before) => ({
        text: explain(problem, t('guardian.guardian.yearFailed')),
        count: (before?.count ?? 0) + 1,
      }));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Section id="birth-year" title={t('guardian.guardian.yearTitle')} lead={t('guardian.guardian.yearWhy')}>
      <form method={IN_PLACE} noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        {whole && <ErrorNotice key={whole.count} focus title={whole.text} />}
        <Field
          label={t('guardian.guardian.year')}
          name="birthYear"
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          problem={wrong ? t('guardian.guardian.yearProblem') : null}
          className="max-w-60"
        />
        <div>
          <Button type="submit" look="secondary" busy={busy}>
            {t('guardian.guardian.yearSave')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
