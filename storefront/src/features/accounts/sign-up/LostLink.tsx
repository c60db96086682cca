import { post } from '../../../lib/http';
import { useTranslation } from '../../../lib/useTranslation';
import { TryAgain } from '../TryAgain';

/** Sends the confirmation link of a new account again. Every refused log-in offers it, known address or not: none can be told apart. */
export function LostLink({ email }: { email: string }) {
  const { t } = useTranslation();
  const ask = async (): Promise<string> => {
    await post('/v1/auth/send-verification-email', { body: { email }, anonymous: true });
    return t('account.register.resent');
  };
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">{t('account.login.lost', { email })}</p>
      <TryAgain label={t('account.register.resend')} failed={t('shell.errors.sendLink')} ask={ask} />
    </div>
  );
}
