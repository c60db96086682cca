import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { VerifyEmail } from '../features/account/VerifyEmail';
import { says } from '../lib/i18n';
import { Head } from '../ui/Head';

export const handle = says('account');

export default function VerifyEmailPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return <div className="edge pb-12"><Head title={t('account.verify.title')} hidden /><VerifyEmail token={search.get('token')} /></div>;
}
