import { useSearchParams } from 'react-router';
import { ErasureLink } from '../../features/accounts/privacy/ErasureLink';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';

export const handle = says('privacy');

export default function ConfirmErasurePage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return (
    <div className="edge pb-12">
      <Head title={t('privacy.myData.confirm.title')} hidden />
      <ErasureLink what="confirm" token={search.get('token')} />
    </div>
  );
}
