import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { WishlistView } from '../../features/wishlist/WishlistView';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get } from '../../lib/http';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { LinkButton } from '../../ui/Button';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('wishlist'));

/** The games that the person wants. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, () => get('/v1/wishlist'));
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('wishlist.title')} lead={t('wishlist.lead')} heights={['h-32', 'h-32', 'h-40']} />;
}

export default function WishlistPage() {
  const { t } = useTranslation();
  const list = useLoaderData<typeof clientLoader>();
  return (
    <Page narrow title={t('wishlist.title')} lead={t('wishlist.lead')}>
      <Head title={t('wishlist.title')} hidden />
      <WishlistView
        first={list}
        actionOf={({ slug }) => (
          <LinkButton look="secondary" wide to={`/games/${slug}`}>
            {t('wishlist.see')}
          </LinkButton>
        )}
      />
    </Page>
  );
}
