import { useSearchParams } from 'react-router';
import { VerifyEmail } from '../../features/accounts/sign-up/VerifyEmail';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';

export const handle = says('account');

export default function VerifyEmailPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const proof = search.get('for') === 'new-address' ? 'address' : 'account';
  return (
    <div className="edge pb-12">
      <Head title={t('account.verify.title')} hidden />
      <VerifyEmail token={search.get('token')} proof={proof} />
    </div>
  );
}
