import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session';
import { Tag } from '../../ui/Tag';
import { Section } from './Section';

/** Who is logged in, and whether the address is confirmed. */
export function AccountSummary() {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <Section title={t('settings.account.profile.title')}>
      <dl className="grid gap-4">
        <div>
          <dt className="text-sm text-muted">{t('settings.account.profile.name')}</dt>
          <dd className="text-lg font-bold">{user.username}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('settings.account.profile.email')}</dt>
          <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 break-all">{user.email}</span>
            <Tag tone={user.emailVerified ? 'mint' : 'sun'}>{t(`settings.account.profile.${user.emailVerified ? 'verified' : 'unverified'}`)}</Tag>
          </dd>
        </div>
      </dl>
      {!user.emailVerified && <p className="mt-4">{t('settings.account.profile.unverifiedText')}</p>}
    </Section>
  );
}
