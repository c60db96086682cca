import { data, useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { GameEditor } from '../../features/publishing/editor/GameEditor';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get } from '../../lib/http';
import { says, useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';
import { Link } from '../../ui/Link';

export const handle = behindLogin(says('publishing', 'builds', 'catalog'));

/** One game of the person's studios, by its address or its id. */
export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, async () => {
    const { games } = await get('/v1/developer/games');
    const found = games.find(({ slug, id }) => slug === params.game || id === params.game);
    if (!found) throw data(null, { status: 404 });
    const path = { gameId: found.id };
    const [game, { builds }, { objectives }] = await Promise.all([
      get('/v1/developer/games/{gameId}', { params: { path } }),
      get('/v1/developer/games/{gameId}/builds', { params: { path } }),
      get('/v1/curriculum'),
    ]);
    return { game, builds, objectives };
  });
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton narrow={false} title={t('publishing.edit')} heights={['h-96', 'h-72', 'h-72']} />;
}

export default function EditGamePage() {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const { game, builds, objectives } = useLoaderData<typeof clientLoader>();
  const title = pick(game.draft.title) || game.draft.title.es || game.slug;
  return (
    <Page
      title={title}
      lead={
        <span className="flex flex-wrap gap-x-6 text-base">
          <Link to="/upload" className="link inline-block py-1">
            {t('publishing.all')}
          </Link>
          <Link to={`/developer/${game.slug}/achievements`} className="link inline-block py-1">
            {t('publishing.achievements')}
          </Link>
        </span>
      }
    >
      <Head title={t('publishing.editing', { title })} hidden />
      <GameEditor key={game.id} initial={game} initialBuilds={builds} objectives={objectives} />
    </Page>
  );
}
