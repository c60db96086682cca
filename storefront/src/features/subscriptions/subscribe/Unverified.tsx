import { useState } from 'react';
import { post } from '../../../lib/http';
import { useSession } from '../../../lib/session/session';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';

/** Subscribing waits for the link in the mail, which can be sent again. */
export function Unverified() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [sent, setSent] = useState(false);
  const { busy, wrong, run } = useAction(t('shell.errors.sendLink'));
  const email = user.email ?? '';
  const send = () =>
    run(async () => {
      await post('/v1/auth/send-verification-email', { body: { email }, anonymous: true });
      setSent(true);
    });
  return (
    <ErrorNotice
      title={t('plans.unverified.title')}
      action={
        <Button look="secondary" busy={busy} onClick={() => void send()}>
          {t('plans.unverified.resend')}
        </Button>
      }
    >
      {t('plans.unverified.text', { email })}
      <span role="status" className="block font-semibold">
        {sent && t('plans.unverified.resent')}
        {wrong?.text}
      </span>
    </ErrorNotice>
  );
}
