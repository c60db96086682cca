import { Link, type ClientLoaderFunctionArgs } from 'react-router';
import { ChangePasswordForm } from '../features/accounts/access/ChangePasswordForm';
import { Section } from '../ui/Section';
import { requireLogin } from '../lib/guard';
import { says } from '../lib/i18n';
import { useTranslation } from '../lib/useTranslation';
import { Head } from '../ui/Head';

export const handle = says('settings', 'account');

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireLogin(request);
  return null;
}

/** The password, and the way to the devices that know it. */
export default function SecurityPage() {
  const { t } = useTranslation();
  return (
    <>
      <Head title={`${t('shell.settings.security')} · ${t('shell.settings.title')}`} hidden />
      <Section title={t('settings.account.security.title')} lead={t('settings.account.security.lead')}>
        <ChangePasswordForm />
      </Section>
      <Section title={t('settings.account.security.sessions')} lead={t('settings.account.security.sessionsText')}>
        <Link to="/account/sessions" className="link inline-block py-1">
          {t('settings.account.security.sessionsLink')}
        </Link>
      </Section>
    </>
  );
}
