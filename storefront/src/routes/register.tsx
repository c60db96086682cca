import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AuthPage } from '../features/account/AuthPage';
import { GoogleButton } from '../features/account/GoogleButton';
import { RegisterForm } from '../features/account/RegisterForm';
import { ResendLink } from '../features/account/ResendLink';
import { safeNext } from '../lib/guard';
import { says } from '../lib/i18n';
import { LinkButton } from '../ui/Button';

export const handle = says('account');

export default function Register() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <AuthPage title={t('account.register.title')} lead={t('account.register.lead')}><GoogleButton next={next} /><RegisterForm next={next} onDone={setSentTo} /></AuthPage>;
  return (
    <AuthPage title={t('account.register.sentTitle')} lead={<p role="status">{t('account.register.sent', { email: sentTo })}</p>}>
      <div className="grid gap-4">
        <LinkButton to={`/login${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`} wide>{t('account.register.goOn')}</LinkButton>
        <p className="text-sm text-muted">{t('account.register.sentHint')}</p>
        <ResendLink email={sentTo} />
      </div>
    </AuthPage>
  );
}
