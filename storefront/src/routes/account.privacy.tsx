import { useTranslation } from 'react-i18next';
import { Link, type ClientLoaderFunctionArgs } from 'react-router';
import { Section } from '../features/settings/Section';
import { requireLogin } from '../lib/guard';
import { Head } from '../ui/Head';
import { Rich } from '../ui/Rich';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireLogin(request);
  return null;
}

/** What is kept about the person. */
export default function AccountPrivacyPage() {
  const { t } = useTranslation();
  return (
    <>
      <Head title={`${t('settings.account.nav.privacy')} · ${t('settings.title')}`} hidden />
      <Section title={t('settings.account.privacy.title')}>
        <div className="measure grid gap-3">
          <p><Rich text={t('settings.account.privacy.text')} parts={{ notice: (words) => <Link to="/privacy" className="link">{words}</Link> }} /></p>
          <p>{t('settings.account.privacy.kept')}</p>
        </div>
      </Section>
    </>
  );
}
