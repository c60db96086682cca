import { data, useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { AchievementManager } from '../../features/achievements/manager/AchievementManager';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get } from '../../lib/http';
import { says, useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';
import { Link } from '../../ui/Link';

export const handle = behindLogin(says('achievements'));

/** What can be earned in one game of the person's studios, by its address or its id. */
export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, async () => {
    const { games } = await get('/v1/developer/games');
    const game = games.find(({ slug, id }) => slug === params.game || id === params.game);
    if (!game) throw data(null, { status: 404 });
    const path = { gameId: game.id };
    return { game, achievements: await get('/v1/developer/games/{gameId}/achievements', { params: { path } }) };
  });
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('achievements.manager.loading')} heights={['h-72', 'h-40', 'h-40']} />;
}

export default function StudioAchievementsPage() {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const { game, achievements } = useLoaderData<typeof clientLoader>();
  const title = t('achievements.manager.title', { title: pick(game.title) || game.slug });
  return (
    <Page narrow title={title} lead={t('achievements.manager.lead')}>
      <Head title={title} hidden />
      <p className="mb-5">
        <Link to={`/developer/${game.slug}/edit`} className="link inline-block py-1">
          {t('achievements.manager.edit')}
        </Link>
      </p>
      <AchievementManager key={game.id} slug={game.slug} initial={achievements} />
    </Page>
  );
}
