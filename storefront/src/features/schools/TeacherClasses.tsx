import { useCallback, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { day } from '../../lib/format';
import { get, HttpError, post } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useExplain } from '../../lib/explain';
import { useLoaded } from '../../lib/hooks/useLoaded';
import { useTranslation } from '../../lib/useTranslation';
import type { Schools } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Field, IN_PLACE } from '../../ui/form/Field';
import { notify } from '../../ui/notice';
import { Section } from '../../ui/Section';
import { Waiting } from '../../ui/waiting/Skeleton';
import { ClassForm } from './ClassForm';
import { Link } from '../../ui/Link';

/** A teacher's seats and classes, and the form for another one. */
export function TeacherClasses({ teacherId }: { teacherId: string }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const load = useCallback(() => get('/v1/schools'), []);
  const { loaded, put, again } = useLoaded<Schools>(load, teacherId);
  if (loaded.at === 'loading')
    return (
      <Waiting label={t('schools.mine.title')}>
        <div className="skeleton h-56 !rounded-card" />
      </Waiting>
    );
  if (loaded.at === 'failed') {
    const isRefused = loaded.problem instanceof HttpError && loaded.problem.status === 403;
    return (
      <ErrorNotice
        title={isRefused ? explain(loaded.problem, t('schools.mine.failed')) : t('schools.mine.failed')}
        action={isRefused ? undefined : <Button onClick={again}>{t('shell.errors.retry')}</Button>}
      />
    );
  }
  const { plan, classes } = loaded.value;
  return (
    <>
      <ClassList classes={classes} />
      <Seats plan={plan} onJoined={put} />
      <MakeClass />
    </>
  );
}

function ClassList({ classes }: Pick<Schools, 'classes'>) {
  const { t, language } = useTranslation();
  return (
    <Section title={t('schools.mine.title')}>
      {classes.length === 0 && <p>{t('schools.mine.none')}</p>}
      <ul className="grid gap-3 sm:grid-cols-2">
        {classes.map(({ id, name, pupils, games, endsOn }) => (
          <li key={id} className="relative rounded-[14px] border border-line p-4 hover:bg-paper">
            <h3 className="text-lg">
              <Link
                to={`/schools/classes/${id}`}
                className="text-heading no-underline before:absolute before:inset-0 hover:underline"
              >
                {name}
              </Link>
            </h3>
            <p className="text-sm text-muted">
              {t('schools.mine.pupils', { count: pupils })} · {t('schools.mine.games', { count: games })} ·{' '}
              {t('schools.mine.until', { date: day(endsOn, language) })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Seats({ plan, onJoined }: { plan: Schools['plan']; onJoined: (schools: Schools) => void }) {
  const { t, language } = useTranslation();
  const { busy, wrong, run } = useAction(t('schools.plan.failed'));
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(!code.trim());
    if (!code.trim()) return;
    void run(async () => {
      onJoined(await post('/v1/schools/plan', { body: { code } }));
      setCode('');
      notify({ tone: 'success', title: t('schools.plan.joined') });
    });
  };
  return (
    <Section title={t('schools.plan.title')}>
      <p>{plan ? t('schools.plan.have', { ...plan, date: day(plan.endsOn, language) }) : t('schools.plan.none')}</p>
      <form method={IN_PLACE} noValidate onSubmit={submit} className="grid max-w-md gap-4">
        {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
        <Field
          label={t('schools.plan.code')}
          hint={t('schools.plan.codeHint')}
          problem={isMissing ? t('schools.plan.takes') : null}
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <div>
          <Button type="submit" look="secondary" busy={busy}>
            {t('schools.plan.submit')}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function MakeClass() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Section id="make" title={t('schools.form.make')}>
      <ClassForm
        action={t('schools.form.submit')}
        onSave={async ({ name, grade, gameIds }) => {
          const { id } = await post('/v1/schools/classes', { body: { name, grade, gameIds } });
          await navigate(`/schools/classes/${id}`);
        }}
      />
    </Section>
  );
}
