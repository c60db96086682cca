import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { PendingAddress } from '../../features/accounts/profile/PendingAddress';
import { PictureForm } from '../../features/accounts/profile/PictureForm';
import { myAccount } from '../../features/accounts/profile/profile';
import { ProfileForm } from '../../features/accounts/profile/ProfileForm';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('settings'));

/** The account of the person logged in. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, myAccount);
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('settings.profile.editTitle')} heights={['h-64', 'h-[34rem]']} />;
}

const CARD = 'rounded-card border border-line bg-surface p-5 shadow-card sm:p-7';

export default function EditPage() {
  const { t } = useTranslation();
  const account = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const onChanged = () => void revalidate();
  return (
    <Page narrow title={t('settings.profile.editTitle')}>
      <Head title={t('settings.profile.editTitle')} hidden />
      <div className="grid gap-6">
        <section aria-labelledby="picture-title" className={CARD}>
          <h2 id="picture-title" className="mb-4 text-xl">
            {t('settings.profile.picture.title')}
          </h2>
          <PictureForm account={account} onChanged={onChanged} />
        </section>
        <section aria-labelledby="details-title" className={CARD}>
          <h2 id="details-title" className="mb-4 text-xl">
            {t('settings.profile.details')}
          </h2>
          {account.pending_email !== null && (
            <div className="mb-5">
              <PendingAddress account={account} onChanged={onChanged} />
            </div>
          )}
          <ProfileForm account={account} onChanged={onChanged} />
        </section>
      </div>
    </Page>
  );
}
