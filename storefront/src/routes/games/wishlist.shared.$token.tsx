import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { WishedGames } from '../../features/wishlist/WishlistView';
import { get, HttpError } from '../../lib/http';
import { languageOf, says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { LinkButton } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';

export const handle = says('wishlist');

/** A list by its address, for any visitor; null once it is no longer shared. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  try {
    return await get('/v1/wishlists/{token}', {
      params: { path: { token: params.token ?? '' } },
      language: languageOf(request),
      anonymous: true,
    });
  } catch (problem) {
    if (problem instanceof HttpError && problem.status < 500) return null;
    throw problem;
  }
}

export default function SharedWishlistPage() {
  const { t } = useTranslation();
  const list = useLoaderData<typeof loader>();
  const see = (slug: string) => (
    <LinkButton look="secondary" wide to={`/games/${slug}`}>
      {t('wishlist.see')}
    </LinkButton>
  );
  return (
    <Page narrow title={t('wishlist.shared.title')} lead={list ? t('wishlist.shared.lead') : undefined}>
      <Head title={t('wishlist.shared.title')} hidden />
      {!list && (
        <ErrorNotice
          title={t('wishlist.shared.gone')}
          action={<LinkButton to="/games">{t('wishlist.none.action')}</LinkButton>}
        />
      )}
      {list?.games.length === 0 && <p>{t('wishlist.shared.none')}</p>}
      {list && <WishedGames games={list.games} actionOf={({ slug }) => see(slug)} />}
    </Page>
  );
}
