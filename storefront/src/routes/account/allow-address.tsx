import { useSearchParams } from 'react-router';
import { AddressLink } from '../../features/accounts/profile/AddressLink';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';

export const handle = says('settings');

export default function AllowAddressPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return (
    <div className="edge pb-12">
      <Head title={t('settings.addressLink.allow.title')} hidden />
      <AddressLink what="allow" token={search.get('token')} />
    </div>
  );
}
