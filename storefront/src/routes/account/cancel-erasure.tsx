import { useSearchParams } from 'react-router';
import { ErasureLink } from '../../features/accounts/privacy/ErasureLink';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';

export const handle = says('privacy');

export default function CancelErasurePage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return (
    <div className="edge pb-12">
      <Head title={t('privacy.myData.cancel.title')} hidden />
      <ErasureLink what="cancel" token={search.get('token')} />
    </div>
  );
}
