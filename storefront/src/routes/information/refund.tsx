import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { says } from '../../lib/i18n';
import { legalView } from '../../features/legal/legal-text';
import { useTranslation } from '../../lib/useTranslation';
import { LinkButton } from '../../ui/Button';
import { LegalPage } from '../../features/legal/LegalPage';

export const handle = says('law');

export function loader({ request }: LoaderFunctionArgs) {
  return legalView('withdrawal', request);
}

export default function Refund() {
  const { t } = useTranslation();
  return (
    <LegalPage
      {...useLoaderData<typeof loader>()}
      action={<LinkButton to="/orders">{t('law.returnPurchase')}</LinkButton>}
    />
  );
}
