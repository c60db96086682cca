import { useCallback } from 'react';
import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { keptWishlist } from '../../features/wishlist/kept-wishlist';
import { KeptWishlistView } from '../../features/wishlist/KeptWishlistView';
import { ownWishlist } from '../../features/wishlist/wishlist';
import { WishlistView } from '../../features/wishlist/WishlistView';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { listedGames } from '../../lib/games/listed-games';
import { settledSession } from '../../lib/session/session';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { LinkButton } from '../../ui/Button';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('wishlist'), 'wishlist');

/** The games that the person wants, or a visitor in this browser; visitors who want none yet log in first. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { isLoggedIn } = await settledSession();
  const ids = isLoggedIn ? [] : keptWishlist.newest().toReversed();
  if (ids.length > 0) return { list: null, ids, games: await listedGames(ids) };
  return { list: await whileLoggedIn(request, ownWishlist) };
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('wishlist.title')} lead={t('wishlist.lead')} heights={['h-32', 'h-32', 'h-40']} />;
}

export default function WishlistPage() {
  const { t } = useTranslation();
  const data = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  return (
    <Page narrow title={t('wishlist.title')} lead={t('wishlist.lead')}>
      <Head title={t('wishlist.title')} hidden />
      {data.list ? (
        <WishlistView first={data.list} actionOf={seeGame} />
      ) : (
        <KeptWishlistView loadedIds={data.ids} games={data.games} actionOf={seeGame} reload={reload} />
      )}
    </Page>
  );
}

const seeGame = ({ slug }: { slug: string }) => <SeeGame slug={slug} />;

function SeeGame({ slug }: { slug: string }) {
  const { t } = useTranslation();
  return (
    <LinkButton look="secondary" wide to={`/games/${slug}`}>
      {t('wishlist.see')}
    </LinkButton>
  );
}
