import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { ChangePasswordForm } from '../../features/accounts/access/ChangePasswordForm';
import { loadPasskeys, Passkeys } from '../../features/accounts/access/passkeys/Passkeys';
import { loadSecondFactor, SecondFactor } from '../../features/accounts/access/SecondFactor';
import { Section } from '../../ui/Section';
import { behindLogin, requireLogin } from '../../lib/session/guard';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';
import { Link } from '../../ui/Link';

export const handle = behindLogin(says('settings', 'account'));

/** It comes before the page is drawn: later it would push away what is below it. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireLogin(request);
  const [secondFactor, passkeys] = await Promise.all([loadSecondFactor(), loadPasskeys()]);
  return { secondFactor, passkeys };
}

/** The password, the code beside it, the passkeys in its place, and the way to the devices that know it. */
export default function SecurityPage() {
  const { t } = useTranslation();
  const { secondFactor, passkeys } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <Head title={`${t('settings.nav.security')} · ${t('settings.nav.title')}`} hidden />
      <Section title={t('settings.account.security.title')} lead={t('settings.account.security.lead')}>
        <ChangePasswordForm />
      </Section>
      <SecondFactor facts={secondFactor} />
      <Passkeys passkeys={passkeys} />
      <Section title={t('settings.account.security.sessions')} lead={t('settings.account.security.sessionsText')}>
        <Link to="/account/sessions" className="link inline-block py-1">
          {t('settings.account.security.sessionsLink')}
        </Link>
      </Section>
    </>
  );
}
