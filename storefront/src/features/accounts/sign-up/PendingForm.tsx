import { HttpError, post } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { useTranslation } from '../../../lib/useTranslation';
import type { CheckPendingUserReply, MessageReply } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { AddressForm } from '../AddressForm';
import { TryAgain } from '../TryAgain';
import { rememberNext, withNext } from '../detour';
import { Link } from '../../../ui/Link';

function useResend(next: string): (email: string) => Promise<MessageReply> {
  const { language } = useLanguage();
  return (email) => {
    rememberNext(next);
    return post('/v1/auth/create-pending-user', { body: { email, lang: language }, anonymous: true });
  };
}

/** The first step of an account: an address, to which a link is sent. */
export function PendingForm({ next, onSent }: { next: string; onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const ask = useResend(next);
  return (
    <div className="grid gap-4">
      <AddressForm
        action={t('account.pending.action')}
        sending={t('account.pending.sending')}
        failed={t('account.pending.failedSend')}
        ask={ask}
        onSent={onSent}
      />
      <p className="text-center">
        {t('account.register.have')}{' '}
        <Link to={withNext('/login', next)} className="link">
          {t('account.register.login')}
        </Link>
      </p>
      <p className="text-center text-sm text-muted">
        {t('account.pending.direct')}{' '}
        <Link to={withNext('/register', next)} className="link">
          {t('account.pending.directAction')}
        </Link>
      </p>
    </div>
  );
}

/** Where to look for the mail, and what to do when it does not come. */
export function PendingSent({ email, next, onBack }: { email: string; next: string; onBack: () => void }) {
  const { t } = useTranslation();
  const ask = useResend(next);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{t('account.pending.hint')}</p>
      <TryAgain
        label={t('account.pending.check')}
        failed={t('account.pending.failedCheck')}
        ask={async () => t(`account.pending.status.${await statusOf(email)}`)}
      />
      <TryAgain
        label={t('account.register.resend')}
        failed={t('account.pending.failedSend')}
        ask={() => ask(email).then(() => t('account.pending.resent'))}
      />
      <Button look="quiet" onClick={onBack}>
        {t('account.pending.other')}
      </Button>
    </div>
  );
}

/** How far the address has come; no one waits with it any more when the shop knows nothing of it. */
async function statusOf(email: string): Promise<CheckPendingUserReply['status'] | 'over'> {
  try {
    return (await post('/v1/auth/check-pending-user', { body: { email }, anonymous: true })).status;
  } catch (problem) {
    if (problem instanceof HttpError && problem.status === 404) return 'over';
    throw problem;
  }
}
