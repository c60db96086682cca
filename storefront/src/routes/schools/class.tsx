import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PupilGames } from '../../features/schools/PupilGames';
import { forgetClass, isOutOfClass, useClassSession, type ClassSession } from '../../lib/session/class-session';
import { get, post } from '../../lib/http';
import { says } from '../../lib/i18n';
import { useSession } from '../../lib/session/session';
import { useAction } from '../../lib/hooks/useAction';
import { useLoaded } from '../../lib/hooks/useLoaded';
import { useTranslation } from '../../lib/useTranslation';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Head } from '../../ui/Head';
import { notify } from '../../ui/notice';
import { Page } from '../../ui/Page';
import { Waiting } from '../../ui/waiting/Skeleton';

export const handle = says('pupils');

/** A pupil's class: its games and the own progress. */
export default function ClassPage() {
  const { t } = useTranslation();
  const { verifying } = useSession();
  const pupil = useClassSession();
  return (
    <Page
      title={t('pupils.class.title')}
      lead={pupil ? t('pupils.class.of', { nickname: pupil.nickname, name: pupil.className }) : undefined}
    >
      <Head title={t('pupils.class.title')} hidden />
      {pupil ? <Inside key={pupil.token} pupil={pupil} /> : !verifying && <Outside />}
    </Page>
  );
}

function Inside({ pupil }: { pupil: ClassSession }) {
  const { t } = useTranslation();
  const load = useCallback(() => get('/v1/class'), []);
  const { loaded, again } = useLoaded(load, pupil.token);
  const isOver = loaded.at === 'failed' && isOutOfClass(loaded.problem);
  useEffect(() => {
    if (isOver) forgetClass();
  }, [isOver]);
  if (loaded.at === 'failed')
    return (
      <ErrorNotice
        title={t('pupils.class.failed')}
        action={<Button onClick={again}>{t('shell.errors.retry')}</Button>}
      />
    );
  if (loaded.at === 'loading')
    return (
      <Waiting label={t('pupils.class.title')}>
        <div className="skeleton h-56 !rounded-card" />
      </Waiting>
    );
  return (
    <div className="grid gap-6">
      <p className="font-semibold">{t('pupils.class.minutes', { count: loaded.value.minutes })}</p>
      <PupilGames of={loaded.value} />
      <Leave />
    </div>
  );
}

function Leave() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, wrong, run } = useAction(t('pupils.class.leaveFailed'));
  const leave = (): void =>
    void run(async () => {
      await post('/v1/class/leave');
      forgetClass();
      notify({ tone: 'success', title: t('pupils.class.left') });
      await navigate('/join');
    });
  return (
    <div>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <Button look="secondary" busy={busy} onClick={leave}>
        {t('pupils.class.leave')}
      </Button>
    </div>
  );
}

function Outside() {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('pupils.class.out')} action={<LinkButton to="/join">{t('pupils.class.enter')}</LinkButton>}>
      {t('pupils.class.outText')}
    </EmptyState>
  );
}
