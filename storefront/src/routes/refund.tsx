import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { languageOf } from '../lib/i18n';
import { legalText } from '../features/legal/legal-text';
import { useTranslation } from '../lib/useTranslation';
import { LinkButton } from '../ui/Button';
import { LegalPage } from '../features/legal/LegalPage';

export function loader({ request }: LoaderFunctionArgs) {
  return legalText('withdrawal', languageOf(request));
}

export default function Refund() {
  const { t } = useTranslation();
  return (
    <LegalPage
      text={useLoaderData<typeof loader>()}
      action={<LinkButton to="/orders">{t('shell.legal.returnPurchase')}</LinkButton>}
    />
  );
}
