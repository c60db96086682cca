import { strengthOf } from './password.rules';
import { useTranslation } from '../../lib/useTranslation';

/** How good a new password is so far, in words that are read out while it is typed. */
export function Strength({ password }: { password: string }) {
  const { t } = useTranslation();
  if (!password) return <>{t('account.register.passwordHint')}</>;
  const strength = strengthOf(password);
  const words =
    'missing' in strength
      ? t('account.register.strength.missing', {
          what: strength.missing.map((what) => t(`account.register.strength.${what}`)).join(', '),
        })
      : t(`account.register.strength.${strength.words}`);
  return (
    <span role="status">
      <b>{t('account.register.strength.label')}:</b> {words}
    </span>
  );
}
