import { useState } from 'react';
import { useNavigate } from 'react-router';
import { JoinForm } from '../../features/schools/JoinForm';
import { PinNote } from '../../features/schools/PinNote';
import { enterClass } from '../../lib/session/class-session';
import { says } from '../../lib/i18n';
import { session, useSession } from '../../lib/session/session';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { Rich } from '../../ui/Rich';
import { Link } from '../../ui/Link';

export const handle = says('pupils');

const LINKS = {
  schools: (words: string) => (
    <Link to="/schools" className="link">
      {words}
    </Link>
  ),
};

/** The door of a class: a code and a nickname. */
export default function JoinPage() {
  const { t } = useTranslation();
  const { isLoggedIn, user } = useSession();
  const navigate = useNavigate();
  const [pin, setPin] = useState<string | null>(null);
  const goIn = (): void => void navigate('/class');
  return (
    <Page narrow title={t('pupils.join.title')} lead={pin ? undefined : t('pupils.join.lead')}>
      <Head title={t('pupils.join.title')} description={t('pupils.join.about')} />
      {pin && <PinNote pin={pin} onDone={goIn} />}
      {!pin && isLoggedIn && <HasAccount name={user.username ?? user.email ?? ''} />}
      {!pin && !isLoggedIn && (
        <JoinForm
          onEntered={({ session: entered, pin: fresh }) => {
            enterClass(entered);
            if (fresh) setPin(fresh);
            else goIn();
          }}
        />
      )}
      {!pin && (
        <p className="mt-8 text-muted">
          <Rich text={t('pupils.join.teacher')} parts={LINKS} />
        </p>
      )}
    </Page>
  );
}

/** An account and a class at once would mix whose time and games these are. */
function HasAccount({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t('pupils.join.account', { name })}</p>
      <Button onClick={() => void session.logOut()}>{t('pupils.join.logOut')}</Button>
    </div>
  );
}
